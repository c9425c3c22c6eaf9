package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The least sums of short words are those of the words, and no sum of long ones lies below the bound, nor
/// far above it.
@EveryTurn
class LeastSumsTest {
    private static final long NONE = LeastSums.NONE;
    private static final int LONGER = 10;

    /// @return the least sums by the length of words and the state before them
    private static long[][] least(Automaton automaton, long[] weights, int factor, int longest) {
        var least = new long[longest + 1][automaton.states()];
        for (int length = 0; length <= longest; length++)
            for (int state = 0; state < automaton.states(); state++) {
                long best = length == 0 && automaton.accepts(state) ? 0 : NONE;
                for (int digit = 0; digit < automaton.digits() && length > 0; digit++) {
                    int target = automaton.next(state, digit);
                    if (target < 0 || least[length - 1][target] == NONE) continue;
                    best = Math.min(best, factor * digit * weights[length - 1] + least[length - 1][target]);
                }
                least[length][state] = best;
            }
        return least;
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-2", "base-3", "fibonacci", "pell", "tribonacci", "linear-1-1-from-1-3"})
    void noSumLiesBelow(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var random = CaseCount.random(96);
        int exact = 0;
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            var automaton = CarriedSumTest.random(random, system.digits()).minimal();
            int factor = random.nextInt(7) - 3;
            LeastSums sums;
            try {
                sums = new LeastSums(system, automaton, new int[] {factor});
            } catch (TooLargeException _) {
                continue;
            }
            int longest = sums.last() + LONGER;
            long[] weights = system.weights(longest + 1).stream()
                    .mapToLong(BigInteger::longValueExact)
                    .toArray();
            var least = least(automaton, weights, factor, longest);
            for (int state = 0; state < automaton.states(); state++)
                for (int length = 0; length <= longest; length++) {
                    long right = least[length][state];
                    if (length <= sums.last()) {
                        assertThat(sums.least(state, length)).isEqualTo(right == NONE ? NONE : LeastSums.SCALE * right);
                        exact++;
                        continue;
                    }
                    long bound = sums.slope(state) * weights[length] - sums.slack();
                    assertThat(bound).isLessThanOrEqualTo(right == NONE ? NONE : LeastSums.SCALE * right);
                }
        }
        assertThat(exact).isGreaterThan(CaseCount.least(2_000));
    }

    /// As many as 16 digits, and fewer where weights would be large numbers.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "base-3", "base-10", "fibonacci", "tribonacci", "linear-9-9", "linear-30-2-1"})
    void shortWordsHaveSmallWeights(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var words = new Arithmetic(system, KernelBudget.DEFAULT).universe(1);
        int last = new LeastSums(system, words, new int[] {1}).last();
        int degree = system.coefficients().size();
        var weights = system.weights(16 + 3 * degree + 1);
        assertThat(last).isBetween(0, 16);
        if (last > 0) assertThat(weights.get(last + 2 * degree)).isLessThan(BigInteger.TWO.pow(24));
        if (last < 16) assertThat(weights.get(last + 1 + 2 * degree)).isGreaterThanOrEqualTo(BigInteger.TWO.pow(24));
    }

    @Test
    void weightsThatGrowTooSlowlyHaveNoBound() {
        var system = NumerationSystem.find("linear-1-0-0-0-0-0-0-0-1-from-1-2-3-4-5-6-7-8-9")
                .orElseThrow();
        var words = new Arithmetic(system, KernelBudget.DEFAULT).universe(1);
        assertThatThrownBy(() -> new LeastSums(system, words, new int[] {-100})).isInstanceOf(TooLargeException.class);
    }

    /// Of all words nothing is less than 0, nor more than the greatest number with so many digits.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "base-10", "fibonacci", "pell", "tribonacci"})
    void theBoundsOfAllWordsAreClose(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var words = new Arithmetic(system, KernelBudget.DEFAULT).universe(1);
        for (int factor : new int[] {-3, -1, 0, 2}) {
            var sums = new LeastSums(system, words, new int[] {factor});
            for (int length = sums.last() + 1; length < sums.last() + 6; length++) {
                long weight = system.weights(length + 1).getLast().longValueExact();
                long right = Math.min(factor, 0) * (weight - 1);
                assertThat(sums.slope(0) * weight - sums.slack())
                        .isLessThanOrEqualTo(LeastSums.SCALE * right)
                        .isGreaterThan(LeastSums.SCALE * right - LeastSums.SCALE * weight / 16);
            }
        }
    }

    /// Several tracks add up.
    @Test
    void everyTrackHasItsFactor() {
        var universe = new Arithmetic(NumerationSystem.BINARY, KernelBudget.DEFAULT).universe(3);
        var sums = new LeastSums(NumerationSystem.BINARY, universe, new int[] {-1, 2, -4});
        for (int length = 0; length <= sums.last(); length++)
            assertThat(sums.least(0, length)).isEqualTo(LeastSums.SCALE * -5 * ((1L << length) - 1));
        assertThat(sums.last()).isEqualTo(16);
        var ends = Automaton.complete(
                1, 2, List.of(new int[] {1, 1}, new int[] {2, 2}, new int[] {2, 2}), new boolean[] {false, true, false
                });
        var one = new LeastSums(NumerationSystem.BINARY, ends, new int[] {-1});
        assertThat(Arrays.asList(one.least(0, 0), one.least(0, 1), one.least(0, 2)))
                .containsExactly(NONE, -LeastSums.SCALE, NONE);
    }
}
