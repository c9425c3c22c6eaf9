package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.rules.language.formula.CatalogueClaim;
import java.util.ArrayList;
import java.util.List;

/// Claims as automata.
public final class ClaimAutomata {
    private ClaimAutomata() {}

    /// @param coordinates of the game
    /// @return the claim as a relation of the coordinates, and in a claim of nim-values of {@link
    ///     MoveRelations#VALUE}
    /// @throws grundy.check.automaton.InexpressibleException if the claim cannot be said, perhaps in this
    ///     system only
    public static FormulaRelation relation(CatalogueClaim claim, List<String> coordinates, Arithmetic arithmetic) {
        return arithmetic.over(arithmetic.decide(formula(claim)), names(claim, coordinates));
    }

    /// @return the claim as a formula of the coordinates, and in a claim of nim-values of {@link
    ///     MoveRelations#VALUE}
    /// @throws grundy.check.automaton.InexpressibleException if the claim cannot be said
    public static Formula formula(CatalogueClaim claim) {
        return switch (claim) {
            case CatalogueClaim.Cold cold -> ConditionFormulas.formula(cold.condition());
            case CatalogueClaim.Grundy grundy -> ConditionFormulas.equation(MoveRelations.VALUE, grundy.value());
        };
    }

    /// @return its automaton: a track for each coordinate, and for a claim of nim-values one more
    /// @throws grundy.check.automaton.InexpressibleException if the claim cannot be said, perhaps in this
    ///     system only
    public static Automaton automaton(CatalogueClaim claim, List<String> coordinates, Arithmetic arithmetic) {
        return relation(claim, coordinates, arithmetic).automaton();
    }

    private static List<String> names(CatalogueClaim claim, List<String> coordinates) {
        var names = new ArrayList<>(coordinates);
        if (claim instanceof CatalogueClaim.Grundy) names.add(MoveRelations.VALUE);
        return names;
    }
}
