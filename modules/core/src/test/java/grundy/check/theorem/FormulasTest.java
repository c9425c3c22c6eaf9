package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.AutomaticSet;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Formulas of every kind, nested and with bound variables, mean for all small numbers what they say.
@EveryTurn
@Tag("slow")
class FormulasTest {
    private static final int MOST = 3;
    private static final List<String> NAMES = List.of("x", "y", "z");

    private final Map<String, Set<List<Integer>>> members = new HashMap<>();

    private static LinearSum sum(Random random, int most) {
        var sum = LinearSum.of(random.nextInt(2 * most + 1) - most);
        for (var name : NAMES)
            if (random.nextInt(3) > 0) sum = sum.plus(LinearSum.of(name).times(random.nextInt(5) - 2));
        return sum;
    }

    private static String name(Random random) {
        return NAMES.get(random.nextInt(NAMES.size()));
    }

    /// An equation that gives a variable, as sums in rules do.
    private static Formula given(Random random) {
        var name = name(random);
        var value = LinearSum.of(name(random)).plus(random.nextInt(5) - 2);
        if (random.nextBoolean()) value = value.plus(LinearSum.of(name(random)).times(random.nextInt(3) - 1));
        return new Formula.IsZero(LinearSum.of(name).minus(value).times(random.nextBoolean() ? 1 : -1));
    }

    private Formula formula(Random random, Arithmetic arithmetic, int depth) {
        if (depth == 0) return simple(random, arithmetic);
        return switch (random.nextInt(6)) {
            case 0 -> Formula.all(formula(random, arithmetic, depth - 1), formula(random, arithmetic, depth - 1));
            case 1 -> Formula.all(formula(random, arithmetic, depth - 1), given(random));
            case 2 -> Formula.any(formula(random, arithmetic, depth - 1), formula(random, arithmetic, depth - 1));
            case 3 -> Formula.not(formula(random, arithmetic, depth - 1));
            case 4 -> bounded(List.of(name(random)), formula(random, arithmetic, depth - 1));
            default ->
                bounded(
                        NAMES.subList(random.nextInt(2), 2 + random.nextInt(2)),
                        formula(random, arithmetic, depth - 1));
        };
    }

    private static Formula bounded(List<String> bound, Formula inner) {
        var all = new ArrayList<>(List.of(inner));
        for (var name : bound) all.add(Formula.atMost(LinearSum.of(name), LinearSum.of(MOST)));
        return new Formula.Exists(bound, new Formula.All(all));
    }

    private Formula simple(Random random, Arithmetic arithmetic) {
        var system = arithmetic.system();
        return switch (random.nextInt(8)) {
            case 0, 1 -> new Formula.AtMostZero(sum(random, 4));
            case 2 -> new Formula.IsZero(sum(random, 4));
            case 3 -> new Formula.Divisible(sum(random, 4), 1 + random.nextInt(4));
            case 4 -> given(random);
            case 5 -> relation(random, arithmetic);
            default -> {
                if (system.base() == 2)
                    yield switch (random.nextInt(4)) {
                        case 0 -> new Formula.Membership(name(random), new AutomaticSet.Powers(2 << random.nextInt(2)));
                        case 1 ->
                            new Formula.Membership(name(random), new AutomaticSet.Valuation(2, 2, random.nextInt(2)));
                        case 2 -> new Formula.LowestBit(name(random), name(random));
                        default -> new Formula.Xor(name(random), name(random), name(random));
                    };
                if (!system.equals(NumerationSystem.FIBONACCI)) yield new Formula.AtMostZero(sum(random, 90));
                yield switch (random.nextInt(3)) {
                    case 0 -> new Formula.Membership(name(random), new AutomaticSet.Fibonacci());
                    case 1 -> new Formula.LowestPart(name(random), name(random));
                    default -> new Formula.Shift(name(random), name(random));
                };
            }
        };
    }

    /// Some triples of small numbers, two of the variables perhaps the same.
    private Formula relation(Random random, Arithmetic arithmetic) {
        var set = new HashSet<List<Integer>>();
        var relation = new FormulaRelation(NAMES, arithmetic.inOrder(arithmetic.decide(Formula.never()), NAMES));
        for (int i = 0; i < 12; i++) {
            var triple = List.of(random.nextInt(MOST + 1), random.nextInt(MOST + 1), random.nextInt(MOST + 1));
            set.add(triple);
            var one = arithmetic.constant("x", BigInteger.valueOf(triple.get(0)));
            one = arithmetic.and(one, arithmetic.constant("y", BigInteger.valueOf(triple.get(1))));
            one = arithmetic.and(one, arithmetic.constant("z", BigInteger.valueOf(triple.get(2))));
            relation = arithmetic.or(relation, one);
        }
        var variables = new ArrayList<String>();
        for (int i = 0; i < 3; i++) variables.add(name(random));
        var holds = new Formula.Acceptance(arithmetic.inOrder(relation, NAMES), List.copyOf(variables));
        members.put(holds.automaton().hashCode() + " " + holds.variables(), set);
        return holds;
    }

    private boolean isTrue(Formula formula, Map<String, Integer> at) {
        return switch (formula) {
            case Formula.AtMostZero(var term) -> value(term, at) <= 0;
            case Formula.IsZero(var term) -> value(term, at) == 0;
            case Formula.Divisible(var term, int modulus) -> Math.floorMod(value(term, at), modulus) == 0;
            case Formula.Membership(var name, var set) -> isIn(at.get(name), set);
            case Formula.Xor(var one, var other, var sum) -> (at.get(one) ^ at.get(other)) == at.get(sum);
            case Formula.LowestBit(var word, var part) ->
                at.get(word) > 0 && Integer.lowestOneBit(at.get(word)) == at.get(part);
            case Formula.LowestPart(var word, var part) -> at.get(word) > 0 && lowest(at.get(word)) == at.get(part);
            case Formula.Shift(var word, var shifted) -> shift(at.get(word)) == at.get(shifted);
            case Formula.Acceptance(var automaton, var variables) ->
                members.getOrDefault(automaton.hashCode() + " " + variables, Set.of())
                        .contains(variables.stream().map(at::get).toList());
            case Formula.All(var all) -> all.stream().allMatch(each -> isTrue(each, at));
            case Formula.Any(var any) -> any.stream().anyMatch(each -> isTrue(each, at));
            case Formula.Not(var inner) -> !isTrue(inner, at);
            case Formula.Exists(var bound, var inner) -> exists(bound, inner, at);
        };
    }

    private boolean exists(List<String> bound, Formula inner, Map<String, Integer> at) {
        if (bound.isEmpty()) return isTrue(inner, at);
        var more = new HashMap<>(at);
        for (int n = 0; n <= MOST; n++) {
            more.put(bound.getFirst(), n);
            if (exists(bound.subList(1, bound.size()), inner, more)) return true;
        }
        return false;
    }

    private static int value(LinearSum term, Map<String, Integer> at) {
        int value = term.constant().intValueExact();
        for (var name : NAMES) value += term.factor(name).intValueExact() * at.get(name);
        return value;
    }

    private static boolean isIn(int number, AutomaticSet set) {
        return switch (set) {
            case AutomaticSet.Powers(int base) -> {
                int power = 1;
                while (power < number) power *= base;
                yield power == number;
            }
            case AutomaticSet.Fibonacci _ -> number > 0 && lowest(number) == number;
            case AutomaticSet.Valuation(int base, int modulus, int remainder) -> {
                int exponent = 0;
                for (int rest = number; rest > 0 && rest % base == 0; rest /= base) exponent++;
                yield number > 0 && exponent % modulus == remainder;
            }
        };
    }

    private static int lowest(int number) {
        int rest = number;
        while (true) {
            int one = 1;
            for (int next = 2; next <= rest; ) {
                int last = one;
                one = next;
                next += last;
            }
            if (one == rest) return one;
            rest -= one;
        }
    }

    /// Of each part of the Zeckendorf form the next Fibonacci number.
    private static int shift(int number) {
        int shifted = 0;
        for (int rest = number; rest > 0; ) {
            int one = 1;
            int next = 2;
            while (next <= rest) {
                int last = one;
                one = next;
                next += last;
            }
            rest -= one;
            shifted += next;
        }
        return shifted;
    }

    @ParameterizedTest
    @ValueSource(strings = {"base-2", "base-3", "base-4", "fibonacci", "pell"})
    void formulasMeanWhatTheySay(String name) {
        var arithmetic = Claimed.in(name);
        var random = CaseCount.random(71);
        int some = 0;
        for (int draw = 0; draw < CaseCount.of(320); draw++) {
            var formula = formula(random, arithmetic, draw % 3);
            int count = compare(formula, arithmetic);
            if (count > 0 && count < 216) some++;
        }
        assertThat(some).isGreaterThan(CaseCount.least(80));
    }

    /// Every kind of formula beside an equation that gives a bound variable: another one, or one that is
    /// one more or less.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci", "pell", "linear-1-1-from-1-3"})
    void variablesThatEquationsGiveAreReplaced(String name) {
        var arithmetic = Claimed.in(name);
        var random = CaseCount.random(72);
        for (int draw = 0; draw < CaseCount.of(240); draw++) {
            var given = LinearSum.of("y").plus(draw % 3 - 1).minus(LinearSum.of("x"));
            var inner = formula(random, arithmetic, draw % 3);
            compare(
                    bounded(List.of("x"), Formula.all(inner, new Formula.IsZero(given.times(draw % 4 < 2 ? 1 : -1)))),
                    arithmetic);
        }
    }

    private static List<Formula> ofDigits(NumerationSystem system) {
        var all = new ArrayList<Formula>();
        for (var first : NAMES)
            for (var second : NAMES) {
                if (system.base() == 2) {
                    all.add(new Formula.LowestBit(first, second));
                    for (var third : NAMES) all.add(new Formula.Xor(first, second, third));
                    all.add(new Formula.Membership(first, new AutomaticSet.Powers(4)));
                    all.add(new Formula.Membership(first, new AutomaticSet.Valuation(2, 2, 1)));
                } else {
                    all.add(new Formula.LowestPart(first, second));
                    all.add(new Formula.Shift(first, second));
                    all.add(new Formula.Membership(first, new AutomaticSet.Fibonacci()));
                }
            }
        return all;
    }

    /// What digits tell of a variable cannot be told of a sum: that variable stays, where an equation gives it.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci"})
    void whatDigitsTellIsNotToldOfSums(String name) {
        var arithmetic = Claimed.in(name);
        var all = ofDigits(arithmetic.system());
        for (int i = 0; i < all.size(); i++) {
            var inner = i % 3 == 0 ? Formula.not(all.get(i)) : all.get(i);
            var given = Formula.equal(LinearSum.of("x"), LinearSum.of("y").plus(i % 4 - 1));
            compare(bounded(List.of("x"), Formula.all(given, inner)), arithmetic);
            // Nothing else is said of x.
            var alone = new Formula.Exists(List.of("x"), Formula.all(given, inner));
            var found = arithmetic.inOrder(arithmetic.decide(alone), List.of("y", "z"));
            for (int y = 0; y <= MOST + 2; y++)
                for (int z = 0; z <= MOST + 2; z++) {
                    int x = y + i % 4 - 1;
                    assertThat(arithmetic.holds(found, numbers(y, z)))
                            .as("%s at %d, %d", alone, y, z)
                            .isEqualTo(x >= 0 && isTrue(inner, Map.of("x", x, "y", y, "z", z)));
                }
            // Another x inside is not the one outside.
            var same = new Formula.Exists(
                    List.of("x"), Formula.all(inner, Formula.atMost(LinearSum.of("x"), LinearSum.of(MOST))));
            compare(bounded(List.of("x"), Formula.all(given, Formula.not(same))), arithmetic);
        }
    }

    /// Sums without variables hold everywhere or nowhere.
    @ParameterizedTest
    @ValueSource(strings = {"base-2", "fibonacci"})
    void constantsAreCompared(String name) {
        var arithmetic = Claimed.in(name);
        for (int constant = -4; constant <= 4; constant++) {
            var sum = LinearSum.of(constant);
            var equal = LinearSum.of("x").plus(constant).minus(LinearSum.of("x"));
            for (var term : List.of(sum, equal)) {
                compare(new Formula.AtMostZero(term), arithmetic);
                compare(new Formula.IsZero(term), arithmetic);
                for (int modulus = 1; modulus < 4; modulus++) compare(new Formula.Divisible(term, modulus), arithmetic);
            }
        }
    }

    /// @return at how many places it holds
    private int compare(Formula formula, Arithmetic arithmetic) {
        var found = arithmetic.inOrder(arithmetic.decide(formula), NAMES);
        int count = 0;
        for (int x = 0; x <= MOST + 2; x++)
            for (int y = 0; y <= MOST + 2; y++)
                for (int z = 0; z <= MOST + 2; z++) {
                    boolean expected = isTrue(formula, Map.of("x", x, "y", y, "z", z));
                    if (expected) count++;
                    if (arithmetic.holds(found, numbers(x, y, z)) != expected)
                        throw new AssertionError(
                                "%s in %s at %d, %d, %d".formatted(formula, arithmetic.system(), x, y, z));
                }
        return count;
    }

    private static List<BigInteger> numbers(long... numbers) {
        return Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toList();
    }
}
