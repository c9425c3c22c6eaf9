package grundy.present.play;

import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.solve.Scores;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What there is to say of a game with a score while it is played, and when it is over.
///
/// @param engine that knows how positions end
/// @param <P> the positions
public record ScoredCommentary<P>(ScoredBoard<P> board, Scores<P> engine, Wording words) {
    /// @return how the game will end under best play
    public Message standing(ScoredMatch<P> match) {
        if (match.isOver()) return Message.of("play.scored.end");
        var expected = match.expected();
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

    /// @return who won, the moves, and where the human gave something away
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
        if (lines.size() == before) lines.add(words.say(Message.of("play.faultless")));
        return lines;
    }

    private static <P> Message ending(ScoredMatch<P> match) {
        if (match.resigned()) return Message.of("play.end.resigned");
        long ahead = match.points(true) - match.points(false);
        if (ahead == 0) return Message.of("play.scored.draw");
        return Message.of(ahead > 0 ? "play.end.human" : "play.end.computer");
    }

    /// Whether a move gave something away, and what would have been best.
    private Optional<Message> mistake(int number, ScoredMatch.Turn<P> turn) {
        if (!turn.human() || turn.lost() <= 0) return Optional.empty();
        var better = board.code(turn.from(), engine.best(turn.from()).getFirst());
        var code = board.code(turn.from(), turn.move());
        return Optional.of(
                board.countsPoints()
                        ? Message.of(
                                "play.scored.mistake",
                                "number",
                                number,
                                "move",
                                code,
                                "points",
                                turn.lost(),
                                "better",
                                better)
                        : Message.of("play.scored.slip", "number", number, "move", code, "better", better));
    }

    /// @return the moves, numbered, with `?` behind those of the human's that gave something away
    public List<String> record(ScoredMatch<P> match) {
        var lines = new ArrayList<String>();
        for (var turn : match.turns()) {
            var who = words.say(Message.of(turn.human() ? "play.record.human" : "play.record.computer"));
            var mark = turn.human() && turn.lost() > 0 ? " ?" : "";
            lines.add("%4d. %s  %s%s".formatted(lines.size() + 1, who, move(turn.from(), turn.move()), mark));
        }
        return lines;
    }
}
