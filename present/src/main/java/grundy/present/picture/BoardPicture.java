package grundy.present.picture;

import grundy.explain.SeenBoard;
import grundy.explain.SeenGraph;
import grundy.explain.SeenMoves;
import grundy.present.picture.Illustration.Anchor;
import grundy.present.picture.Illustration.Pen;
import grundy.rules.Shown;
import grundy.solve.Verdict;
import grundy.solve.Verdict.Reasoning.FormSum;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// The boards and graphs of a sum with the winning moves of each side, Left in blue and Right in red, and
/// thermographs where there are values.
public final class BoardPicture {
    private static final double SQUARE = 28;
    private static final double SMALL = 16;
    private static final int MOST_BOARDS = 4;
    private static final int MOST_MOVES = 12;
    private static final int MOST_LARGE_MOVES = 3;
    private static final int LARGE = 100;
    private static final int LARGE_GRAPH = 20;
    private static final double SMALL_GRAPH = 0.55;
    private static final int MOST_LOOKED_AT = 1000;
    private static final int MOST_SQUARES = 24;
    private static final int MOST_TITLE = 48;
    private static final int LEFT_PALE = 0xCFE0F3;
    private static final int RIGHT_PALE = 0xF6D3CE;
    private static final int BOTH_PALE = 0xE3DDF0;
    private static final int HOLE = 0x555555;

    private final Verdict verdict;
    private final Language language;

    private BoardPicture(Verdict verdict, Language language) {
        this.verdict = verdict;
        this.language = language;
    }

    /// @return empty if there is neither a board of letters nor a graph nor a value of Left and Right
    public static Optional<Illustration> of(Verdict verdict, Language language) {
        return new BoardPicture(verdict, language).drawn();
    }

    private Optional<Illustration> drawn() {
        var parts = new ArrayList<Illustration>();
        int components = verdict.question().sum().components().size();
        for (int i = 0; i < Math.min(MOST_BOARDS, components); i++)
            component(SeenMoves.of(verdict, i, MOST_LOOKED_AT)).ifPresent(parts::add);
        if (!parts.isEmpty() && components > MOST_BOARDS)
            parts.add(ValuePicture.note(
                    Message.of("picture.board.components", "count", components - MOST_BOARDS), language));
        if (verdict.reasoning() instanceof FormSum sum) parts.add(ValuePicture.sum(sum.values(), sum.sum(), language));
        return parts.isEmpty() ? Optional.empty() : Optional.of(Illustration.rows(parts, 0, ValuePicture.GAP));
    }

    /// @return empty for what is neither a board of letters nor on a graph
    private Optional<Illustration> component(SeenMoves moves) {
        var rules = moves.component().game().rules();
        var position = moves.component().position();
        return SeenBoard.of(rules, position)
                .map(board -> component(moves, board))
                .or(() -> SeenGraph.of(rules, position).map(graph -> component(moves, graph)));
    }

    private Illustration component(SeenMoves moves, SeenBoard board) {
        if (board.rows() > MOST_SQUARES || board.columns() > MOST_SQUARES)
            return titled(
                    moves,
                    ValuePicture.note(
                            Message.of(
                                    "picture.board.large",
                                    "rows",
                                    board.rows(),
                                    "columns",
                                    board.columns(),
                                    "most",
                                    MOST_SQUARES),
                            language));
        var rules = moves.component().game().rules();
        int most = board.rows() * board.columns() > LARGE ? MOST_LARGE_MOVES : MOST_MOVES;
        return drawn(
                moves,
                board(board, board, SQUARE, Illustration.WHITE),
                most,
                move -> board.after(rules, move.whole()).map(after -> pale -> board(after, board, SMALL, pale)));
    }

    private Illustration component(SeenMoves moves, SeenGraph graph) {
        if (graph.vertices().size() > SeenGraphPicture.MOST_VERTICES)
            return titled(
                    moves,
                    ValuePicture.note(
                            Message.of(
                                    "picture.board.large-graph",
                                    "count",
                                    graph.vertices().size(),
                                    "most",
                                    SeenGraphPicture.MOST_VERTICES),
                            language));
        var rules = moves.component().game().rules();
        var picture = new SeenGraphPicture(graph);
        int most = graph.vertices().size() > LARGE_GRAPH ? MOST_LARGE_MOVES : MOST_MOVES;
        return drawn(
                moves,
                picture.drawn(null, 1, Illustration.WHITE),
                most,
                move -> graph.change(rules, move).map(change -> pale -> picture.drawn(change, SMALL_GRAPH, pale)));
    }

    private static Illustration titled(SeenMoves moves, Illustration board) {
        return new Illustration()
                .words(
                        0,
                        Illustration.LINE / 2.0,
                        cut(moves.component().game().text()),
                        Anchor.START,
                        Illustration.BLACK)
                .put(board, 0, Illustration.LINE * 1.5);
    }

    /// @param after what draws the board after a move, given the colour of what the move changes
    private Illustration drawn(
            SeenMoves moves,
            Illustration board,
            int most,
            Function<SeenMoves.Seen, Optional<IntFunction<Illustration>>> after) {
        var drawing = titled(moves, board);
        for (var side : moves.sides()) {
            var seen =
                    moves.of(side).flatMap(move -> after.apply(move).stream()).toList();
            if (!seen.isEmpty()) drawing.put(moves(side, seen, most), 0, drawing.height() + Illustration.LINE);
        }
        return drawing;
    }

    private Illustration moves(@Nullable Side side, List<IntFunction<Illustration>> after, int most) {
        int pale = side == null ? BOTH_PALE : side == Side.LEFT ? LEFT_PALE : RIGHT_PALE;
        var boards = after.stream().limit(most).map(board -> board.apply(pale)).toList();
        var says = side == null
                ? Message.of("picture.board.moves", "count", after.size())
                : Message.of(side == Side.LEFT ? "picture.board.left" : "picture.board.right", "count", after.size());
        var text = says.in(language)
                + (after.size() > most
                        ? Message.of("picture.board.more", "count", after.size() - most)
                                .in(language)
                        : "");
        return new Illustration()
                .words(0, Illustration.LINE / 2.0, text, Anchor.START, colour(Optional.ofNullable(side)))
                .put(Illustration.rows(boards, ValuePicture.WIDE, SMALL), 0, Illustration.LINE * 1.4);
    }

    private static String cut(String title) {
        return Shown.cut(title.strip().replaceAll("\\s+", " "), MOST_TITLE).replace("…", "...");
    }

    private static int colour(Optional<Side> side) {
        if (side.isEmpty()) return Illustration.BLACK;
        return side.get() == Side.LEFT ? Illustration.LEFT : Illustration.RIGHT;
    }

    /// @param before squares that are not as they were there are marked
    /// @param mark the colour that they are marked with
    private static Illustration board(SeenBoard board, SeenBoard before, double square, int mark) {
        var drawing = new Illustration();
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++) {
                boolean isMarked = board.differs(before, row, column);
                square(drawing, board, row, column, square, isMarked ? mark : Illustration.WHITE, isMarked);
            }
        return drawing;
    }

    private static void square(
            Illustration drawing, SeenBoard board, int row, int column, double size, int fill, boolean isMarked) {
        double x = column * size;
        double y = row * size;
        boolean isHole = board.isHole(row, column);
        drawing.box(x, y, size, size, isHole && !isMarked ? HOLE : fill, Pen.of(Illustration.GREY));
        if (isHole || board.isEmpty(row, column)) return;
        var colour = colour(board.owner(row, column));
        var letter = String.valueOf(board.letter(row, column));
        if (size < SQUARE) {
            drawing.disc(x + size / 2, y + size / 2, size * 0.34, colour, Pen.of(colour));
            return;
        }
        drawing.disc(x + size / 2, y + size / 2, size * 0.36, colour, Pen.of(colour));
        drawing.words(x + size / 2, y + size / 2, letter, Anchor.MIDDLE, Illustration.WHITE);
    }
}
