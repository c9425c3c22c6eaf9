package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.List;

/// A rectangle that moves cut into smaller ones, as of a cake: below it what each winning move leaves, the pieces
/// apart.
///
/// @param scene of a game of two coordinates, the height and the width
record CakePicture(ComponentScene scene) implements ComponentPicture {
    private static final BigInteger MOST = BigInteger.valueOf(60);
    private static final int MOST_MOVES = 12;
    private static final double WHOLE = 24;
    private static final double PIECE = 13;
    private static final double LONGEST = 480;
    private static final double GAP = 6;

    /// @return whether a position is small enough to be drawn
    static boolean fits(Tuple cake) {
        return cake.stream().allMatch(side -> side.compareTo(MOST) <= 0);
    }

    @Override
    public Illustration drawn() {
        var cake = (Tuple) scene.position();
        double shrink = Math.min(1, LONGEST / WHOLE / Math.max(1, Math.max(rows(cake), columns(cake))));
        var drawing = new Illustration();
        drawing.words(0, Illustration.LINE / 2.0, cake.get(0) + " x " + cake.get(1), Anchor.START, Illustration.GREY);
        drawing.put(piece(cake, WHOLE * shrink, SideColours.SQUARE), 0, Illustration.LINE);
        var moves = scene.steps().stream()
                .limit(MOST_MOVES)
                .map(step -> cut(cake, step, PIECE * shrink))
                .toList();
        return drawing.below(moves, Illustration.WIDE, 4 * GAP);
    }

    private static int rows(Tuple cake) {
        return cake.get(0).intValueExact();
    }

    private static int columns(Tuple cake) {
        return cake.get(1).intValueExact();
    }

    private static Illustration piece(Tuple cake, double square, int fill) {
        var drawing = new Illustration();
        if (rows(cake) == 0 || columns(cake) == 0)
            return drawing.line(
                    0, 0, Math.max(2, columns(cake) * square), rows(cake) * square, Pen.dashed(Illustration.GREY));
        for (int row = 0; row < rows(cake); row++)
            for (int column = 0; column < columns(cake); column++)
                drawing.box(column * square, row * square, square, square, fill, Pen.of(Illustration.PALE));
        double width = columns(cake) * square;
        double height = rows(cake) * square;
        return drawing.line(0, 0, width, 0, Pen.of(Illustration.BLACK))
                .line(width, 0, width, height, Pen.of(Illustration.BLACK))
                .line(width, height, 0, height, Pen.of(Illustration.BLACK))
                .line(0, height, 0, 0, Pen.of(Illustration.BLACK));
    }

    private static Illustration cut(Tuple cake, ComponentScene.Step step, double square) {
        var drawing = new Illustration();
        double top = 0;
        if (!step.label().isEmpty()) {
            drawing.words(0, Illustration.LINE / 2.0, step.mark(), Anchor.START, SideColours.of(step.side()));
            top = Illustration.LINE * 1.2;
        }
        boolean isStacked = isStacked(cake, step.made().to());
        double right = 0;
        double down = top;
        for (var part : step.made().to()) {
            drawing.put(piece((Tuple) part, square, SideColours.pale(step.side())), right, down);
            if (isStacked) down = drawing.height() + GAP;
            else right = drawing.width() + GAP;
        }
        return drawing;
    }

    /// @return whether the pieces are as wide as the cake
    private static boolean isStacked(Tuple cake, List<Position> parts) {
        return parts.stream().allMatch(part -> ((Tuple) part).get(1).equals(cake.get(1)));
    }
}
