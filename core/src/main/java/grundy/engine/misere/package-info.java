/// Misere quotients: who wins any sum of heaps of a game in misere play.
@NullMarked
package grundy.engine.misere;

import org.jspecify.annotations.NullMarked;
