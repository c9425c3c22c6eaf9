package grundy.present.picture;

import grundy.engine.Move;
import grundy.explain.SeenBoard;
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
import org.jspecify.annotations.Nullable;

/// The boards of a sum with the winning moves of each side, Left in blue and Right in red, and thermographs where
/// there are values.
public final class BoardPicture {
    private static final double SQUARE = 28;
    private static final double SMALL = 16;
    private static final int MOST_BOARDS = 4;
    private static final int MOST_MOVES = 12;
    private static final int MOST_LARGE_MOVES = 3;
    private static final int LARGE = 100;
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

    /// @return empty if there is neither a board of letters nor a value of Left and Right
    public static Optional<Illustration> of(Verdict verdict, Language language) {
        return new BoardPicture(verdict, language).drawn();
    }

    private Optional<Illustration> drawn() {
        var parts = new ArrayList<Illustration>();
        var components = verdict.question().sum().components();
        var moves = verdict.moves().first(MOST_LOOKED_AT);
        for (int i = 0; i < Math.min(MOST_BOARDS, components.size()); i++) {
            int number = i;
            var component = components.get(i);
            SeenBoard.of(component.game().rules(), component.position())
                    .filter(board -> board.rows() <= MOST_SQUARES && board.columns() <= MOST_SQUARES)
                    .ifPresent(board ->
                            parts.add(component(number, component.game().text(), board, moves)));
        }
        if (verdict.reasoning() instanceof FormSum sum) parts.add(ValuePicture.sum(sum.values(), sum.sum(), language));
        return parts.isEmpty() ? Optional.empty() : Optional.of(Illustration.rows(parts, 0, ValuePicture.GAP));
    }

    private Illustration component(int number, String title, SeenBoard board, List<Move> moves) {
        var drawing = new Illustration();
        drawing.words(0, Illustration.LINE / 2.0, cut(title), Anchor.START, Illustration.BLACK);
        drawing.put(board(board, board, SQUARE, Illustration.WHITE), 0, Illustration.LINE * 1.5);
        for (var side : sides(moves)) {
            var after = after(moves, number, side, board);
            if (!after.isEmpty()) drawing.put(moves(side, board, after), 0, drawing.height() + Illustration.LINE);
        }
        return drawing;
    }

    private static String cut(String title) {
        return Shown.cut(title.strip().replaceAll("\\s+", " "), MOST_TITLE).replace("…", "...");
    }

    private static List<@Nullable Side> sides(List<Move> moves) {
        var sides = new ArrayList<@Nullable Side>();
        for (var move : moves) if (!sides.contains(move.side())) sides.add(move.side());
        return sides;
    }

    private static List<SeenBoard> after(List<Move> moves, int component, @Nullable Side side, SeenBoard board) {
        return moves.stream()
                .filter(move -> move.side() == side && move.steps().size() == 1)
                .map(move -> move.steps().getFirst())
                .filter(step -> step.component() == component && step.to().size() == 1)
                .map(step -> board.after(step.to().getFirst()))
                .flatMap(Optional::stream)
                .toList();
    }

    private Illustration moves(@Nullable Side side, SeenBoard before, List<SeenBoard> after) {
        int pale = side == null ? BOTH_PALE : side == Side.LEFT ? LEFT_PALE : RIGHT_PALE;
        int colour = colour(Optional.ofNullable(side));
        var boards = new ArrayList<Illustration>();
        int most = before.rows() * before.columns() > LARGE ? MOST_LARGE_MOVES : MOST_MOVES;
        for (var board : after.subList(0, Math.min(most, after.size()))) boards.add(board(board, before, SMALL, pale));
        var says = side == null
                ? Message.of("picture.board.moves", "count", after.size())
                : Message.of(side == Side.LEFT ? "picture.board.left" : "picture.board.right", "count", after.size());
        var text = says.in(language)
                + (after.size() > most
                        ? Message.of("picture.board.more", "count", after.size() - most)
                                .in(language)
                        : "");
        return new Illustration()
                .words(0, Illustration.LINE / 2.0, text, Anchor.START, colour)
                .put(Illustration.rows(boards, ValuePicture.WIDE, SMALL), 0, Illustration.LINE * 1.4);
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
