package grundy.engine.lines;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.search.SearchValues;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who loses, and the winning moves, along lines and without a table, against search over all positions.
@EveryTurn
class LineColdsTest {
    private static final long SEED = 31;

    private static RuleTree rules(String text) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
    }

    private static void compare(RuleTree rules, Play play, Tuple position, String context) {
        var search = new SearchValues(rules, play, Limits.DEFAULT);
        var lines = new LineColds(rules, play, Limits.DEFAULT).at(position).orElseThrow();
        assertThat(lines.isCold()).as(context).isEqualTo(search.value(position).signum() == 0);
        if (lines.isCold()) return;
        var expected =
                sorted(search.optionsOfValue(position, BigInteger.ZERO).stream().toList());
        var options = lines.coldOptions();
        assertThat(sorted(options.stream().toList())).as(context).isEqualTo(expected);
        assertThat(options.count()).as(context).isEqualTo(expected.size());
    }

    private static List<String> sorted(List<List<Position>> options) {
        return options.stream().map(List::toString).sorted().toList();
    }

    @Tag("slow")
    @Test
    void agreeWithSearchForRandomSetsOfThreeAndFourHeaps() throws SyntaxException {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(120); game++) {
            int heaps = 3 + random.nextInt(2);
            var directions = new ArrayList<Integer>();
            directions.add(1 << random.nextInt(heaps));
            for (int i = random.nextInt(5); i >= 0; i--) directions.add(1 + random.nextInt((1 << heaps) - 1));
            var text = text(heaps, directions);
            var rules = rules(text);
            for (int i = 0; i < 12; i++) {
                var play = random.nextInt(3) == 0 ? Play.MISERE : Play.NORMAL;
                int most = heaps == 3 ? 12 : 6;
                var position = Tuple.of(random.ints(heaps, 0, most)
                        .mapToObj(BigInteger::valueOf)
                        .toArray(BigInteger[]::new));
                compare(rules, play, position, "seed %d, %s %s, %s".formatted(SEED, play, text, position));
            }
        }
    }

    private static String text(int heaps, List<Integer> directions) {
        var names = "abcd".substring(0, heaps);
        return directions.stream()
                .map(direction -> IntStream.range(0, heaps)
                        .mapToObj(i -> names.charAt(i) + ((direction >> i & 1) != 0 ? " - k" : ""))
                        .collect(Collectors.joining(", ", "(", ")")))
                .collect(Collectors.joining(" | ", "(" + String.join(", ", names.split("")) + "): ", ""));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a - 2*k, b) | (a, b - k) | (a - k, b - k) | (a - 1, b)",
                "(a, b): (a, b - k) | (a - k, b - 2*k) | (a - 3, b - 1)",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where abs(k - l) < 3",
                "(a, b): (a, b - k) | (a - 1, b - k) | (a - 2, b)"
            })
    void agreeWithSearchForTwoHeaps(String text) throws SyntaxException {
        var random = CaseCount.random(SEED);
        var rules = rules(text);
        for (int i = 0; i < CaseCount.of(150); i++) {
            var play = random.nextInt(3) == 0 ? Play.MISERE : Play.NORMAL;
            var position = Tuple.of(BigInteger.valueOf(random.nextInt(30)), BigInteger.valueOf(random.nextInt(50)));
            compare(rules, play, position, "seed %d, %s %s, %s".formatted(SEED, play, text, position));
        }
    }

    @Test
    void otherMovesAreLeftToSearch() throws SyntaxException {
        var position = Tuple.of(BigInteger.TEN, BigInteger.TEN, BigInteger.TEN);
        for (var text : List.of(
                "(a, b, c): (a - k, b - j, c) | (a, b, c - k)",
                "(a, b, c): (a - k, b, c) where k < 3",
                "(a, b, c): (a - k, b - k, c)",
                "(a, b, c): (a - k, b, c + k) | (a, b, c - k)"))
            assertThat(new LineColds(rules(text), Play.NORMAL, Limits.DEFAULT).at(position))
                    .as(text)
                    .isEmpty();
    }

    /// A search for the value would look at a million positions with a thousand moves each.
    @Test
    void answerWhereAPositionHasManyMoves() throws SyntaxException {
        var rules = "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-4, b-3)";
        for (var position : List.of("1020 1020", "630 603", "400 401")) {
            var verdict = new Solver(Limits.DEFAULT.withAtMost(5000))
                    .solve(Question.parse("[" + rules + "](" + position + ")"));
            assertThat(verdict.moves().isEmpty()).isEqualTo(verdict.outcome() == Outcome.P);
        }
    }
}
