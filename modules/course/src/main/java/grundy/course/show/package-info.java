/// A lesson as apps show it: step by step as blocks, or whole as JSON, with all that is live worked out.
///
/// Not here: the computation of live pieces (`grundy.course.live`).
@NullMarked
package grundy.course.show;

import org.jspecify.annotations.NullMarked;
