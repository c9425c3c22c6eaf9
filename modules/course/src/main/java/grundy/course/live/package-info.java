/// The parts of a lesson that are computed when it is shown: numbers in its text, and whole pieces between its
/// paragraphs.
///
/// Not here: the lesson's own text (`grundy.course.lesson`).
@NullMarked
package grundy.course.live;

import org.jspecify.annotations.NullMarked;
