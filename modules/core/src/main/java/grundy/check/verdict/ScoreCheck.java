package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.plain.PlainMinimax;
import grundy.rules.BoardPosition;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.Sum;
import grundy.rules.scored.FewestPoints;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict about a game with a score, by minimax at every position that can be reached.
///
/// | claimed | decided by |
/// | --- | --- |
/// | who ends ahead, and by how much | {@link PlainMinimax#value} |
/// | how many points each has at the end | {@link PlainMinimax#gains}: some line of best moves ends so |
/// | the best moves, and how many there are | {@link PlainMinimax#best} |
///
/// @param <P> the positions of the board
/// @param ahead what minimax gives the player about to move
record ScoreCheck<P>(
        ScoredBoard<P> board, P root, Sum sum, ClaimedVerdict claimedVerdict, PlainMinimax<P> plain, long ahead)
        implements VerdictRecheck {
    /// @return empty if there are too many moves
    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    static <P> Optional<VerdictRecheck> of(
            ScoredBoard<P> board, BoardPosition position, Sum sum, ClaimedVerdict claimed) {
        ScoredRuleset<P> rules = sum.play() == Play.MISERE ? new FewestPoints<>(board) : board;
        var root = (P) position.state();
        var plain = new PlainMinimax<>(rules);
        var ahead = plain.value(root, MOVES);
        return ahead.isEmpty()
                ? Optional.empty()
                : Optional.of(new ScoreCheck<>(board, root, sum, claimed, plain, ahead.getAsLong()));
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.MOVES);
    }

    @Override
    public CheckResult resultOfParts() {
        var findings = new CheckFindings();
        findings.holds("check.verdict.score", "positions", plain.positions(), "ahead", points());
        var outcome = ahead > 0 ? Outcome.N : ahead < 0 ? Outcome.P : Outcome.D;
        if (outcome != claimedVerdict.outcome())
            return findings.differs("check.verdict.outcome-differs", claimedVerdict.outcome(), outcome);
        var wrong = claimedVerdict.value().flatMap(this::valueFault);
        if (wrong.isPresent()) return findings.wrong(wrong.get());
        return findings.result(
                findings.moves(sum, claimedVerdict.moves(), () -> claimedMoves(board, plain.best(root))));
    }

    /// Returns a listed move that is none, or is listed more often than there are moves that leave the same.
    ///
    /// @param position of the board
    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    static <P> Optional<ClaimedMove> noMove(ScoredBoard<P> board, BoardPosition position, List<ClaimedMove> listed) {
        var moves = new ArrayList<ScoredMove<P>>();
        board.moves((P) position.state()).forEach(moves::add);
        var rest = claimedMoves(board, moves);
        return listed.stream().filter(move -> !rest.remove(move)).findFirst();
    }

    /// Points stay points where fewer win; a game that is won or lost counts 1 for the winner.
    private boolean areFewest() {
        return sum.play() == Play.MISERE && board.countsPoints();
    }

    private long points() {
        return areFewest() ? -ahead : ahead;
    }

    /// Checks who is ahead, by how much, and with how many points each.
    private Optional<Message> valueFault(Value value) {
        if (!(value instanceof Value.Score(long claimed, long mover, long other)) || claimed != points())
            return Optional.of(CheckFindings.valueDifference(value, points()));
        return plain.gains(root, areFewest()).contains(areFewest() ? -mover : mover)
                ? Optional.empty()
                : Optional.of(Message.of("check.verdict.points-differ", "mover", mover, "other", other));
    }

    private static <P> List<ClaimedMove> claimedMoves(ScoredBoard<P> board, List<ScoredMove<P>> moves) {
        var claims = new ArrayList<ClaimedMove>();
        for (var move : moves)
            claims.add(new ClaimedMove(
                    Optional.empty(), List.of(new ClaimedMove.Step(0, List.of(board.write(move.to()))))));
        return claims;
    }
}
