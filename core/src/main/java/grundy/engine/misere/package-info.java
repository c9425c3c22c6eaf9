/// Misere play by the theory of tame games. Misere quotients of wild games do not belong here.
@NullMarked
package grundy.engine.misere;

import org.jspecify.annotations.NullMarked;
