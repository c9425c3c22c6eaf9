package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.board.coin.HeadGrid.Square;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;

/// Coins in rows and columns: dark squares are heads; below the board what each winning move makes of it, the coins
/// that it turns with rims.
record CoinGridPicture(ComponentScene scene, HeadGrid grid) implements ComponentPicture {
    private static final BigInteger MOST = BigInteger.valueOf(24);
    private static final int LEAST = 3;
    private static final int MOST_MOVES = 12;
    private static final double WHOLE = 26;
    private static final double SMALL = 14;
    private static final double GAP = 20;

    /// @return whether the coins are near enough to each other to be drawn
    static boolean fits(HeadGrid grid) {
        return grid.rows() <= MOST.intValueExact()
                && grid.columns() <= MOST.intValueExact()
                && grid.heads().stream()
                        .allMatch(head ->
                                head.row().compareTo(MOST) <= 0 && head.column().compareTo(MOST) <= 0);
    }

    @Override
    public Illustration drawn() {
        var drawing = board(grid, Set.of(), WHOLE, Illustration.GREEN, SideColours.SQUARE);
        var moves = scene.steps().stream()
                .filter(step -> step.made().to().getFirst() instanceof BoardPosition(HeadGrid _, var _))
                .limit(MOST_MOVES)
                .map(this::after)
                .toList();
        return drawing.below(moves, Illustration.WIDE, GAP);
    }

    private Illustration after(ComponentScene.Step step) {
        var to = step.made().to().getFirst() instanceof BoardPosition(HeadGrid after, var _) ? after : grid;
        var turned = new HashSet<>(grid.heads());
        for (var head : to.heads()) if (!turned.remove(head)) turned.add(head);
        return step.above(board(to, turned, SMALL, SideColours.of(step.side()), SideColours.pale(step.side())));
    }

    private Illustration board(HeadGrid coins, Set<Square> turned, double size, int rim, int pale) {
        int rows = extent(grid.rows(), true);
        int columns = extent(grid.columns(), false);
        boolean isNumbered = size == WHOLE;
        double left = isNumbered ? 22 : 0;
        double top = isNumbered ? Illustration.LINE : 0;
        var drawing = new Illustration();
        var heads = new HashSet<>(coins.heads());
        for (int row = 1; row <= rows; row++) {
            if (isNumbered)
                drawing.words(left - 5, top + (row - 0.5) * size, Integer.toString(row), Anchor.END, Illustration.GREY);
            for (int column = 1; column <= columns; column++) {
                if (isNumbered && row == 1)
                    drawing.words(
                            left + (column - 0.5) * size,
                            top / 2,
                            Integer.toString(column),
                            Anchor.MIDDLE,
                            Illustration.GREY);
                var square = new Square(BigInteger.valueOf(row), BigInteger.valueOf(column));
                boolean isTurned = turned.contains(square);
                double x = left + (column - 1) * size;
                double y = top + (row - 1) * size;
                drawing.box(x, y, size, size, isTurned ? pale : SideColours.SQUARE, Pen.of(Illustration.PALE));
                boolean isHead = heads.contains(square);
                drawing.disc(
                        x + size / 2,
                        y + size / 2,
                        size * 0.36,
                        isHead ? SideColours.COUNTER : Illustration.WHITE,
                        isTurned ? Pen.thick(rim) : Pen.of(Illustration.BLACK));
                if (isNumbered)
                    drawing.words(
                            x + size / 2,
                            y + size / 2,
                            isHead ? "H" : "T",
                            Anchor.MIDDLE,
                            isHead ? Illustration.WHITE : Illustration.GREY);
            }
        }
        return drawing;
    }

    private int extent(int written, boolean isOfRows) {
        return grid.heads().stream()
                .map(head -> isOfRows ? head.row() : head.column())
                .reduce(BigInteger.valueOf(Math.max(LEAST, written)), BigInteger::max)
                .intValueExact();
    }
}
