package grundy.theory.wythoff;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.GameForms;

/// A knight that comes closer to the corner is lost where both coordinates are 0 or 1 modulo 4: every move
/// from such a square leaves them, and from the others one leads there.
public final class WhiteKnight {
    private WhiteKnight() {}

    /// @return the forms of the theorem for games of these rules
    public static GameForms forms(RuleTree.Moves rules) {
        return GameForms.cold(
                new FewOptionsCold(
                        rules,
                        position ->
                                !position.get(0).testBit(1) && !position.get(1).testBit(1),
                        new Evidence.ClosedForm(
                                "White Knight",
                                CatalogueText.claim("white-knight", "P when"),
                                CatalogueText.source("white-knight"))),
                null);
    }
}
