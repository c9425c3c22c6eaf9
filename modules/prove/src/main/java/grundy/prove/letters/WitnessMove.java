package grundy.prove.letters;

import grundy.rules.formula.Expression;
import java.util.Map;
import java.util.Objects;

/// A move that witnesses a statement of existence, given by its choices.
///
/// @param alternative of the rules, by its place
/// @param choices what each fresh letter of it is, in coordinates, letters, and for nim-values the wanted value
public record WitnessMove(int alternative, Map<String, Expression> choices) {
    public WitnessMove {
        choices = Map.copyOf(choices);
    }

    /// @param letter a fresh letter of the alternative
    public Expression of(String letter) {
        return Objects.requireNonNull(choices.get(letter), letter);
    }
}
