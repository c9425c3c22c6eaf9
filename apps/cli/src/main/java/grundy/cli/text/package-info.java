/// Lists and tables as lines of text: values, outcomes, grids, graphs, games, problems.
///
/// Not here: blocks, which `present.layout` lays out; documents.
@NullMarked
package grundy.cli.text;

import org.jspecify.annotations.NullMarked;
