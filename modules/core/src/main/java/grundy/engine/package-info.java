/// The parts that all engines share, and their promises to the solver: options, winning moves, nim-values, and
/// forecasts of their work.
///
/// Not here: any particular shape of rules: each has a package below this one. Engines know nothing of questions,
/// verdicts or words.
@NullMarked
package grundy.engine;

import org.jspecify.annotations.NullMarked;
