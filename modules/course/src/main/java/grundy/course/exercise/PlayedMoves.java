package grundy.course.exercise;

import grundy.answer.Verdict;
import grundy.course.live.LiveAnswers;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveReader;
import grundy.present.move.MoveReading;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.present.play.MoverStanding;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads, makes and judges the moves of a position.
///
/// @param side whose move it is in a game of Left and Right; empty in others
record PlayedMoves(Sum sum, Optional<Side> side, LiveAnswers answers) {
    /// A move with the position it leads to, in which equal heaps may change places.
    record PlayedMove(Move move, String to) {}

    Situation situation() {
        return Situation.start(sum, side.orElse(Side.LEFT));
    }

    MoveReading read(String typed) {
        return new MoveReader(situation(), LiveAnswers.rules()).read(typed);
    }

    PlayedMove playedMove(Move move) {
        return new PlayedMove(move, unordered(situation().after(move).sum()));
    }

    private static String unordered(Sum sum) {
        return sum.components().stream()
                .map(Component::position)
                .map(Object::toString)
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /// @return whether whoever moves there wins by the move
    boolean wins(Move move) {
        return loses(answers.verdict(situation().after(move).sum()), side.map(Situation::other));
    }

    /// @param mover who is to move, in a game of Left and Right
    private static boolean loses(Verdict verdict, Optional<Side> mover) {
        if (mover.isEmpty()) return verdict.outcome() == Outcome.P;
        boolean left = mover.get() == Side.LEFT;
        return switch (verdict.reasoning()) {
            case Verdict.Reasoning.SidedToken token -> (left ? token.left() : token.right()) == Outcome.P;
            case Verdict.Reasoning.EndlessSum sum -> (left ? sum.left() : sum.right()) == Outcome.P;
            default -> MoverStanding.of(verdict.outcome(), mover.get()) == MoverStanding.LOST;
        };
    }

    /// @return the winning moves, of those that lead to the same heaps one
    /// @throws LimitException if the limits do not let all of them be found
    List<PlayedMove> winning() {
        return wins()
                .map(this::playedMove)
                .collect(Collectors.toMap(PlayedMove::to, made -> made, (one, _) -> one, LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    /// @return the first winning move
    /// @throws LimitException if the limits do not let one be found
    PlayedMove winningOne() {
        var moves = isOnBoards() ? wins() : winningMoves().list().get();
        return moves.findFirst().map(this::playedMove).orElseThrow(() -> unknown(winningMoves()));
    }

    /// Boards stay whole, as a person sees them; of heaps the solver knows the moves, however many there are.
    private Stream<Move> wins() {
        if (isOnBoards()) return LegalMoves.moves(situation()).filter(this::wins);
        var found = winningMoves();
        if (found.uncounted() != null) throw unknown(found);
        return found.list().get();
    }

    private boolean isOnBoards() {
        return sum.components().stream()
                .allMatch(component -> component.game().rules().onBoard().isPresent());
    }

    private CountedList<Move> winningMoves() {
        var verdict = answers.verdict(sum);
        return (side.isPresent() ? verdict.movesOf(side.get()) : verdict).moves();
    }

    private static LimitException unknown(CountedList<Move> moves) {
        if (moves.uncounted() == null) throw new AssertionError("Where a move is asked for, one wins");
        return new LimitException(moves.uncounted());
    }

    /// @return a winning answer to a move; empty if there is none
    Optional<String> reply(Move move) {
        var there = situation().after(move);
        Verdict verdict = answers.verdict(there.sum());
        var own = there.mover() == null ? verdict : verdict.movesOf(there.mover());
        return own.moves().list().get().findFirst().map(answer -> new MoveWriter(there).typedText(answer));
    }

    /// @return a move that is no winning one; empty if there is none
    Optional<Move> losing() {
        return LegalMoves.moves(situation()).filter(move -> !wins(move)).findFirst();
    }

    String typedText(Move move) {
        return new MoveWriter(situation()).typedText(move);
    }
}
