package grundy.cli;

import grundy.cli.play.Dialogue;
import grundy.cli.play.ScoredSession;
import grundy.engine.Limits;
import grundy.present.json.Json;
import grundy.present.play.MoveClock;
import grundy.present.play.ScoredMatch;
import grundy.rules.BoardPosition;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// `play` of a game with a score.
///
/// @param dialogue where it takes place
record ScoredPlay(Sum sum, boolean humanFirst, Limits limits, MoveClock clock, Dialogue dialogue, Language language) {
    /// @return the last game as JSON
    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    <P> JsonObject run(ScoredBoard<P> board) throws IOException {
        if (sum.components().size() > 1) throw new RulesException(Message.of("scored.no-sums"));
        if (sum.play() == Play.MISERE) throw new UsageException(Message.of("cli.play.scored-misere"));
        var component = sum.components().getFirst();
        var start = (P) ((BoardPosition) component.position()).state();
        if (!board.moves(start).iterator().hasNext()) throw new UsageException(Message.of("cli.play.no-moves"));
        var session =
                new ScoredSession<>(component.game(), board, start, humanFirst, limits, clock, dialogue, language);
        return json(session.run());
    }

    private <P> JsonObject json(ScoredMatch<P> match) {
        var board = match.board();
        var node = Json.object()
                .put("rules", Json.Positions.rules(sum))
                .put("position", board.write(match.start()))
                .put("play", "normal")
                .put("first", match.humanFirst() ? "human" : "computer")
                .put("finished", match.isOver())
                .put("winner", winner(match))
                .put("resigned", match.resigned());
        var points = node.putObject("points");
        Json.put(points, "human", BigInteger.valueOf(match.points(true)));
        Json.put(points, "computer", BigInteger.valueOf(match.points(false)));
        var moves = node.putArray("moves");
        for (var turn : match.turns()) {
            var move = moves.addObject()
                    .put("by", turn.human() ? "human" : "computer")
                    .put("position", board.write(turn.from()))
                    .put("move", board.code(turn.from(), turn.move()));
            Json.put(move, "points", BigInteger.valueOf(turn.move().points()));
            Json.put(move, "lost", BigInteger.valueOf(turn.lost()));
        }
        return node;
    }

    private static @Nullable String winner(ScoredMatch<?> match) {
        if (!match.isOver()) return null;
        long ahead = match.resigned() ? -1 : match.points(true) - match.points(false);
        return ahead > 0 ? "human" : ahead < 0 ? "computer" : "draw";
    }
}
