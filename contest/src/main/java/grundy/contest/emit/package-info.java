/// Programs in C++, Java and Python that answer a judge's problem or a line of rules: methods written once in a small
/// language of sketches, and printed in each of the three. What decides whether a method is right stays in the core.
@NullMarked
package grundy.contest.emit;

import org.jspecify.annotations.NullMarked;
