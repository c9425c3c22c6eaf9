/// What one component looks like: one class for each kind of game, and one that chooses; no picture asks it.
///
/// Not here: whole pictures, and answers, which are handed in.
@NullMarked
package grundy.present.picture.component;

import org.jspecify.annotations.NullMarked;
