/// The course: lessons in their order. What a lesson is made of stands in `lesson`, what is worked out in it in `live`,
/// what is asked in `exercise`, what is wrong on purpose in `trap`. No theorem stands here: the solver is asked.
@NullMarked
package grundy.course;

import org.jspecify.annotations.NullMarked;
