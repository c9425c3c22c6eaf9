package grundy.engine.search;

import grundy.rules.Rules;
import java.util.List;

/// What a search needs to know about rules before it begins.
final class RuleShape {
    private static final int TWO_PARTS = 4;

    private RuleShape() {}

    /// @return whether an option may be a sum; for rules that are a Java class the answer is always yes
    static boolean maySplit(Rules rules) {
        return switch (rules) {
            case Rules.TakeAndBreak(var terms) -> terms.stream().anyMatch(term -> term.parts() >= TWO_PARTS);
            case Rules.Moves moves -> moves.alternatives().stream().anyMatch(alternative -> !alternative.leavesOne());
            case Rules.OnBoard _ -> true;
            case Rules.Partizan(var left, var right) -> maySplit(left) || maySplit(right);
            case Rules.Players(var each) -> each.stream().anyMatch(RuleShape::maySplit);
        };
    }

    /// @param sides 1, or 2 for Left and Right, who both use the rules of an impartial game
    static List<Rules> bySide(Rules rules, int sides) {
        if (rules instanceof Rules.Partizan(var left, var right) && sides == 2) return List.of(left, right);
        return sides == 1 ? List.of(rules) : List.of(rules, rules);
    }

    /// @param packed whether to pack positions into words where the rules allow it
    static PositionSpace space(List<Rules> bySide, boolean packed, Meter meter) {
        if (!packed) return new ObjectSpace(bySide, meter);
        try {
            return new PackedSpace(bySide, meter);
        } catch (UnfitException _) {
            return new ObjectSpace(bySide, meter);
        }
    }
}
