/// Pictures of answers: graphs, automata, trees, best responses, plots of values. Nothing here reads or solves a game.
@NullMarked
package grundy.present.picture;

import org.jspecify.annotations.NullMarked;
