package grundy.present.play;

import grundy.finding.Move;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game between a human and the computer: the moves so far, and how it ended.
public final class Match {
    /// The ways in which a game ends.
    public enum End {
        HUMAN_WINS,
        COMPUTER_WINS,
        DRAW,
        RESIGNED
    }

    private static final int REPETITIONS_OF_A_DRAW = 3;

    private final Situation start;
    private final boolean humanFirst;
    private final GameAnalyst analyst;
    private final List<Ply> plies = new ArrayList<>();
    private boolean resigned;

    /// @param start where the game begins
    /// @param humanFirst whether the human makes the first move
    /// @param analyst asked about each situation of the game
    public Match(Situation start, boolean humanFirst, GameAnalyst analyst) {
        this.start = start;
        this.humanFirst = humanFirst;
        this.analyst = analyst;
    }

    /// @return the situation at the start of the game
    public Situation start() {
        return start;
    }

    /// @return whether the human made the first move
    public boolean humanFirst() {
        return humanFirst;
    }

    /// @return the moves so far
    public List<Ply> plies() {
        return List.copyOf(plies);
    }

    /// @return the present situation
    public Situation now() {
        return plies.isEmpty() ? start : plies.getLast().to();
    }

    /// @return whether the human is to move, were the game not over
    public boolean isHumansTurn() {
        return humanFirst == (plies.size() % 2 == 0);
    }

    /// @return the standing of the player to move, and the moves that win
    public Analysis analysis() {
        return analyst.of(now());
    }

    /// @param move a legal one
    /// @return the ply that was played
    public Ply play(Move move) {
        var before = isHumansTurn() ? analyst.glance(now()) : analysis();
        var to = before.situation().after(move);
        var after = (isHumansTurn() ? analyst.of(to) : analyst.glance(to))
                .standing()
                .forOther();
        var ply = new Ply(
                isHumansTurn(),
                before.situation(),
                move,
                to,
                before.standing(),
                after,
                before.winningCount(),
                analyst.legal(before.situation()),
                better(before, after));
        plies.add(ply);
        return ply;
    }

    private static Optional<Move> better(Analysis before, MoverStanding after) {
        boolean lost = before.standing() == MoverStanding.WON && after != MoverStanding.WON;
        return lost ? before.winning().stream().findFirst() : Optional.empty();
    }

    /// The human gives up: the computer has won.
    public void resign() {
        resigned = true;
    }

    /// Takes back the human's last move and what came after it.
    ///
    /// @return whether there was one
    public boolean undo() {
        if (resigned) {
            resigned = false;
            return true;
        }
        if (plies.stream().noneMatch(Ply::human)) return false;
        boolean computer;
        do computer = !plies.removeLast().human();
        while (computer);
        return true;
    }

    /// @return the end of the game, empty while it goes on
    public Optional<End> end() {
        if (resigned) return Optional.of(End.RESIGNED);
        if (LegalMoves.isOver(now())) {
            boolean moverWins = start.sum().play() == Play.MISERE;
            return Optional.of(isHumansTurn() == moverWins ? End.HUMAN_WINS : End.COMPUTER_WINS);
        }
        long repeats = plies.stream().filter(ply -> ply.to().equals(now())).count()
                + (start.equals(now()) && !plies.isEmpty() ? 1 : 0);
        return repeats >= REPETITIONS_OF_A_DRAW ? Optional.of(End.DRAW) : Optional.empty();
    }

    /// @return the standing, at the start, of the player who began
    public MoverStanding atStart() {
        return analyst.of(start).standing();
    }
}
