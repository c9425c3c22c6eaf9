package grundy.present.json.answer;

import grundy.finding.Move;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.board.PositionBoard;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.rules.Position;
import grundy.rules.Sum;
import grundy.text.Language;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/// A board as pieces at places, and how moves are made on it. Lengths count in squares, and y goes
/// down.
///
/// Members: `width`, `height`, `parts`, one for each component: `component` (from 0), `look`, `label`
/// (the game, where there are several), `x`, `y`, `width`, `height`, `pieces`: each `place` (its name),
/// `look`, `x`, `y`, `width`, `height` (of lines `x2`, `y2`, the other end), `side` (`left`, `right` or
/// null), `text`, `count` (where it stands for several), `says`, and `still`, true of what no rule can
/// touch.
///
/// Members of a move: `ways`, each a list of places in the order in which they are pressed, and
/// `marks`, the places that it changes.
public final class BoardJson {
    private static final int DIGITS = 3;

    private final PositionBoard board;
    private final Language language;

    /// @param language of `says`
    public BoardJson(Sum sum, Language language) {
        this.board = PositionBoard.of(sum);
        this.language = language;
    }

    /// @return the board
    public JsonObject document() {
        var node = new JsonObject();
        number(node, "width", board.width());
        number(node, "height", board.height());
        var parts = node.putArray("parts");
        for (var part : board.parts()) {
            var one = parts.addObject()
                    .put("component", part.component())
                    .put("look", part.look())
                    .put("label", part.label());
            number(one, "x", part.x());
            number(one, "y", part.y());
            number(one, "width", part.width());
            number(one, "height", part.height());
            var pieces = one.putArray("pieces");
            for (var piece : part.pieces()) pieces.add(piece(piece, language));
        }
        return node;
    }

    private static JsonObject piece(BoardPiece piece, Language language) {
        var node = new JsonObject().put("place", piece.place()).put("look", piece.look());
        var area = piece.area();
        number(node, "x", area.x());
        number(node, "y", area.y());
        number(node, "width", area.isLine() ? 0 : area.x2() - area.x());
        number(node, "height", area.isLine() ? 0 : area.y2() - area.y());
        if (area.isLine()) {
            number(node, "x2", area.x2());
            number(node, "y2", area.y2());
        }
        node.put("side", piece.side() == null ? null : piece.side().name().toLowerCase(Locale.ROOT))
                .put("text", piece.text());
        if (piece.count() != null) node.put("count", piece.count());
        node.put("says", piece.says().in(language));
        return piece.still() ? node.put("still", true) : node;
    }

    private static void number(JsonObject node, String name, double length) {
        node.put(
                name,
                new BigDecimal(BigDecimal.valueOf(length)
                        .setScale(DIGITS, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()));
    }

    /// Adds `ways` and `marks` to a move.
    public void touch(JsonObject move, Move made) {
        put(move, board.touch(made));
    }

    /// Adds `ways` and `marks` to a move.
    ///
    /// @param left what it leaves of the only component
    public void touch(JsonObject move, Position left) {
        put(move, board.touch(0, List.of(left)));
    }

    private static void put(JsonObject move, MoveTouch touch) {
        var ways = move.putArray("ways");
        for (var way : touch.ways()) texts(ways.addArray(), way);
        texts(move.putArray("marks"), touch.marks());
    }

    private static void texts(JsonArray array, List<String> texts) {
        texts.forEach(array::add);
    }
}
