package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.limit.MemoryRoom;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Claims say as automata what they say when they are worked out at single positions.
@EveryTurn
class ConditionFormulasTest {
    private static final int FAR = 9;
    private static final List<String> NAMES = List.of("a", "b");
    private static final RuleTree RULES = Claimed.rules("wythoff").game().rules();

    private static Arithmetic arithmetic(String system) {
        return new Arithmetic(
                NumerationSystem.find(system).orElseThrow(), new KernelBudget(20_000, () -> false, MemoryRoom.ENDLESS));
    }

    private static String drawn(Random random, String... some) {
        return some[random.nextInt(some.length)];
    }

    private static String expression(Random random, String system, int depth) {
        if (depth == 0) return drawn(random, "a", "b", "a", "b", "" + random.nextInt(5));
        var one = expression(random, system, depth - 1);
        var other = expression(random, system, random.nextInt(depth));
        int small = 1 + random.nextInt(4);
        return switch (random.nextInt(13)) {
            case 0, 1 -> "(%s + %s)".formatted(one, other);
            case 2, 3 -> "(%s - %s)".formatted(one, other);
            case 4 -> "(%d * %s)".formatted(random.nextInt(4) - 1, one);
            case 5 -> "(%s / %s)".formatted(one, random.nextInt(3) == 0 ? "(0 - %d)".formatted(small) : small);
            case 6 -> "(%s mod %d)".formatted(one, small);
            case 7 -> "abs(%s)".formatted(one);
            case 8 -> "%s(%s, %s)".formatted(drawn(random, "min", "max", "sum"), one, other);
            case 9 -> "(%s if %s else %s)".formatted(one, condition(random, system, 0), other);
            case 10 -> "floor(%s)".formatted(one);
            default ->
                switch (system) {
                    case "base-2" -> drawn(random, "2^twos(" + one + ")", "(" + one + " xor " + other + ")");
                    case "fibonacci" -> drawn(random, "floor(phi * " + one + ")", "zeckendorf(" + one + ")");
                    default -> "(" + one + " * " + small + "^2)";
                };
        };
    }

    /// Expressions of which there are automata without quotients when they are compared with numbers.
    private static List<String> remainders(String system, String expression) {
        var all = new ArrayList<String>();
        for (int modulus = 1; modulus < 5; modulus++) {
            all.add("%s mod %d".formatted(expression, modulus));
            switch (system) {
                case "base-2" -> {
                    all.add("twos(%s) mod %d".formatted(expression, modulus));
                    all.add("valuation(%s, 2) mod %d".formatted(expression, modulus));
                    all.add("valuation(%s, 4) mod %d".formatted(expression, modulus));
                }
                case "base-3" -> {
                    all.add("valuation(%s, 3) mod %d".formatted(expression, modulus));
                    all.add("valuation(%s, 9) mod %d".formatted(expression, modulus));
                }
                default -> {}
            }
        }
        return all;
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "base-3", "fibonacci"})
    void remaindersMeanWhatTheyAreWorkedOutToBe(String system) {
        var arithmetic = arithmetic(system);
        for (var expression : List.of("a", "floor(a - b)", "floor(2 * a + 1)")) {
            for (var form : remainders(system, expression)) {
                for (int remainder : new int[] {0, 1, 3, 4})
                    for (var relation : List.of("==", "!="))
                        compare("P when %s %s %d".formatted(form, relation, remainder), arithmetic);
                if (!form.contains("9)") && !form.contains("4)"))
                    assertThat(compare("P when %s == 0".formatted(form), arithmetic))
                            .as(form)
                            .isPositive();
                for (var set : List.of("0..1", "2..7", "{1, 3..70}", "even"))
                    compare("P when %s in %s".formatted(form, set), arithmetic);
            }
            for (var set : List.of("powers of 2", "powers of 4", "powers of 3", "fibonacci", "odd", "at most half"))
                compare("P when %s in %s".formatted(expression, set), arithmetic);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a mod 3 == 3",
                "a mod 3 == b",
                "a mod 3 < 2",
                "a mod 3 <= 1",
                "a mod 3 > 1",
                "a mod 3 >= b",
                "floor(2 * a) / 3 == 2",
                "a mod 70 in 0..66",
                "a in powers of 32",
                "b == 2^twos(a)",
                "b == a * 2",
                "b == 2 * a",
                "b == 3^0 + 2^2 * a",
                "a xor b == 3",
                "a xor (b mod 3) == 2",
                "(a + 1) xor b == 2",
                "(a if b < 3 else b) == 4",
                "a / (0 - 2) == 0 - b",
                "7 / 2 == b",
                "7 mod (0 - 4) < a",
                "b == (a - a + 2)^(b - b)"
            })
    void whatCanBeSaidIsRight(String condition) {
        assertThat(compare("P when " + condition, arithmetic("base-2"))).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "b == 3^twos(a)",
                "b == a * b",
                "b == a^2",
                "b == 2^a",
                "a == b^0",
                "(a - b) xor b == 3",
                "b xor (a - 2) == 3",
                "a mod b == 1",
                "a / b == 1",
                "twos(a) == 1",
                "valuation(a, b) mod 2 == 1",
                "valuation(a, 3) mod 2 == 1",
                "a in powers of 64",
                "b == (a - a + 2)^(b - b - 1)",
                "valuation(a, 64) mod 2 == 0",
                "twos(a) mod (b - b) == 0",
                "a in primes"
            })
    void whatCannotBeSaidByAdditionIsRefused(String condition) throws SyntaxException {
        var claim = ClaimParser.claim("P when " + condition, NAMES, Map.of());
        assertThatThrownBy(() -> ClaimAutomata.automaton(claim, NAMES, arithmetic("base-2")))
                .isInstanceOf(InexpressibleException.class);
    }

    /// Remainders that are small, or few, are told without quotients, which would be variables of their own.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a mod 3 == 1; true",
                "a mod 3 != 1; true",
                "a mod 1000 == 1; true",
                "a mod 1001 == 1; false",
                "a mod 3 < 2; false",
                "a mod 70 in 0..31; true",
                "a mod 70 in 0..32; false",
                "a mod 70 in {1, 5, 60..80}; true",
            })
    void remaindersNeedNoQuotient(String condition, boolean expected) throws SyntaxException {
        var claim = (CatalogueClaim.Cold) ClaimParser.claim("P when " + condition, NAMES, Map.of());
        assertThat(ConditionFormulas.formula(claim.condition()).toString().contains("Exists"))
                .isEqualTo(!expected);
    }

    /// The base that is asked for, up to 63, and up to 1,023 remainders of the exponent.
    @Test
    void exponentsAreToldInTheirBase() throws SyntaxException {
        assertThat(compare("P when valuation(a + 54, 63) mod 2 == 1", arithmetic("base-63")))
                .isPositive();
        assertThat(compare("P when twos(a) mod 600 == 0", arithmetic("base-2"))).isPositive();
        for (var refused : List.of("valuation(a, 64) mod 2 == 1", "twos(a) mod 1024 == 0")) {
            var claim = ClaimParser.claim("P when " + refused, NAMES, Map.of());
            var arithmetic = arithmetic(refused.startsWith("twos") ? "base-2" : "base-64");
            assertThatThrownBy(() -> ClaimAutomata.automaton(claim, NAMES, arithmetic))
                    .isInstanceOf(InexpressibleException.class);
        }
    }

    private static String condition(Random random, String system, int depth) {
        if (depth > 0)
            return switch (random.nextInt(3)) {
                case 0 -> "(%s and %s)".formatted(condition(random, system, 0), condition(random, system, depth - 1));
                case 1 -> "(%s or %s)".formatted(condition(random, system, 0), condition(random, system, depth - 1));
                default -> "not (%s)".formatted(condition(random, system, depth - 1));
            };
        // Behind a number a bracket is one of an expression.
        var one = "0 + " + expression(random, system, random.nextInt(3));
        int small = 1 + random.nextInt(5);
        return switch (random.nextInt(4)) {
            case 0, 1 ->
                "%s %s %s"
                        .formatted(
                                one,
                                drawn(random, "==", "!=", "<", "<=", ">", ">="),
                                expression(random, system, random.nextInt(2)));
            case 2 -> {
                var form =
                        drawn(random, remainders(system, "floor(" + one + ")").toArray(String[]::new));
                yield "%s %s %d".formatted(form, drawn(random, "==", "!="), random.nextInt(6));
            }
            default ->
                "%s in %s"
                        .formatted(
                                one,
                                drawn(
                                        random,
                                        "odd",
                                        "even",
                                        "%d..%d".formatted(small, small + 3),
                                        "{1, %d}".formatted(2 + small),
                                        "{2, %d..9}".formatted(3 + small)));
        };
    }

    /// @return empty where it has no meaning
    private static Optional<Boolean> holds(CatalogueClaim claim, Evaluation at, int value) {
        try {
            return Optional.of(
                    switch (claim) {
                        case CatalogueClaim.Cold(var _, var _, var condition) -> at.holds(condition);
                        case CatalogueClaim.Grundy(var _, var _, var expression) ->
                            at.value(expression).equals(BigInteger.valueOf(value));
                    });
        } catch (ArithmeticException _) {
            return Optional.empty();
        }
    }

    private static BigInteger big(int number) {
        return BigInteger.valueOf(number);
    }

    /// @return at how many places it was compared
    private static int compare(String text, Arithmetic arithmetic) {
        CatalogueClaim claim;
        Automaton automaton;
        try {
            claim = ClaimParser.claim(text, NAMES, Map.of());
            automaton = ClaimAutomata.automaton(claim, NAMES, arithmetic);
        } catch (SyntaxException | InexpressibleException | TooLargeException _) {
            // Constants that make no sense are refused when they are read.
            return 0;
        }
        int compared = 0;
        for (int a = 0; a <= FAR; a++)
            for (int b = 0; b <= FAR; b++) {
                var at = ClaimParser.at(RULES, Map.of(), Tuple.of(a, b));
                int values = claim instanceof CatalogueClaim.Grundy ? 20 : 1;
                for (int value = 0; value < values; value++) {
                    var expected = holds(claim, at, value);
                    if (expected.isEmpty()) continue;
                    compared++;
                    var numbers = values > 1 ? List.of(big(a), big(b), big(value)) : List.of(big(a), big(b));
                    if (arithmetic.holds(automaton, numbers) != expected.get())
                        throw new AssertionError("%s in %s at %s"
                                .formatted(text, arithmetic.system().name(), numbers));
                }
            }
        return compared;
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "base-3", "fibonacci"})
    void claimsMeanWhatTheyAreWorkedOutToBe(String system) {
        var arithmetic = arithmetic(system);
        var random = CaseCount.random(81);
        int said = 0;
        int all = CaseCount.of(800);
        for (int draw = 0; draw < all; draw++) {
            var text = draw % 3 == 0
                    ? "g = " + expression(random, system, 1 + draw % 2)
                    : "P when " + condition(random, system, draw % 4 / 2);
            if (compare(text, arithmetic) > 0) said++;
        }
        assertThat(said).isGreaterThan(all / 2);
    }
}
