/// The course in the terminal: a lesson step by step, its exercises, its small games.
@NullMarked
package grundy.cli.learn;

import org.jspecify.annotations.NullMarked;
