/// Commands that prove and that check what was proved: `prove` with its families and letters, `quotient`, `check`.
///
/// Not here: the prover itself, and where theorems go (export).
@NullMarked
package grundy.cli.proof;

import org.jspecify.annotations.NullMarked;
