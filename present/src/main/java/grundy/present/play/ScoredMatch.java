package grundy.present.play;

import grundy.limit.LimitException;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.solve.Scores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// One game with a score between a human and the computer: the moves so far, what they were worth, how it ended.
///
/// @param <P> the positions
public final class ScoredMatch<P> {
    private final ScoredBoard<P> board;
    private final P start;
    private final Scores<P> engine;
    private final boolean humanFirst;
    private final List<Turn<P>> turns = new ArrayList<>();
    private boolean resigned;

    /// One move.
    ///
    /// @param lost points that it gave away; 0 where that is not known
    public record Turn<P>(P from, ScoredMove<P> move, boolean human, long lost) {}

    /// @param start where the game begins
    /// @param engine that knows the best moves
    /// @param humanFirst whether the human makes the first move
    public ScoredMatch(ScoredBoard<P> board, P start, Scores<P> engine, boolean humanFirst) {
        this.board = board;
        this.start = start;
        this.engine = engine;
        this.humanFirst = humanFirst;
    }

    /// @return the rules
    public ScoredBoard<P> board() {
        return board;
    }

    /// @return where the game began
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

    /// @return where the game stands
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
        long points = 0;
        for (var turn : turns) if (turn.human() == human) points += turn.move().points();
        if (resigned || !isOver()) return points;
        long end = board.ending(now());
        long humans = isHumansTurn() ? end : -end;
        return points + Math.max(0, human ? humans : -humans);
    }

    /// @return by how much the human stands ahead at the end under best play, empty if that is not known
    public OptionalLong expected() {
        try {
            long rest = engine.value(now());
            return OptionalLong.of(points(true) - points(false) + (isOver() ? 0 : isHumansTurn() ? rest : -rest));
        } catch (LimitException _) {
            return OptionalLong.empty();
        }
    }

    /// @return all best moves, none if they are not known
    public List<ScoredMove<P>> best() {
        try {
            return engine.best(now());
        } catch (LimitException _) {
            return List.of();
        }
    }

    /// @return a best move: one that ends the game, if there is one, else one that the other cannot answer by
    ///     ending it to his advantage
    public ScoredMove<P> choice() {
        var best = new ArrayList<>(best());
        if (best.isEmpty()) board.moves(now()).forEach(best::add);
        for (var move : best) if (ends(move)) return move;
        for (var move : best) if (!isPunished(move)) return move;
        return best.getFirst();
    }

    private boolean ends(ScoredMove<P> move) {
        return !board.moves(move.to()).iterator().hasNext();
    }

    private boolean isPunished(ScoredMove<P> move) {
        if (board.countsPoints()) return false;
        for (var answer : board.moves(move.to())) if (ends(answer) && board.ending(answer.to()) < 0) return true;
        return false;
    }

    /// @return the move that was typed, empty if it is none
    public Optional<ScoredMove<P>> read(String typed) {
        return board.find(now(), typed);
    }

    /// @param move a legal one
    /// @return what was played, and what it gave away
    public Turn<P> play(ScoredMove<P> move) {
        var before = expected();
        boolean human = isHumansTurn();
        turns.add(new Turn<>(now(), move, human, 0));
        var after = expected();
        if (before.isPresent() && after.isPresent()) {
            long lost = (before.getAsLong() - after.getAsLong()) * (human ? 1 : -1);
            turns.set(turns.size() - 1, new Turn<>(turns.getLast().from(), move, human, lost));
        }
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
