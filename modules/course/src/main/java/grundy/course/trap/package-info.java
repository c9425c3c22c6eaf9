/// Wrong claims and programs of a kind common in articles, and how a reader refutes them. Nothing here decides a game.
@NullMarked
package grundy.course.trap;

import org.jspecify.annotations.NullMarked;
