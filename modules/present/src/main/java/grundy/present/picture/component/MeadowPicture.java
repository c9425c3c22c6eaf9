package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.board.grid.BattleSheep;
import grundy.value.Side;

/// A meadow with herds of Left, blue, and of Right, red; below it what each winning move makes of it. A row is shifted
/// by half a square, so that the six neighbours of a square are those that touch it.
record MeadowPicture(ComponentScene scene, BattleSheep.Meadow meadow) implements ComponentPicture {
    private static final int MOST_MOVES = 8;
    private static final int MOST_SQUARES = 24;
    private static final double WHOLE = 34;
    private static final double SMALL = 22;
    private static final double GAP = 24;

    /// @return whether a meadow is small enough to be drawn
    static boolean fits(BattleSheep.Meadow meadow) {
        return meadow.columns() <= MOST_SQUARES && meadow.herds().length / meadow.columns() <= MOST_SQUARES;
    }

    @Override
    public Illustration drawn() {
        var drawing = field(meadow, WHOLE, Illustration.WHITE);
        for (var side : scene.sides()) {
            var moves = scene.wholes(side).stream()
                    .filter(whole -> whole.seen().whole() instanceof BoardPosition(BattleSheep.Meadow _, var _))
                    .limit(MOST_MOVES)
                    .map(this::after)
                    .toList();
            drawing.below(moves, Illustration.WIDE, GAP);
        }
        return drawing;
    }

    private Illustration after(ComponentScene.Whole whole) {
        var to = whole.seen().whole() instanceof BoardPosition(BattleSheep.Meadow after, var _) ? after : meadow;
        var step = whole.step();
        return step.above(field(to, SMALL, SideColours.pale(step.side())));
    }

    private Illustration field(BattleSheep.Meadow now, double size, int mark) {
        var drawing = new Illustration();
        int rows = now.herds().length / now.columns();
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < now.columns(); column++) {
                int at = row * now.columns() + column;
                int herd = now.herds()[at];
                boolean isChanged = at < meadow.herds().length && herd != meadow.herds()[at];
                // The diagonal that rises to the right is one of neighbours.
                double x = (column + row / 2.0) * size;
                double y = row * size;
                drawing.box(x, y, size, size, isChanged ? mark : SideColours.SQUARE, Pen.of(Illustration.GREY));
                if (herd == 0) continue;
                int colour = SideColours.of(herd > 0 ? Side.LEFT : Side.RIGHT);
                drawing.disc(x + size / 2, y + size / 2, size * 0.4, colour, Pen.of(colour));
                drawing.words(
                        x + size / 2,
                        y + size / 2,
                        Integer.toString(Math.abs(herd)),
                        Anchor.MIDDLE,
                        Illustration.WHITE);
            }
        return drawing;
    }
}
