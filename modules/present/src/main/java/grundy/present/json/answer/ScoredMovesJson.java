package grundy.present.json.answer;

import grundy.answer.GameScores;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.rules.BoardPosition;
import grundy.rules.ScoredBoard;
import grundy.rules.Sum;
import grundy.text.Language;
import java.util.OptionalLong;

/// Writes all moves of a position in a game with a score as JSON.
///
/// Members: `rules`, `position`, `line`, `board` ({@link BoardJson}), `sign` (of the player about to
/// move), `over`, `picture` (lines), `difference` (the final lead of the player about to move under best
/// play; null if out of reach), `moves`: for each `move` (as it is typed), `points`, `again` (whether
/// the same player moves once more), `leaves`, `ways`, `marks`, `difference` (for the player who makes
/// it) and `best`, null where they are not known.
public final class ScoredMovesJson {
    private ScoredMovesJson() {}

    /// @param board the only component
    /// @param position on the board
    /// @param scores of the position and of its options
    /// @param language of the texts on the board
    public static <P> JsonObject of(
            Sum sum, ScoredBoard<P> board, P position, GameScores<P> scores, Language language) {
        var now = value(scores, position);
        var boards = new BoardJson(sum, language);
        var node = new JsonObject()
                .put("rules", AnswerJson.rules(sum))
                .put("position", sum.position())
                .put("line", MovesJson.line(sum))
                .set("board", boards.document())
                .put("sign", board.sign(position));
        board.picture(position).forEach(node.putArray("picture")::add);
        put(node, "difference", now);
        var moves = node.putArray("moves");
        boolean over = true;
        for (var move : board.moves(position)) {
            over = false;
            var one = moves.addObject()
                    .put("move", board.code(position, move))
                    .put("points", move.points())
                    .put("again", move.again())
                    .put("leaves", board.write(move.to()));
            boards.touch(one, new BoardPosition(move.to(), board.write(move.to())));
            var there = value(scores, move.to());
            var mine = there.isEmpty()
                    ? there
                    : OptionalLong.of(move.points() + (move.again() ? 1 : -1) * there.getAsLong());
            put(one, "difference", mine);
            if (mine.isEmpty() || now.isEmpty()) one.putNull("best");
            else one.put("best", mine.getAsLong() == now.getAsLong());
        }
        return node.put("over", over);
    }

    private static void put(JsonObject node, String name, OptionalLong number) {
        if (number.isPresent()) node.put(name, number.getAsLong());
        else node.putNull(name);
    }

    private static <P> OptionalLong value(GameScores<P> scores, P position) {
        try {
            return OptionalLong.of(scores.value(position));
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            return OptionalLong.empty();
        }
    }
}
