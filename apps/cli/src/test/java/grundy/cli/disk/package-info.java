/// What the program writes, and a disk that is full while it does. Not here: what the files hold.
@NullMarked
package grundy.cli.disk;

import org.jspecify.annotations.NullMarked;
