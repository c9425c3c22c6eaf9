/// The command line: reads arguments, files and standard input, hands questions to the solver, prints text or JSON.
/// Decides nothing about a game. One class a command.
@NullMarked
package grundy.cli;

import org.jspecify.annotations.NullMarked;
