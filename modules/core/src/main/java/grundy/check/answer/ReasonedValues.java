package grundy.check.answer;

import grundy.value.ShortValue;
import java.util.List;

/// The values of the positions that occur in a sum of Left and Right, with the reasons why they are in
/// canonical form: which options are dominated, by which, and which are reversible, through which.
///
/// @param values each once
/// @param positions in the order in which they can be worked out, options first
public record ReasonedValues(List<ShortValue> values, List<ReasonedPosition> positions) {
    public ReasonedValues {
        values = List.copyOf(values);
        positions = List.copyOf(positions);
    }

    /// A position and its value.
    ///
    /// @param component the first one of the game
    /// @param position as it is written
    /// @param value its number among the values, as are all below
    /// @param left what Left's options are worth, each value once
    public record ReasonedPosition(int component, String position, int value, List<Option> left, List<Option> right) {
        public ReasonedPosition {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /// An option and what becomes of it.
    ///
    /// @param by the option that dominates it, or the answer that it is reversible through; itself where it stays
    public record Option(int value, Fate fate, int by) {}

    /// The fate of an option in the canonical form.
    public enum Fate {
        STAYS,
        DOMINATED,
        REVERSIBLE
    }
}
