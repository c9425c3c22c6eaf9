package grundy.present.picture.component;

import grundy.answer.ValueGrid;
import grundy.present.picture.drawing.CoordinateNames;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.rules.Tuple;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;

/// A position of two coordinates among the others, as a piece on a board: the first coordinate goes down and the
/// second to the right, as in tables; the lost positions around it are black, and arrows are the winning moves.
///
/// @param scene whose steps do not split
/// @param around the lost positions, if they are known
record PlanePicture(ComponentScene scene, Optional<ValueGrid> around, Language language) implements ComponentPicture {
    private static final int LEAST = 8;
    private static final int MARGIN = 2;
    private static final int MOST = 40;
    private static final double WIDE = 560;
    private static final double LARGEST_CELL = 26;

    /// @return the greatest coordinate that a board would show; empty if it would be too large
    static Optional<Integer> size(ComponentScene scene) {
        return Stream.concat(
                        Stream.of(scene.position()), scene.steps().stream().flatMap(step -> step.made().to().stream()))
                .flatMap(position -> ((Tuple) position).stream())
                .max(BigInteger::compareTo)
                .filter(most -> most.compareTo(BigInteger.valueOf(MOST - MARGIN)) <= 0)
                .map(most -> Math.max(LEAST, most.intValueExact() + MARGIN));
    }

    @Override
    public Illustration drawn() {
        int size = size(scene).orElseThrow();
        double cell = Math.min(LARGEST_CELL, Math.floor(WIDE / (size + 1)));
        var board = new Illustration();
        double left = Illustration.width(Integer.toString(size)) + 8;
        double top = Illustration.LINE * 2;
        axes(board, size, cell, left, top);
        around.ifPresent(grid -> lost(board, grid, size, cell, left, top));
        var at = (Tuple) scene.position();
        double x = x(at, cell, left);
        double y = y(at, cell, top);
        board.box(x - cell / 2, y - cell / 2, cell, cell, SideColours.HERE, Pen.of(Illustration.BLACK));
        for (var step : scene.steps()) arrow(board, step, x, y, cell, left, top);
        for (var step : scene.steps()) target(board, step, cell, left, top);
        board.disc(x, y, cell * 0.3, Illustration.WHITE, Pen.thick(Illustration.BLACK));
        return legend(board);
    }

    private static double x(Tuple at, double cell, double left) {
        return left + (at.get(1).doubleValue() + 0.5) * cell;
    }

    private static double y(Tuple at, double cell, double top) {
        return top + (at.get(0).doubleValue() + 0.5) * cell;
    }

    private void axes(Illustration board, int size, double cell, double left, double top) {
        double end = (size + 1) * cell;
        board.box(left, top, end, end, Illustration.WHITE, Pen.of(Illustration.GREY));
        int every = cell >= 22 ? 1 : 5;
        for (int i = 0; i <= size; i++) {
            if (i > 0) {
                board.line(left + i * cell, top, left + i * cell, top + end, Pen.of(Illustration.PALE));
                board.line(left, top + i * cell, left + end, top + i * cell, Pen.of(Illustration.PALE));
            }
            if (i % every != 0) continue;
            double middle = (i + 0.5) * cell;
            board.words(left + middle, top - 9, Integer.toString(i), Anchor.MIDDLE, Illustration.GREY);
            board.words(left - 5, top + middle, Integer.toString(i), Anchor.END, Illustration.GREY);
        }
        var names = CoordinateNames.of(scene.rules(), 2);
        board.words(left - 5, top - 9, names.getFirst(), Anchor.END, Illustration.BLACK);
        board.words(left + 4, top - 9 - Illustration.LINE, names.getLast(), Anchor.START, Illustration.BLACK);
    }

    private static void lost(Illustration board, ValueGrid grid, int size, double cell, double left, double top) {
        int[][] values = grid.values();
        for (int a = 0; a < Math.min(values.length, size + 1); a++)
            for (int b = 0; b < Math.min(values[a].length, size + 1); b++)
                if (values[a][b] == 0) {
                    var at = Tuple.of(a, b);
                    board.disc(
                            x(at, cell, left),
                            y(at, cell, top),
                            cell * 0.28,
                            Illustration.BLACK,
                            Pen.of(Illustration.BLACK));
                }
    }

    private static void arrow(
            Illustration board, ComponentScene.Step step, double x, double y, double cell, double left, double top) {
        var to = (Tuple) step.made().to().getFirst();
        double toX = x(to, cell, left);
        double toY = y(to, cell, top);
        double length = Math.hypot(toX - x, toY - y);
        if (length == 0) return;
        double rim = cell * 0.4 / length;
        board.arrow(
                x + (toX - x) * rim,
                y + (toY - y) * rim,
                toX - (toX - x) * rim,
                toY - (toY - y) * rim,
                Pen.thick(SideColours.of(step.side())));
    }

    private static void target(Illustration board, ComponentScene.Step step, double cell, double left, double top) {
        var to = (Tuple) step.made().to().getFirst();
        int colour = SideColours.of(step.side());
        board.disc(x(to, cell, left), y(to, cell, top), cell * 0.38, colour, Pen.of(colour));
        if (cell >= 14)
            board.words(x(to, cell, left), y(to, cell, top), step.label(), Anchor.MIDDLE, Illustration.WHITE);
    }

    private Illustration legend(Illustration board) {
        double y = board.height() + Illustration.LINE;
        double x = 8;
        board.disc(x, y, 6, Illustration.WHITE, Pen.thick(Illustration.BLACK));
        x = says(board, x + 12, y, Message.of("picture.plane.here"));
        if (around.isPresent()) {
            board.disc(x, y, 5, Illustration.BLACK, Pen.of(Illustration.BLACK));
            x = says(board, x + 12, y, Message.of(scene.alone() ? "picture.plane.lost" : "picture.plane.lost-alone"));
        }
        for (var side : scene.sides()) {
            board.arrow(x - 6, y, x + 12, y, Pen.thick(SideColours.of(side)));
            x = says(
                    board,
                    x + 18,
                    y,
                    Message.of(
                            side == null
                                    ? "picture.plane.moves"
                                    : side == Side.LEFT ? "picture.plane.left-moves" : "picture.plane.right-moves"));
        }
        return board;
    }

    private double says(Illustration board, double x, double y, Message message) {
        var says = message.in(language);
        board.words(x, y, says, Anchor.START, Illustration.BLACK);
        return x + Illustration.width(says) + 22;
    }
}
