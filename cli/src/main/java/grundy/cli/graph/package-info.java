/// A graph that was solved, as a table in a file and as a picture. Nothing here reads or solves one.
@NullMarked
package grundy.cli.graph;

import org.jspecify.annotations.NullMarked;
