package grundy.theory.wythoff;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.FewOptions;
import grundy.theory.form.GameForms;
import java.math.BigInteger;

/// A king that steps towards the corner: `g = 2*(min mod 2) + (a + b) mod 2`.
///
/// In misere play squares on the edge are fickle (there only the parity counts), and all others firm: by
/// induction, a square one step from the edge has two neighbours on it with the values 0 and 1 in either
/// play, or the corner, too, and squares further in have none.
public final class KingForm {
    private KingForm() {}

    /// @return the forms of the theorem for games of these rules
    public static GameForms forms(RuleTree.Moves rules) {
        return FewOptions.tame(
                rules,
                KingForm::kingValue,
                position -> position.stream().anyMatch(coordinate -> coordinate.signum() == 0),
                new Evidence.ClosedForm(
                        "King", CatalogueText.claim("king", "g ="), CatalogueText.source("white-knight")),
                new Evidence.ClosedForm(
                        "King",
                        "misere g = (a + b + 1) mod 2 if min(a, b) == 0 else 2 * (min(a, b) mod 2) + (a + b) mod 2",
                        "Elementary, after " + CatalogueText.source("white-knight")));
    }

    private static BigInteger kingValue(Tuple position) {
        var a = position.get(0);
        var b = position.get(1);
        return BigInteger.valueOf((a.min(b).testBit(0) ? 2 : 0) + (a.testBit(0) == b.testBit(0) ? 0 : 1));
    }
}
