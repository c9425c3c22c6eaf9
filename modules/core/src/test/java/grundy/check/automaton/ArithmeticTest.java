package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Automata against arithmetic on integers: all small tuples, and long ones.
@EveryTurn
class ArithmeticTest {
    private static final String SYSTEMS =
            "base-2 base-3 base-10 fibonacci pell linear-3-1 linear-5-1 linear-2-2 " + "linear-4-3 tribonacci";

    private static Arithmetic in(String name) {
        return new Arithmetic(NumerationSystem.find(name).orElseThrow(), KernelBudget.DEFAULT);
    }

    private static boolean holds(Arithmetic arithmetic, Automaton automaton, long... values) {
        return arithmetic.holds(
                automaton, Arrays.stream(values).mapToObj(BigInteger::valueOf).toList());
    }

    @Tag("slow")
    @Test
    void wordsAndNumbersGoToAndFro() {
        var random = CaseCount.random(1);
        for (var name : SYSTEMS.split(" ")) {
            var system = NumerationSystem.find(name).orElseThrow();
            assertThat(system.name()).isEqualTo(name);
            for (int i = 0; i < CaseCount.of(2_000); i++) {
                var number = i % 2 == 0 ? BigInteger.valueOf(i / 2) : new BigInteger(random.nextInt(300), random);
                assertThat(system.value(system.word(number))).as(name).isEqualTo(number);
            }
        }
    }

    /// 1, 2, 3, 5, 8; 1, 3, 7, 17; 1, 2, 4, 7, 13 (A000045, A001333, A000073).
    @Test
    void weightsAreThoseOfTheLiterature() {
        assertThat(NumerationSystem.FIBONACCI.weights(6).toString()).isEqualTo("[1, 2, 3, 5, 8, 13]");
        assertThat(NumerationSystem.of(2, 1).weights(5).toString()).isEqualTo("[1, 3, 7, 17, 41]");
        assertThat(NumerationSystem.of(1, 1, 1).weights(6).toString()).isEqualTo("[1, 2, 4, 7, 13, 24]");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "base-2",
                "base-3",
                "base-10",
                "fibonacci",
                "pell",
                "linear-3-1",
                "linear-5-1",
                "linear-2-2",
                "linear-4-3",
                "tribonacci"
            })
    void sumsOrderAndRemaindersAreRight(String name) {
        var arithmetic = in(name);
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var z = LinearSum.of("z");
        var sum = arithmetic.inOrder(arithmetic.decide(Formula.equal(x.plus(y), z)), List.of("x", "y", "z"));
        var less =
                arithmetic.inOrder(arithmetic.decide(Formula.less(x.times(2).plus(3), y.times(3))), List.of("x", "y"));
        var rest = arithmetic.inOrder(
                arithmetic.decide(new Formula.Divisible(x.times(2).minus(y).plus(1), 5)), List.of("x", "y"));
        for (long a = 0; a < 24; a++)
            for (long b = 0; b < 24; b++) {
                for (long c = 0; c < 48; c++)
                    assertThat(holds(arithmetic, sum, a, b, c)).isEqualTo(a + b == c);
                assertThat(holds(arithmetic, less, a, b)).isEqualTo(2 * a + 3 < 3 * b);
                assertThat(holds(arithmetic, rest, a, b)).isEqualTo(Math.floorMod(2 * a - b + 1, 5) == 0);
            }
        var random = CaseCount.random(2);
        for (int i = 0; i < CaseCount.of(200); i++) {
            var a = new BigInteger(200, random);
            var b = new BigInteger(190, random);
            var c = a.add(b).add(BigInteger.valueOf(random.nextInt(3) - 1));
            assertThat(arithmetic.holds(sum, List.of(a, b, c)))
                    .isEqualTo(a.add(b).equals(c));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "pell", "tribonacci"})
    void additionIsTotalFunctionalAndObeysItsRecursion(String name) {
        var arithmetic = in(name);
        var sum = arithmetic.inOrder(
                arithmetic.decide(Formula.equal(LinearSum.of("x").plus(LinearSum.of("y")), LinearSum.of("z"))),
                List.of("x", "y", "z"));
        var successor = arithmetic.successor();
        assertThat(arithmetic.isTrue(everywhere(
                        List.of("x", "y"),
                        new Formula.Exists(List.of("z"), new Formula.Acceptance(sum, List.of("x", "y", "z"))))))
                .isTrue();
        assertThat(arithmetic.isTrue(nowhere(
                        List.of("x", "y", "z", "u"),
                        Formula.all(
                                new Formula.Acceptance(sum, List.of("x", "y", "z")),
                                new Formula.Acceptance(sum, List.of("x", "y", "u")),
                                Formula.less(LinearSum.of("z"), LinearSum.of("u"))))))
                .isTrue();
        var step = Formula.all(
                new Formula.Acceptance(sum, List.of("x", "y", "z")),
                new Formula.Acceptance(successor, List.of("y", "v")),
                new Formula.Acceptance(successor, List.of("z", "w")));
        assertThat(arithmetic.isTrue(nowhere(
                        List.of("x", "y", "z", "v", "w"),
                        Formula.all(step, Formula.not(new Formula.Acceptance(sum, List.of("x", "v", "w")))))))
                .isTrue();
    }

    private static Formula everywhere(List<String> variables, Formula formula) {
        return nowhere(variables, Formula.not(formula));
    }

    private static Formula nowhere(List<String> variables, Formula formula) {
        return Formula.not(new Formula.Exists(variables, formula));
    }

    /// Random formulas with quantifiers over a finite range, against the definition.
    @Tag("slow")
    @Test
    void randomFormulasMeanWhatTheySay() {
        var random = CaseCount.random(3);
        for (var name : List.of("base-2", "base-3", "fibonacci", "pell", "linear-2-2")) {
            var arithmetic = in(name);
            for (int i = 0; i < CaseCount.of(60); i++) {
                var inner = formula(random, 2);
                var bounded = Formula.all(inner, Formula.atMost(LinearSum.of("z"), LinearSum.of(9)));
                var exists = new Formula.Exists(List.of("z"), bounded);
                var automaton = arithmetic.inOrder(arithmetic.decide(exists), List.of("x", "y"));
                for (int x = 0; x < 12; x++)
                    for (int y = 0; y < 12; y++) {
                        boolean expected = false;
                        for (int z = 0; z <= 9; z++) expected |= truth(inner, x, y, z);
                        assertThat(holds(arithmetic, automaton, x, y))
                                .as("%s in %s at %d, %d", exists, name, x, y)
                                .isEqualTo(expected);
                    }
            }
        }
    }

    private static Formula formula(Random random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            var term = LinearSum.of(random.nextInt(9) - 4);
            for (var name : List.of("x", "y", "z"))
                term = term.plus(LinearSum.of(name).times(random.nextInt(5) - 2));
            return switch (random.nextInt(3)) {
                case 0 -> new Formula.AtMostZero(term);
                case 1 -> new Formula.IsZero(term);
                default -> new Formula.Divisible(term, 2 + random.nextInt(4));
            };
        }
        return switch (random.nextInt(3)) {
            case 0 -> Formula.all(formula(random, depth - 1), formula(random, depth - 1));
            case 1 -> Formula.any(formula(random, depth - 1), formula(random, depth - 1));
            default -> Formula.not(formula(random, depth - 1));
        };
    }

    private static boolean truth(Formula formula, long x, long y, long z) {
        return switch (formula) {
            case Formula.AtMostZero(var term) -> value(term, x, y, z) <= 0;
            case Formula.IsZero(var term) -> value(term, x, y, z) == 0;
            case Formula.Divisible(var term, int modulus) -> Math.floorMod(value(term, x, y, z), modulus) == 0;
            case Formula.All(var all) -> all.stream().allMatch(each -> truth(each, x, y, z));
            case Formula.Any(var any) -> any.stream().anyMatch(each -> truth(each, x, y, z));
            case Formula.Not(var inner) -> !truth(inner, x, y, z);
            default -> throw new AssertionError(formula);
        };
    }

    private static long value(LinearSum term, long x, long y, long z) {
        return term.constant().longValueExact()
                + term.factor("x").longValueExact() * x
                + term.factor("y").longValueExact() * y
                + term.factor("z").longValueExact() * z;
    }

    @Test
    void theLeastElementIsLeast() {
        var arithmetic = in("fibonacci");
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var relation = arithmetic.decide(Formula.all(
                Formula.atMost(LinearSum.of(1_000), x.plus(y.times(2))), new Formula.Divisible(x.plus(y), 7)));
        var least = arithmetic.least(relation, List.of(x.plus(y)), List.of("x", "y"));
        assertThat(least).contains(List.of(BigInteger.ZERO, BigInteger.valueOf(504)));
    }

    @Test
    void aSumThatFallsCountsAsZeroWhereItIsBelow() {
        var arithmetic = in("base-2");
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var relation = arithmetic.decide(Formula.all(
                Formula.atMost(x, LinearSum.of(20)),
                Formula.any(Formula.atMost(LinearSum.of(9), y), Formula.less(x, y))));
        var variables = List.of("x", "y");
        var left = LinearSum.of(12).minus(x);
        assertThat(arithmetic.least(relation, List.of(left), variables)).contains(numbers(12, 9));
        assertThat(arithmetic.least(relation, List.of(left, x.plus(y).times(-1).plus(30)), variables))
                .contains(numbers(12, 18));
        assertThat(arithmetic.least(relation, List.of(left.minus(LinearSum.of("z"))), variables))
                .contains(numbers(12, 9));
        assertThat(arithmetic.least(
                        arithmetic.not(relation), List.of(x.times(-1).plus(3)), variables))
                .contains(numbers(3, 0));
        var nothing = arithmetic.decide(Formula.less(x, x));
        assertThat(arithmetic.least(nothing, List.of(left), variables)).isEmpty();
    }

    private static List<BigInteger> numbers(long first, long second) {
        return List.of(BigInteger.valueOf(first), BigInteger.valueOf(second));
    }

    @Test
    void largeConstantsAreExact() {
        var arithmetic = in("pell");
        var large = BigInteger.TEN.pow(40);
        var relation = arithmetic.decide(
                Formula.equal(LinearSum.of("x").times(3), LinearSum.of(large.multiply(BigInteger.valueOf(3)))));
        assertThat(arithmetic.least(relation, List.of(), List.of("x"))).contains(List.of(large));
    }

    @Test
    void whatASystemCannotSayIsRefusedByName() {
        assertThatThrownBy(() -> in("base-2").decide(new Formula.Membership("x", new AutomaticSet.Powers(3))))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("powers of 3")
                .hasMessageContaining("base-2");
        assertThatThrownBy(() -> in("base-2").decide(new Formula.Membership("x", new AutomaticSet.Valuation(3, 2, 0))))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("valuation(n, 3)");
        assertThatThrownBy(() -> in("base-2").decide(new Formula.Membership("x", new AutomaticSet.Fibonacci())))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("fibonacci");
        assertThatThrownBy(() -> in("fibonacci").decide(new Formula.Xor("x", "y", "z")))
                .isInstanceOf(InexpressibleException.class)
                .hasMessageContaining("xor");
    }

    private static boolean isPower(int number, int root) {
        int rest = number;
        while (rest > 1 && rest % root == 0) rest /= root;
        return rest == 1;
    }

    @Test
    void powersAreToldInEveryBaseThatSharesARootAndInNoOther() {
        for (int base = 2; base <= 9; base++)
            for (int power = 2; power <= 9; power++) {
                int system = base;
                int wanted = power;
                var arithmetic = in("base-" + base);
                var formula = new Formula.Membership("x", new AutomaticSet.Powers(power));
                if (IntStream.rangeClosed(2, 9).noneMatch(root -> isPower(system, root) && isPower(wanted, root))) {
                    assertThatThrownBy(() -> arithmetic.decide(formula)).isInstanceOf(InexpressibleException.class);
                    continue;
                }
                var set = arithmetic.decide(formula);
                for (int n = 0; n < 5_000; n++)
                    if (holds(arithmetic, set.automaton(), n) != (n > 0 && isPower(n, power)))
                        throw new AssertionError("%d is told wrong in base %d: powers of %d".formatted(n, base, power));
            }
    }

    @Test
    void exponentsAreToldInTheirBase() {
        for (int base = 2; base <= 5; base++)
            for (int modulus = 1; modulus <= 3; modulus++)
                for (int remainder = 0; remainder < modulus; remainder++) {
                    var arithmetic = in("base-" + base);
                    var set = arithmetic.decide(
                            new Formula.Membership("x", new AutomaticSet.Valuation(base, modulus, remainder)));
                    for (int n = 0; n < 700; n++) {
                        int exponent = 0;
                        for (int rest = n; rest > 0 && rest % base == 0; rest /= base) exponent++;
                        assertThat(holds(arithmetic, set.automaton(), n))
                                .isEqualTo(n > 0 && exponent % modulus == remainder);
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
                "base-3",
                "base-10",
                "fibonacci",
                "pell",
                "linear-3-1",
                "linear-5-1",
                "linear-2-2",
                "linear-4-3",
                "tribonacci",
                "linear-1-1-from-1-3",
                "linear-2-from-1-2-3",
                "linear-2-from-1-5"
            })
    void theOrderOfWordsIsThatOfNumbers(String name) {
        var arithmetic = in(name);
        var system = arithmetic.system();
        var words = AutomatonTest.words(system.digits(), system.digits() > 4 ? 2 : system.digits() > 2 ? 3 : 5);
        for (var one : words) {
            boolean valid = isValid(system, one);
            assertThat(arithmetic.universe(1).accepts(List.of(one))).isEqualTo(valid);
            for (var other : words) {
                boolean both = valid && isValid(system, other);
                int order = both ? system.value(one).compareTo(system.value(other)) : 0;
                boolean next = both && system.value(one).add(BigInteger.ONE).equals(system.value(other));
                assertThat(arithmetic.universe(2).accepts(List.of(one, other))).isEqualTo(both);
                assertThat(arithmetic.less().accepts(List.of(one, other))).isEqualTo(both && order < 0);
                assertThat(arithmetic.successor().accepts(List.of(one, other))).isEqualTo(next);
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "pell"})
    void sumsOfAnySignsAreComparedRight(String name) {
        var arithmetic = in(name);
        for (int first = -4; first <= 2; first++)
            for (int second = -3; second <= 3; second++)
                for (int constant : new int[] {-9, -1, 0, 2, 7}) {
                    var term = LinearSum.of("x")
                            .times(first)
                            .plus(LinearSum.of("y").times(second))
                            .plus(constant);
                    var zero = arithmetic.inOrder(arithmetic.decide(new Formula.IsZero(term)), List.of("x", "y"));
                    var most = arithmetic.inOrder(arithmetic.decide(new Formula.AtMostZero(term)), List.of("x", "y"));
                    for (int x = 0; x < 9; x++)
                        for (int y = 0; y < 9; y++) {
                            int sum = first * x + second * y + constant;
                            assertThat(holds(arithmetic, zero, x, y))
                                    .as("%s at %d, %d", term, x, y)
                                    .isEqualTo(sum == 0);
                            assertThat(holds(arithmetic, most, x, y))
                                    .as("%s at %d, %d", term, x, y)
                                    .isEqualTo(sum <= 0);
                        }
                }
    }

    @Test
    void whatIsNotTrueIsToldFromWhatIs() {
        var arithmetic = in("fibonacci");
        var x = LinearSum.of("x");
        var y = LinearSum.of("y");
        var larger = new Formula.Exists(List.of("y"), Formula.less(x, y));
        var smaller = new Formula.Exists(List.of("y"), Formula.less(y, x));
        assertThat(arithmetic.isTrue(everywhere(List.of("x"), larger))).isTrue();
        assertThat(arithmetic.isTrue(everywhere(List.of("x"), smaller))).isFalse();
        assertThat(arithmetic.isTrue(nowhere(List.of("x"), smaller))).isFalse();
        assertThatThrownBy(() -> arithmetic.isTrue(smaller)).isInstanceOf(IllegalArgumentException.class);
    }
}
