/// Lessons: why a verdict or a table is what it is, one for each kind of reason.
///
/// Not here: lessons about values of expressions (`grundy.explain.value`) and about compounds other than the
/// disjunctive sum (`grundy.explain.compound`).
@NullMarked
package grundy.explain.lesson;

import org.jspecify.annotations.NullMarked;
