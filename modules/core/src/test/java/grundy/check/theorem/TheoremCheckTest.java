package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.TheoremCheck.Result;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules as automata mean what the rules mean; right claims are proved and wrong ones are not.
@EveryTurn
class TheoremCheckTest {
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; 0; take 1..3; P when n mod 4 == 0",
                "fibonacci; 0; take 1..3; P when n mod 4 == 0",
                "base-2; 0; take powers of 2; g = n mod 3",
                "base-3; 0; take powers of 3; P when n mod 2 == 0",
                "base-2; 2; nim; P when a == b",
                "base-2; 4; nim; P when (a xor b xor c xor d) == 0",
                "base-2; 3; misere nim; P when max(a, b, c) < 2 and (a + b + c) mod 2 == 1 or max(a, b, c) > 1 and (a xor b xor c) == 0",
                "base-2; 0; lasker; g = n + 1 if n mod 4 == 3 else n - 1 if n mod 4 == 0 and n > 0 else n",
                "base-2; 0; take at most half; P when n + 1 in powers of 2",
                "fibonacci; 0; wythoff; P when min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; misere wythoff; P when a + b == 1 or a == 2 and b == 2 or a + b > 3 and min(a, b) == floor(phi * abs(a - b))",
                "fibonacci; 0; fibonacci-nim; P when n == 0 or q < zeckendorf(n)",
                "base-2; 0; no-more-than-last; P when n == 0 or q < (2)^twos(n)",
                "base-2; 0; mark; P when n == 0 or twos(n) mod 2 == 1",
                "base-2; 3; staircase; P when (a xor c) == 0",
                "base-2; 0; king; g = 2 * (min(a, b) mod 2) + (a + b) mod 2",
                "base-2; 0; greedy-nim; P when a + b + c == 0 or a == b and c < a or a == c and b < a or b == c and a < b",
            })
    void publishedTheoremsAreProved(String system, int heaps, String text, String claim) {
        var theorem = Claimed.theorem(system, text, heaps, claim);
        var result = theorem.check(KernelBudget.DEFAULT);
        assertThat(result).isInstanceOf(Result.Proved.class);
        var force = new BruteForce(
                Claimed.rules(text).game().rules(), Claimed.rules(text).play(), heaps, () -> false);
        assertThat(force.wrong(theorem, theorem.game().coordinates().size() > 2 ? 9 : 30))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; take 1..3; P when n mod 4 == 0 and n != 20000; 20000",
                "base-2; take 1..3; P when n mod 4 == 0 or n == 10^12 + 1; 1000000000001",
                "base-2; take 1..3; g = n mod 4 if n < 10001 else n mod 3; 10001",
                "fibonacci; wythoff; P when min(a, b) == floor(phi * abs(a - b)) and a != 10946; 10946 6765",
                "base-2; take any or split; g = n; 3",
            })
    void wrongClaimsAreRefutedByTheLeastCounterexample(String system, String text, String claim, String position) {
        var expected = Arrays.stream(position.split(" ")).map(BigInteger::new).toList();
        var result = Claimed.theorem(system, text, 0, claim).check(KernelBudget.DEFAULT);
        assertThat(result).isInstanceOf(Result.Wrong.class);
        assertThat(((Result.Wrong) result).position()).isEqualTo(expected);
    }

    /// One arrow or one accepting state changed: never proved, and the position named is the first that brute force
    /// finds, where that is small.
    @Tag("slow")
    @Test
    void everySingleChangeOfAnAutomatonIsRefused() {
        var random = CaseCount.random(4);
        for (var game : List.of(
                List.of("fibonacci", "wythoff", "P when min(a, b) == floor(phi * abs(a - b))"),
                List.of("base-2", "king", "P when a mod 2 == 0 and b mod 2 == 0"),
                List.of("base-2", "take 1..6", "P when n mod 7 == 0"))) {
            var right = Claimed.theorem(game.get(0), game.get(1), 0, game.get(2));
            assertThat(right.check(KernelBudget.DEFAULT)).isInstanceOf(Result.Proved.class);
            for (int i = 0; i < CaseCount.of(60); i++) {
                var changed = changed(right.automaton(), random);
                if (changed.minimal().equals(right.automaton())) continue;
                var wrong = new Theorem(right.game(), false, right.system(), changed, right.measure());
                List<BigInteger> position;
                try {
                    if (!(wrong.check(KernelBudget.DEFAULT) instanceof Result.Wrong(var at, var _)))
                        throw new AssertionError("Proved: " + changed);
                    position = at;
                } catch (IllegalArgumentException e) {
                    assertThat(e).hasMessageContaining("zeros stand in front");
                    continue;
                }
                assertThat(wrong.isCold(position)).isNotEqualTo(right.isCold(position));
                long sum =
                        position.stream().mapToLong(BigInteger::longValueExact).sum();
                if (sum > 60) continue;
                var rules = Claimed.rules(game.get(1));
                var force = new BruteForce(rules.game().rules(), rules.play(), 0, () -> false);
                assertThat(force.wrong(wrong, (int) sum)).contains(position);
            }
        }
    }

    private static Automaton changed(Automaton automaton, Random random) {
        var accepting = automaton.accepting().clone();
        var targets = Arrays.stream(automaton.targets()).map(int[]::clone).toArray(int[][]::new);
        int state = random.nextInt(accepting.length);
        if (random.nextInt(3) == 0 || targets[state].length == 0) accepting[state] ^= true;
        else targets[state][random.nextInt(targets[state].length)] = random.nextInt(accepting.length);
        return new Automaton(automaton.tracks(), automaton.digits(), automaton.symbols(), targets, accepting);
    }

    /// Hundreds of generated rules: the automaton of "y is an option of x" against the options themselves.
    @Tag("slow")
    @Test
    void rulesAsAutomataAreTheRules() {
        var random = CaseCount.random(5);
        var systems = List.of(Claimed.in("base-2"), Claimed.in("fibonacci"), Claimed.in("base-3"), Claimed.in("pell"));
        for (int i = 0; i < CaseCount.of(300); i++) {
            var text = "(a, b): " + move(random) + (random.nextBoolean() ? " | " + move(random) : "");
            var read = Claimed.rules(text);
            var game = GameFormulas.of(read.game().rules(), read.play(), 0);
            var arithmetic = systems.get(i % systems.size());
            var pairs = new MoveRelations(game, arithmetic).pairs();
            for (int j = 0; j < 12; j++) {
                var from = Tuple.of(random.nextInt(9), random.nextInt(9));
                var options = new HashSet<Position>();
                RuleOptions.stream(read.game().rules(), from).forEach(option -> options.add(option.getFirst()));
                for (long a = 0; a < 14; a++)
                    for (long b = 0; b < 14; b++) {
                        var to = Tuple.of(a, b);
                        var numbers = new ArrayList<>(from.stream().toList());
                        numbers.addAll(to.stream().toList());
                        boolean says = pairs.stream().anyMatch(pair -> arithmetic.holds(pair, numbers));
                        assertThat(says).as("%s: %s to %s", text, from, to).isEqualTo(options.contains(to));
                    }
            }
        }
    }

    private static String move(Random random) {
        var targets = List.of(
                "(a - k, b)",
                "(a, b - k)",
                "(a - k, b - k)",
                "(a - k, b - l)",
                "(a / 2, b)",
                "(b, a - 1)",
                "(min(a, b) - k, max(a, b) - 1)",
                "(abs(a - b), b - k)",
                "(a - k, (b + k) / 3)",
                "(a - 2, b + 1)",
                "(a mod 3, b - k)");
        var conditions = List.of(
                "a + b >= 0",
                "a > b",
                "k <= 3",
                "k mod 2 == 1",
                "a mod 3 == b mod 2",
                "k in {1, 3, 4}",
                "2*k <= a + b",
                "not a == b and k != 2",
                "abs(a - b) < 3 or k == 1",
                "max(a, b) - k > 1",
                "a / 2 >= k",
                "k in odd");
        var target = targets.get(random.nextInt(targets.size()));
        var letters = Set.of("k", "l");
        var condition = conditions.get(random.nextInt(conditions.size()));
        boolean free = target.contains("k");
        var bounds = new ArrayList<String>();
        if (free || !condition.contains("k")) bounds.add(condition);
        for (var letter : letters)
            if (target.contains("- " + letter) || target.contains("+ " + letter)) bounds.add(letter + " <= 9");
        return target
                + (bounds.isEmpty()
                        ? ""
                        : " where "
                                + String.join(
                                        " and ",
                                        bounds.stream()
                                                .sorted()
                                                .map(each -> "(" + each + ")")
                                                .toList()));
    }

    @Test
    void zerosInFrontMustNotMatter() {
        var right = Claimed.theorem("base-2", "take 1..3", 0, "P when n mod 4 == 0");
        var odd =
                new Automaton(1, 2, new int[][] {{0, 1}, {0}}, new int[][] {{1, 0}, {1}}, new boolean[] {false, true});
        var wrong = new Theorem(right.game(), false, right.system(), odd, right.measure());
        assertThatThrownBy(() -> wrong.check(KernelBudget.DEFAULT)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatCannotBeSaidIsRefusedByName() {
        for (var pair : List.of(
                List.of("take squares", "squares"),
                List.of("take primes", "primes"),
                List.of("take divisors", "divisors"),
                List.of("euclid", "(k) * (b)"),
                List.of("prim", "gcd"),
                List.of("kayles-ring", "kayles-ring"),
                List.of("left take 1; right take 2", "Left and Right have moves of their own")))
            assertThatThrownBy(() -> {
                        var read = Claimed.rules(pair.get(0));
                        GameFormulas.of(read.game().rules(), read.play(), 0);
                    })
                    .as(pair.get(0))
                    .isInstanceOf(InexpressibleException.class)
                    .hasMessageContaining(pair.get(1));
    }

    @Test
    void aMeasureThatIsNotLoweredIsNoMeasure() {
        var right = Claimed.theorem("base-2", "no-more-than-last", 0, "P when n == 0 or q < (2)^twos(n)");
        var wrong = new Theorem(
                right.game(),
                false,
                right.system(),
                right.automaton(),
                new TerminationMeasure(List.of(LinearSum.of("q"))));
        assertThatThrownBy(() -> wrong.check(KernelBudget.DEFAULT)).hasMessageContaining("lowers");
    }

    /// Moves that raise a number end where none may be made any more. A wrong claim is refuted at the position that
    /// is wrong and nearest to the end.
    @Tag("slow")
    @Test
    void racesToABoundEnd() {
        var random = CaseCount.random(8);
        for (int round = 0; round < CaseCount.of(40); round++) {
            int target = 5 + random.nextInt(40);
            int most = 1 + random.nextInt(6);
            var where = random.nextBoolean() ? "s + k <= %d" : "s < %d";
            var text = "(s): (s + k) where k <= %d and ".formatted(most) + where.formatted(target);
            boolean passing = where.startsWith("s <");
            var lost = new boolean[target + 20];
            for (int s = lost.length - 1; s >= 0; s--) {
                lost[s] = true;
                for (int k = 1; k <= most && s < target; k++)
                    if ((passing || s + k <= target) && lost[s + k]) lost[s] = false;
            }
            int rest = most + 1;
            var claim = "P when s >= %d or (%d - s) mod %d == 0".formatted(target, target, rest);
            assertThat(Claimed.theorem("base-2", text, 0, claim).check(KernelBudget.DEFAULT))
                    .as(text)
                    .isInstanceOf(Result.Proved.class);
            int wrong = random.nextInt(target);
            var planted = "%s and s != %d or s == %d".formatted(claim, wrong, wrong);
            if (lost[wrong]) planted = "P when s != %d and (%s)".formatted(wrong, claim.substring(7));
            assertThat(Claimed.theorem("base-2", text, 0, planted).check(KernelBudget.DEFAULT))
                    .as(text + " " + planted)
                    .isEqualTo(new Result.Wrong(
                            List.of(BigInteger.valueOf(wrong)), lost[wrong] ? BigInteger.ZERO : BigInteger.ONE));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(s): (s + 1)",
                "(s): (s + 1) where s != 7",
                "(s): (s + 1) where s < 9 | (s - 1) where s > 0",
                "(s): (s + k) where s > 5",
                "(a, b): (a + 1, b) where a < 5 | (a - 1, b + 1)",
            })
    void playThatNeedNotEndHasNoMeasure(String text) {
        var read = Claimed.rules(text);
        var game = GameFormulas.of(read.game().rules(), read.play(), 0);
        assertThat(TheoremCheck.measure(game, Claimed.in("base-2"))).isEmpty();
    }
}
