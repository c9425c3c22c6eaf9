package grundy.engine.words;

import static grundy.engine.search.RandomGames.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.search.RandomGames;
import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PositionSpace;
import grundy.engine.space.RuleShape;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Moves in 64-bit arithmetic against the definition on integers of any length.
@Tag("slow")
@EveryTurn
class LongMovesTest {
    private static final long SEED = 1907;

    private static Set<List<Position>> generated(RuleTree rules, long... position) {
        var found = new HashSet<List<Position>>();
        int arity = position.length;
        LongMoves.of(rules, new SearchMeter(Limits.DEFAULT)).generate(position, (coordinates, parts) -> {
            var option = new ArrayList<Position>();
            for (int part = 0; part < parts; part++)
                option.add(Tuple.of(Arrays.copyOfRange(coordinates, part * arity, (part + 1) * arity)));
            found.add(RuleOptions.sorted(option));
            return true;
        });
        return found;
    }

    private static Set<List<Position>> defined(RuleTree rules, long... position) {
        var found = new HashSet<List<Position>>();
        for (var option : RuleOptions.of(rules, Tuple.of(position))) found.add(RuleOptions.sorted(option));
        return found;
    }

    /// With a condition that bounds the letter anyway, and with divisibility alone.
    @Test
    void aLetterThatMustDivideIsBounded() {
        for (var move : List.of("k * (n/k)", "(n - k)", "(k)", "(k) + (n - k)"))
            for (long n = 1; n <= 40; n++)
                for (var condition :
                        List.of("n mod k == 0", "0 == n mod k", "(n + 2) mod k == 0", "(n - 50) mod k == 0")) {
                    var unbounded = game("(n): " + move + " where " + condition).rules();
                    var bounded = game("(n): " + move + " where k <= 99 and " + condition)
                            .rules();
                    assertThat(generated(unbounded, n)).isEqualTo(defined(bounded, n));
                    assertThat(defined(unbounded, n)).isEqualTo(defined(bounded, n));
                }
        assertThat(defined(game("(n): (n + k) where n mod k == 0 and k <= 5").rules(), 0))
                .hasSize(5);
        assertThat(generated(game("(n): (n + k) where n mod k == 0 and k <= 5").rules(), 0))
                .hasSize(5);
    }

    /// Where there are many numbers to try, only the divisors are listed: here they are found one by one.
    @Test
    void ofManyNumbersAllDivisorsAreListedAndNoOthers() {
        var rules = game("(n): (n - d) where 1 < d < n and n mod d == 0").rules();
        for (long n : new long[] {5000, 5040, 65_536, 66_049, 720_720, 1_000_003, 16_785_407, 16_785_408, 30_030_000}) {
            var expected = new HashSet<List<Position>>();
            for (long d = 2; d < n; d++) if (n % d == 0) expected.add(List.of(Tuple.of(n - d)));
            assertThat(generated(rules, n)).as("%d", n).isEqualTo(expected);
            assertThat(defined(rules, n)).as("%d", n).isEqualTo(expected);
        }
        // (10^9 + 7)(10^9 + 9)
        long product = 1_000_000_016_000_000_063L;
        var primes = Set.of(
                List.<Position>of(Tuple.of(product - 1_000_000_007)), List.of(Tuple.of(product - 1_000_000_009)));
        assertThat(generated(rules, product)).isEqualTo(primes);
        assertThat(defined(rules, product)).isEqualTo(primes);
    }

    @Test
    void randomRulesAllowTheSameInBothArithmetics() {
        var games = new RandomGames(SEED);
        var random = CaseCount.random(SEED);
        int compared = 0;
        for (int round = 0; round < CaseCount.of(700); round++) {
            var text = games.any();
            var rules = game(text).rules();
            for (int i = 0; i < 4; i++) {
                var position = random.longs(rules.arity(), 0, 30).toArray();
                try {
                    assertThat(generated(rules, position))
                            .as("seed %d: %s at %s", SEED, text, Arrays.toString(position))
                            .isEqualTo(defined(rules, position));
                    compared++;
                } catch (UnfitException _) {
                    break;
                }
            }
        }
        assertThat(compared).isGreaterThan(CaseCount.least(1500));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a xor b, b-1)",
                "(a, b): (a/3, b mod 7) | (min(a,b), max(a,b)-1) where a != b | (gcd(a,b), 0) where a > 0 and b > 0",
                "(a, b): (sqrt(a), bits(b)) where b > 3",
                "(a, b): (ones(a), twos(b)) where b > 0",
                "(a, b): (a - 2^40, b + 2^10) | (abs(a - b), a)",
                "(a, b): (a - k*b, b) where b > 10^9 | (a, b - k*a) where a > 10^9",
                "(a, b): (a - k, b) where k in powers of 2 | (a, b - k) where k in fibonacci and k mod 3 == 1",
                "(a, b): (a - k, b - k) where k in {3, 5..7, 10^12}",
                "(a, b): (a - j, b - k) where j in powers of 2 and k in {1, 2, 4} and j >= k",
                "(a, b): (a if a < b else b, 0) where not (a == 0 or b == 0)",
            })
    void theSameHoldsForLargeNumbers(String text) {
        var random = CaseCount.random(SEED);
        var rules = game(text).rules();
        int options = 0;
        for (int i = 0; i < CaseCount.of(100); i++) {
            int bits = random.nextInt(12, 44);
            var position = random.longs(2, 0, 1L << bits).toArray();
            if (text.contains("k*b")) position[0] = Math.min(position[0], 100 * position[1]);
            if (text.contains("k*b")) position[1] = Math.min(position[1], 100 * position[0]);
            var generated = generated(rules, position);
            options += generated.size();
            assertThat(generated)
                    .as("seed %d: %s at %s", SEED, text, Arrays.toString(position))
                    .isEqualTo(defined(rules, position));
        }
        assertThat(options).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n): k * (n/k) where 2 <= k <= n and n mod k == 0",
                "(n): (k - 2) * (m) + (n) where k <= 5 and m + k <= n",
                "(n): (a .. b) where a <= n and b <= n and (a + b) * (b - a + 1) == 2*n and a < b",
                "(n): (n mod m) * (n/m + 1) + (m - n mod m) * (n/m) where 2 <= m <= n",
                "(a, b): 2 * (a-1, b) + (a, b-1) | b * (a-1, 0) where b > 0",
                "(n): (n-k) where k*k <= n",
                "(n): (n-k) where k*(k+1)/2 < n + 3 and k mod 3 != 1",
                "(n): (n-k) where 2*k*k + k <= n and k != 2",
                "(a, b): (a-k, b-m) where k*k + m*m <= a and b >= k*m*m",
                "split into 4",
                "take 1..3 or split into 5",
                "take any or split evenly",
                "split into consecutive heaps",
            })
    void targetsLeftSeveralTimesAndBoundsThatAreNotLinear(String text) {
        var rules = game(text).rules();
        int options = 0;
        for (int a = 0; a <= 24; a++)
            for (int b = 0; b <= (rules.arity() == 1 ? 0 : 12); b++) {
                var position = rules.arity() == 1 ? new long[] {a} : new long[] {a, b};
                var generated = generated(rules, position);
                options += generated.size();
                assertThat(generated)
                        .as("%s at %s", text, Arrays.toString(position))
                        .isEqualTo(defined(rules, position));
            }
        assertThat(options).isPositive();
    }

    @Test
    void heapsNearTheLargestWordAreTakenFromExactly() {
        for (var text :
                List.of("take {1,3..5}", "take powers of 2", "take fibonacci", "take {4000000000000000000}", "0.3301"))
            for (long heap : new long[] {1L << 61, (1L << 62) - 1, (1L << 60) + 12345})
                assertThat(generated(game(text).rules(), heap))
                        .as(text)
                        .isEqualTo(defined(game(text).rules(), heap));
    }

    @Test
    void whatDoesNotFitIsNotGuessed() {
        var squaring = game("(n, q): (n*n, q-1)").rules();
        assertThatThrownBy(() -> generated(squaring, 1L << 40, 2)).isInstanceOf(ArithmeticException.class);
        var unbounded = game("(n): (n-1) where k > n").rules();
        assertThatThrownBy(() -> generated(unbounded, 5)).isInstanceOf(ArithmeticException.class);
        var dividing = game("(a, b): (a mod b, b-1)").rules();
        assertThatThrownBy(() -> generated(dividing, 5, 0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> generated(game("take divisors").rules(), 12)).isInstanceOf(UnfitException.class);
    }

    @Test
    void positionsAreTheSameGameInWordsAndAsObjects() {
        var games = new RandomGames(SEED + 1);
        for (int round = 0; round < CaseCount.of(300); round++) {
            var rules = game(games.any()).rules();
            var position = games.position(rules, rules.arity() == 1 ? 25 : 9);
            var packed = explored(RuleShape.space(List.of(rules), true, new SearchMeter(Limits.DEFAULT)), position);
            var objects = explored(RuleShape.space(List.of(rules), false, new SearchMeter(Limits.DEFAULT)), position);
            assertThat(packed).as("seed %d: %s at %s", SEED, rules, position).isEqualTo(objects);
        }
    }

    /// @return how many positions and how many options can be reached, and how many positions have an option
    private static List<Integer> explored(PositionSpace space, Position start) {
        var out = new OptionBuffer(new SearchMeter(Limits.DEFAULT));
        int running = 0;
        int options = 0;
        space.idOf(start);
        for (int id = 0; id < space.size(); id++) {
            out.truncate(0);
            space.expand(id, 0, out);
            for (int at = 0; at < out.size(); at = OptionBuffer.after(out.entries(), at)) options++;
            if (space.hasOption(id, 0)) running++;
            assertThat(space.hasOption(id, 0)).isEqualTo(out.size() > 0);
        }
        return List.of(space.size(), options, running);
    }
}
