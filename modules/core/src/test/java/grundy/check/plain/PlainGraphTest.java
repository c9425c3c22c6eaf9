package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.question.Question;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The graph of a sum is that of its positions, as large as it is and no larger.
class PlainGraphTest {
    private final Map<List<String>, Integer> shapes = new HashMap<>();
    private final Map<List<String>, Integer> known = new HashMap<>();
    private long moves;

    private record PlacedPosition(RuleTree rules, Position position) {}

    private static Stream<List<Position>> choices(PlacedPosition component, Side side) {
        var rules = component.rules instanceof RuleTree.Partizan(var left, var right)
                ? side == Side.LEFT ? left : right
                : component.rules;
        return rules instanceof RuleTree.OnBoard board
                ? RuleOptions.undivided(board, component.position).map(option -> List.of(option.whole()))
                : RuleOptions.stream(rules, component.position);
    }

    /// @return a number that two positions share exactly if their moves lead to the same numbers
    private int shape(List<PlacedPosition> sum) {
        var key = sum.stream().map(PlacedPosition::toString).sorted().toList();
        var seen = known.get(key);
        if (seen != null) return seen;
        var shape = new ArrayList<String>();
        for (var side : Side.values()) {
            var below = new TreeSet<Integer>();
            for (int i = 0; i < sum.size(); i++)
                for (var option : choices(sum.get(i), side).toList()) {
                    moves++;
                    var after = new ArrayList<>(sum);
                    var moved = after.remove(i);
                    option.forEach(part -> after.add(new PlacedPosition(moved.rules, part)));
                    below.add(shape(after));
                }
            shape.add(below.toString());
        }
        int number = number(shape);
        known.put(key, number);
        return number;
    }

    private int number(List<String> shape) {
        return shapes.computeIfAbsent(shape, _ -> shapes.size());
    }

    private int shape(PlainGraph graph, int position) {
        var shape = new ArrayList<String>();
        for (var side : Side.values()) {
            var below = new TreeSet<Integer>();
            for (int option : graph.options(position, side)) below.add(shape(graph, option));
            shape.add(below.toString());
        }
        return number(shape);
    }

    private static Sum sum(String text) {
        try {
            return Question.parse(text).sum();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..3 4 2",
                "kayles 3 2",
                "0.137 5",
                "left take 1; right take 2 4 1",
                "wythoff 2 1",
                "cram 2 2",
                "toads-and-frogs TT.F",
                "domineering 2 2",
            })
    void itsMovesAreThoseOfTheSum(String text) {
        var sum = sum(text);
        int expected =
                shape(sum.components().stream().map(PlainGraphTest::placed).toList());
        var graph = PlainGraph.of(sum, moves).orElseThrow();
        assertThat(shape(graph, 0)).as(text).isEqualTo(expected);
        assertThat(PlainGraph.of(sum, moves - 1)).isEmpty();
        for (var side : Side.values())
            assertThat(graph.options(0, side)).as("each once").doesNotHaveDuplicates();
    }

    private static PlacedPosition placed(Component component) {
        return new PlacedPosition(component.game().rules(), component.position());
    }
}
