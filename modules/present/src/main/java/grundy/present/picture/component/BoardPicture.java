package grundy.present.picture.component;

import grundy.explain.board.MarkedBoard;
import grundy.explain.board.MarkedGraph;
import grundy.explain.board.MarkedMoves;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PictureText;
import grundy.present.picture.drawing.SideColours;
import grundy.present.picture.graph.MarkedGraphPicture;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// A board of letters, or a graph, and below it what the winning moves of each side make of it: Left in blue and Right
/// in red.
record BoardPicture(ComponentScene scene, Seen seen, Language language) implements ComponentPicture {
    private static final double SQUARE = 28;
    private static final double SMALL = 16;
    private static final int MOST_MOVES = 12;
    private static final int MOST_LARGE_MOVES = 3;
    private static final int LARGE = 100;
    private static final int LARGE_GRAPH = 20;
    private static final double WIDEST_GRAPH = 1300;
    private static final double HIGHEST_GRAPH = 640;
    private static final double SMALL_GRAPH = 0.55;
    private static final int MOST_SQUARES = 24;
    private static final int HOLE = 0x555555;

    /// What is seen.
    sealed interface Seen {}

    record OfLetters(MarkedBoard board) implements Seen {}

    record OnGraph(MarkedGraph graph) implements Seen {}

    @Override
    public Illustration drawn() {
        return switch (seen) {
            case OfLetters(var board) -> drawn(board);
            case OnGraph(var graph) -> drawn(graph);
        };
    }

    private Illustration drawn(MarkedBoard board) {
        if (board.rows() > MOST_SQUARES || board.columns() > MOST_SQUARES)
            return PictureText.note(
                    Message.of(
                            "picture.board.large",
                            "rows",
                            board.rows(),
                            "columns",
                            board.columns(),
                            "most",
                            MOST_SQUARES),
                    language);
        int most = board.rows() * board.columns() > LARGE ? MOST_LARGE_MOVES : MOST_MOVES;
        return drawn(
                board(board, board, SQUARE, Illustration.WHITE),
                most,
                move -> board.after(scene.rules(), move.whole())
                        .map(after -> pale -> board(after, board, SMALL, pale)));
    }

    private Illustration drawn(MarkedGraph graph) {
        if (graph.vertices().size() > MarkedGraphPicture.MOST_VERTICES)
            return PictureText.note(
                    Message.of(
                            "picture.board.large-graph",
                            "count",
                            graph.vertices().size(),
                            "most",
                            MarkedGraphPicture.MOST_VERTICES),
                    language);
        var picture = new MarkedGraphPicture(graph);
        double scale = picture.scale(WIDEST_GRAPH, HIGHEST_GRAPH);
        int most = graph.vertices().size() > LARGE_GRAPH ? MOST_LARGE_MOVES : MOST_MOVES;
        return drawn(
                picture.drawn(null, scale, Illustration.WHITE),
                most,
                move -> graph.change(scene.rules(), move)
                        .map(change -> pale -> picture.drawn(change, SMALL_GRAPH * scale, pale)));
    }

    /// @param after what draws the board after a move, given the colour of what the move changes
    private Illustration drawn(
            Illustration board, int most, Function<MarkedMoves.Seen, Optional<IntFunction<Illustration>>> after) {
        var drawing = new Illustration().put(board, 0, 0);
        for (var side : scene.sides()) {
            var boards = new ArrayList<Illustration>();
            int count = 0;
            for (var whole : scene.wholes(side)) {
                var drawn = after.apply(whole.seen());
                if (drawn.isEmpty()) continue;
                if (count++ < most) boards.add(whole.step().above(drawn.get().apply(SideColours.pale(side))));
            }
            if (count > 0) drawing.put(moves(side, boards, count), 0, drawing.height() + Illustration.LINE);
        }
        return drawing;
    }

    private Illustration moves(@Nullable Side side, List<Illustration> boards, int count) {
        var says = side == null
                ? Message.of("picture.board.moves", "count", count)
                : Message.of(side == Side.LEFT ? "picture.board.left" : "picture.board.right", "count", count);
        var text = says.in(language)
                + (count > boards.size()
                        ? Message.of("picture.board.more", "count", count - boards.size())
                                .in(language)
                        : "");
        return new Illustration()
                .words(0, Illustration.LINE / 2.0, text, Anchor.START, colour(Optional.ofNullable(side)))
                .put(Illustration.rows(boards, Illustration.WIDE, SMALL), 0, Illustration.LINE * 1.4);
    }

    private static int colour(Optional<Side> side) {
        if (side.isEmpty()) return Illustration.BLACK;
        return side.get() == Side.LEFT ? Illustration.LEFT : Illustration.RIGHT;
    }

    /// @param before squares that are not as they were there are marked
    /// @param mark the colour that they are marked with
    private static Illustration board(MarkedBoard board, MarkedBoard before, double square, int mark) {
        var drawing = new Illustration();
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++) {
                boolean isMarked = board.differs(before, row, column);
                square(drawing, board, row, column, square, isMarked ? mark : Illustration.WHITE, isMarked);
            }
        return drawing;
    }

    private static void square(
            Illustration drawing, MarkedBoard board, int row, int column, double size, int fill, boolean isMarked) {
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
