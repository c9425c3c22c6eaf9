package grundy.engine.space;

import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.rules.RuleTree;
import java.util.List;

/// Derives from the rules what a search needs before it begins.
public final class RuleShape {
    private RuleShape() {}

    /// @param sides 1, or 2 for Left and Right, who both use the rules of an impartial game
    public static List<RuleTree> bySide(RuleTree rules, int sides) {
        if (rules instanceof RuleTree.Partizan(var left, var right) && sides == 2) return List.of(left, right);
        return sides == 1 ? List.of(rules) : List.of(rules, rules);
    }

    /// @param packed whether to pack positions into words where the rules allow it
    public static PositionSpace space(List<RuleTree> bySide, boolean packed, SearchMeter meter) {
        if (!packed) return new ObjectSpace(bySide, meter);
        var letters = RewriteSpace.of(bySide, meter);
        if (letters.isPresent()) return letters.get();
        try {
            return new PackedSpace(bySide, meter);
        } catch (UnfitException _) {
            return new ObjectSpace(bySide, meter);
        }
    }

    /// @return the positions of Left and Right, where the rules allow it of a position and its negative one only
    public static PositionSpace signedSpace(RuleTree rules, boolean packed, SearchMeter meter) {
        var bySide = bySide(rules, 2);
        if (!packed) return space(bySide, false, meter);
        return RewriteSpace.signed(bySide, meter)
                .or(() -> StoneSpace.of(bySide, meter))
                .orElseGet(() -> space(bySide, true, meter));
    }
}
