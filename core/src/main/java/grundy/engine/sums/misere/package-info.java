/// Misere play by the theory of tame games: the genus of a position, checked position by position. Games that are not
/// tame are searched as whole sums, which is not done here.
@NullMarked
package grundy.engine.sums.misere;

import org.jspecify.annotations.NullMarked;
