package grundy.engine.partizan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.engine.heap.subtraction.TakingRules;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Against a bare recursion over heaps, which reads the amounts off the rules one by one.
@EveryTurn
class PlayersInTurnTest {
    private static final long SEED = 19870101;
    private final Random random = CaseCount.random(SEED);

    /// Who loses each heap, from the definition.
    private record LosersByDefinition(
            List<RuleTree> byPlayer, List<List<Integer>> orders, Play play, List<int[]> losers) {
        LosersByDefinition(List<RuleTree> byPlayer, List<List<Integer>> orders, Play play, int to) {
            this(byPlayer, orders, play, new ArrayList<>());
            for (int heap = 0; heap <= to; heap++) {
                var row = new int[byPlayer.size()];
                for (int player = 0; player < row.length; player++) {
                    int next = (player + 1) % row.length;
                    int best = -1;
                    for (int left : left(byPlayer.get(player), heap)) {
                        int loser = losers.get(left)[next];
                        if (best < 0
                                || orders.get(player).indexOf(loser)
                                        < orders.get(player).indexOf(best)) best = loser;
                    }
                    row[player] = best >= 0 ? best : play == Play.NORMAL ? player : 1 - player;
                }
                losers.add(row);
            }
        }

        static Set<Integer> left(RuleTree rules, int heap) {
            var left = new LinkedHashSet<Integer>();
            var size = BigInteger.valueOf(heap);
            for (int amount = 1; amount <= heap; amount++)
                for (var term : ((RuleTree.TakeAndBreak) rules).terms())
                    if (AmountSets.contains(term.amounts(), BigInteger.valueOf(amount), size)
                            && (term.parts() >> (amount == heap ? 0 : 1) & 1) != 0) left.add(heap - amount);
            return left;
        }

        List<Integer> options(int heap, int mover, int loser) {
            return left(byPlayer.get(mover), heap).stream()
                    .filter(left -> losers.get(left)[(mover + 1) % byPlayer.size()] == loser)
                    .toList();
        }
    }

    private static RuleTree rules(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(text))
                    .game()
                    .rules();
        } catch (Exception e) {
            throw new AssertionError(text, e);
        }
    }

    private String finite(int most) {
        if (random.nextInt(3) == 0) {
            int from = 1 + random.nextInt(most);
            return "take " + from + ".." + (from + random.nextInt(most));
        }
        var amounts = new ArrayList<String>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int from = 1 + random.nextInt(most);
            amounts.add(random.nextInt(4) == 0 ? from + ".." + (from + random.nextInt(5)) : "" + from);
        }
        return "take {" + String.join(",", amounts) + "}";
    }

    private String endless() {
        var sets = List.of(
                "any", "odd", "even", "odd, 2", "even, 3..5", "odd, 4, 10", "even, 7", "odd, even", "any", "1, any");
        return "take " + sets.get(random.nextInt(sets.size()));
    }

    private String code() {
        var digits = new StringBuilder("0.");
        for (int i = random.nextInt(5); i >= 0; i--) digits.append(random.nextInt(4));
        return digits + (random.nextBoolean() ? "" : "[" + random.nextInt(4) + "]") + (digits.length() < 3 ? "3" : "");
    }

    private String irregular() {
        var sets = List.of(
                "powers of 2",
                "powers of 3, 2",
                "fibonacci",
                "squares",
                "cubes, 2..4",
                "primes",
                "1, primes",
                "prime powers",
                "factorials",
                "triangular numbers",
                "divisors",
                "proper divisors",
                "proper divisors, squares",
                "at most half",
                "at most n/3",
                "at most n/5, 1",
                "primes, odd",
                "divisors, even",
                "at most quarter, fibonacci");
        return "take " + sets.get(random.nextInt(sets.size()));
    }

    private String any(int most) {
        return switch (random.nextInt(8)) {
            case 0 -> endless();
            case 1 -> code();
            case 2 -> irregular();
            default -> finite(most);
        };
    }

    private List<List<Integer>> orders(int players) {
        return IntStream.range(0, players)
                .mapToObj(player -> {
                    var order =
                            new ArrayList<>(IntStream.range(0, players).boxed().toList());
                    Collections.shuffle(order, random);
                    return List.copyOf(order);
                })
                .toList();
    }

    private void agrees(String text, PlayersInTurn turns, LosersByDefinition plain, int to) {
        int players = plain.byPlayer.size();
        for (int heap = 0; heap <= to; heap++)
            for (int mover = 0; mover < players; mover++)
                assertThat(turns.loser(BigInteger.valueOf(heap), mover))
                        .as("seed " + SEED + ": " + text + ", heap " + heap + ", mover " + mover)
                        .isEqualTo(plain.losers.get(heap)[mover]);
        for (int i = 0; i < 12; i++) {
            int heap = random.nextInt(to + 1);
            int mover = random.nextInt(players);
            int loser = random.nextInt(players);
            var options = turns.options(BigInteger.valueOf(heap), mover, loser);
            var expected = plain.options(heap, mover, loser);
            assertThat(options.count().intValueExact())
                    .as(text + " heap " + heap + " mover " + mover + " loser " + loser)
                    .isEqualTo(expected.size());
            assertThat(options.stream().map(option -> heap(option)).toList())
                    .as(text + " heap " + heap)
                    .doesNotHaveDuplicates()
                    .hasSameElementsAs(expected);
            assertThat(turns.moves(BigInteger.valueOf(heap), mover).intValueExact())
                    .isEqualTo(LosersByDefinition.left(plain.byPlayer.get(mover), heap)
                            .size());
        }
    }

    private static int heap(List<Position> option) {
        assertThat(option).hasSize(1);
        return ((Tuple) option.getFirst()).get(0).intValueExact();
    }

    @Tag("slow")
    @Test
    void leftAndRightAgreeWithTheDefinition() {
        for (int round = 0; round < CaseCount.of(400); round++) {
            var text = "left " + any(9) + "; right " + any(9);
            var play = Play.values()[random.nextInt(2)];
            var rules = (RuleTree.Partizan) rules(text);
            var turns = PlayersInTurn.partizan(rules, play, Limits.DEFAULT).orElseThrow();
            if (random.nextBoolean()) turns.period(BigInteger.valueOf(random.nextInt(3000)));
            int to = 60 + random.nextInt(60);
            var plain = new LosersByDefinition(
                    List.of(rules.left(), rules.right()), List.of(List.of(1, 0), List.of(0, 1)), play, to);
            agrees(play + " " + text, turns, plain, to);
        }
    }

    @Tag("slow")
    @Test
    void severalPlayersAgreeWithTheDefinition() {
        for (int round = 0; round < CaseCount.of(250); round++) {
            int players = 2 + random.nextInt(4);
            boolean same = random.nextBoolean();
            var first = any(7);
            var texts = IntStream.range(0, players)
                    .mapToObj(i -> same ? first : any(7))
                    .toList();
            var text = players + " players: " + String.join("; ", texts);
            var rules = ((RuleTree.Players) rules(text)).byPlayer();
            var orders = orders(players);
            var turns = PlayersInTurn.players(rules, orders, Limits.DEFAULT).orElseThrow();
            if (random.nextBoolean()) turns.period(BigInteger.valueOf(random.nextInt(3000)));
            agrees(text + " " + orders, turns, new LosersByDefinition(rules, orders, Play.NORMAL, 60), 60);
        }
    }

    /// Periods that are proved hold far beyond where they were proved, and neither a smaller period nor an
    /// earlier beginning would do.
    @Tag("slow")
    @Test
    void provedPeriodsHoldAndAreLeast() {
        int proved = 0;
        for (int round = 0; round < CaseCount.of(350); round++) {
            boolean two = random.nextInt(3) > 0;
            int players = two ? 2 : 3;
            var texts = new ArrayList<String>();
            for (int i = 0; i < players; i++)
                texts.add(random.nextInt(4) == 0 ? random.nextBoolean() ? endless() : code() : finite(two ? 8 : 5));
            var text =
                    two ? "left " + texts.get(0) + "; right " + texts.get(1) : "3 players: " + String.join("; ", texts);
            var play = two ? Play.values()[random.nextInt(2)] : Play.NORMAL;
            var orders = two ? List.of(List.of(1, 0), List.of(0, 1)) : orders(3);
            var byPlayer = two
                    ? List.of(((RuleTree.Partizan) rules(text)).left(), ((RuleTree.Partizan) rules(text)).right())
                    : ((RuleTree.Players) rules(text)).byPlayer();
            var turns = (two
                            ? PlayersInTurn.partizan((RuleTree.Partizan) rules(text), play, Limits.DEFAULT)
                            : PlayersInTurn.players(byPlayer, orders, Limits.DEFAULT))
                    .orElseThrow();
            var period = turns.period(BigInteger.valueOf(100_000));
            if (period.isEmpty() || period.get().verifiedTo() > 3000) continue;
            proved++;
            int last = Math.toIntExact(3 * period.get().verifiedTo() + 50);
            var plain = new LosersByDefinition(byPlayer, orders, play, Math.min(last, 1200));
            int n0 = Math.toIntExact(period.get().preperiod());
            int p = Math.toIntExact(period.get().period());
            var what = "seed " + SEED + ": " + play + " " + text + " " + orders + " " + period.get();
            int end = plain.losers.size();
            for (int n = n0; n + p < end; n++)
                if (!Arrays.equals(plain.losers.get(n + p), plain.losers.get(n)))
                    throw new AssertionError(what + " at " + n);
            if (n0 > 0 && n0 - 1 + p < end)
                assertThat(plain.losers.get(n0 - 1 + p)).as(what).isNotEqualTo(plain.losers.get(n0 - 1));
            if (n0 + 2 * p >= end) continue;
            for (int q = 1; q < p; q++) {
                if (p % q != 0) continue;
                int shift = q;
                assertThat(IntStream.range(n0, n0 + p)
                                .allMatch(n -> Arrays.equals(plain.losers.get(n), plain.losers.get(n + shift))))
                        .as(what + " would have period " + q)
                        .isFalse();
            }
            for (int heap = end - 1; heap > end - 40 && heap >= 0; heap--)
                for (int mover = 0; mover < players; mover++)
                    assertThat(turns.loser(BigInteger.valueOf(heap), mover))
                            .as(what)
                            .isEqualTo(plain.losers.get(heap)[mover]);
        }
        assertThat(proved).isGreaterThan(CaseCount.least(250));
    }

    /// Beyond the table moves are counted by the period: compared with a table that was not stopped.
    @Tag("slow")
    @Test
    void movesFromHeapsBeyondTheTableAreCountedAndListed() {
        for (int round = 0; round < CaseCount.of(80); round++) {
            var text = "left " + (random.nextInt(3) == 0 ? endless() : finite(9)) + "; right "
                    + (random.nextInt(3) == 0 ? endless() : finite(9));
            var rules = (RuleTree.Partizan) rules(text);
            var play = Play.values()[random.nextInt(2)];
            var turns = PlayersInTurn.partizan(rules, play, Limits.DEFAULT).orElseThrow();
            var period = turns.period(BigInteger.valueOf(400));
            if (period.isEmpty()) continue;
            int heap = 400 + random.nextInt(200);
            var plain = new LosersByDefinition(
                    List.of(rules.left(), rules.right()), List.of(List.of(1, 0), List.of(0, 1)), play, heap);
            for (int mover = 0; mover < 2; mover++)
                for (int loser = 0; loser < 2; loser++) {
                    var options = turns.options(BigInteger.valueOf(heap), mover, loser);
                    var expected = plain.options(heap, mover, loser);
                    assertThat(options.count().intValueExact())
                            .as(play + " " + text + " " + heap)
                            .isEqualTo(expected.size());
                    assertThat(options.stream().map(PlayersInTurnTest::heap).collect(Collectors.toSet()))
                            .as(play + " " + text + " " + heap)
                            .isEqualTo(Set.copyOf(expected));
                }
        }
    }

    @Tag("slow")
    @Test
    void longIntervalsAndAmountsFarApartAgreeWithTheDefinition() {
        for (int round = 0; round < CaseCount.of(40); round++) {
            var texts = IntStream.range(0, 2)
                    .mapToObj(i -> {
                        int from = 1 + random.nextInt(900);
                        return random.nextInt(3) == 0
                                ? "take {" + from + "," + (1 + random.nextInt(1500)) + "," + (1 + random.nextInt(70))
                                        + "}"
                                : "take " + from + ".." + (from + random.nextInt(1400));
                    })
                    .toList();
            var text = "left " + texts.get(0) + "; right " + texts.get(1);
            var rules = (RuleTree.Partizan) rules(text);
            var play = Play.values()[random.nextInt(2)];
            var turns = PlayersInTurn.partizan(rules, play, Limits.DEFAULT).orElseThrow();
            int to = 3000;
            var fast = new boolean[2][to + 1];
            for (int n = 0; n <= to; n++)
                for (int side = 0; side < 2; side++) {
                    boolean any = false;
                    boolean wins = false;
                    for (var range : ((Amounts.Ranges)
                                    ((RuleTree.TakeAndBreak) (side == 0 ? rules.left() : rules.right()))
                                            .terms()
                                            .getFirst()
                                            .amounts())
                            .ranges())
                        for (int a = range.from().intValueExact();
                                a <= Objects.requireNonNull(range.to()).intValueExact() && a <= n;
                                a++) {
                            any = true;
                            wins |= !fast[1 - side][n - a];
                        }
                    fast[side][n] = any ? wins : play == Play.MISERE;
                }
            for (int n = 0; n <= to; n++)
                for (int side = 0; side < 2; side++)
                    assertThat(turns.loser(BigInteger.valueOf(n), side) != side)
                            .as(play + " " + text + " " + n)
                            .isEqualTo(fast[side][n]);
        }
    }

    private String aroundSixtyFour() {
        var amounts = new ArrayList<String>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int from = random.nextBoolean() ? 60 + random.nextInt(10) : 1 + random.nextInt(200);
            amounts.add(random.nextBoolean() ? from + ".." + (from + random.nextInt(90)) : "" + from);
        }
        return "take {" + String.join(",", amounts) + "}";
    }

    /// Tables of two players are filled 64 heaps at a time; here in pieces that end anywhere.
    @Tag("slow")
    @Test
    void amountsAroundSixtyFourAgreeWithTheDefinitionHoweverTheTableGrows() {
        for (int round = 0; round < CaseCount.of(50); round++) {
            var text = "left " + aroundSixtyFour() + "; right " + aroundSixtyFour();
            var rules = (RuleTree.Partizan) rules(text);
            var play = Play.values()[random.nextInt(2)];
            int to = 700;
            var byPlayer = List.of(rules.left(), rules.right());
            var orders = List.of(List.of(1, 0), List.of(0, 1));
            var plain = new LosersByDefinition(byPlayer, orders, play, to);
            var takings = byPlayer.stream()
                    .map(side -> TakingRules.of((RuleTree.TakeAndBreak) side).orElseThrow())
                    .toList();
            int[] stuck = play == Play.NORMAL ? new int[] {0, 1} : new int[] {1, 0};
            var table = new TurnTable(takings, orders, stuck, Limits.DEFAULT);
            var watch = new RepeatWatch(takings, 1 << 20);
            while (table.length() <= to && !watch.isDone())
                table.fill(Math.min(to + 1, table.length() + 1 + random.nextInt(200)), watch);
            for (int heap = 0; heap <= to; heap++)
                for (int mover = 0; mover < 2; mover++) {
                    long at = LoserHeaps.reduced(table, watch, BigInteger.valueOf(heap));
                    if (table.loser(at, mover) != plain.losers.get(heap)[mover])
                        throw new AssertionError("seed %d: %s %s, heap %d, mover %d is said to end with %d"
                                .formatted(SEED, play, text, heap, mover, table.loser(at, mover)));
                }
        }
    }

    /// The several-player recurrence of the articles, with its base: lists as in the articles, the loser of heaps 0
    /// to 12 for player 0.
    @Test
    void threePlayersTakingOneOrTwo() {
        var rules = ((RuleTree.Players) rules("3 players: take {1,2}")).byPlayer();
        var turns = PlayersInTurn.players(
                        rules, List.of(List.of(1, 2, 0), List.of(2, 0, 1), List.of(0, 1, 2)), Limits.DEFAULT)
                .orElseThrow();
        assertThat(IntStream.rangeClosed(0, 12).map(n -> turns.loser(BigInteger.valueOf(n), 0)))
                .containsExactly(0, 1, 1, 2, 2, 0, 1, 1, 2, 2, 0, 1, 1);
        var far = BigInteger.TEN.pow(500);
        assertThat(turns.loser(far, 0)).isEqualTo(turns.loser(far.mod(BigInteger.valueOf(5)), 0));
    }

    /// Taking from intervals by sums over prefixes: who begins loses iff n mod (l + r) < l.
    @Test
    void equalIntervalsForBothAreTheImpartialGame() {
        for (int l = 1; l <= 5; l++)
            for (int r = l; r <= 9; r++) {
                var rules = (RuleTree.Partizan) rules("left take %d..%d; right take %d..%d".formatted(l, r, l, r));
                var turns = PlayersInTurn.partizan(rules, Play.NORMAL, Limits.DEFAULT)
                        .orElseThrow();
                for (int n = 0; n < 200; n++)
                    assertThat(turns.loser(BigInteger.valueOf(n), 0) == 0).isEqualTo(n % (l + r) < l);
                var period = turns.period(BigInteger.valueOf(10_000)).orElseThrow();
                assertThat(period)
                        .extracting(Evidence.Period::period, Evidence.Period::preperiod)
                        .containsExactly((long) l + r, 0L);
            }
    }

    @Test
    void refusesWhatItCannotKnow() {
        var squares = PlayersInTurn.partizan(
                        (RuleTree.Partizan) rules("left take squares; right take primes"), Play.NORMAL, Limits.DEFAULT)
                .orElseThrow();
        assertThatThrownBy(() -> squares.loser(BigInteger.TEN.pow(18), 0)).isInstanceOf(LimitException.class);
        var slow = PlayersInTurn.partizan(
                        (RuleTree.Partizan) rules("left take {1,7,31,61}; right take {2,9,53,64}"),
                        Play.NORMAL,
                        Limits.DEFAULT.withPositions(100))
                .orElseThrow();
        assertThatThrownBy(() -> slow.loser(BigInteger.TEN.pow(18), 0))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("heap of 99,");
        assertThat(PlayersInTurn.partizan(
                        (RuleTree.Partizan) rules("left take 1 or split; right take 1"), Play.NORMAL, Limits.DEFAULT))
                .isEqualTo(Optional.empty());
    }

    @Test
    void stopsWhenCancelled() {
        var turns = PlayersInTurn.partizan(
                        (RuleTree.Partizan) rules("left take squares; right take primes"),
                        Play.NORMAL,
                        Limits.DEFAULT.withPositions(20_000_000).cancelledBy(() -> true))
                .orElseThrow();
        assertThatThrownBy(() -> turns.loser(BigInteger.valueOf(1_000_000), 0)).isInstanceOf(LimitException.class);
    }
}
