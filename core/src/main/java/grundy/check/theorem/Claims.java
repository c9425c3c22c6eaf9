package grundy.check.theorem;

import grundy.rules.language.Claim;
import java.util.ArrayList;
import java.util.List;

/// Claims as automata.
public final class Claims {
    private Claims() {}

    /// @param coordinates of the game
    /// @return what it says of the coordinates, and in a claim of nim-values of {@link MoveRelations#VALUE}
    /// @throws InexpressibleException if the claim cannot be said, perhaps in this system only
    public static Relation relation(Claim claim, List<String> coordinates, Arithmetic arithmetic) {
        return arithmetic.over(arithmetic.decide(formula(claim)), names(claim, coordinates));
    }

    /// @return what it says of the coordinates, and in a claim of nim-values of {@link MoveRelations#VALUE}
    /// @throws InexpressibleException if the claim cannot be said
    public static Formula formula(Claim claim) {
        return switch (claim) {
            case Claim.Cold cold -> Conditions.formula(cold.condition());
            case Claim.Grundy grundy -> Conditions.equation(MoveRelations.VALUE, grundy.value());
        };
    }

    /// @return its automaton: a track for each coordinate, and for a claim of nim-values one more
    /// @throws InexpressibleException if the claim cannot be said, perhaps in this system only
    public static Automaton automaton(Claim claim, List<String> coordinates, Arithmetic arithmetic) {
        return relation(claim, coordinates, arithmetic).automaton();
    }

    private static List<String> names(Claim claim, List<String> coordinates) {
        var names = new ArrayList<>(coordinates);
        if (claim instanceof Claim.Grundy) names.add(MoveRelations.VALUE);
        return names;
    }
}
