/// What is worked out when a lesson is shown: numbers in its text, and whole pieces between its paragraphs.
@NullMarked
package grundy.course.live;

import org.jspecify.annotations.NullMarked;
