/// Engines for boards on which every move fills squares that must be empty: the sides' placements as sets of squares in
/// a word, and bounds that follow from them.
///
/// Not here: boards whose moves change letters otherwise (`grundy.engine.rewrite`).
@NullMarked
package grundy.engine.placement;

import org.jspecify.annotations.NullMarked;
