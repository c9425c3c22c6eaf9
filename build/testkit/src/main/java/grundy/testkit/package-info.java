/// One oracle for each definition of the theory: plain recursion, each position worked out once, no theorem used that
/// is not said in the class. It is built before the core and can see nothing of it, so that no oracle can share a
/// mistake with an engine but through the rules it is handed.
///
/// Not here: anything fast, and tests.
@NullMarked
package grundy.testkit;

import org.jspecify.annotations.NullMarked;
