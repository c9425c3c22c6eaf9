/// Claims and programs that are wrong, as they go round in articles, and how a reader breaks them. Nothing here decides
/// a game.
@NullMarked
package grundy.course.trap;

import org.jspecify.annotations.NullMarked;
