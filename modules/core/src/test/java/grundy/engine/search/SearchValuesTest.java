package grundy.engine.search;

import static grundy.engine.search.RandomGames.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@EveryTurn
class SearchValuesTest {
    private static final long SEED = 20250211;

    private static SearchValues search(String rules) {
        return new SearchValues(game(rules).rules(), Play.NORMAL, Limits.DEFAULT);
    }

    private static int[] sequence(String rules, int to) {
        var values = search(rules);
        return IntStream.rangeClosed(0, to)
                .map(n -> values.value(Tuple.of(n)).intValueExact())
                .toArray();
    }

    @Test
    void agreesWithTheDefinitionOnRandomRules() {
        var games = new RandomGames(SEED);
        int compared = 0;
        for (int round = 0; round < CaseCount.of(300); round++) {
            var text = games.any();
            var rules = game(text).rules();
            var oracle = new NimValueOracle<Position>(at -> RuleOptions.of(rules, at), false);
            var values = new SearchValues(rules, Play.NORMAL, Limits.DEFAULT);
            for (int i = 0; i < 8; i++, compared++) {
                var position = games.position(rules, rules.arity() == 1 ? 30 : 12);
                assertThat(values.value(position))
                        .as("seed %d: %s at %s", SEED, text, position)
                        .isEqualTo(BigInteger.valueOf(oracle.value(position)));
            }
            assertThat(values.positions()).as(text).isEqualTo(oracle.positions());
            assertThat(values.evidence()).isEqualTo(new Evidence.Exhaustive(oracle.positions()));
        }
        assertThat(compared).isEqualTo(8 * CaseCount.of(300));
    }

    @Test
    void agreesWithTheDefinitionInMiserePlay() {
        var games = new RandomGames(SEED + 1);
        for (int round = 0; round < CaseCount.of(200); round++) {
            var text = games.whole();
            var rules = game(text).rules();
            var oracle = new NimValueOracle<Position>(at -> RuleOptions.of(rules, at), true);
            var values = new SearchValues(rules, Play.MISERE, Limits.DEFAULT);
            for (int i = 0; i < 8; i++) {
                var position = games.position(rules, rules.arity() == 1 ? 30 : 12);
                assertThat(values.value(position))
                        .as("seed %d: misere %s at %s", SEED, text, position)
                        .isEqualTo(BigInteger.valueOf(oracle.value(position)));
            }
        }
    }

    @Test
    void listsExactlyTheOptionsOfAValueEachOnce() {
        var games = new RandomGames(SEED + 2);
        for (int round = 0; round < CaseCount.of(150); round++) {
            var text = games.any();
            var rules = game(text).rules();
            var oracle = new NimValueOracle<Position>(at -> RuleOptions.of(rules, at), false);
            var values = new SearchValues(rules, Play.NORMAL, Limits.DEFAULT);
            var position = games.position(rules, rules.arity() == 1 ? 25 : 10);
            int wanted = games.below(3);
            var expected = new HashSet<List<Position>>();
            for (var option : oracle.optionsOfValue(position, wanted)) expected.add(RuleOptions.sorted(option));
            var found = values.optionsOfValue(position, BigInteger.valueOf(wanted));
            assertThat(found.stream().map(RuleOptions::sorted))
                    .as("seed %d: %s at %s to %d", SEED, text, position, wanted)
                    .containsExactlyInAnyOrderElementsOf(expected);
            assertThat(found.count()).isEqualTo(BigInteger.valueOf(expected.size()));
        }
    }

    /// Kayles: Guy and Smith, The G-values of various games, 1956; OEIS A002186.
    @Test
    void kaylesIsAsPublished() {
        assertThat(sequence("0.77", 23))
                .containsExactly(0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7);
    }

    /// Grundy's game: OEIS A002188.
    @Test
    void grundysGameIsAsPublished() {
        assertThat(sequence("(n): (i) + (j) where i + j == n and i != j", 20))
                .containsExactly(0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0);
    }

    /// Dawson's chess: OEIS A002187, here as the code 0.137.
    @Test
    void dawsonsChessIsAsPublished() {
        assertThat(sequence("0.137", 20))
                .containsExactly(0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0);
    }

    /// Wythoff's game: the first rows of the table in OEIS A004481 and the pairs of Wythoff 1907.
    @Test
    void wythoffsGameIsAsPublished() {
        var values = search("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)");
        var rows = new int[][] {{0, 1, 2, 3, 4, 5}, {1, 2, 0, 4, 5, 3}, {2, 0, 1, 5, 3, 4}, {3, 4, 5, 6, 2, 0}};
        for (int a = 0; a < rows.length; a++)
            for (int b = 0; b < rows[a].length; b++)
                assertThat(values.value(Tuple.of(a, b)).intValue()).isEqualTo(rows[a][b]);
        for (var pair : new long[][] {{8, 13}, {12, 20}, {25, 41}, {38, 62}})
            assertThat(values.value(Tuple.of(pair))).isZero();
    }

    @Test
    void valuesBeyond64AreExact() {
        assertThat(sequence("take any", 300))
                .containsExactly(IntStream.rangeClosed(0, 300).toArray());
        var nim = search("(a, b): (a-k, b) | (a, b-k)");
        for (int a = 60; a < 80; a++)
            assertThat(nim.value(Tuple.of(a, 131 - a)).intValue()).isEqualTo(a ^ 131 - a);
    }

    @Test
    void numbersBeyond64BitsAreExact() {
        var halving = search("(n): (n/2) where n > 0");
        var large = BigInteger.TEN.pow(40);
        assertThat(halving.value(Tuple.of(large))).isEqualTo(BigInteger.valueOf(large.bitLength() % 2));
        var squaring = search("(n, q): (n*n, q-1)");
        for (long q = 0; q < 9; q++) assertThat(squaring.value(Tuple.of(10, q))).isEqualTo(BigInteger.valueOf(q % 2));
        assertThat(squaring.positions()).isGreaterThanOrEqualTo(9);
        var falling = search("(n): (n - 10^18)");
        assertThat(falling.value(Tuple.of(new BigInteger("20000000000000000001"))))
                .isZero();
    }

    @Test
    void tellsThatPlayCanComeBack() {
        assertThatThrownBy(() -> search("(a, b): (b, a) | (a-1, b)").value(Tuple.of(2, 1)))
                .isInstanceOf(CycleException.class);
        assertThatThrownBy(() -> search("(a, b): (a, b) | (a-1, b)").value(Tuple.of(2, 1)))
                .isInstanceOf(CycleException.class);
        assertThat(search("(a, b): (b, a) where a < b | (a-1, b)").value(Tuple.of(2, 1)))
                .isZero();
    }

    @Test
    void tellsThatTheRulesMakeNoSense() {
        assertThatThrownBy(() -> search("(a, b): (a mod b, b-1)").value(Tuple.of(5, 3)))
                .isInstanceOf(RulesException.class);
        assertThatThrownBy(() -> search("(n): (n-1) where k > n").value(Tuple.of(5)))
                .isInstanceOf(RulesException.class);
    }

    @Test
    void misereValuesOfGamesThatSplitAreRefused() {
        var kayles = new SearchValues(game("0.77").rules(), Play.MISERE, Limits.DEFAULT);
        assertThatThrownBy(() -> kayles.value(Tuple.of(5))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void stopsAtTheLimitOfPositions() {
        var limits = Limits.DEFAULT.withPositions(1000);
        var values = new SearchValues(game("take 1..3").rules(), Play.NORMAL, limits);
        assertThat(values.value(Tuple.of(999))).isEqualTo(3);
        assertThatThrownBy(() -> values.value(Tuple.of(1000)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("1000 positions");
        assertThat(values.value(Tuple.of(998))).isEqualTo(2);
    }

    @Test
    void stopsSoonAtAHeapOfABillionOrMore() {
        for (var heap : List.of("1000000000", "100000000000000000000000000")) {
            var limits = Limits.DEFAULT.withPositions(300_000);
            var values = new SearchValues(game("take any").rules(), Play.NORMAL, limits);
            assertThatThrownBy(() -> values.value(Tuple.of(new BigInteger(heap))))
                    .isInstanceOf(LimitException.class);
        }
    }

    @Test
    void stopsWhereTooManyMovesWouldBeLookedAt() {
        var values = new SearchValues(game("take any").rules(), Play.NORMAL, Limits.DEFAULT.withPositions(3000));
        assertThatThrownBy(() -> values.value(Tuple.of(2999)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("moves, which is the limit");
    }

    @Test
    void stopsWhenCancelled() {
        var values = new SearchValues(
                game("take any").rules(),
                Play.NORMAL,
                Limits.DEFAULT.withPositions(1_000_000).cancelledBy(() -> true));
        assertThatThrownBy(() -> values.value(Tuple.of(9000)))
                .isInstanceOf(LimitException.class)
                .hasMessage("cancelled.");
    }

    @Test
    void aMillionMovesDeepIsNotTooDeep() {
        var values = search("take {1,2}");
        assertThat(LongStream.of(1_000_000, 1_000_001, 1_000_002)
                        .mapToObj(n -> values.value(Tuple.of(n)).intValue()))
                .containsExactly(1, 2, 0);
    }
}
