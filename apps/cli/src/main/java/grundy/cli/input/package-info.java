/// What words of a command line mean: rules in files, games of choice, graphs, names that belong to another command,
/// what a shell made of a line.
///
/// Not here: options.
@NullMarked
package grundy.cli.input;

import org.jspecify.annotations.NullMarked;
