/// What a lesson is made of, and how it is read from its file (docs/course.md).
@NullMarked
package grundy.course.lesson;

import org.jspecify.annotations.NullMarked;
