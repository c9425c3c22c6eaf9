package grundy.present.picture.component;

import grundy.answer.ScoredPly;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.rules.scored.DotsAndBoxes;
import java.util.List;

/// Dots with the lines drawn between them; the lines that it is best to draw are green.
///
/// @param marks numbers of the lines of the best moves, in their order
record BoxesPicture(DotsAndBoxes board, long lines, List<Integer> marks) implements ComponentPicture {
    private static final double SIDE = 46;
    private static final double MARGIN = 24;

    static BoxesPicture of(DotsAndBoxes board, DotsAndBoxes.Lines lines, List<ScoredPly> best) {
        return new BoxesPicture(
                board,
                lines.drawn(),
                best.stream()
                        .map(ply -> ply.to().state() instanceof DotsAndBoxes.Lines(long drawn)
                                ? Long.numberOfTrailingZeros(drawn & ~lines.drawn())
                                : 0)
                        .toList());
    }

    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++)
                if ((lines & board.box(row, column)) == board.box(row, column))
                    drawing.box(
                            MARGIN + column * SIDE,
                            MARGIN + row * SIDE,
                            SIDE,
                            SIDE,
                            Illustration.PALE,
                            Pen.of(0xDDDDDD));
        for (int row = 0; row <= board.rows(); row++)
            for (int column = 0; column < board.columns(); column++)
                line(drawing, board.level(row, column), column, row, column + 1, row);
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column <= board.columns(); column++)
                line(drawing, board.upright(row, column), column, row, column, row + 1);
        for (int row = 0; row <= board.rows(); row++)
            for (int column = 0; column <= board.columns(); column++)
                drawing.disc(
                        MARGIN + column * SIDE, MARGIN + row * SIDE, 4, Illustration.BLACK, Pen.of(Illustration.BLACK));
        for (int column = 0; column <= board.columns(); column++)
            drawing.words(
                    MARGIN + column * SIDE, 7, Character.toString('a' + column), Anchor.MIDDLE, Illustration.GREY);
        for (int row = 0; row <= board.rows(); row++)
            drawing.words(9, MARGIN + row * SIDE, Integer.toString(row + 1), Anchor.END, Illustration.GREY);
        return drawing.grow(2 * MARGIN + board.columns() * SIDE, MARGIN + board.rows() * SIDE + 8);
    }

    private void line(Illustration drawing, int line, int x1, int y1, int x2, int y2) {
        int mark = marks.indexOf(line);
        if ((lines >>> line & 1) == 0 && mark < 0) return;
        var pen = mark >= 0 ? Pen.dashed(Illustration.GREEN).wide(2.5) : Pen.thick(Illustration.BLACK);
        drawing.line(MARGIN + x1 * SIDE, MARGIN + y1 * SIDE, MARGIN + x2 * SIDE, MARGIN + y2 * SIDE, pen);
        if (mark < 0) return;
        double x = MARGIN + (x1 + x2) * SIDE / 2;
        double y = MARGIN + (y1 + y2) * SIDE / 2;
        drawing.disc(x, y, 9, Illustration.WHITE, Pen.of(Illustration.GREEN));
        drawing.words(x, y, Integer.toString(mark + 1), Anchor.MIDDLE, Illustration.GREEN);
    }
}
