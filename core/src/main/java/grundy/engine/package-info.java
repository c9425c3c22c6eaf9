/// What all engines share: the interface to the solver. Each shape of rules has a package of its own below
/// this one. Engines know nothing of questions, verdicts or words.
@NullMarked
package grundy.engine;

import org.jspecify.annotations.NullMarked;
