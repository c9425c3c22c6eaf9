package grundy.present.picture;

import grundy.answer.ValueGrid;
import grundy.present.picture.drawing.CoordinateNames;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperShade;
import grundy.present.picture.drawing.PictureText;
import grundy.present.picture.drawing.ScatterPoints;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// Nim-values of two coordinates as a map: the darker a square, the larger its value; lost positions are black discs.
/// Of a large table the lost positions alone, so that several share a dot.
record HeatPicture(ValueGrid grid, Language language) {
    private static final int MOST = 201;
    private static final int MOST_NUMBERED = 26;
    private static final int WIDE = 800;
    private static final int WIDE_OF_DOTS = 600;
    private static final int LARGEST_CELL = 28;
    private static final int SHADES = PaperShade.SCALE.size() - 1;
    private static final int TOP = 40;

    Illustration draw() {
        var title = Message.of(
                        grid.play() == Play.NORMAL ? "picture.values.grid" : "picture.values.grid-misere",
                        "rules",
                        grid.game().fullName(),
                        "from",
                        grid.first(),
                        "to",
                        grid.to())
                .in(language);
        var drawing = new Illustration();
        PictureText.heading(drawing, title);
        drawing.put(size() <= MOST ? map() : lostPicture(), 0, drawing.height() + Illustration.LINE / 2.0);
        drawing.grow(0, drawing.height() + Illustration.LINE / 2.0);
        legend(drawing);
        PictureText.sentence(
                drawing,
                Message.of("picture.values.lost-count", "count", grid.coldCount())
                        .in(language));
        if (size() > MOST && grid.cold().size() < grid.coldCount())
            PictureText.sentence(
                    drawing,
                    Message.of(
                                    "picture.values.lost-cut",
                                    "count",
                                    grid.coldCount() - grid.cold().size())
                            .in(language));
        return drawing.called(title);
    }

    /// @return the number of squares on a side of the table
    private int size() {
        return grid.to() - grid.first() + 1;
    }

    private int largest() {
        return Arrays.stream(grid.values()).flatMapToInt(Arrays::stream).max().orElse(0);
    }

    private int leftMargin() {
        return (int) Illustration.width(Integer.toString(grid.to())) + 14;
    }

    private Illustration map() {
        int size = size();
        int cell = Math.min(LARGEST_CELL, Math.max(1, WIDE / size));
        int largest = Math.max(1, largest());
        var drawing = new Illustration();
        axes(drawing, cell);
        var shades = new ArrayList<List<Integer>>();
        for (int shade = 0; shade <= SHADES; shade++) shades.add(new ArrayList<>());
        var black = new ArrayList<Integer>();
        for (int a = 0; a < size; a++)
            for (int b = 0; b < size; b++) {
                int value = grid.values()[a][b];
                var box = List.of(leftMargin() + b * cell, TOP + a * cell, cell, cell);
                if (value == 0 && cell < LARGEST_CELL / 2) black.addAll(box);
                else shades.get(shade(value, largest)).addAll(box);
            }
        for (int shade = 0; shade <= SHADES; shade++) drawing.cells(colour(shade), ints(shades.get(shade)));
        drawing.cells(Illustration.BLACK, ints(black));
        if (cell >= LARGEST_CELL / 2)
            for (int a = 0; a < size; a++)
                for (int b = 0; b < size; b++) sign(drawing, grid.values()[a][b], a, b, cell, largest);
        return frame(drawing, size * cell);
    }

    private void sign(Illustration drawing, int value, int a, int b, int cell, int largest) {
        double x = leftMargin() + (b + 0.5) * cell;
        double y = TOP + (a + 0.5) * cell;
        if (value == 0) drawing.disc(x, y, cell * 0.32, Illustration.BLACK, Pen.of(Illustration.BLACK));
        boolean isNumbered = size() <= MOST_NUMBERED && Illustration.width(Integer.toString(value)) < cell - 1;
        if (!isNumbered) return;
        boolean isLight = value > 0 && shade(value, largest) <= SHADES / 2;
        drawing.words(x, y, Integer.toString(value), Anchor.MIDDLE, isLight ? Illustration.BLACK : Illustration.WHITE);
    }

    private static int[] ints(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int shade(int value, int largest) {
        return value == 0 ? 0 : Math.max(1, (int) Math.round((double) value / largest * SHADES));
    }

    private static int colour(int shade) {
        return PaperShade.SCALE.get(shade).light();
    }

    private void axes(Illustration drawing, double cell) {
        int last = grid.to();
        boolean isEach = cell >= LARGEST_CELL - 8;
        var ticks = new ArrayList<Long>();
        if (isEach) for (long at = grid.first(); at <= last; at++) ticks.add(at);
        else ticks.addAll(ScatterPoints.ticks(grid.first(), last));
        for (long tick : ticks) {
            double middle = (tick - grid.first() + 0.5) * cell;
            drawing.words(leftMargin() + middle, TOP - 9, Long.toString(tick), Anchor.MIDDLE, Illustration.BLACK);
            drawing.words(leftMargin() - 6, TOP + middle, Long.toString(tick), Anchor.END, Illustration.BLACK);
        }
        var names = CoordinateNames.of(grid.game().rules(), 2);
        drawing.words(leftMargin() - 6, TOP - 27, names.getFirst(), Anchor.END, Illustration.GREY);
        drawing.words(leftMargin() + 4, TOP - 27, names.getLast() + " ->", Anchor.START, Illustration.GREY);
    }

    private Illustration frame(Illustration drawing, double side) {
        double left = leftMargin();
        var pen = Pen.of(Illustration.GREY);
        return drawing.line(left, TOP, left + side, TOP, pen)
                .line(left, TOP, left, TOP + side, pen)
                .line(left + side, TOP, left + side, TOP + side, pen)
                .line(left, TOP + side, left + side, TOP + side, pen);
    }

    /// The lost positions at a scale at which there is room for the table.
    private Illustration lostPicture() {
        var drawing = new Illustration();
        double scale = (double) WIDE_OF_DOTS / size();
        axes(drawing, scale);
        var dots = new BitSet(WIDE_OF_DOTS * WIDE_OF_DOTS);
        int dot = grid.cold().size() > WIDE_OF_DOTS * WIDE_OF_DOTS / 100 ? 1 : 2;
        for (var cold : grid.cold()) {
            int x = (int) Math.min(WIDE_OF_DOTS - 1L, (long) ((cold.b() - grid.first()) * scale));
            int y = (int) Math.min(WIDE_OF_DOTS - 1L, (long) ((cold.a() - grid.first()) * scale));
            for (int i = 0; i < dot && y + i < WIDE_OF_DOTS; i++)
                dots.set((y + i) * WIDE_OF_DOTS + x, (y + i) * WIDE_OF_DOTS + Math.min(WIDE_OF_DOTS, x + dot));
        }
        var boxes = new ArrayList<Integer>();
        for (int y = 0; y < WIDE_OF_DOTS; y++)
            for (int x = dots.nextSetBit(y * WIDE_OF_DOTS); x >= 0 && x < (y + 1) * WIDE_OF_DOTS; ) {
                int end = Math.min(dots.nextClearBit(x), (y + 1) * WIDE_OF_DOTS);
                boxes.addAll(List.of(leftMargin() + x - y * WIDE_OF_DOTS, TOP + y, end - x, 1));
                x = dots.nextSetBit(end);
            }
        drawing.cells(Illustration.BLACK, ints(boxes));
        return frame(drawing, WIDE_OF_DOTS);
    }

    private void legend(Illustration drawing) {
        double y = PictureText.next(drawing);
        drawing.disc(8, y, 6, Illustration.BLACK, Pen.of(Illustration.BLACK));
        var lost = Message.of("picture.board.lost").in(language);
        drawing.words(20, y, lost, Anchor.START, Illustration.BLACK);
        if (size() > MOST) return;
        double x = 20 + Illustration.width(lost) + 24;
        int largest = Math.max(1, largest());
        int colours = Math.min(SHADES, largest);
        drawing.words(x, y, "1", Anchor.START, Illustration.BLACK);
        x += 14;
        for (int i = 1; i <= colours; i++, x += 16)
            drawing.box(x, y - 7, 16, 14, colour(Math.round((float) i / colours * SHADES)), Pen.of(Illustration.PALE));
        drawing.words(x + 6, y, Integer.toString(largest), Anchor.START, Illustration.BLACK);
    }
}
