package grundy.solve;

import grundy.question.PositionQuestion;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.solve.sum.TokenGraph;
import grundy.theory.Theorems;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Stream;

/// Outcomes that a question cannot have, whatever the numbers in it.
final class ImpossibleOutcomes {
    private ImpossibleOutcomes() {}

    /// @param one with one number
    /// @param other the question with another number
    /// @return whether that is certain; false says nothing
    static boolean of(PositionQuestion one, PositionQuestion other, Outcome outcome) {
        return switch (outcome) {
            case N, P -> false;
            case L, R -> one.sum().components().stream().allMatch(ImpossibleOutcomes::isImpartial);
            case D ->
                one.sum().components().stream().allMatch(ImpossibleOutcomes::ends)
                        && (rules(one).equals(rules(other))
                                || Stream.concat(rules(one).stream(), rules(other).stream())
                                        .allMatch(rules -> rules instanceof RuleTree.TakeAndBreak));
        };
    }

    private static List<RuleTree> rules(PositionQuestion question) {
        return question.sum().components().stream()
                .map(component -> component.game().rules())
                .toList();
    }

    private static boolean isImpartial(Component component) {
        return switch (component.game().rules()) {
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.Blocking _ -> true;
            case RuleTree.OnBoard _ -> TokenGraph.graphOf(component) == null;
            case RuleTree.Partizan _, RuleTree.Players _, RuleTree.Scored _ -> false;
        };
    }

    /// A position of which all nim-values are known has no infinite play; with options blocked it is refused.
    private static boolean ends(Component component) {
        return switch (component.game().rules()) {
            case RuleTree.TakeAndBreak _, RuleTree.Blocking _ -> true;
            case RuleTree.Moves moves ->
                new Theorems().find(moves, Play.NORMAL).isPresent()
                        || new Theorems().findCold(moves, Play.NORMAL).isPresent();
            case RuleTree.OnBoard _, RuleTree.Scored _, RuleTree.Partizan _, RuleTree.Players _ -> false;
        };
    }
}
