/// The lessons: their order, their texts, and what stands in them.
///
/// Not here: exercises and live pieces, which have rooms of their own.
@NullMarked
package grundy.course.lesson;

import org.jspecify.annotations.NullMarked;
