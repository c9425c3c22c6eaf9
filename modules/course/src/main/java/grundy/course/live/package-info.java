/// The parts of a lesson that are computed when it is shown: numbers in its text, and whole pieces
/// between its paragraphs.
@NullMarked
package grundy.course.live;

import org.jspecify.annotations.NullMarked;
