package grundy.check;

import grundy.check.VerdictCheck.Result;
import grundy.check.VerdictCheck.Stated;
import grundy.rules.BoardPosition;
import grundy.rules.FewestPoints;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.Sum;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.List;
import java.util.Optional;

/// Holds a verdict about a game with a score to minimax at every position that can be reached.
///
/// @param <P> the positions of the board
record ScoreCheck<P>(ScoredBoard<P> board, BoardPosition position, Sum sum, Stated stated) implements Recheck {
    @Override
    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    public Result result() {
        boolean fewest = sum.play() == Play.MISERE;
        ScoredRuleset<P> rules = fewest ? new FewestPoints<>(board) : board;
        var root = (P) position.state();
        var plain = new PlainMinimax<>(rules);
        var ahead = plain.value(root, MOVES);
        if (ahead.isEmpty()) return new TooLarge().result();
        var findings = new Findings();
        long found = ahead.getAsLong();
        long points = fewest && board.countsPoints() ? -found : found;
        findings.holds("check.verdict.score", "positions", plain.positions(), "ahead", points);
        var outcome = found > 0 ? Outcome.N : found < 0 ? Outcome.P : Outcome.D;
        if (outcome != stated.outcome())
            return findings.differs("check.verdict.outcome-differs", stated.outcome(), outcome);
        var wrong = stated.value()
                .filter(value -> !(value instanceof Value.Score(long stated, var _, var _) && stated == points));
        if (wrong.isPresent())
            return findings.differs("check.verdict.value-differs", Findings.shown(wrong.get()), points);
        return findings.result(findings.moves(sum, stated.moves(), () -> told(plain.best(root))));
    }

    private List<StatedMove> told(List<ScoredMove<P>> moves) {
        return moves.stream()
                .map(move -> new StatedMove(
                        Optional.empty(), List.of(new StatedMove.Step(0, List.of(board.write(move.to()))))))
                .toList();
    }
}
