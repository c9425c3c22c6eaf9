package grundy.present.play;

import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// A game with a score between a human and the computer: the moves so far, the points they won, how it
/// ended.
///
/// @param <P> the positions
public final class ScoredMatch<P> {
    private static final Pattern BEHIND = Pattern.compile("\\s*[(（].*[)）]\\s*$");

    private final ScoredBoard<P> board;
    private final P start;
    private final ScoredAnalyst<P> analyst;
    private final boolean humanFirst;
    private final long humanBefore;
    private final long computerBefore;
    private final List<Turn<P>> turns = new ArrayList<>();
    private boolean resigned;

    /// A move of the game.
    ///
    /// @param lostPoints points that it gave away, empty where that is not known
    /// @param better a best move in its place, where it gave something away and one is known
    public record Turn<P>(
            P from, ScoredMove<P> move, boolean human, OptionalLong lostPoints, Optional<ScoredMove<P>> better) {
        /// @return whether it is known to have given something away
        public boolean isMistake() {
            return lostPoints.orElse(0) > 0;
        }
    }

    /// @param start where the game begins
    /// @param analyst who is asked about the positions
    /// @param humanFirst whether the human makes the first move
    public ScoredMatch(ScoredBoard<P> board, P start, ScoredAnalyst<P> analyst, boolean humanFirst) {
        this(board, start, analyst, humanFirst, 0, 0);
    }

    /// Goes on with a game.
    ///
    /// @param humanBefore points that the human has already
    /// @param computerBefore points that the computer has already
    public ScoredMatch(
            ScoredBoard<P> board,
            P start,
            ScoredAnalyst<P> analyst,
            boolean humanFirst,
            long humanBefore,
            long computerBefore) {
        this.board = board;
        this.start = start;
        this.analyst = analyst;
        this.humanFirst = humanFirst;
        this.humanBefore = humanBefore;
        this.computerBefore = computerBefore;
    }

    /// @return the rules
    public ScoredBoard<P> board() {
        return board;
    }

    /// @return the position at the start of the game
    public P start() {
        return start;
    }

    /// @return whether the human made the first move
    public boolean humanFirst() {
        return humanFirst;
    }

    /// @return whether the human gave up
    public boolean resigned() {
        return resigned;
    }

    /// @return the moves so far
    public List<Turn<P>> turns() {
        return List.copyOf(turns);
    }

    /// @return the present position
    public P now() {
        return turns.isEmpty() ? start : turns.getLast().move().to();
    }

    /// @return whether the human is to move, were the game not over
    public boolean isHumansTurn() {
        if (turns.isEmpty()) return humanFirst;
        var last = turns.getLast();
        return last.human() == last.move().again();
    }

    /// @return whether nobody can move or the human gave up
    public boolean isOver() {
        return resigned || !board.moves(now()).iterator().hasNext();
    }

    /// @return points of one of the two so far, with what the end brings once it is reached
    public long points(boolean human) {
        long points = human ? humanBefore : computerBefore;
        for (var turn : turns) if (turn.human() == human) points += turn.move().points();
        if (resigned || !isOver()) return points;
        long end = board.ending(now());
        long humans = isHumansTurn() ? end : -end;
        return points + Math.max(0, human ? humans : -humans);
    }

    /// @return the expected lead of the human at the end under best play, empty if it is not known
    public OptionalLong expectedLead() {
        long now = points(true) - points(false);
        if (isOver()) return OptionalLong.of(now);
        var rest = analyst.glance(now());
        return rest.isEmpty() ? rest : OptionalLong.of(now + (isHumansTurn() ? rest.getAsLong() : -rest.getAsLong()));
    }

    /// @return the outlook that the time for a move allows, of a position that is not the last one
    public ScoredOutlook<P> outlook() {
        return analyst.of(now());
    }

    /// @return a best move: one that ends the game, if there is one, else one that the other cannot answer by
    ///     ending it to his advantage; where best moves are not known the one that looks best
    public ScoredMove<P> choice() {
        return switch (outlook()) {
            case ScoredOutlook.Known<P>(var _, var best) -> choice(best);
            case ScoredOutlook.Foreseen<P>(var foresight) -> foresight.move();
            case ScoredOutlook.Unknown<P> _ -> {
                var moves = new ArrayList<ScoredMove<P>>();
                board.moves(now()).forEach(moves::add);
                yield choice(moves);
            }
        };
    }

    private ScoredMove<P> choice(List<ScoredMove<P>> moves) {
        for (var move : moves) if (ends(move)) return move;
        for (var move : moves) if (!isPunished(move)) return move;
        return moves.getFirst();
    }

    private boolean ends(ScoredMove<P> move) {
        return !board.moves(move.to()).iterator().hasNext();
    }

    private boolean isPunished(ScoredMove<P> move) {
        if (board.countsPoints()) return false;
        for (var answer : board.moves(move.to())) if (ends(answer) && board.ending(answer.to()) < 0) return true;
        return false;
    }

    /// @param typed a code, perhaps followed by what is printed after it
    /// @return the move that was typed, empty if it is none
    public Optional<ScoredMove<P>> read(String typed) {
        return board.find(now(), BEHIND.matcher(typed).replaceFirst(""));
    }

    /// @param move a legal one
    /// @return the move that was played, with what it gave away
    public Turn<P> play(ScoredMove<P> move) {
        var from = now();
        boolean human = isHumansTurn();
        var before = expectedLead();
        analyst.follow(from, move);
        turns.add(new Turn<>(from, move, human, OptionalLong.empty(), Optional.empty()));
        // The computer is about to answer, and finds out.
        if (human && before.isPresent() && !isOver() && !isHumansTurn()) outlook();
        var after = before.isPresent() ? expectedLead() : before;
        if (after.isEmpty()) return turns.getLast();
        long lost = (before.getAsLong() - after.getAsLong()) * (human ? 1 : -1);
        var better = lost > 0 ? analyst.best(from).stream().findFirst() : Optional.<ScoredMove<P>>empty();
        turns.set(turns.size() - 1, new Turn<>(from, move, human, OptionalLong.of(lost), better));
        return turns.getLast();
    }

    /// Takes back the human's last move and what came after it.
    ///
    /// @return whether there was one
    public boolean undo() {
        if (resigned) {
            resigned = false;
            return true;
        }
        if (turns.stream().noneMatch(Turn::human)) return false;
        while (!turns.removeLast().human()) {}
        return true;
    }

    /// The human gives up: the computer has won.
    public void resign() {
        resigned = true;
    }
}
