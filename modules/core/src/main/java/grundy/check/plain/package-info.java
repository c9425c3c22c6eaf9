/// Games played out from their definition, slowly and with nothing but the rules: positions, values, outcomes and forms
/// to which a claim can be held.
///
/// Not here: what a claim is, and when it is refuted.
@NullMarked
package grundy.check.plain;

import org.jspecify.annotations.NullMarked;
