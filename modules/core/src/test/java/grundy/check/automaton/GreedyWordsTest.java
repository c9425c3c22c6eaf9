package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The proof that an automaton tells the greedy words holds of the right automaton and of no other, however late the
/// two differ.
@EveryTurn
class GreedyWordsTest {
    private static List<BigInteger> weights(NumerationSystem system) {
        return system.weights(GreedyWords.weights(system.coefficients().size()));
    }

    private static boolean isProved(NumerationSystem system, Automaton automaton) {
        return new GreedyWords(automaton).isProved(system.coefficients().size(), weights(system));
    }

    private static Automaton words(NumerationSystem system) {
        return new Arithmetic(system, KernelBudget.DEFAULT).universe(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fibonacci",
                "pell",
                "base-3",
                "tribonacci",
                "linear-1-1-from-1-3",
                "linear-1-0-1-from-1-2-3-5",
                "linear-2-from-1-5",
                "linear-1-0-0-1-from-1-2-3-4-6"
            })
    void everyChangeIsNoticed(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var right = words(system);
        assertThat(isProved(system, right)).isTrue();
        for (int state = 0; state < right.states(); state++) {
            var accepting = right.accepting().clone();
            accepting[state] ^= true;
            assertOther(system, right, right.targets(), accepting);
            for (int i = 0; i < right.targets()[state].length; i++)
                for (int target = 0; target < right.states(); target++) {
                    var targets = right.targets().clone();
                    targets[state] = targets[state].clone();
                    targets[state][i] = target;
                    assertOther(system, right, targets, right.accepting());
                }
        }
        for (var other : List.of("fibonacci", "pell", "base-2", "linear-1-1-from-1-3"))
            if (!other.equals(name))
                assertThat(isProved(system, words(NumerationSystem.find(other).orElseThrow())))
                        .as(other)
                        .isFalse();
    }

    private static void assertOther(NumerationSystem system, Automaton right, int[][] targets, boolean[] accepting) {
        var other = new Automaton(1, right.digits(), right.symbols(), targets, accepting);
        assertThat(isProved(system, other))
                .as("%s %s", system, Arrays.deepToString(targets))
                .isEqualTo(other.minimal().equals(right));
    }

    /// Words up to some length are right; from a state that is reached after so many digits there is one change.
    @ParameterizedTest
    @ValueSource(strings = {"fibonacci", "pell", "base-3", "linear-1-0-1-from-1-2-3-5", "linear-2-from-1-5"})
    void whatIsWrongInLongWordsOnlyIsNoticed(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var right = words(system);
        var random = CaseCount.random(51);
        int states = right.states();
        for (int draw = 0; draw < CaseCount.of(160); draw++) {
            int layers = 1 + random.nextInt(56 / states);
            var symbols = new ArrayList<int[]>();
            var targets = new ArrayList<int[]>();
            var accepting = new boolean[states * (layers + 1)];
            for (int state = 0; state < accepting.length; state++) {
                int of = state % states;
                // Only leading zeros stay in the first layer; the last one leads to itself.
                int next = Math.min(state / states + 1, layers) * states;
                int[] row = right.targets()[of].clone();
                for (int i = 0; i < row.length; i++) if (state != 0 || right.symbols()[of][i] != 0) row[i] += next;
                symbols.add(right.symbols()[of]);
                targets.add(row);
                accepting[state] = right.accepting()[of];
            }
            int late = states * layers + random.nextInt(states);
            if (random.nextBoolean() || targets.get(late).length == 0) accepting[late] ^= true;
            else targets.get(late)[random.nextInt(targets.get(late).length)] = random.nextInt(accepting.length);
            var other = new Automaton(
                    1, right.digits(), symbols.toArray(int[][]::new), targets.toArray(int[][]::new), accepting);
            assertThat(isProved(system, other))
                    .as("%s, %d layers", name, layers)
                    .isEqualTo(other.minimal().equals(right));
        }
    }

    /// The words of weights 1, 2, 6, 14, 38, … by digits from 0 to 3, of which only one behind a 1 may be
    /// more than 1: each number has one word, in the order of numbers, but 13 is not greedy, as 3 is no word.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wordsOfWhichTheEndsAreNoWordsAreNotGreedy(boolean complete) {
        var weights = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.TWO));
        while (weights.size() < GreedyWords.weights(2))
            weights.add(weights.getLast().add(weights.get(weights.size() - 2).multiply(BigInteger.valueOf(4))));
        int[] all = {0, 1, 2, 3};
        var words = complete
                ? new Automaton(
                        1,
                        4,
                        new int[][] {all, all, all},
                        new int[][] {{0, 1, 2, 2}, {0, 0, 0, 0}, {2, 2, 2, 2}},
                        new boolean[] {true, true, false})
                : new Automaton(
                        1, 4, new int[][] {{0, 1}, all}, new int[][] {{0, 1}, {0, 0, 0, 0}}, new boolean[] {true, true
                        });
        assertThat(new GreedyWords(words).isProved(2, weights)).isFalse();
        assertThat(weights.subList(0, 5).toString()).isEqualTo("[1, 2, 6, 14, 38]");
    }

    /// The Fibonacci words with 2 instead of 1: there are as many of each length, and their ends are words.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wordsThatLeaveOutADigitAreNotGreedy(boolean complete) {
        var weights = weights(NumerationSystem.FIBONACCI);
        int[] all = {0, 1, 2};
        var words = complete
                ? new Automaton(
                        1,
                        3,
                        new int[][] {all, all, all},
                        new int[][] {{0, 2, 1}, {0, 2, 2}, {2, 2, 2}},
                        new boolean[] {true, true, false})
                : new Automaton(1, 3, new int[][] {{0, 2}, {0}}, new int[][] {{0, 1}, {0}}, new boolean[] {true, true});
        assertThat(new GreedyWords(words).isProved(2, weights)).isFalse();
    }

    /// More states than are looked at, or more weights than are given, prove nothing.
    @ParameterizedTest
    @ValueSource(strings = {"fibonacci", "pell", "base-3"})
    void whatIsTooMuchIsNotProved(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        int degree = system.coefficients().size();
        var words = new GreedyWords(words(system));
        int needed = 0;
        while (!words.isProved(degree, weights(system).subList(0, needed))) needed++;
        assertThat(needed).isBetween(degree + 1, weights(system).size());
        for (int states : new int[] {64, 65}) {
            var right = words(system);
            var symbols = new ArrayList<int[]>();
            var targets = new ArrayList<int[]>();
            var accepting = new boolean[states];
            for (int state = 0; state < states; state++) {
                boolean old = state < right.states();
                symbols.add(old ? right.symbols()[state] : new int[0]);
                targets.add(old ? right.targets()[state] : new int[0]);
                accepting[state] = old && right.accepting()[state];
            }
            var longer = new Automaton(
                    1, right.digits(), symbols.toArray(int[][]::new), targets.toArray(int[][]::new), accepting);
            assertThat(isProved(system, longer)).isEqualTo(states == 64);
        }
    }
}
