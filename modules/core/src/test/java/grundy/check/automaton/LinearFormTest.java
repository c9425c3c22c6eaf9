package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.MemoryRoom;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A sum is told of all words as it is worked out, and the proof of it holds with the right successor only.
class LinearFormTest {
    private static final int ABOVE = Integer.MAX_VALUE;
    private static final int BELOW = Integer.MIN_VALUE;
    private static final List<int[]> FACTORS = List.of(
            new int[] {1},
            new int[] {-2},
            new int[] {1, -1},
            new int[] {2, 3},
            new int[] {-1, -2},
            new int[] {3, -2},
            new int[] {2, -3},
            new int[] {1, 0},
            new int[] {0, -1});

    private static Arithmetic in(String name) {
        return new Arithmetic(NumerationSystem.find(name).orElseThrow(), KernelBudget.DEFAULT);
    }

    private static int bound(int[] factors) {
        int up = IntStream.of(factors).filter(factor -> factor > 0).sum();
        int down = -IntStream.of(factors).filter(factor -> factor < 0).sum();
        return Math.max(up, down);
    }

    private static int told(int sum, int bound, int modulus) {
        if (modulus > 0) return Math.floorMod(sum, modulus);
        return sum > bound ? ABOVE : sum < -bound ? BELOW : sum;
    }

    private static void assertTellsSums(String name, int[] factors, int bound, int modulus) {
        var arithmetic = in(name);
        var system = arithmetic.system();
        var form = new LinearForm(system, factors, bound, modulus, KernelBudget.DEFAULT);
        form.prove(arithmetic.successor());
        assertThat(form.states()).isPositive();
        var answers = new ArrayList<>(List.of(ABOVE, BELOW));
        for (int sum = -bound - 1; sum <= bound + 1 + modulus; sum++) answers.add(sum);
        var words = AutomatonTest.words(system.digits(), system.digits() > 2 ? 2 : 5 - factors.length);
        var empty = List.of(new int[0]);
        for (int answer : answers) {
            var automaton = form.automaton(sum -> sum == answer);
            for (var first : words)
                for (var second : factors.length > 1 ? words : empty) {
                    var tuple = List.of(first, second).subList(0, factors.length);
                    int sum = 0;
                    for (int i = 0; i < factors.length; i++)
                        sum += factors[i] * system.value(tuple.get(i)).intValueExact();
                    boolean expected = tuple.stream().allMatch(word -> isValid(system, word))
                            && told(sum, bound, modulus) == answer;
                    if (automaton.accepts(tuple) != expected)
                        throw new AssertionError("%s: %d is told as %d".formatted(name, sum, answer));
                }
        }
    }

    /// @return whether it is that of its number, but for zeros in front
    private static boolean isValid(NumerationSystem system, int[] word) {
        var digits = IntStream.of(word).dropWhile(digit -> digit == 0).toArray();
        return Arrays.equals(system.word(system.value(digits)), digits);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "base-2",
                "fibonacci",
                "pell",
                "tribonacci",
                "linear-2-2",
                "linear-1-1-from-1-3",
                "linear-1-0-1-from-1-2-3-5",
                "linear-1-0-0-1-from-1-2-3-4-6",
                "linear-2-from-1-2-3",
                "linear-2-from-1-5"
            })
    void sumsAreToldUpToTheBoundAndBeyondItTheirSide(String name) {
        // With many coefficients automata of several numbers are large.
        boolean isLarge = in(name).system().coefficients().size() > 3;
        for (var factors : FACTORS) {
            if (isLarge && factors.length > 1) continue;
            assertTellsSums(name, factors, bound(factors), 0);
            assertTellsSums(name, factors, bound(factors) + 3, 0);
            assertTellsSums(name, factors, 0, 3);
        }
    }

    /// A relation that is the successor but for one number n, of which something else is said to come next.
    private static Automaton almostSuccessor(Arithmetic arithmetic, long n, long next) {
        var right = new FormulaRelation(List.of("x", "y"), arithmetic.successor());
        var here = arithmetic.constant("x", BigInteger.valueOf(n));
        var other = arithmetic.and(here, arithmetic.constant("y", BigInteger.valueOf(next)));
        return arithmetic.inOrder(arithmetic.or(arithmetic.and(right, arithmetic.not(here)), other), List.of("x", "y"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "pell", "linear-1-1-from-1-3"})
    void theProofFailsIfOneNumberHasAnotherSuccessor(String name) {
        var arithmetic = in(name);
        for (var factors : FACTORS)
            for (int modulus : new int[] {0, 5}) {
                var form = new LinearForm(
                        arithmetic.system(), factors, modulus > 0 ? 0 : 20, modulus, KernelBudget.DEFAULT);
                for (long n = 0; n < 6; n++)
                    for (long next : new long[] {n + 1, n + 2, n + 3, Math.max(0, n - 1), n}) {
                        var successor = almostSuccessor(arithmetic, n, next);
                        if (next == n + 1)
                            assertThatCode(() -> form.prove(successor)).doesNotThrowAnyException();
                        else
                            assertThatThrownBy(() -> form.prove(successor))
                                    .as("%s: %d to %d", name, n, next)
                                    .isInstanceOf(AssertionError.class)
                                    .hasMessageContaining("is wrong: a step on track");
                    }
            }
    }

    /// Beyond the bound only a step away from it says something.
    @Test
    void beyondTheBoundStepsTowardsItSayNothing() {
        var arithmetic = in("base-2");
        for (int factor : new int[] {3, -3}) {
            var form = new LinearForm(arithmetic.system(), new int[] {factor}, 3, 0, KernelBudget.DEFAULT);
            form.prove(almostSuccessor(arithmetic, 4, 9));
            var back = almostSuccessor(arithmetic, 4, 1);
            assertThatThrownBy(() -> form.prove(back)).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void whatTakesTooManyStatesIsGivenUp() {
        var arithmetic = in("fibonacci");
        var form = new LinearForm(arithmetic.system(), new int[] {3, -2}, 9, 0, KernelBudget.DEFAULT);
        // The proof meets more triples than there are states.
        var some = new KernelBudget(form.states(), () -> false, MemoryRoom.ENDLESS);
        var again = new LinearForm(arithmetic.system(), new int[] {3, -2}, 9, 0, some);
        assertThatThrownBy(() -> again.prove(arithmetic.successor())).isInstanceOf(TooLargeException.class);
        var few = new KernelBudget(5, () -> false, MemoryRoom.ENDLESS);
        assertThatThrownBy(() -> new LinearForm(NumerationSystem.BINARY, new int[] {7, -5}, 12, 0, few))
                .isInstanceOf(TooLargeException.class);
    }
}
