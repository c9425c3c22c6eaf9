package grundy.solve;

import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.theory.Theorems;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.List;
import java.util.stream.Stream;

/// Outcomes that a question cannot have, whatever the numbers in it.
final class Impossible {
    private Impossible() {}

    /// @param one with one number
    /// @param other the same with another
    /// @return whether that is certain; false says nothing
    static boolean of(PositionQuestion one, PositionQuestion other, Outcome outcome) {
        return switch (outcome) {
            case N, P -> false;
            case L, R -> one.sum().components().stream().allMatch(Impossible::isImpartial);
            case D ->
                one.sum().components().stream().allMatch(Impossible::ends)
                        && (rules(one).equals(rules(other))
                                || Stream.concat(rules(one).stream(), rules(other).stream())
                                        .allMatch(rules -> rules instanceof Rules.TakeAndBreak));
        };
    }

    private static List<Rules> rules(PositionQuestion question) {
        return question.sum().components().stream()
                .map(component -> component.game().rules())
                .toList();
    }

    private static boolean isImpartial(Component component) {
        return switch (component.game().rules()) {
            case Rules.TakeAndBreak _, Rules.Moves _, Rules.Blocking _ -> true;
            case Rules.OnBoard _ -> TokenGraph.graphOf(component) == null;
            case Rules.Partizan _, Rules.Players _, Rules.Scored _ -> false;
        };
    }

    /// A position of which all nim-values are known has no infinite play; with options blocked it is refused.
    private static boolean ends(Component component) {
        return switch (component.game().rules()) {
            case Rules.TakeAndBreak _, Rules.Blocking _ -> true;
            case Rules.Moves moves ->
                Theorems.find(moves, Play.NORMAL).isPresent()
                        || Theorems.findCold(moves, Play.NORMAL).isPresent();
            case Rules.OnBoard _, Rules.Scored _, Rules.Partizan _, Rules.Players _ -> false;
        };
    }
}
