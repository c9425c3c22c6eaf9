package grundy.theory.hackenbush;

import grundy.rules.board.graph.ColouredBush;
import grundy.value.Dyadic;
import org.jspecify.annotations.Nullable;

/// What must be left at a vertex of a tree for a move above it to win: at least a number, anything, or nothing will
/// do.
///
/// It is carried from an edge's lower end to its upper one by undoing {@link EdgeRule}, which keeps the order of
/// numbers. Written from the side that moves: its own edges are blue.
///
/// @param least null if anything will do or nothing will
/// @param always whether anything will do
record TreeThresholds(@Nullable Dyadic least, boolean always) {
    private static final TreeThresholds ALWAYS = new TreeThresholds(null, true);
    private static final TreeThresholds NEVER = new TreeThresholds(null, false);

    static TreeThresholds of(PartGoal goal) {
        return new TreeThresholds(goal.least(), false);
    }

    /// @param left what is left at the vertex
    boolean isReachedBy(Dyadic left, boolean strict) {
        if (least == null) return always;
        int order = left.compareTo(least);
        return strict ? order > 0 : order >= 0;
    }

    boolean isNever() {
        return least == null && !always;
    }

    /// @param colour of the edge that leads up
    /// @param beside what stands at the lower end beside it
    TreeThresholds above(char colour, Dyadic beside) {
        if (least == null) return this;
        var wanted = least.minus(beside);
        if (colour == ColouredBush.BLUE) return wanted.signum() <= 0 ? ALWAYS : at(EdgeRule.borne(colour, wanted));
        return wanted.signum() >= 0 ? NEVER : at(EdgeRule.borne(colour, wanted));
    }

    private static TreeThresholds at(Dyadic least) {
        return new TreeThresholds(least, false);
    }

    /// @return binary digits held
    long bits() {
        return least == null ? 0 : least.bits();
    }
}
