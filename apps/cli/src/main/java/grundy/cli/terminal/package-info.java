/// The terminal and the standard streams: what is written on them is safe, wide enough and in colours; how far work has
/// come.
///
/// Not here: dialogues with a person (dialogue); anything about games.
@NullMarked
package grundy.cli.terminal;

import org.jspecify.annotations.NullMarked;
