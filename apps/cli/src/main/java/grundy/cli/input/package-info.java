/// The meaning of the words of a command line: rules in files, games of choice, graphs, names that
/// belong to another command, words that a shell has changed.
///
/// Not here: options.
@NullMarked
package grundy.cli.input;

import org.jspecify.annotations.NullMarked;
