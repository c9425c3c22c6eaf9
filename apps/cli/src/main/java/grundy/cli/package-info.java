/// The start of the program: the entry point, the list of commands, the reading of a command line,
/// help, the manual page, completion. Every failure ends in `Main` as one message and an exit status.
///
/// Not here: what a command does (command, proof, values), what an option means (option).
@NullMarked
package grundy.cli;

import org.jspecify.annotations.NullMarked;
