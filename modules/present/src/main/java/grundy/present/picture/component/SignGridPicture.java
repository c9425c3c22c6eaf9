package grundy.present.picture.component;

import grundy.answer.ScoredPly;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.MnkGame;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;

/// A board on which X and O have put their signs in turn; the squares of the best moves have rims.
///
/// @param signs row by row from the top: `X`, `O` or `.`
/// @param marks squares of the best moves, in their order
record SignGridPicture(int columns, int rows, char[] signs, List<Integer> marks, boolean lettered)
        implements ComponentPicture {
    private static final double SQUARE = 34;

    static SignGridPicture of(MnkGame board, MnkGame.Marks state, String sign, List<ScoredPly> best) {
        return new SignGridPicture(
                board.columns(),
                board.rows(),
                signs(
                        board.columns() * board.rows(),
                        sign,
                        square -> (state.mover() >>> square & 1) != 0,
                        square -> (state.other() >>> square & 1) != 0),
                marks(
                        best,
                        to -> to instanceof MnkGame.Marks after
                                ? Long.numberOfTrailingZeros(after.taken() & ~state.taken())
                                : 0),
                true);
    }

    static SignGridPicture of(ConnectFour board, ConnectFour.Discs state, String sign, List<ScoredPly> best) {
        int rows = board.rows();
        return new SignGridPicture(
                board.columns(),
                rows,
                signs(
                        board.columns() * rows,
                        sign,
                        square -> (state.mover() >>> bit(board, square) & 1) != 0,
                        square -> (state.other() >>> bit(board, square) & 1) != 0),
                marks(best, to -> {
                    if (!(to instanceof ConnectFour.Discs after)) return 0;
                    int bit = Long.numberOfTrailingZeros(after.all() & ~state.all());
                    return (rows - 1 - bit % (rows + 1)) * board.columns() + bit / (rows + 1);
                }),
                false);
    }

    private static int bit(ConnectFour board, int square) {
        return square % board.columns() * (board.rows() + 1) + board.rows() - 1 - square / board.columns();
    }

    /// @param sign of the player about to move
    private static char[] signs(int squares, String sign, IntPredicate mover, IntPredicate other) {
        char own = sign.equals("O") ? 'O' : 'X';
        char others = own == 'X' ? 'O' : 'X';
        var signs = new char[squares];
        for (int square = 0; square < squares; square++)
            signs[square] = mover.test(square) ? own : other.test(square) ? others : '.';
        return signs;
    }

    private static List<Integer> marks(List<ScoredPly> best, ToIntFunction<Object> square) {
        return best.stream().map(ply -> square.applyAsInt(ply.to().state())).toList();
    }

    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        double left = lettered ? 22 : 0;
        double top = Illustration.LINE;
        for (int column = 0; column < columns; column++)
            drawing.words(
                    left + (column + 0.5) * SQUARE,
                    top / 2,
                    lettered ? Character.toString('a' + column) : Integer.toString(column + 1),
                    Anchor.MIDDLE,
                    Illustration.GREY);
        for (int row = 0; row < rows; row++) {
            if (lettered)
                drawing.words(
                        left - 6, top + (row + 0.5) * SQUARE, Integer.toString(row + 1), Anchor.END, Illustration.GREY);
            for (int column = 0; column < columns; column++)
                square(drawing, row * columns + column, left + column * SQUARE, top + row * SQUARE);
        }
        return drawing;
    }

    private void square(Illustration drawing, int square, double x, double y) {
        drawing.box(x, y, SQUARE, SQUARE, SideColours.SQUARE, Pen.of(Illustration.GREY));
        int mark = marks.indexOf(square);
        double middleX = x + SQUARE / 2;
        double middleY = y + SQUARE / 2;
        if (mark >= 0) {
            drawing.disc(middleX, middleY, SQUARE * 0.36, SideColours.pale(null), Pen.thick(Illustration.GREEN));
            drawing.words(middleX, middleY, Integer.toString(mark + 1), Anchor.MIDDLE, Illustration.GREEN);
        }
        if (signs[square] == '.') return;
        int colour = signs[square] == 'X' ? Illustration.LEFT : Illustration.RIGHT;
        drawing.disc(middleX, middleY, SQUARE * 0.36, colour, Pen.of(colour));
        drawing.words(middleX, middleY, String.valueOf(signs[square]), Anchor.MIDDLE, Illustration.WHITE);
    }
}
