package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Of all that may be claimed of a small game with a score, what follows from the lines of play is accepted
/// and nothing else.
class ScoreCheckTest {
    /// The points of both where each plays his best, by going through all lines.
    private static final class Lines<P> {
        private final ScoredBoard<P> board;
        private final boolean isMisere;

        Lines(ScoredBoard<P> board, Play play) {
            this.board = board;
            this.isMisere = play == Play.MISERE;
        }

        private List<ScoredMove<P>> moves(P position) {
            return StreamSupport.stream(board.moves(position).spliterator(), false)
                    .toList();
        }

        /// @return by how much the mover ends ahead, in misere play behind
        private long worth(P position) {
            long ending = isMisere ? -board.ending(position) : board.ending(position);
            return moves(position).stream().mapToLong(this::worth).max().orElse(ending);
        }

        private long worth(ScoredMove<P> move) {
            return (isMisere ? -move.points() : move.points()) + (move.again() ? 1 : -1) * worth(move.to());
        }

        private List<ScoredMove<P>> best(P position) {
            long worth = worth(position);
            return moves(position).stream().filter(move -> worth(move) == worth).toList();
        }

        /// @return what the mover and the other may have in the end
        private Set<List<Long>> points(P position) {
            var all = new HashSet<List<Long>>();
            for (var move : best(position))
                for (var below : points(move.to())) {
                    long mover = below.get(move.again() ? 0 : 1);
                    long other = below.get(move.again() ? 1 : 0);
                    all.add(List.of(mover + move.points(), other));
                }
            if (!all.isEmpty()) return all;
            boolean isTurned = isMisere && !board.countsPoints();
            long ending = isTurned ? -board.ending(position) : board.ending(position);
            return Set.of(List.of(Math.max(ending, 0), Math.max(-ending, 0)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "either-end 3 9 1 2",
                "misere either-end 3 9 1 2",
                "either-end 2 2 1",
                "either-end 1 1",
                "misere either-end 5 4 1",
                "coin-row 8 15 3 7",
                "misere coin-row 2 3 1",
                "front-row 1 2 3 7",
                "misere front-row 1 2 3 6",
                "front-row 1 2 3 -9",
                "point-heaps 5",
                "misere point-heaps 4",
                "tic-tac-toe XXO/OOX/...",
                "misere tic-tac-toe XOX/OXO/...",
                "misere tic-tac-toe XX./OO./OXX"
            })
    void whatFollowsFromTheLinesIsAcceptedAndNothingElse(String text) throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(text));
        var component = verdict.question().sum().components().getFirst();
        var rules = (RuleTree.Scored) component.game().rules();
        claims(verdict, rules.board(), (BoardPosition) component.position());
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> void claims(Verdict verdict, ScoredBoard<P> board, BoardPosition at) {
        var play = verdict.question().sum().play();
        var lines = new Lines<>(board, play);
        var position = (P) at.state();
        long worth = lines.worth(position);
        var outcome = worth > 0 ? Outcome.N : worth < 0 ? Outcome.P : Outcome.D;
        var points = lines.points(position);
        assertThat(points)
                .allMatch(both ->
                        both.get(0) - both.get(1) == (play == Play.MISERE && board.countsPoints() ? -worth : worth));
        for (var stated : Outcome.values())
            assertThat(holds(verdict, stated, Optional.empty(), Optional.empty()))
                    .as("%s", stated)
                    .isEqualTo(stated == outcome);
        for (long mover = -3; mover < 20; mover++)
            for (long other = -3; other < 20; other++)
                assertThat(holds(
                                verdict,
                                outcome,
                                Optional.of(new Value.Score(mover - other, mover, other)),
                                Optional.empty()))
                        .as("%d and %d", mover, other)
                        .isEqualTo(points.contains(List.of(mover, other)));
        var moves =
                lines.moves(position).stream().map(move -> move(board, move)).toList();
        var best = lines.best(position).stream().map(move -> move(board, move)).toList();
        for (int set = 0; set < 1 << moves.size(); set++) {
            var some = new ArrayList<ClaimedMove>();
            for (int i = 0; i < moves.size(); i++) if ((set >> i & 1) != 0) some.add(moves.get(i));
            assertThat(holds(
                            verdict,
                            outcome,
                            Optional.empty(),
                            Optional.of(new ClaimedMoves(Optional.of(BigInteger.valueOf(some.size())), some))))
                    .as("%s", some)
                    .isEqualTo(sorted(some).equals(sorted(best)));
            some.add(new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of("nowhere")))));
            assertThat(holds(verdict, outcome, Optional.empty(), Optional.of(new ClaimedMoves(Optional.empty(), some))))
                    .isFalse();
        }
        assertThat(ScoreCheck.noMove(board, at, moves)).isEmpty();
        for (var move : moves) {
            var more = new ArrayList<>(moves);
            more.add(move);
            assertThat(ScoreCheck.noMove(board, at, more)).contains(move);
        }
        var right = verdict.claimedVerdict(200).moves().orElseThrow();
        assertThat(holds(verdict, outcome, Optional.empty(), Optional.of(right)))
                .isTrue();
        for (var move : right.list()) {
            var more = new ArrayList<>(right.list());
            more.add(move);
            assertThat(holds(verdict, outcome, Optional.empty(), Optional.of(new ClaimedMoves(Optional.empty(), more))))
                    .isFalse();
        }
    }

    private static List<String> sorted(List<ClaimedMove> moves) {
        return moves.stream().map(ClaimedMove::toString).sorted().toList();
    }

    private static <P> ClaimedMove move(ScoredBoard<P> board, ScoredMove<P> move) {
        return new ClaimedMove(Optional.empty(), List.of(new ClaimedMove.Step(0, List.of(board.write(move.to())))));
    }

    private static boolean holds(
            Verdict verdict, Outcome outcome, Optional<Value> value, Optional<ClaimedMoves> moves) {
        var result = VerdictCheck.of(
                verdict.question(), new ClaimedVerdict(outcome, value, List.of(), moves, VerdictBasis.NONE));
        if (result.fault().isEmpty()) {
            assertThat(result.steps().stream().map(Message::key)).contains("check.verdict.score");
            assertThat(result.open()).isEmpty();
        }
        return result.fault().isEmpty();
    }
}
