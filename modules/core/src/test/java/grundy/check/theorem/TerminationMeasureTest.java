package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.LinearSum;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A measure is lowered by every move exactly if it is by each move from a small position.
@EveryTurn
class TerminationMeasureTest {
    private static final int FAR = 8;
    private static final LinearSum A = LinearSum.of("a");
    private static final LinearSum B = LinearSum.of("b");

    private static long at(LinearSum sum, List<String> names, Tuple position) {
        long value = sum.constant().longValueExact();
        for (int i = 0; i < names.size(); i++)
            value += sum.factor(names.get(i)).longValueExact() * position.get(i).longValueExact();
        return value;
    }

    /// The first sum that differs is less, and was above 0.
    private static boolean isLower(TerminationMeasure measure, List<String> names, Tuple before, Tuple after) {
        for (var sum : measure.sums()) {
            long was = at(sum, names, before);
            long is = at(sum, names, after);
            if (is != was) return is < was && (was > 0 || !sum.mayFallBelowZero());
        }
        return false;
    }

    private static boolean isLoweredBySmallMoves(TerminationMeasure measure, GameFormulas game) {
        int arity = game.coordinates().size();
        for (int a = 0; a <= FAR; a++)
            for (int b = 0; b <= (arity > 1 ? FAR : 0); b++) {
                var position = arity > 1 ? Tuple.of(a, b) : Tuple.of(a);
                for (var option : RuleOptions.distinct(game.rules(), position))
                    for (var part : option)
                        if (!isLower(measure, game.coordinates(), position, (Tuple) part)) return false;
            }
        return true;
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; (a, b): (a-k, b) | (a, b-k)",
                "fibonacci; (a, b): (a-k, b) | (a, b-k)",
                "tribonacci; (a, b): (a-1, b+1) | (a, b-k)",
                "tribonacci; (a, b): (a-2, b+1) | (a, b-2) where b != 3",
                "base-3; (a, b): (b, a-k)",
                "base-2; (a, b): (a-1, b+k) where k <= 3 | (a, b-1)",
                "fibonacci; (a, b): (a+k, b) where k <= 2 and a + k <= 5 | (a, b-k)",
                "base-2; (a): (a+k) where k <= 2 and a + k <= 6",
                "base-2; (a): (a+1) where a < 4",
                "tribonacci; (a): (i) + (j) where i + j == a",
                "base-2; (a): (i) + (j) where i + j == a + 1 and i < 3 and j < 3",
                "base-2; (a, b): (a, b+1)",
                "tribonacci; (a, b): (a+k, b-1) where k <= 2",
                "base-2; (a, b): (a, b-k)",
            })
    void whatIsLoweredBySmallMovesIsLoweredByAll(String system, String text) {
        var game = GameFormulas.of(
                Claimed.rules(text).game().rules(), Claimed.rules(text).play(), 0);
        var arithmetic = Claimed.in(system);
        var found = TerminationMeasure.candidates(game).stream()
                .filter(measure -> {
                    boolean lowered = measure.isLowered(game, arithmetic);
                    assertThat(lowered).as("%s by %s", measure, text).isEqualTo(isLoweredBySmallMoves(measure, game));
                    return lowered;
                })
                .toList();
        assertThat(TheoremCheck.measure(game, arithmetic))
                .isEqualTo(found.stream().findFirst());
    }

    private static LinearSum sum(Random random) {
        return A.times(random.nextInt(5) - 2)
                .plus(B.times(random.nextInt(5) - 2))
                .plus(random.nextInt(3) * 3 - 3);
    }

    @Test
    void lowerIsWhatTheFirstSumThatDiffersSays() {
        var random = CaseCount.random(95);
        var arithmetic = Claimed.in("base-2");
        var names = List.of("a", "b");
        var all = List.of("a", "b", "x", "y");
        for (int draw = 0; draw < CaseCount.of(160); draw++) {
            var measure = new TerminationMeasure(
                    IntStream.range(0, draw % 3).mapToObj(_ -> sum(random)).toList());
            assertThat(measure.isNonnegative())
                    .isEqualTo(measure.sums().stream().noneMatch(LinearSum::mayFallBelowZero));
            var lowered = arithmetic.inOrder(arithmetic.decide(measure.lowered(names, List.of("x", "y"))), all);
            for (int i = 0; i < 400; i++) {
                var before = Tuple.of(random.nextInt(FAR), random.nextInt(FAR));
                var after = Tuple.of(random.nextInt(FAR), random.nextInt(FAR));
                assertThat(arithmetic.holds(lowered, List.of(before.get(0), before.get(1), after.get(0), after.get(1))))
                        .as("%s from %s to %s", measure, before, after)
                        .isEqualTo(isLower(measure, names, before, after));
            }
        }
    }

    @Test
    void sumsMayFallThatCanBeBelowZero() {
        assertThat(A.plus(B).mayFallBelowZero()).isFalse();
        assertThat(A.plus(3).mayFallBelowZero()).isFalse();
        assertThat(LinearSum.ZERO.mayFallBelowZero()).isFalse();
        assertThat(A.minus(B).mayFallBelowZero()).isTrue();
        assertThat(A.plus(-1).mayFallBelowZero()).isTrue();
        assertThat(LinearSum.of(9).minus(A).mayFallBelowZero()).isTrue();
    }

    @Test
    void constantsStandInFrontOfWhatIsSubtracted() {
        assertThat(TerminationMeasure.text(LinearSum.of(100).minus(A))).isEqualTo("100 - a");
        assertThat(TerminationMeasure.text(LinearSum.of(100).minus(A).minus(B))).isEqualTo("100 - (a + b)");
        for (var sum : List.of(A.plus(B).plus(3), A.minus(B), A.minus(B).plus(-2), A.plus(-2)))
            assertThat(TerminationMeasure.text(sum)).isEqualTo(sum.toString());
        assertThat(new TerminationMeasure(List.of(LinearSum.of(7).minus(A), B))).hasToString("(7 - a, b)");
        assertThat(new TerminationMeasure(List.of(B))).hasToString("b");
        assertThat(new TerminationMeasure(List.of(B)).order(List.of("a", "b"))).containsExactly(B, A.plus(B));
        assertThat(new TerminationMeasure(List.of(A.plus(B))).order(List.of("a", "b")))
                .containsExactly(A.plus(B));
    }

    /// Sums are tried with factors up to 5, orders of the coordinates, and what is left to a bound.
    @ParameterizedTest
    @ValueSource(ints = {3, 7})
    void whatIsTried(int bound) {
        var text = "(a, b): (a+1, b) where a < %d | (a, b-k)".formatted(bound);
        var game = GameFormulas.of(
                Claimed.rules(text).game().rules(), Claimed.rules(text).play(), 0);
        var tried = TerminationMeasure.candidates(game);
        for (int first = 1; first <= 6; first++)
            for (int second = 1; second <= 6; second++) {
                var sum = new TerminationMeasure(List.of(A.times(first).plus(B.times(second))));
                assertThat(tried.contains(sum)).as("%s", sum).isEqualTo(first < 6 && second < 6);
            }
        assertThat(tried)
                .startsWith(
                        new TerminationMeasure(List.of(A.plus(B))),
                        new TerminationMeasure(List.of(A)),
                        new TerminationMeasure(List.of(B)))
                .contains(new TerminationMeasure(List.of(A, B)), new TerminationMeasure(List.of(B, A)))
                .contains(new TerminationMeasure(
                        List.of(LinearSum.of(BigInteger.valueOf(bound)).minus(A))));
    }
}
