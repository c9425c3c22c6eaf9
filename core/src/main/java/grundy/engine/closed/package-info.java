/// Closed forms: who wins, nim-values and all winning moves of games with a theorem, for integers of any length.
/// Rules are recognised by their form, never by a game's name. No search and no tables here, and nothing that is
/// only conjectured.
@NullMarked
package grundy.engine.closed;

import org.jspecify.annotations.NullMarked;
