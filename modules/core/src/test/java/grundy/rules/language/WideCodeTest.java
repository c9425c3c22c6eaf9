package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.rules.Position;
import grundy.rules.PositionException;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Take-and-break codes with signs behind their digits, against the words of the notation.
class WideCodeTest {
    private static Set<String> options(String code, int heap) throws SyntaxException {
        var sum = new RuleLanguage(NamedGames.NONE).question(Source.of("[" + code + "](" + heap + ")"));
        var component = sum.components().getFirst();
        return RuleOptions.distinct(component.game().rules(), component.position()).stream()
                .map(option -> option.stream()
                        .map(Position::toString)
                        .map(text -> text.replaceAll("\\D", ""))
                        .map(Integer::valueOf)
                        .sorted()
                        .map(String::valueOf)
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// CGSuite 2 lists these.
    @ParameterizedTest
    @CsvSource({
        "4!.0, 8, 1 7; 2 6; 3 5",
        "0.3F?, 9, 8; 7; 1 6; 2 5; 3 4; 1 1 5; 1 2 4; 1 3 3; 2 2 3",
        "0.3f?, 11, 10; 9; 1 8; 2 7; 3 6; 4 5; 1 1 7; 1 2 6; 1 3 5; 1 4 4; 2 2 5; 2 3 4",
        "0.*?3, 7, 6; 1 5; 2 4; 1 1 4; 1 2 3; 1 1 1 3; 1 1 2 2; 1 1 1 1 2; 5",
        "{2+}=.0, 10, 5 5; 2 2 2 2 2; 1 1 1 1 1 1 1 1 1 1",
        "'0.{0,1,3+}', 7, 6; 1 1 4; 1 2 3; 2 2 2; 1 1 1 3; 1 1 2 2; 1 1 1 1 2; 1 1 1 1 1 1",
        "'0.{2,3?+}', 7, 1 5; 2 4; 3 3; 1 1 4; 1 2 3; 1 1 1 3; 1 1 2 2; 1 1 1 1 2"
    })
    void hasTheOptionsOfTheNotation(String code, int heap, String expected) throws SyntaxException {
        assertThat(options(code, heap)).containsExactlyInAnyOrder(expected.split("; "));
    }

    private static int value(String code, int heap) throws SyntaxException {
        var sum = new RuleLanguage(NamedGames.NONE).question(Source.of("[" + code + "](" + heap + ")"));
        var verdict = new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum));
        return ((Value.Nimber) verdict.value().knownValue().orElseThrow())
                .number()
                .intValueExact();
    }

    /// All partitions of a number, ascending.
    private static List<List<Integer>> partitions(int number, int least) {
        var all = new ArrayList<List<Integer>>();
        if (number == 0) all.add(List.of());
        for (int part = least; part <= number; part++)
            for (var rest : partitions(number - part, part)) {
                var whole = new ArrayList<>(List.of(part));
                whole.addAll(rest);
                all.add(whole);
            }
        return all;
    }

    private interface MoveCondition {
        boolean holds(int taken, List<Integer> left);
    }

    private static final Map<String, MoveCondition> RULES = new TreeMap<>(Map.of(
            "4!.0",
                    (taken, left) ->
                            taken == 0 && left.size() == 2 && !left.get(0).equals(left.get(1)),
            "0.3*", (taken, left) -> taken == 2 || taken == 1 && left.size() <= 1,
            "{3+}!.3",
                    (taken, left) -> taken == 0
                                    && left.size() >= 3
                                    && left.stream().distinct().count() == left.size()
                            || taken == 1 && left.size() <= 1,
            "0.[F?]",
                    (taken, left) -> taken > 0
                            && left.size() <= 3
                            && (left.size() < 2 || left.stream().distinct().count() > 1),
            "0.{1,4+}=7",
                    (taken, left) -> taken == 1
                                    && (left.size() == 1 || left.size() >= 4)
                                    && left.stream().distinct().count() == 1
                            || taken == 2 && left.size() <= 2));

    @Test
    void valuesAreThoseOfTheWords() throws SyntaxException {
        for (var rule : RULES.entrySet()) {
            var values = new ArrayList<Integer>();
            for (int heap = 0; heap <= 14; heap++) {
                var met = new TreeSet<Integer>();
                for (int taken = 0; taken <= heap; taken++)
                    for (var left : partitions(heap - taken, 1))
                        if (!left.contains(heap) && rule.getValue().holds(taken, left))
                            met.add(left.stream().map(values::get).reduce(0, (a, b) -> a ^ b));
                int mex = 0;
                while (met.contains(mex)) mex++;
                values.add(mex);
                assertThat(value(rule.getKey(), heap))
                        .as("%s at %d", rule.getKey(), heap)
                        .isEqualTo(mex);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{1}.0](3)", "[0.{2,](3)", "[0.{x}](3)", "[*.3](2)"})
    void whatIsNoCodeIsRefused(String text) {
        assertThatThrownBy(() -> new RuleLanguage(NamedGames.NONE).question(Source.of(text)))
                .isInstanceOf(SyntaxException.class);
    }

    @Test
    void largeHeapsAreRefused() {
        assertThatThrownBy(() -> new RuleLanguage(NamedGames.NONE).question(Source.of("[0.{2}](500)")))
                .isInstanceOfAny(SyntaxException.class, PositionException.class);
    }
}
