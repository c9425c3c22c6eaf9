package grundy.prove.letters;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.option.ParametricGame;
import java.util.List;
import java.util.Optional;

/// A theorem about a family of games: its claim holds for every value of the letters.
///
/// @param claim about the lost positions or the nim-values, in coordinates and letters
/// @param measure that every move lowers, and that is never negative
/// @param ends where there is no move at all, in misere play
/// @param obligations what was shown, one after the other
public record ParametricTheorem(
        ParametricGame game,
        CatalogueClaim claim,
        Expression measure,
        Optional<Condition> ends,
        List<ProofObligation> obligations) {
    /// The wanted value in the witnesses of a theorem about nim-values.
    public static final String VALUE = "v";

    public ParametricTheorem {
        obligations = List.copyOf(obligations);
    }

    /// @return whether it is about nim-values
    public boolean values() {
        return claim instanceof CatalogueClaim.Grundy;
    }
}
