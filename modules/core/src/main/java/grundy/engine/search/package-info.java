/// The general engine: search over all positions that can be reached, for any rules. It is the oracle that every faster
/// engine is tested against, so it uses no theorem beyond Sprague's and Grundy's and says in its Javadoc where it does.
/// Positions are numbers here: a {@link grundy.engine.space.PositionGraph} gives each position an id and lists its
/// options as ids; the searches ({@link NimSearch}, {@link OutcomeSearch}, {@link RemotenessSearch}, {@link
/// RetrogradeSearch}) know nothing else. What is asked from outside goes through {@link SearchValues}.
///
/// Not here: sums that are searched as a whole (`grundy.engine.sum`), engines for rules of a particular shape, and
/// anything that guesses.
@NullMarked
package grundy.engine.search;

import org.jspecify.annotations.NullMarked;
