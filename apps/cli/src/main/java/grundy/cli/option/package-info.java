/// Options and words of a command line: how each is described to picocli, read, and refused.
///
/// Not here: what a command does with them; files of rules and games (input).
@NullMarked
package grundy.cli.option;

import org.jspecify.annotations.NullMarked;
