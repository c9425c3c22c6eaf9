package grundy.present.json.answer;

import grundy.json.JsonObject;
import grundy.present.play.ScoredMatch;
import grundy.rules.Sum;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// Writes a match of a game with a score as JSON.
///
/// Members: `rules`, `position` (at the start), `play`, `first` (human, computer), `finished`, `winner` (human,
/// computer, draw, or null while it goes on), `resigned`, `points` (human, computer), `moves`: each `by`, `position`,
/// `move`, `points`, `lost` (points given away, or null where that is not known).
public final class ScoredMatchJson {
    private ScoredMatchJson() {}

    public static <P> JsonObject of(ScoredMatch<P> match, Sum sum) {
        var board = match.board();
        var node = new JsonObject()
                .put("rules", AnswerJson.rules(sum))
                .put("position", board.write(match.start()))
                .put("play", "normal")
                .put("first", match.humanFirst() ? "human" : "computer")
                .put("finished", match.isOver())
                .put("winner", winner(match))
                .put("resigned", match.resigned());
        var points = node.putObject("points");
        points.put("human", BigInteger.valueOf(match.points(true)));
        points.put("computer", BigInteger.valueOf(match.points(false)));
        var moves = node.putArray("moves");
        for (var turn : match.turns()) {
            var move = moves.addObject()
                    .put("by", turn.human() ? "human" : "computer")
                    .put("position", board.write(turn.from()))
                    .put("move", board.code(turn.from(), turn.move()));
            move.put("points", BigInteger.valueOf(turn.move().points()));
            if (turn.lostPoints().isEmpty()) move.put("lost", (String) null);
            else move.put("lost", BigInteger.valueOf(turn.lostPoints().getAsLong()));
        }
        return node;
    }

    private static @Nullable String winner(ScoredMatch<?> match) {
        if (!match.isOver()) return null;
        long ahead = match.resigned() ? -1 : match.points(true) - match.points(false);
        return ahead > 0 ? "human" : ahead < 0 ? "computer" : "draw";
    }
}
