package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Numeration systems whose weights begin otherwise than the coefficients say: the valid words are the greedy ones, by
/// going through all words.
@EveryTurn
class OwnWeightsTest {
    private static final int LONGEST = 11;

    private static List<BigInteger> numbers(long... numbers) {
        return LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
    }

    private static NumerationSystem named(String name) {
        return NumerationSystem.find(name).orElseThrow();
    }

    private static boolean isValid(NumerationSystem system, int[] word) {
        int state = 0;
        for (int digit : word) {
            if (state >= 0) state = system.validity(state, digit);
        }
        return state >= 0 && system.mayEnd(state);
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "linear-1-0-0-1-from-1-2-3-4-6",
                "linear-1-0-1-from-1-2-3-5",
                "linear-1-0-0-0-1-from-1-2-3-4-5-7",
                "linear-1-1-from-1-3",
                "linear-1-1-from-1-2-3-4-6-9-13-19-28",
                "linear-2-from-1-2-3",
                "linear-2-from-1-5",
                "linear-1-0-0-1-from-1-2-3-4",
                "linear-3-1-from-1-2"
            })
    void validWordsAreTheGreedyOnes(String name) {
        var system = named(name);
        assertThat(system.name()).isEqualTo(name);
        assertThat(system.hasOwnWeights()).isTrue();
        var weights = system.weights(LONGEST + 1);
        int length = 1;
        long words = system.digits();
        while (length < LONGEST && words * system.digits() < 300_000) {
            length++;
            words *= system.digits();
        }
        int valid = 0;
        for (long at = 0; at < words; at++) {
            var word = new int[length];
            long rest = at;
            for (int i = length - 1; i >= 0; i--, rest /= system.digits()) word[i] = (int) (rest % system.digits());
            boolean greedy = true;
            var value = BigInteger.ZERO;
            for (int place = 0; place < length; place++) {
                value = value.add(weights.get(place).multiply(BigInteger.valueOf(word[length - 1 - place])));
                greedy &= value.compareTo(weights.get(place + 1)) < 0;
            }
            assertThat(isValid(system, word)).as("%s", Arrays.toString(word)).isEqualTo(greedy);
            if (!greedy) continue;
            // Words in their order are the numbers in theirs.
            assertThat(value).isEqualTo(BigInteger.valueOf(valid));
            assertThat(system.value(word)).isEqualTo(value);
            valid++;
        }
        assertThat(valid).isEqualTo(weights.get(length).intValueExact());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"linear-1-0-0-1-from-1-2-3-4-6", "linear-1-1-from-1-2-3-4-6-9-13-19-28", "linear-2-from-1-5"})
    void wordsAndNumbersGoToAndFro(String name) {
        var system = named(name);
        var random = CaseCount.random(4);
        for (int i = 0; i < CaseCount.of(600); i++) {
            var number = i % 2 == 0 ? BigInteger.valueOf(i) : new BigInteger(random.nextInt(400), random);
            var word = system.word(number);
            assertThat(isValid(system, word)).as("%s", number).isTrue();
            assertThat(system.value(word)).isEqualTo(number);
        }
    }

    /// Weights that grow slowly have many places below the numbers for which a long suffices.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "fibonacci",
                "linear-1-0-0-1-from-1-2-3-4",
                "linear-1-0-0-1-from-1-2-3-4-6",
                "linear-1-0-0-0-1-from-1-2-3-4-5-7",
                "linear-2-from-1-5"
            })
    void weightsAndTheirNeighboursHaveGreedyWordsOfAnyLength(String name) {
        var system = named(name);
        var weights = system.weights(220);
        for (int place = 1; place + 1 < weights.size(); place++) {
            var weight = weights.get(place);
            var word = system.word(weight);
            assertThat(word).as("%s", weight).hasSize(place + 1).startsWith(1);
            assertThat(IntStream.of(word).sum()).as("%s", weight).isEqualTo(1);
            for (var number : List.of(weight.subtract(BigInteger.ONE), weight.add(BigInteger.ONE)))
                assertThat(system.word(number)).as("%s", number).isEqualTo(greedy(weights, number));
        }
    }

    private static int[] greedy(List<BigInteger> weights, BigInteger number) {
        var digits = IntStream.builder();
        var rest = number;
        boolean leads = true;
        for (var weight : weights.reversed()) {
            var parts = rest.divideAndRemainder(weight);
            leads = leads && parts[0].signum() == 0;
            if (!leads) digits.add(parts[0].intValueExact());
            rest = parts[1];
        }
        return digits.build().toArray();
    }

    /// 6 = 4 + 2, since 3 times 1 is less than 4; 8 = 6 + 2, 11 = 8 + 3, … (Schwenk 1970).
    @Test
    void weightsGoOnByTheRecurrence() {
        assertThat(named("linear-1-0-0-1-from-1-2-3-4-6").weights(11))
                .isEqualTo(numbers(1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40));
    }

    /// What the recurrence says itself is not part of the system.
    @Test
    void weightsThatFollowAreLeftOut() {
        var system = NumerationSystem.from(List.of(1, 0, 0, 1), numbers(1, 2, 3, 4, 6, 8, 11, 15));
        assertThat(system).isEqualTo(named("linear-1-0-0-1-from-1-2-3-4-6"));
        assertThat(NumerationSystem.from(List.of(1, 1), numbers(1, 2, 3, 5, 8)))
                .isEqualTo(NumerationSystem.FIBONACCI)
                .hasSameHashCodeAs(NumerationSystem.FIBONACCI);
        assertThat(NumerationSystem.from(List.of(2), numbers(1, 2, 4)).base()).isEqualTo(2);
        assertThat(named("linear-1-1-from-1-3")).isNotEqualTo(NumerationSystem.FIBONACCI);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0, 1; 1, 2",
                "1; 1, 2",
                "1, 1; 2, 3",
                "1, 1; 1, 1",
                "1, 1; 1",
                "1, 0, -1; 1, 2, 3",
            })
    void whatMakesNoWeightsIsRefused(String coefficients, String first) {
        assertThatThrownBy(() -> NumerationSystem.from(
                        IntStream.of(parsed(coefficients)).boxed().toList(),
                        numbers(IntStream.of(parsed(first)).asLongStream().toArray())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("weights");
    }

    private static int[] parsed(String text) {
        return Arrays.stream(text.split(", ")).mapToInt(Integer::parseInt).toArray();
    }

    /// Not all recurrences make words that an automaton tells; what is accepted must be right.
    @Test
    void randomSystemsAreRefusedOrRight() {
        var random = CaseCount.random(9);
        int made = 0;
        for (int i = 0; i < CaseCount.of(300); i++) {
            var coefficients = new ArrayList<Integer>();
            int degree = 1 + random.nextInt(4);
            for (int j = 0; j < degree; j++) coefficients.add(random.nextInt(3));
            var first = new ArrayList<BigInteger>();
            var last = BigInteger.ONE;
            for (int j = 0; j < degree + random.nextInt(3); j++) {
                first.add(last);
                last = last.add(BigInteger.valueOf(1 + random.nextInt(3)));
            }
            NumerationSystem system;
            try {
                system = NumerationSystem.from(coefficients, first);
            } catch (IllegalArgumentException _) {
                continue;
            }
            made++;
            var weights = system.weights(14);
            for (int number = 0;
                    number < weights.get(12).min(BigInteger.valueOf(700)).intValue();
                    number++) {
                var word = system.word(BigInteger.valueOf(number));
                assertThat(isValid(system, word)).as("%s in %s", number, system).isTrue();
            }
        }
        assertThat(made).isPositive();
    }

    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"linear-1-1-from-1-3", "linear-1-0-1-from-1-2-3-5", "linear-1-1-from-1-2-3-4-6-9-13-19-28"})
    void sumsAndOrderAreRight(String name) {
        var arithmetic = new Arithmetic(named(name), KernelBudget.DEFAULT);
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var z = LinearSum.of("z");
        var sum = arithmetic.inOrder(arithmetic.decide(Formula.equal(x.plus(y), z)), List.of("x", "y", "z"));
        var less = arithmetic.inOrder(arithmetic.decide(Formula.less(x.times(2).plus(3), y)), List.of("x", "y"));
        var rest = arithmetic.inOrder(
                arithmetic.decide(new Formula.Divisible(x.plus(y).plus(1), 3)), List.of("x", "y"));
        for (long a = 0; a < 24; a++)
            for (long b = 0; b < 60; b++) {
                for (long c = Math.max(0, a + b - 9); c < a + b + 9; c++)
                    assertThat(arithmetic.holds(sum, numbers(a, b, c))).isEqualTo(a + b == c);
                assertThat(arithmetic.holds(less, numbers(a, b))).isEqualTo(2 * a + 3 < b);
                assertThat(arithmetic.holds(rest, numbers(a, b))).isEqualTo((a + b + 1) % 3 == 0);
            }
        var random = CaseCount.random(2);
        for (int i = 0; i < CaseCount.of(100); i++) {
            var a = new BigInteger(200, random);
            var b = new BigInteger(190, random);
            var c = a.add(b).add(BigInteger.valueOf(random.nextInt(3) - 1));
            assertThat(arithmetic.holds(sum, List.of(a, b, c)))
                    .isEqualTo(a.add(b).equals(c));
        }
    }

    /// The weights 1, 2, 3, 4, 5, 7, 9, 12, … are the Padovan numbers, which obey a shorter recurrence,
    /// `U(n) = U(n - 2) + U(n - 3)`, whose sums need few states; the longer one alone would need no end
    /// of them.
    @ParameterizedTest
    @ValueSource(strings = {"linear-1-0-0-0-1-from-1-2-3-4-5-7", "linear-1-0-0-1-from-1-2-3-4-6"})
    void sumsAreThoseOfNumbers(String name) {
        var arithmetic = new Arithmetic(named(name), KernelBudget.DEFAULT);
        var sum = arithmetic.inOrder(
                arithmetic.decide(Formula.equal(LinearSum.of("x").plus(LinearSum.of("y")), LinearSum.of("z"))),
                List.of("x", "y", "z"));
        for (long x = 0; x < 40; x++)
            for (long y = 0; y < 40; y++)
                for (long z = Math.max(0, x + y - 3); z <= x + y + 3; z++)
                    assertThat(arithmetic.holds(sum, numbers(x, y, z)))
                            .as("%d + %d = %d", x, y, z)
                            .isEqualTo(x + y == z);
    }

    /// Formulas in which a bound number is told by two sums: by trying all numbers.
    @Test
    void whatTwoSumsTellIsWhatTheDefinitionSays() {
        int to = 9;
        var random = CaseCount.random(11);
        var arithmetic = new Arithmetic(named("linear-1-0-1-from-1-2-3-5"), KernelBudget.DEFAULT);
        for (int draw = 0; draw < CaseCount.of(40); draw++) {
            var set = new boolean[3 * to][3 * to];
            var thin = Formula.never();
            for (int i = 0; i < 6; i++) {
                int x = random.nextInt(to);
                int y = random.nextInt(to);
                set[x][y] = true;
                thin = Formula.any(
                        thin,
                        Formula.all(
                                Formula.equal(LinearSum.of("x"), LinearSum.of(x)),
                                Formula.equal(LinearSum.of("y"), LinearSum.of(y))));
            }
            var members = new Formula.Acceptance(
                    arithmetic.inOrder(arithmetic.decide(thin), List.of("x", "y")), List.of("x", "y"));
            int first = random.nextBoolean() ? 1 : -1;
            int second = random.nextBoolean() ? 1 : -1;
            int more = random.nextInt(3);
            int not = random.nextInt(4);
            var k = LinearSum.of("k");
            var formula = new Formula.Exists(
                    List.of("k", "x", "y"),
                    Formula.all(
                            Formula.equal(LinearSum.of("a"), LinearSum.of("x").plus(k.times(first))),
                            Formula.equal(
                                    LinearSum.of("b").plus(more),
                                    LinearSum.of("y").plus(k.times(second))),
                            Formula.not(Formula.equal(k, LinearSum.of(not))),
                            Formula.less(LinearSum.ZERO, k),
                            members));
            var found = arithmetic.inOrder(arithmetic.decide(formula), List.of("a", "b"));
            for (int a = 0; a < 2 * to; a++)
                for (int b = 0; b < 2 * to; b++)
                    assertThat(arithmetic.holds(found, numbers(a, b)))
                            .as("%d, %d: %d k, %d k, %d more, not %d", a, b, first, second, more, not)
                            .isEqualTo(isTold(set, a, b, List.of(first, second, more, not)));
        }
    }

    private static boolean isTold(boolean[][] set, int a, int b, List<Integer> parameters) {
        for (int k = 1; k < set.length; k++) {
            int x = a - parameters.get(0) * k;
            int y = b + parameters.get(2) - parameters.get(1) * k;
            boolean inside = x >= 0 && y >= 0 && x < set.length && y < set.length;
            if (k != parameters.get(3) && inside && set[x][y]) return true;
        }
        return false;
    }
}
