/// Programs for problems and for a line of rules: what they read and write, and the method with what stands in its
/// holes.
///
/// Not here: methods, and how a program is written in a language.
@NullMarked
package grundy.contest.emit;

import org.jspecify.annotations.NullMarked;
