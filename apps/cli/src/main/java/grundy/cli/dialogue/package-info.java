/// A person at the terminal, line by line: a game against the solver, a game with a score, a lesson of the course.
/// Reads and writes through `Dialogue` only.
///
/// Not here: options and documents; rules of play, which are in `present.play`.
@NullMarked
package grundy.cli.dialogue;

import org.jspecify.annotations.NullMarked;
