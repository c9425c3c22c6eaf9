package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence.Period;
import grundy.check.answer.LosersTableCheck;
import grundy.check.answer.TableCheck;
import grundy.check.period.PeriodTheorem;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.SumByDefinition;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.LoserOracle;
import grundy.testkit.NimValueOracle;
import grundy.testkit.OutcomeOracle;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tables that the definition gives are accepted, and none in which one entry is another.
class TablesTest {
    private static Game game(String text) {
        try {
            return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    private static void holds(CheckResult result, String... steps) {
        assertThat(result.fault()).isEmpty();
        assertThat(result.open()).isEmpty();
        assertThat(result.steps().stream().map(step -> step.key().substring("check.".length())))
                .containsExactly(steps);
    }

    private static void counts(CheckResult result, long count) {
        assertThat(result.steps().getFirst().arguments()).containsEntry("count", count);
    }

    private static String fault(CheckResult result) {
        return result.fault()
                .map(message -> message.key().substring("check.".length()))
                .orElse("none");
    }

    private static List<int[]> changed(List<int[]> rows, int row, int place, int by) {
        var changed = rows.stream().map(int[]::clone).toList();
        changed.get(row)[place] += by;
        return changed;
    }

    /// Every entry is changed, to each side.
    private static void noEntryIsAnother(Game game, Play play, int first, List<int[]> rows, String wrong) {
        for (int row = 0; row < rows.size(); row++)
            for (int place = 0; place < rows.get(row).length; place++)
                for (int by : new int[] {-1, 1})
                    if (rows.get(row)[place] + by >= 0) {
                        var other = changed(rows, row, place, by);
                        assertThat(fault(TableCheck.values(game, play, first, other, Optional.empty())))
                                .as("%s, row %d, place %d", game.text(), row, place)
                                .isEqualTo(wrong);
                    }
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void valuesOfHeaps(Play play) {
        for (var text :
                List.of("take {1,3,4}", "take 1..2", "0.1303", "(n): (n-1) | (n-3) where n > 4", "take squares")) {
            var game = game(text);
            var values = Oracles.heapValues(game.rules(), play, 25);
            holds(TableCheck.values(game, play, 0, List.of(values), Optional.empty()), "table.values");
            noEntryIsAnother(game, play, 0, List.of(values), "table.differs");
        }
    }

    @Test
    void valuesOfHeapsThatAreSplit() {
        for (var text : List.of("kayles", "0.137", "grundys-game", "lasker")) {
            var game = game(text);
            var values = Oracles.heapValues(game.rules(), Play.NORMAL, 20);
            holds(TableCheck.values(game, Play.NORMAL, 0, List.of(values), Optional.empty()), "table.values");
            noEntryIsAnother(game, Play.NORMAL, 0, List.of(values), "table.differs");
            var moves = Oracles.moves(game.rules());
            var sums = new NimValueOracle<List<Position>>(
                    sum -> moves.fromSum(sum).stream().map(List::of).toList(), true);
            var misere = IntStream.range(0, 9)
                    .map(heap -> sums.value(List.of(Tuple.of(heap))))
                    .toArray();
            holds(TableCheck.values(game, Play.MISERE, 0, List.of(misere), Optional.empty()), "table.outcomes");
            noEntryIsAnother(game, Play.MISERE, 0, List.of(misere), "table.outcome-differs");
        }
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void valuesOfPairs(Play play) {
        for (var text : List.of("wythoff", "euclid", "(a, b): (a-k, b) | (a, b-2*k)")) {
            var game = game(text);
            var oracle = Oracles.values(game.rules(), play);
            var rows = IntStream.range(0, 5)
                    .mapToObj(a -> IntStream.range(0, 6)
                            .map(b -> oracle.value(Tuple.of(a, b)))
                            .toArray())
                    .toList();
            holds(TableCheck.values(game, play, 0, rows, Optional.empty()), "table.values");
            noEntryIsAnother(game, play, 0, rows, "table.differs");
            counts(TableCheck.values(game, play, 0, rows, Optional.empty()), 30L);
            noColdPairIsAnother(game, play);
        }
    }

    private static void noColdPairIsAnother(Game game, Play play) {
        var oracle = new OutcomeOracle<>(Oracles.moves(game.rules()), play == Play.MISERE);
        int to = 5;
        counts(
                TableCheck.colds(game, play, to, (a, b) -> !oracle.wins(Tuple.of(a, b)))
                        .orElseThrow(),
                36L);
        holds(
                TableCheck.colds(game, play, to, (a, b) -> !oracle.wins(Tuple.of(a, b)))
                        .orElseThrow(),
                "table.values");
        for (int i = 0; i <= to; i++)
            for (int j = 0; j <= to; j++) {
                int x = i;
                int y = j;
                assertThat(fault(TableCheck.colds(
                                        game, play, to, (a, b) -> (a == x && b == y) == oracle.wins(Tuple.of(a, b)))
                                .orElseThrow()))
                        .as("%s (%d, %d)", game.text(), x, y)
                        .isEqualTo("table.cold-differs");
            }
    }

    /// Products of coin turning games: four corners are turned, or all coins of a rectangle.
    @ParameterizedTest
    @ValueSource(strings = {"turning-corners", "rugs"})
    void valuesOfHeads(String text) {
        var game = game(text);
        var values = new int[5][6];
        for (int a = 1; a < 5; a++)
            for (int b = 1; b < 6; b++) {
                var seen = new BitSet();
                for (int i = 1; i <= a; i++)
                    for (int j = 1; j <= b; j++)
                        if (text.equals("rugs") || i < a && j < b)
                            seen.set(turned(values, i, j, a, b, text.equals("rugs")));
                values[a][b] = seen.nextClearBit(0);
            }
        var rows = IntStream.range(1, 5)
                .mapToObj(a -> Arrays.copyOfRange(values[a], 1, 6))
                .toList();
        holds(TableCheck.values(game, Play.NORMAL, 1, rows, Optional.empty()), "table.heads");
        noEntryIsAnother(game, Play.NORMAL, 1, rows, "table.differs");
        var square = rows.stream().map(row -> Arrays.copyOf(row, rows.size())).toList();
        assertThat(TableCheck.fits(game, Play.NORMAL, 1, square)).isTrue();
        assertThat(TableCheck.fits(game, Play.NORMAL, 0, square)).isFalse();
        assertThat(TableCheck.fits(game, Play.NORMAL, 1, rows)).isFalse();
    }

    /// @return the nim-sum of the heads that are left where the one at (a, b) is turned with others
    private static int turned(int[][] values, int i, int j, int a, int b, boolean all) {
        if (!all) return values[i][j] ^ values[i][b] ^ values[a][j];
        int sum = 0;
        for (int row = i; row <= a; row++)
            for (int column = j; column <= b; column++) if (row < a || column < b) sum ^= values[row][column];
        return sum;
    }

    @Test
    void tablesHaveTheShapeOfTheirGame() {
        var one = List.of(new int[] {0, 1, 2});
        var two = List.of(new int[] {0, 1}, new int[] {1, 2});
        var uneven = List.of(new int[] {0, 1}, new int[] {1});
        var none = List.of(new int[0]);
        for (var play : Play.values()) {
            for (var text : List.of("nim", "kayles", "(n): (n-1) | (n-3) where n > 4")) {
                var game = game(text);
                assertThat(TableCheck.fits(game, play, 0, one)).isTrue();
                assertThat(TableCheck.fits(game, play, 1, one)).isFalse();
                assertThat(TableCheck.fits(game, play, 0, two)).isFalse();
                assertThat(TableCheck.fits(game, play, 0, none)).isFalse();
                assertThat(TableCheck.hasOutcomes(game)).isFalse();
                assertThat(TableCheck.colds(game, play, 1, (_, _) -> true)).isEmpty();
            }
            var pairs = game("wythoff");
            assertThat(TableCheck.fits(pairs, play, 0, two)).isTrue();
            assertThat(TableCheck.fits(pairs, play, 1, two)).isFalse();
            assertThat(TableCheck.fits(pairs, play, 0, uneven)).isFalse();
            assertThat(TableCheck.fits(pairs, play, 0, none)).isFalse();
            assertThat(TableCheck.hasOutcomes(pairs)).isFalse();
            var split = game("(a, b): (a-k, b) + (k, b) where k < a | (a, b-1)");
            assertThat(TableCheck.fits(split, play, 0, two)).isEqualTo(play == Play.NORMAL);
            for (var text : List.of(
                    "cram",
                    "(a, b, c): (a-1, b, c)",
                    "3 players: nim",
                    "left take 1; right take 2",
                    "nim with 1 blocked"))
                assertThat(TableCheck.fits(game(text), play, 0, two)).as(text).isFalse();
        }
        assertThat(TableCheck.hasOutcomes(game("left take 1; right take 2"))).isTrue();
        assertThat(TableCheck.hasOutcomes(game("nim with 1 blocked"))).isTrue();
        assertThat(TableCheck.hasOutcomes(game("wythoff with 1 blocked"))).isFalse();
        assertThat(TableCheck.hasOutcomes(game("domineering"))).isFalse();
        assertThat(TableCheck.hasOutcomes(game("3 players: nim"))).isFalse();
    }

    /// A period beside a table is proved, and no other is.
    @ParameterizedTest
    @EnumSource(Play.class)
    void periodsOfTables(Play play) {
        boolean misere = play == Play.MISERE;
        for (var text : List.of("take {1,3,4}", "take {2,5}", "(n): (n-1) | (n-3)")) {
            var game = game(text);
            var values = Oracles.heapValues(game.rules(), play, 80);
            var least = Repetition.least(values).orElseThrow();
            var table = List.of(Arrays.copyOf(values, 10));
            for (var other : least.near()) {
                var period = Optional.of(other.claim(PeriodTheorem.WINDOW, 1000, misere));
                var result = TableCheck.values(game, play, 0, table, period);
                assertThat(fault(result).equals("none"))
                        .as("%s %s", text, other)
                        .isEqualTo(other.equals(least));
                if (other.equals(least))
                    assertThat(result.steps().stream().map(Message::key))
                            .containsExactly("check.table.values", "check.verdict.period");
                var contrary = Optional.of(other.claim(PeriodTheorem.WINDOW, 1000, !misere));
                assertThat(fault(TableCheck.values(game, play, 0, table, contrary)))
                        .isEqualTo("period.play");
            }
        }
        var pairs = game("wythoff");
        var zero = List.of(new int[] {play == Play.MISERE ? 1 : 0});
        var period = new Period(0, 1, 0, 1000, PeriodTheorem.WINDOW.citation(), misere);
        assertThat(TableCheck.values(pairs, play, 0, zero, Optional.of(period)).isComplete())
                .isFalse();
    }

    private static Outcome sided(Game game, int heap, Play play) {
        var definition = SumByDefinition.ofSides(List.of(new Component(game, Tuple.of(heap))), play);
        return Outcome.ofBeginners(definition.outcome(0), definition.outcome(1));
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void outcomesOfLeftAndRight(Play play) {
        for (var text : List.of(
                "left take {1,2}; right take {1,3}", "left take 2; right take {1,4}", "left kayles; right take 1..2")) {
            var game = game(text);
            int heaps = text.contains("kayles") ? 7 : 14;
            var outcomes = IntStream.range(0, heaps)
                    .mapToObj(heap -> sided(game, heap, play))
                    .toList();
            noOutcomeIsAnother(game, play, outcomes);
        }
    }

    private static void noOutcomeIsAnother(Game game, Play play, List<Outcome> outcomes) {
        holds(TableCheck.outcomes(game, play, outcomes, Optional.empty()), "table.outcomes");
        for (int heap = 0; heap < outcomes.size(); heap++)
            for (var other : Outcome.values()) {
                if (other == outcomes.get(heap)) continue;
                var wrong = new ArrayList<>(outcomes);
                wrong.set(heap, other);
                assertThat(fault(TableCheck.outcomes(game, play, wrong, Optional.empty())))
                        .as("%s, heap %d", game.text(), heap)
                        .isEqualTo("table.outcome-differs");
            }
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void outcomesWithOptionsBlocked(Play play) {
        for (var text : List.of("take 1..3 with 1 blocked", "take {2,3} with 1 blocked", "nim with 2 blocked")) {
            var game = game(text);
            var rules = (RuleTree.Blocking) game.rules();
            int most = rules.most().intValueExact();
            var outcomes = new ArrayList<Outcome>();
            // Whoever is to move wins if more moves lose for the other than he may forbid.
            for (int heap = 0; heap < 12; heap++) {
                var options = RuleOptions.distinct(rules.moves(), Tuple.of(heap));
                long lost = options.stream()
                        .filter(option -> outcomes.get(Oracles.heap(option.getFirst())) == Outcome.P)
                        .count();
                boolean allBlocked = options.size() <= most && play == Play.MISERE;
                outcomes.add(lost > most || allBlocked && lost == options.size() ? Outcome.N : Outcome.P);
            }
            noOutcomeIsAnother(game, play, outcomes);
        }
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void periodsOfOutcomes(Play play) {
        for (var text : List.of(
                "left take {1,2}; right take {1,3}",
                "left take 2; right take {1,4}",
                "left take odd; right take {2,3}")) {
            var game = game(text);
            var outcomes = IntStream.range(0, 60)
                    .mapToObj(heap -> sided(game, heap, play))
                    .toList();
            var least = Repetition.least(
                            outcomes.stream().mapToInt(Enum::ordinal).toArray())
                    .orElseThrow();
            int accepted = 0;
            for (var other : least.near()) {
                var period = Optional.of(other.claim(PeriodTheorem.SIDES, 1000, play == Play.MISERE));
                boolean holds = TableCheck.outcomes(game, play, outcomes.subList(0, 12), period)
                        .isComplete();
                // Who wins moving first is more than the outcome tells: the least period of both is proved.
                if (holds) accepted++;
                if (holds) assertThat(other).isEqualTo(least);
            }
            assertThat(accepted).as(text).isEqualTo(1);
        }
    }

    @Test
    void losersOfHeaps() {
        for (var text : List.of(
                "3 players: take 1..2",
                "3 players: take {1,3}",
                "2 players: take 1; take {1,2}",
                "3 players: kayles")) {
            var game = game(text);
            var byPlayer = ((RuleTree.Players) game.rules()).byPlayer();
            int players = byPlayer.size();
            var orders = IntStream.range(0, players)
                    .mapToObj(player -> IntStream.range(0, players)
                            .mapToObj(i -> (2 * player + i + 1) % players)
                            .toList())
                    .toList();
            var oracle = new LoserOracle<>(byPlayer.stream().map(Oracles::moves).toList(), orders);
            int heaps = text.contains("kayles") ? 6 : 10;
            var rows = IntStream.range(0, players)
                    .mapToObj(mover -> IntStream.range(0, heaps)
                            .map(heap -> oracle.loser(List.of(Tuple.of(heap)), mover))
                            .toArray())
                    .toList();
            holds(LosersTableCheck.of(game, orders, rows, Optional.empty()).orElseThrow(), "table.outcomes");
            for (int mover = 0; mover < players; mover++)
                for (int heap = 0; heap < heaps; heap++)
                    for (int more = 1; more < players; more++) {
                        var wrong = rows.stream().map(int[]::clone).toList();
                        wrong.get(mover)[heap] = (wrong.get(mover)[heap] + more) % players;
                        assertThat(fault(LosersTableCheck.of(game, orders, wrong, Optional.empty())
                                        .orElseThrow()))
                                .as("%s, player %d, heap %d", text, mover, heap)
                                .isIn("table.loser-differs", "table.outcome-differs");
                    }
            assertThat(LosersTableCheck.of(game, orders.subList(1, players), rows, Optional.empty()))
                    .isEmpty();
            assertThat(LosersTableCheck.of(game, orders, rows.subList(1, players), Optional.empty()))
                    .isEmpty();
            var uneven = new ArrayList<>(rows);
            uneven.set(players - 1, new int[heaps - 1]);
            assertThat(LosersTableCheck.of(game, orders, uneven, Optional.empty()))
                    .isEmpty();
            var none = rows.stream().map(_ -> new int[0]).toList();
            assertThat(LosersTableCheck.of(game, orders, none, Optional.empty()))
                    .isEmpty();
        }
        var orders = List.of(List.of(1, 0), List.of(0, 1));
        var rows = List.of(new int[] {0}, new int[] {1});
        assertThat(LosersTableCheck.of(game("nim"), orders, rows, Optional.empty()))
                .isEmpty();
    }

    @Test
    void periodsOfLosers() {
        for (var text : List.of("3 players: take 1..2", "3 players: take {1,3}", "2 players: take 1; take {1,2}")) {
            var game = game(text);
            var byPlayer = ((RuleTree.Players) game.rules()).byPlayer();
            int players = byPlayer.size();
            var orders = RuleTree.Players.preferences(List.of(), players);
            var oracle = new LoserOracle<>(byPlayer.stream().map(Oracles::moves).toList(), orders);
            var rows = IntStream.range(0, players)
                    .mapToObj(mover -> IntStream.range(0, 50)
                            .map(heap -> oracle.loser(List.of(Tuple.of(heap)), mover))
                            .toArray())
                    .toList();
            // All players' rows in one number.
            var together = IntStream.range(0, 50)
                    .map(heap ->
                            rows.stream().mapToInt(row -> row[heap]).reduce(0, (sum, loser) -> sum * players + loser))
                    .toArray();
            var least = Repetition.least(together).orElseThrow();
            for (var other : least.near()) {
                var period = Optional.of(other.claim(PeriodTheorem.TURNS, 1000, false));
                var result = LosersTableCheck.of(game, orders, rows, period).orElseThrow();
                assertThat(result.isComplete()).as("%s %s", text, other).isEqualTo(other.equals(least));
            }
        }
    }
}
