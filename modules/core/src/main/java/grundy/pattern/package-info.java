/// Tables without rules: which rules give exactly these values, and which formulas fit them. What fits a finite table
/// is an observation; nothing here proves a formula. Words and pictures do not belong here.
@NullMarked
package grundy.pattern;

import org.jspecify.annotations.NullMarked;
