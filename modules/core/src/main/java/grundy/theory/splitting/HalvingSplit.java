package grundy.theory.splitting;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.FewOptions;
import grundy.theory.form.GameForms;
import java.math.BigInteger;

/// Take 1, or split a heap into two halves: `g = n` up to 2, then 0 for odd and 1 for even heaps.
///
/// In misere play heaps of 0 and 1 are fickle and all others firm: 2 has the options 1 and 1 + 1 of misere
/// values 0 and 1, so 2; 3 has only 2, so 0; then every option of a heap is a sum of firm ones.
public final class HalvingSplit {
    private HalvingSplit() {}

    /// @return the forms of the theorem for games of these rules
    public static GameForms forms(RuleTree.Moves rules) {
        return FewOptions.tame(
                rules,
                position -> heap(position).compareTo(BigInteger.TWO) <= 0
                        ? heap(position)
                        : heap(position).testBit(0) ? BigInteger.ZERO : BigInteger.ONE,
                position -> heap(position).bitLength() <= 1,
                new Evidence.ClosedForm(
                        "Take 1 or halve", CatalogueText.claim("lieges-of-legendre", "g ="), "Elementary"),
                new Evidence.ClosedForm(
                        "Take 1 or halve",
                        "misere g = 1 - n if n < 2 else n if n == 2 else (n + 1) mod 2",
                        "Elementary"));
    }

    private static BigInteger heap(Tuple position) {
        return position.get(0);
    }
}
