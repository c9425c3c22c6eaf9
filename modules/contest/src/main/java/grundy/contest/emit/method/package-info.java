/// Methods: from data files, or made from what the solver knows of a game.
///
/// Not here: whether a method is right: that stays in the core.
@NullMarked
package grundy.contest.emit.method;

import org.jspecify.annotations.NullMarked;
