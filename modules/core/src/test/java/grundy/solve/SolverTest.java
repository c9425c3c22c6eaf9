package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.Position;
import grundy.rules.SumByDefinition;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The solver, whatever engine it chooses, against the definition of winning on thousands of generated sums.
@Tag("slow")
@EveryTurn
class SolverTest {
    private static final List<String> HEAPS = List.of(
            "nim",
            "take 1",
            "take 1..3",
            "take 2..5",
            "take 3..4",
            "take {1,3,4}",
            "take {2,3,7}",
            "take {1,2,6}",
            "take powers of 2",
            "take powers of 3",
            "take fibonacci",
            "take squares",
            "take primes",
            "take odd",
            "take even",
            "take divisors",
            "take proper divisors",
            "take at most half",
            "take any or split",
            "take any then may split",
            "take 1, 2 or split",
            "0.77",
            "0.137",
            "0.07",
            "0.007",
            "0.3F",
            "4.007",
            "4.[3]",
            "4.4",
            "4.04",
            "4.47",
            "8.8",
            "C.[4]",
            "0.156",
            "kayles",
            "mark",
            "grundys-game",
            "(n): (n-1) | (n-3)",
            "(n): (i) + (j) where i + j == n - 1 and i > 0 and j > 0 | (n-2)");
    private static final List<String> PAIRS = List.of(
            "wythoff",
            "euclid",
            "fibonacci-nim",
            "(a, b): (a-k, b) | (a, b-k)",
            "(n, q): (n-k, 2*k) where k <= q",
            "(a, b): (a-1, b) | (a, b-2) | (a-1, b-1)",
            "(a, b): (a-k, b+k) | (a, b-k)",
            "(a, b): (a-1, b) + (b-1, a) | (a, b-1)");

    private static final int QUESTIONS = CaseCount.of(1_000);

    /// Sums that the definition looks at.
    private static final int MOST = 3_000;

    private record Shape(String prefix, int components, int largest, int largestPair) {}

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithTheDefinition(long seed) throws SyntaxException {
        var random = CaseCount.random(seed);
        var shapes = List.of(
                new Shape("", 1, 12, 5),
                new Shape("", 2, 8, 3),
                new Shape("", 3, 5, 2),
                new Shape("misere ", 1, 10, 4),
                new Shape("misere ", 2, 7, 3),
                new Shape("misere ", 3, 5, 2),
                new Shape("every ", 2, 6, 3),
                new Shape("misere every ", 2, 6, 3),
                new Shape("some ", 2, 5, 2),
                new Shape("misere some ", 2, 5, 2),
                new Shape("every ", 3, 3, 1),
                new Shape("misere every ", 3, 3, 1),
                new Shape("some ", 3, 2, 1),
                new Shape("misere some ", 3, 2, 1),
                new Shape("short ", 2, 6, 3),
                new Shape("short ", 3, 4, 1),
                new Shape("short ", 1, 8, 4),
                new Shape("short every ", 2, 6, 3),
                new Shape("short every ", 3, 3, 1),
                new Shape("short every ", 1, 6, 3),
                new Shape("short some ", 2, 5, 2),
                new Shape("short some ", 3, 2, 1),
                new Shape("short some ", 1, 5, 2),
                new Shape("misere short ", 2, 6, 3),
                new Shape("misere short ", 3, 4, 1),
                new Shape("misere short ", 1, 8, 4),
                new Shape("misere short every ", 2, 6, 3),
                new Shape("misere short every ", 3, 3, 1),
                new Shape("misere short every ", 1, 6, 3),
                new Shape("misere short some ", 2, 5, 2),
                new Shape("misere short some ", 3, 2, 1),
                new Shape("misere short some ", 1, 5, 2));
        int checked = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            var shape = shapes.get(i % shapes.size());
            boolean mixed = random.nextBoolean();
            var first = component(random, shape, null);
            var parts = new ArrayList<String>(List.of(first.text()));
            while (parts.size() < shape.components)
                parts.add(component(random, shape, mixed ? null : first.game).text());
            if (check(shape.prefix + String.join(" + ", parts), "seed " + seed + ", number " + i)) checked++;
        }
        assertThat(checked).isGreaterThan(QUESTIONS * 3 / 4);
    }

    /// The digit before the point splits an untouched heap, also where a later digit has the same value.
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    4.4   ; (n): (i) + (j) where i + j == n | (i) + (j) where i + j == n - 1
                    4.04  ; (n): (i) + (j) where i + j == n | (i) + (j) where i + j == n - 2
                    8.8   ; (n): (i) + (j) + (k) where i + j + k == n | (i) + (j) + (k) where i + j + k == n - 1
                    4.[4] ; (n): (i) + (j) where i + j <= n
                    """)
    void codesAgreeWithTheGeneralForm(String code, String general) throws SyntaxException {
        for (int heap = 0; heap <= 9; heap++)
            for (var play : List.of("", "misere ", "some ", "misere some ")) {
                var one = new Solver(Limits.DEFAULT).solve(Question.parse(play + code + " " + heap));
                var other = new Solver(Limits.DEFAULT).solve(Question.parse(play + general + " " + heap));
                var name = play + code + " " + heap;
                assertThat(one.outcome()).as(name).isEqualTo(other.outcome());
                assertThat(one.moves().first(1000).stream().map(SolverTest::written))
                        .as(name)
                        .containsExactlyInAnyOrderElementsOf(other.moves().first(1000).stream()
                                .map(SolverTest::written)
                                .toList());
            }
    }

    private record RandomComponent(String game, String text) {}

    private static RandomComponent component(Random random, Shape shape, @Nullable String game) {
        var all = new ArrayList<>(HEAPS);
        all.addAll(PAIRS);
        var chosen = game == null ? all.get(random.nextInt(all.size())) : game;
        var position = PAIRS.contains(chosen)
                ? random.nextInt(shape.largestPair + 1) + "," + random.nextInt(shape.largestPair + 1)
                : "" + random.nextInt(shape.largest + 1);
        return new RandomComponent(chosen, "[" + chosen + "](" + position + ")");
    }

    private static boolean check(String text, String where) throws SyntaxException {
        var question = Question.parse(text);
        var verdict = new Solver(Limits.DEFAULT).solve(question);
        var sum = question.sum();
        var found = SumByDefinition.upTo(MOST, sum.components(), sum.compound(), sum.play());
        if (found.isEmpty()) return false;
        var definition = found.get();
        var name = where + ": " + text;
        assertThat(verdict.outcome()).as(name).isEqualTo(definition.outcome());
        var listed =
                verdict.moves().first(100_000).stream().map(SolverTest::written).toList();
        assertThat(listed).as(name).doesNotHaveDuplicates();
        assertThat(listed).as(name).containsExactlyInAnyOrderElementsOf(definition.winningMoves());
        assertThat(verdict.moves().count()).as(name).isEqualTo(BigInteger.valueOf(listed.size()));
        return true;
    }

    private static Map<Integer, List<Position>> written(Move move) {
        var byComponent = new TreeMap<Integer, List<Position>>();
        for (var step : move.steps()) byComponent.put(step.component(), RuleOptions.sorted(step.to()));
        assertThat(byComponent)
                .as(move.steps().stream().map(String::valueOf).collect(Collectors.joining()))
                .hasSameSizeAs(move.steps());
        return byComponent;
    }
}
