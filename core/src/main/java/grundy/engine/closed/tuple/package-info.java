/// Closed forms of games in the general form of the rule language: several heaps that are coupled, or a heap with a
/// memory. Games are recognised by their rules, up to the names of letters and the order in which things are written.
@NullMarked
package grundy.engine.closed.tuple;

import org.jspecify.annotations.NullMarked;
