package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.BoardPosition;
import grundy.rules.board.heap.RingKayles;
import java.math.BigInteger;
import java.util.List;

/// Coins in a ring; beside it the ring without the coins that each winning move takes, which may be any run of them.
///
/// @param length how many coins there are, at least 1
record RingPicture(ComponentScene scene, BigInteger length) implements ComponentPicture {
    private static final int MOST = 48;
    private static final int MOST_MOVES = 8;
    private static final double WHOLE = 9;
    private static final double SMALL = 5;
    private static final double GAP = 24;

    /// @return whether a ring is small enough to be drawn
    static boolean fits(BigInteger length) {
        return length.compareTo(BigInteger.valueOf(MOST)) <= 0;
    }

    @Override
    public Illustration drawn() {
        int coins = length.intValueExact();
        var drawing = ring(coins, 0, WHOLE, Illustration.GREEN);
        var moves = scene.steps().stream().limit(MOST_MOVES).map(this::after).toList();
        return drawing.below(moves, Illustration.WIDE, GAP);
    }

    private Illustration after(ComponentScene.Step step) {
        int gone = length.subtract(left(step)).intValueExact();
        return step.above(ring(length.intValueExact(), gone, SMALL, SideColours.of(step.side())));
    }

    private static BigInteger left(ComponentScene.Step step) {
        return step.made().to().stream()
                .map(part -> part instanceof BoardPosition(RingKayles.Coins coins, var _)
                        ? coins.lengths().list()
                        : List.<BigInteger>of())
                .flatMap(List::stream)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /// @param gone how many coins at the top are hollow
    private static Illustration ring(int coins, int gone, double coin, int colour) {
        double radius = Math.max(2.5 * coin, coins * coin * 2.5 / (2 * Math.PI));
        double middle = radius + coin + 2;
        var drawing = new Illustration();
        for (int i = 0; i < coins; i++) {
            double angle = 2 * Math.PI * (i - (gone - 1) / 2.0) / coins;
            boolean isGone = i < gone;
            drawing.disc(
                    middle + radius * Math.sin(angle),
                    middle - radius * Math.cos(angle),
                    coin,
                    isGone ? Illustration.WHITE : SideColours.COUNTER,
                    isGone ? Pen.dashed(colour) : Pen.of(SideColours.COUNTER));
        }
        return drawing.words(middle, middle, Integer.toString(coins - gone), Anchor.MIDDLE, Illustration.BLACK);
    }
}
