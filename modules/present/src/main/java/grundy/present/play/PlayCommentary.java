package grundy.present.play;

import grundy.finding.Move;
import grundy.present.move.LegalMoves;
import grundy.present.move.MoveWording;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.rules.Sum;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;

/// Comments on a game while it is played: hints with their reasons, how a player stands and why.
///
/// @param words in which moves are written
/// @param analyst who knows the situations of the game
/// @param opponent who would choose the move that a hint names
public record PlayCommentary(MoveWording words, GameAnalyst analyst, Opponent opponent) {
    /// @return the goal of the players
    public static Message goal(Sum sum) {
        boolean normal = sum.play() == Play.NORMAL;
        return switch (sum.compound()) {
            case Compound.DISJUNCTIVE -> normal ? Message.of("play.goal.normal") : Message.of("play.goal.misere");
            case Compound.SHORT_DISJUNCTIVE ->
                normal ? Message.of("play.goal.short") : Message.of("play.goal.short-misere");
            case Compound.SHORT_CONJUNCTIVE ->
                normal ? Message.of("play.goal.short-every") : Message.of("play.goal.short-every-misere");
            case Compound.SHORT_SELECTIVE ->
                normal ? Message.of("play.goal.short-some") : Message.of("play.goal.short-some-misere");
            case Compound.CONJUNCTIVE -> normal ? Message.of("play.goal.every") : Message.of("play.goal.every-misere");
            case Compound.SELECTIVE -> normal ? Message.of("play.goal.some") : Message.of("play.goal.some-misere");
        };
    }

    /// @param match in which the computer has just moved
    /// @return its move, and what it means for the human
    public Message computerPlayed(Match match) {
        var ply = match.plies().getLast();
        var move = words.move(ply.from(), ply.move());
        return Message.of("play.computer-played", "move", move, "comment", comment(ply, analyst.glance(match.now())));
    }

    private Message comment(Ply ply, Analysis after) {
        if (LegalMoves.isOver(after.situation())) return LossReasons.over(after.situation());
        if (ply.isMistake()) return missedMessage(ply);
        return switch (ply.after()) {
            case WON -> LossReasons.reasonForLoss(after);
            case LOST -> losing(after);
            case DRAWN -> Message.of("play.drawing");
            case UNKNOWN -> Message.of("play.unknown");
        };
    }

    private static Message missedMessage(Ply ply) {
        if (ply.before() == MoverStanding.DRAWN) return Message.of("play.missed.draw");
        return Message.of(ply.after() == MoverStanding.LOST ? "play.missed.losing" : "play.missed.drawing");
    }

    private Message losing(Analysis after) {
        var winning = after.winningCount();
        var legal = analyst.legal(after.situation()).toString();
        if (winning.equals(legal)) return Message.of("play.losing.all");
        if (winning.startsWith("≥")) return Message.of("play.losing.some");
        return Message.of(winning.equals("1") ? "play.losing.one" : "play.losing", "winning", winning, "legal", legal);
    }

    /// A good move for the player to move.
    ///
    /// @param says which move it is, and why it is good
    public record Hint(Move move, Message says) {}

    /// @param match that goes on
    public Hint hint(Match match) {
        var move = opponent.choose(match);
        var played = words.move(match.now(), move);
        var reason = reason(match, move, played);
        return new Hint(
                move,
                played.contains("…")
                        ? Message.of(
                                "play.hint.typed", "hint", reason, "typed", new MoveWriter(match.now()).brief(move))
                        : reason);
    }

    private Message reason(Match match, Move move, String played) {
        var analysis = match.analysis();
        return switch (analysis.standing()) {
            case WON -> winning(analysis, analyst.glance(match.now().after(move)), played);
            case LOST ->
                Message.of(
                        leavesMistakes(match.now().after(move)) ? "play.hint.losing" : "play.hint.lost",
                        "move",
                        played);
            case DRAWN -> Message.of("play.hint.drawing", "move", played);
            case UNKNOWN -> Message.of("play.hint.unknown", "move", played);
        };
    }

    private static Message winning(Analysis before, Analysis after, String played) {
        if (after.standing() != MoverStanding.LOST) return Message.of("play.hint.missed", "move", played);
        var reason = LossReasons.reasonForLoss(after);
        return Message.of("play.hint.winning", "move", played, "reason", reason, "count", before.winningCount());
    }

    /// Returns whether some move does not win for the player to move, as far as that is known.
    private boolean leavesMistakes(Situation situation) {
        return !LegalMoves.isOver(situation)
                && !analyst.glance(situation)
                        .winningCount()
                        .equals(analyst.legal(situation).toString());
    }

    /// @return messages that explain why the computer's last move won, if it did, and, while the game
    ///     goes on, the standing of the player to move
    public List<Message> why(Match match) {
        var messages = new ArrayList<Message>();
        var plies = match.plies();
        if (!plies.isEmpty() && !plies.getLast().human() && plies.getLast().after() == MoverStanding.WON)
            messages.add(Message.of(
                    "play.why.last",
                    "move",
                    words.move(plies.getLast().from(), plies.getLast().move()),
                    "reason",
                    LossReasons.reasonForLoss(match.analysis())));
        if (match.end().isEmpty())
            messages.add(Message.of(
                    switch (match.analysis().standing()) {
                        case WON -> "play.why.won";
                        case LOST -> "play.why.lost";
                        case DRAWN -> "play.why.drawn";
                        case UNKNOWN -> "play.why.unknown";
                    }));
        return messages;
    }
}
