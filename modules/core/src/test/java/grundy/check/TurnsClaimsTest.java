package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.period.PeriodTheorem;
import grundy.check.verdict.RepeatingTurns;
import grundy.check.verdict.VerdictRecheck;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.testkit.LoserOracle;
import grundy.testkit.SidesOracle;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// One heap of several players, or of Left and Right: of the periods near the true one only that is accepted, and what
/// it tells of a heap is what the definition tells.
class TurnsClaimsTest {
    private static final int FAR = 110;

    private static TurnPosition asked(Game game, BigInteger heap, Play play, int mover) {
        var position = Tuple.of(List.of(heap));
        var sum = new Sum(play, Compound.DISJUNCTIVE, List.of(new Component(game, position)), heap.toString());
        return new TurnPosition(sum, List.of(), mover);
    }

    private static VerdictBasis basis(Evidence.Period period) {
        return new VerdictBasis("", List.of(period), Optional.empty(), Optional.empty());
    }

    private static Game game(String text) {
        return Truths.sum(text + " 1").components().getFirst().game();
    }

    /// The losers with each player to move, in one number.
    private static int[] together(List<int[]> rows) {
        return IntStream.range(0, FAR)
                .map(heap -> rows.stream().mapToInt(row -> row[heap]).reduce(0, (sum, loser) -> 8 * sum + loser))
                .toArray();
    }

    private static void onlyTheLeastPeriodIsAccepted(
            TurnPosition asked, Outcome outcome, Repetition least, PeriodTheorem theorem, int span) {
        boolean misere = asked.sum().play() == Play.MISERE;
        for (var other : least.near()) {
            long needed = Math.max(other.preperiod(), 1) + span + other.period() - 1;
            for (long to : new long[] {needed - 1, needed, 10_000}) {
                var stated = new ClaimedVerdict(
                        outcome,
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        basis(other.claim(theorem, to, misere)));
                var result = RepeatingTurns.of(asked, stated).orElseThrow().result();
                assertThat(result.fault().isEmpty())
                        .as("%s, %s to %d", asked, other, to)
                        .isEqualTo(other.equals(least) && to >= needed);
            }
            for (var wrong : List.of(
                    other.claim(theorem, 10_000, !misere),
                    other.claim(PeriodTheorem.WINDOW, 10_000, misere),
                    new Evidence.Period(-1, other.period(), 0, 10_000, theorem.citation(), misere),
                    new Evidence.Period(other.preperiod(), 0, 0, 10_000, theorem.citation(), misere))) {
                var stated = new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.empty(), basis(wrong));
                assertThat(RepeatingTurns.of(asked, stated)
                                .orElseThrow()
                                .result()
                                .fault())
                        .isPresent();
            }
        }
        var twice = least.claim(theorem, 10_000, misere);
        var both = new VerdictBasis("", List.of(twice, twice), Optional.empty(), Optional.empty());
        assertThat(RepeatingTurns.of(
                                asked, new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.empty(), both))
                        .orElseThrow()
                        .result()
                        .fault())
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 players: take {1,2}; take {1,3} | 3",
                "3 players: take 1..2 | 2",
                "3 players: take 1; take {1,2}; take {2,3} | 3",
                "2 players: take {2,5}; take {1,4} | 5",
                "2 players: take 2..12; take {1,4} | 12",
                "2 players: take odd; take {1,2} | 2",
                "2 players: take even; take {1,3} | 3",
                "2 players: take odd; take even | 2",
                "2 players: 0.00[3]; take {1,2} | 3",
                "2 players: 0.103; 0.32 | 3",
                "2 players: 0.2; take {1,2} | 2"
            })
    void severalPlayers(String text, int span) {
        var game = game(text);
        var byPlayer = ((RuleTree.Players) game.rules()).byPlayer();
        int players = byPlayer.size();
        var orders = RuleTree.Players.preferences(List.of(), players);
        var oracle = new LoserOracle<>(byPlayer.stream().map(Oracles::moves).toList(), orders);
        var rows = IntStream.range(0, players).mapToObj(_ -> new int[FAR]).toList();
        for (int heap = 0; heap < FAR; heap++)
            for (int mover = 0; mover < players; mover++)
                rows.get(mover)[heap] = oracle.loser(List.of(Tuple.of(heap)), mover);
        var least = Repetition.least(together(rows)).orElseThrow();
        var period = least.claim(PeriodTheorem.TURNS, 10_000, false);
        for (int heap = 0; heap < 34; heap += heap < 8 ? 1 : 8)
            for (int mover = 0; mover < players; mover++) {
                if (heap > 3 && mover != heap % players) continue;
                var asked = asked(game, BigInteger.valueOf(heap), Play.NORMAL, mover);
                var truth = Truths.players(asked, byPlayer, orders, mover)
                        .by(
                                stated -> RepeatingTurns.of(asked, stated)
                                        .orElseThrow()
                                        .result(),
                                basis(period));
                var values = new ArrayList<Value>();
                for (int player = 0; player < players; player++) values.add(new Value.Loser(player));
                values.add(Value.Nimber.of(0));
                truth.isAllThatHolds(text + " " + heap + ", mover " + mover, values);
                var bare = new ClaimedVerdict(
                        truth.outcome(), Optional.empty(), List.of(), Optional.empty(), basis(period));
                assertThat(RepeatingTurns.of(asked, bare).orElseThrow().result().steps())
                        .as("%s %d", text, heap)
                        .isNotEmpty();
                var stays = new ClaimedMove(
                        Optional.empty(), List.of(new ClaimedMove.Step(0, List.of(Integer.toString(heap)))));
                refused(
                        asked,
                        new ClaimedVerdict(
                                truth.outcome(),
                                Optional.empty(),
                                List.of(),
                                Optional.of(new ClaimedMoves(Optional.empty(), List.of(stays))),
                                basis(period)));
                if (heap == 7) onlyTheLeastPeriodIsAccepted(asked, truth.outcome(), least, PeriodTheorem.TURNS, span);
            }
    }

    /// Heaps far beyond the definition, whose moves are those of a heap some periods before.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "left take {1,2}; right take {1,3} | 3",
                "left take {2,5}; right take {1,4} | 5",
                "left take 2; right take {1,3} | 3",
                "left take 1..9; right take {2,3} | 9",
                "left 0.103; right 0.32 | 3"
            })
    void leftAndRight(String text, int span) {
        for (var play : Play.values()) {
            var game = game(text);
            var rules = (RuleTree.Partizan) game.rules();
            var oracle =
                    new SidesOracle<>(Oracles.moves(rules.left()), Oracles.moves(rules.right()), play == Play.MISERE);
            var rows = List.of(new int[FAR], new int[FAR]);
            for (int heap = 0; heap < FAR; heap++)
                for (int mover = 0; mover < 2; mover++)
                    rows.get(mover)[heap] = oracle.moverWins(List.of(Tuple.of(heap)), mover == 0) ? 1 - mover : mover;
            var least = Repetition.least(together(rows)).orElseThrow();
            var period = basis(least.claim(PeriodTheorem.SIDES, 10_000, play == Play.MISERE));
            var shift = BigInteger.TEN.pow(20).multiply(BigInteger.valueOf(least.period()));
            for (int like = FAR - 1 - Math.min(least.period(), 2); like < FAR - 1; like++) {
                var asked = asked(game, BigInteger.valueOf(like).add(shift), play, 0);
                var small = asked(game, BigInteger.valueOf(like), play, 0);
                var truth = Truths.sided(small.sum());
                var outcome = truth.outcome();
                assertThat(RepeatingTurns.of(
                                        asked,
                                        new ClaimedVerdict(
                                                outcome, Optional.empty(), List.of(), Optional.empty(), period))
                                .orElseThrow()
                                .result()
                                .isComplete())
                        .isTrue();
                for (var other : Outcome.values())
                    if (other != outcome)
                        refused(
                                asked,
                                new ClaimedVerdict(other, Optional.empty(), List.of(), Optional.empty(), period));
                var winning =
                        truth.winning().stream().map(move -> moved(move, shift)).toList();
                var count = BigInteger.valueOf(winning.size());
                for (int more = -1; more <= 1; more++) {
                    var moves = new ClaimedMoves(Optional.of(count.add(BigInteger.valueOf(more))), winning);
                    var stated = new ClaimedVerdict(outcome, Optional.empty(), List.of(), Optional.of(moves), period);
                    if (more == 0)
                        assertThat(RepeatingTurns.of(asked, stated)
                                        .orElseThrow()
                                        .result()
                                        .isComplete())
                                .isTrue();
                    else refused(asked, stated);
                }
                // Each claim of so large a heap is first looked for among those of few moves, which takes long.
                for (int taken = 0; like == FAR - 2 && taken <= span + 1; taken++)
                    for (var side : Side.values()) {
                        var move = new ClaimedMove(
                                Optional.of(side),
                                List.of(new ClaimedMove.Step(
                                        0,
                                        List.of(shift.add(BigInteger.valueOf(like - taken))
                                                .toString()))));
                        var stated = new ClaimedVerdict(
                                outcome,
                                Optional.empty(),
                                List.of(),
                                Optional.of(new ClaimedMoves(Optional.empty(), List.of(move))),
                                period);
                        assertThat(RepeatingTurns.of(asked, stated)
                                        .orElseThrow()
                                        .result()
                                        .fault()
                                        .isEmpty())
                                .as("%s, %s", text, move)
                                .isEqualTo(winning.contains(move));
                    }
                // What the period does not tell is left open.
                var valued = new ClaimedVerdict(
                        outcome, Optional.of(Value.Nimber.of(0)), List.of(1L, 1L), Optional.empty(), period);
                assertThat(RepeatingTurns.of(asked, valued)
                                .orElseThrow()
                                .result()
                                .open())
                        .hasSize(2);
                if (like == FAR - 2) onlyTheLeastPeriodIsAccepted(asked, outcome, least, PeriodTheorem.SIDES, span);
            }
        }
    }

    private static Optional<VerdictRecheck> claimed(String text, Repetition repetition) {
        var period = repetition.claim(PeriodTheorem.TURNS, 100_000_000, false);
        return RepeatingTurns.of(
                new TurnPosition(Truths.sum(text)),
                new ClaimedVerdict(Outcome.N, Optional.empty(), List.of(), Optional.empty(), basis(period)));
    }

    /// What would take too many steps, or too much memory, is left to others.
    @Test
    void aPeriodThatIsTooLongIsNotLookedAt() {
        var odd = IntStream.range(0, 700).mapToObj(i -> "" + (2 * i + 1)).collect(Collectors.joining(","));
        var manyAmounts = "2 players: take {%s}; take {%s} 9".formatted(odd, odd);
        for (var text : List.of("3 players: take 1..20 9", manyAmounts)) {
            assertThat(claimed(text, new Repetition(0, 1_000, 0))).isPresent();
            assertThat(claimed(text, new Repetition(0, 4_000_000, 0))).isEmpty();
        }
        for (var repetition : List.of(new Repetition(6_000_000, 1, 0), new Repetition(0, 6_000_000, 0)))
            assertThat(claimed("2 players: take 1; take 2 9", repetition)).isEmpty();
    }

    @Test
    void thePeriodIsToldAndWhereAnotherFails() {
        assertThat(claimed("3 players: take 1..2 9", new Repetition(0, 1, 0))
                        .orElseThrow()
                        .result()
                        .fault())
                .contains(Message.of(
                        "check.verdict.period-fails",
                        "fault",
                        Message.of("check.period.turns-differ", "heap", 0, "other", 1)));
    }

    private static ClaimedMove moved(ClaimedMove move, BigInteger shift) {
        return new ClaimedMove(
                move.side(),
                move.steps().stream()
                        .map(step -> new ClaimedMove.Step(
                                step.component(),
                                List.of(new BigInteger(step.to().getFirst())
                                        .add(shift)
                                        .toString())))
                        .toList());
    }

    private static void refused(TurnPosition asked, ClaimedVerdict stated) {
        assertThat(RepeatingTurns.of(asked, stated).orElseThrow().result().fault())
                .as("%s", stated)
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "left kayles; right take 1",
                "3 players: kayles",
                "2 players: take squares; take 1",
                "nim",
                "left take primes; right take 1"
            })
    void otherGamesHaveNoSuchPeriods(String text) {
        var period = new Repetition(0, 3, 0).claim(PeriodTheorem.TURNS, 1_000, false);
        var sum = Truths.sum(text + " 5");
        var stated = new ClaimedVerdict(Outcome.N, Optional.empty(), List.of(), Optional.empty(), basis(period));
        assertThat(RepeatingTurns.of(new TurnPosition(sum), stated)).isEmpty();
        assertThat(RepeatingTurns.of(new TurnPosition(Truths.sum("3 players: take 1..2 4 3")), stated))
                .isEmpty();
        assertThat(RepeatingTurns.of(
                        new TurnPosition(Truths.sum("3 players: take 1..2 4")),
                        new ClaimedVerdict(
                                Outcome.N, Optional.empty(), List.of(), Optional.empty(), VerdictBasis.NONE)))
                .isEmpty();
    }
}
