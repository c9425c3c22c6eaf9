package grundy.finding;

import grundy.value.Dyadic;
import grundy.value.ShortValue;
import java.util.List;

/// One part of a sum of numbers and nimbers: its value, and what the value was read from.
///
/// @param text the part as it is written
/// @param value what it is worth
/// @param edges in a small tree the value of each edge with all that stands on it, from the top down; otherwise empty
public record NumberPart(Shape shape, String text, ShortValue value, List<EdgeValue> edges) {
    /// The shape of the part, which decides how its value is found.
    public enum Shape {
        /// Edges one on the other: by Berlekamp's sign rule.
        STALK,
        /// By the rule for one edge, from the top down.
        TREE,
        /// By search.
        CYCLES,
        /// All edges green: a nimber.
        GREEN
    }

    /// @param edge as it is written
    /// @param above what stands on it
    /// @param value what both are worth together
    public record EdgeValue(String edge, Dyadic above, Dyadic value) {}
}
