package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.board.heap.NumberRow;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// A bar of chocolate with its poisoned square; below it what each winning bite takes away.
///
/// @param rows their lengths from the top
record ChocolatePicture(ComponentScene scene, NumberRow rows) implements ComponentPicture {
    private static final int MOST = 40;
    private static final int MOST_MOVES = 12;
    private static final double WHOLE = 24;
    private static final double SMALL = 12;
    private static final double LONGEST = 480;
    private static final double GAP = 20;

    /// @return whether a bar is small enough to be drawn
    static boolean fits(NumberRow rows) {
        return rows.size() <= MOST
                && rows.list().stream().allMatch(row -> row.compareTo(BigInteger.valueOf(MOST)) <= 0);
    }

    @Override
    public Illustration drawn() {
        int longest = Math.max(rows.size(), rows.get(0).intValueExact());
        double shrink = Math.min(1, LONGEST / WHOLE / longest);
        var drawing = bar(null, null, WHOLE * shrink);
        var moves = scene.steps().stream()
                .filter(step -> step.made().to().getFirst() instanceof BoardPosition(NumberRow _, var _))
                .limit(MOST_MOVES)
                .map(step -> after(step, SMALL * shrink))
                .toList();
        return drawing.below(moves, Illustration.WIDE, GAP);
    }

    private Illustration after(ComponentScene.Step step, double square) {
        var to = step.made().to().getFirst() instanceof BoardPosition(NumberRow after, var _) ? after : rows;
        return step.above(bar(to, step, square));
    }

    /// @param left what a bite leaves, or null for the bar as it is
    private Illustration bar(@Nullable NumberRow left, ComponentScene.@Nullable Step step, double square) {
        var drawing = new Illustration();
        for (int row = 0; row < rows.size(); row++) {
            int kept = left == null
                    ? rows.get(row).intValueExact()
                    : row < left.size() ? left.get(row).intValueExact() : 0;
            for (int column = 0; column < rows.get(row).intValueExact(); column++) {
                boolean isThere = column < kept;
                int pale = step == null ? Illustration.WHITE : SideColours.pale(step.side());
                drawing.box(
                        column * square,
                        row * square,
                        square,
                        square,
                        isThere ? 0x7B5236 : pale,
                        isThere ? Pen.of(Illustration.WHITE) : Pen.dashed(Illustration.GREY));
            }
        }
        return drawing.disc(square / 2, square / 2, square * 0.3, Illustration.RIGHT, Pen.of(Illustration.WHITE));
    }
}
