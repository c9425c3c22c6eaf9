package grundy.engine.rewrite;

import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteRules;
import grundy.rules.rewrite.RuleSymmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A view of a region as a graph, where no pattern reads more than a square and one beside it, in all
/// four directions alike: then nothing matters but the letters, and which squares lie beside each
/// other.
///
/// @param letters what each letter is shown as
/// @param exchanges whether Left and Right change places
record GraphView(int[] letters, boolean exchanges) {
    private static final int TWO = 2;

    /// @param symmetries all of the rules, the identity first
    /// @param signed whether regions may be seen with Left and Right exchanged
    /// @return the ways to see a region, as it is first; none if more matters than a graph shows
    static List<GraphView> of(RewriteRules rules, List<RuleSymmetry> symmetries, boolean signed) {
        var views = new ArrayList<GraphView>();
        if (!showAll(rules, symmetries)) return views;
        for (var symmetry : symmetries) {
            var view = new GraphView(symmetry.letters(), symmetry.exchanges());
            if ((signed || !view.exchanges) && views.stream().noneMatch(view::isLike)) views.add(view);
        }
        return views;
    }

    private static boolean showAll(RewriteRules rules, List<RuleSymmetry> symmetries) {
        return rules.until().isEmpty()
                && Stream.concat(rules.left().stream(), rules.right().stream()).allMatch(GraphView::isNear)
                && symmetries.stream().anyMatch(GraphView::isQuarterTurn);
    }

    private static boolean isNear(PlacedPattern pattern) {
        int squares = pattern.rows() * pattern.columns();
        return squares <= TWO && pattern.cells().size() == squares && pattern.step() == null;
    }

    private static boolean isQuarterTurn(RuleSymmetry symmetry) {
        var way = symmetry.orientation();
        return way.swaps() && way.upsideDown() != way.leftToRight() && symmetry.keepsLetters() && !symmetry.exchanges();
    }

    private boolean isLike(GraphView other) {
        return exchanges == other.exchanges && Arrays.equals(letters, other.letters);
    }
}
