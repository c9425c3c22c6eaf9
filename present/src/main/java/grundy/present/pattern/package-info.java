/// What is looked for where an app is asked for patterns of rules: formulas and proofs together. Words and
/// documents are
/// made elsewhere.
@NullMarked
package grundy.present.pattern;

import org.jspecify.annotations.NullMarked;
