package grundy.present.play;

import grundy.present.move.MoveWording;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Comments on a game with a score while it is played, and when it is over.
///
/// @param <P> the positions
public record ScoredCommentary<P>(ScoredBoard<P> board, MoveWording words) {
    private static final int MOST_LISTED = 40;

    /// @param match in which the computer has just moved
    /// @param chosen what was known when it chose its move
    /// @return the end of the game under best play, else the grounds for the move
    public Message afterComputer(ScoredMatch<P> match, ScoredOutlook<P> chosen) {
        return match.expectedLead().isPresent() ? standing(match) : outlookMessage(chosen);
    }

    private Message outlookMessage(ScoredOutlook<P> outlook) {
        return outlook instanceof ScoredOutlook.Foreseen<P>(var foresight)
                ? Message.of(
                        board.countsPoints() ? "play.scored.foreseen-points" : "play.scored.foreseen",
                        "depth",
                        foresight.depth())
                : Message.of("play.unknown");
    }

    /// @param match that goes on
    /// @return the best moves and how the game ends with them, or the one that looks best and how far it was
    ///     foreseen
    public Message hint(ScoredMatch<P> match) {
        var now = match.now();
        return switch (match.outlook()) {
            case ScoredOutlook.Known<P>(var _, var best) ->
                Message.of("play.scored.hint", "moves", codes(now, best), "standing", standing(match));
            case ScoredOutlook.Foreseen<P> foreseen ->
                Message.of(
                        "play.scored.hint-unknown",
                        "move",
                        board.code(now, foreseen.foresight().move()),
                        "standing",
                        outlookMessage(foreseen));
            case ScoredOutlook.Unknown<P> _ -> Message.of("play.unknown");
        };
    }

    /// @return the codes of the first of the moves
    public String codes(P from, List<ScoredMove<P>> moves) {
        var codes = moves.stream()
                .limit(MOST_LISTED)
                .map(move -> board.code(from, move))
                .collect(Collectors.joining(" "));
        return moves.size() > MOST_LISTED ? codes + " …" : codes;
    }

    /// @param typed what is no move there
    /// @param moves those that are
    /// @return a message that explains why nothing is played
    public Message noMove(String typed, P from, List<ScoredMove<P>> moves) {
        return Message.of(
                "play.scored.no-move", "typed", MoveWording.shorten(typed.strip()), "moves", codes(from, moves));
    }

    /// @param line moves of best play
    /// @return the first of them; empty if there are none
    public Optional<Message> line(P from, Iterable<ScoredMove<P>> line) {
        var codes = new ArrayList<String>();
        var now = from;
        for (var move : line) {
            if (codes.size() == MOST_LISTED) break;
            codes.add(board.code(now, move));
            now = move.to();
        }
        return codes.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of("play.scored.line", "line", String.join(" ", codes)));
    }

    /// @param end where the game is over
    /// @param mover points of the player who would be about to move there, what the end gives him among them
    /// @param other points of the other one
    /// @return the message about who has won
    public Message over(P end, long mover, long other) {
        if (mover == other) return Message.of("play.scored.draw");
        if (board.countsPoints())
            return Message.of(
                    "play.scored.over-points", "more", Math.max(mover, other), "fewer", Math.min(mover, other));
        var sign = board.sign(end);
        return Message.of("play.scored.over-sign", "sign", mover > other ? sign : sign.equals("X") ? "O" : "X");
    }

    /// @return a message that explains why no game with a score is played in misere play
    public static Message notMisere() {
        return Message.of("play.scored.misere");
    }

    /// @return the end of the game under best play
    public Message standing(ScoredMatch<P> match) {
        if (match.isOver()) return Message.of("play.scored.end");
        var expected = match.expectedLead();
        if (expected.isEmpty()) return Message.of("play.unknown");
        long ahead = expected.getAsLong();
        if (ahead == 0) return Message.of(board.countsPoints() ? "play.scored.level" : "play.drawing");
        if (!board.countsPoints()) return Message.of(ahead > 0 ? "play.scored.you-win" : "play.scored.i-win");
        return Message.of(ahead > 0 ? "play.scored.you-ahead" : "play.scored.i-ahead", "points", Math.abs(ahead));
    }

    /// @return the move with the points that it makes
    public String move(P from, ScoredMove<P> move) {
        var code = board.code(from, move);
        return board.countsPoints()
                ? words.say(Message.of("play.scored.move", "move", code, "points", move.points()))
                : code;
    }

    /// @return the winner, the moves, and where the human gave something away
    public List<String> summary(ScoredMatch<P> match) {
        var lines = new ArrayList<String>();
        if (match.isOver()) lines.add(words.say(ending(match)));
        if (match.turns().isEmpty()) return lines;
        lines.add("");
        lines.addAll(record(match));
        lines.add("");
        int before = lines.size();
        for (int i = 0; i < match.turns().size(); i++)
            mistake(i + 1, match.turns().get(i)).ifPresent(mistake -> lines.add(words.say(mistake)));
        boolean all = match.turns().stream()
                .noneMatch(turn -> turn.human() && turn.lostPoints().isEmpty());
        if (lines.size() == before) lines.add(words.say(Message.of(all ? "play.faultless" : "play.faultless.unknown")));
        return lines;
    }

    private static <P> Message ending(ScoredMatch<P> match) {
        if (match.resigned()) return Message.of("play.end.resigned");
        long ahead = match.points(true) - match.points(false);
        if (ahead == 0) return Message.of("play.scored.draw");
        return Message.of(ahead > 0 ? "play.end.human" : "play.end.computer");
    }

    /// Says whether a move gave points away, and which would have been best.
    private Optional<Message> mistake(int number, ScoredMatch.Turn<P> turn) {
        if (!turn.human() || !turn.isMistake()) return Optional.empty();
        var code = board.code(turn.from(), turn.move());
        var better = turn.better().map(move -> board.code(turn.from(), move)).orElse("?");
        return Optional.of(
                board.countsPoints()
                        ? Message.of(
                                "play.scored.mistake",
                                "number",
                                number,
                                "move",
                                code,
                                "points",
                                turn.lostPoints().orElseThrow(),
                                "better",
                                better)
                        : Message.of("play.scored.slip", "number", number, "move", code, "better", better));
    }

    /// @return the moves, numbered, with `?` after those of the human's that gave something away
    public List<String> record(ScoredMatch<P> match) {
        var lines = new ArrayList<String>();
        for (var turn : match.turns()) {
            var who = words.say(Message.of(turn.human() ? "play.record.human" : "play.record.computer"));
            var mark = turn.human() && turn.isMistake() ? " ?" : "";
            lines.add("%4d. %s  %s%s".formatted(lines.size() + 1, who, move(turn.from(), turn.move()), mark));
        }
        return lines;
    }
}
