package grundy.present.picture;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperColour;
import grundy.rules.notation.ShortenedText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.heat.Thermograph;
import grundy.value.heat.ThermographWall;
import java.util.ArrayList;
import java.util.List;

/// A thermograph as the books have it: Left to the left, in blue, the temperature upwards, the mast in black.
public final class ThermographPicture {
    private static final double HIGH = 180;
    private static final double WIDE = 260;
    private static final double MAST = 36;
    private static final int MOST_TITLE = 36;
    private static final int MOST_NUMBER = 14;

    private final Thermograph thermograph;
    private final Dyadic base;
    private final Dyadic first;
    private final double unit;
    private final double left;
    private final double foot;
    private final Illustration drawing = new Illustration();

    private ThermographPicture(Thermograph thermograph) {
        this.thermograph = thermograph;
        this.base = thermograph.base();
        this.first = thermograph.left().at(base);
        double height = number(thermograph.temperature().minus(base));
        double width = number(first.minus(thermograph.right().at(base)));
        this.unit = height == 0 ? 1 : Math.min(HIGH / height, width == 0 ? Double.MAX_VALUE : WIDE / width);
        this.left = 2.0 * Illustration.LETTER + widest();
        this.foot = 3 * Illustration.LINE + MAST + height * unit;
    }

    /// @param title what it is the thermograph of; shortened where it is long
    public static Illustration of(Thermograph thermograph, String title, Language language) {
        var picture = new ThermographPicture(thermograph);
        picture.draw();
        var whole = new Illustration();
        whole.words(
                0,
                Illustration.LINE / 2.0,
                ShortenedText.shorten(title, MOST_TITLE).replace("…", "..."),
                Anchor.START,
                Illustration.BLACK);
        var says = Message.of(
                "picture.thermograph.says",
                "mean",
                numberText(thermograph.mean()),
                "temperature",
                numberText(thermograph.temperature()));
        whole.words(0, Illustration.LINE * 1.5, says.in(language), Anchor.START, Illustration.GREY);
        return whole.put(picture.drawing, 0, 0);
    }

    private void draw() {
        double axis = left - Illustration.LETTER;
        double end = x(thermograph.right().at(base)) + 3 * Illustration.LETTER;
        area();
        drawing.line(axis, foot, end, foot, Pen.of(Illustration.GREY));
        drawing.line(axis, foot, axis, top(), Pen.of(Illustration.GREY));
        arrow(axis, top(), Illustration.GREY);
        ticks(axis);
        stops();
        double mast = x(thermograph.mean());
        double meeting = y(thermograph.temperature());
        drawing.line(mast, meeting, mast, top() + 4, Pen.thick(Illustration.BLACK));
        arrow(mast, top() + 4, Illustration.BLACK);
        wall(thermograph.left(), Illustration.LEFT);
        wall(thermograph.right(), Illustration.RIGHT);
        drawing.disc(mast, meeting, 3.5, Illustration.BLACK, Pen.of(Illustration.BLACK));
        drawing.words(
                mast,
                top() - Illustration.LINE / 2.0 - 2,
                numberText(thermograph.mean()),
                Anchor.MIDDLE,
                Illustration.BLACK);
    }

    private double top() {
        return 3.0 * Illustration.LINE + 8;
    }

    private void arrow(double x, double y, int colour) {
        drawing.area(colour, x, y - 7, x - 4, y + 1, x + 4, y + 1);
    }

    /// Fills the area between the walls.
    private void area() {
        var points = new ArrayList<Double>();
        for (var corner : corners(thermograph.left())) add(points, corner);
        for (var corner : corners(thermograph.right()).reversed()) add(points, corner);
        drawing.area(
                PaperColour.WARM.light(),
                points.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private void add(List<Double> points, ThermographWall.Corner corner) {
        points.add(x(corner.value()));
        points.add(y(corner.temperature()));
    }

    private void wall(ThermographWall wall, int colour) {
        ThermographWall.Corner before = null;
        for (var corner : corners(wall)) {
            if (before != null)
                drawing.line(
                        x(before.value()),
                        y(before.temperature()),
                        x(corner.value()),
                        y(corner.temperature()),
                        Pen.thick(colour));
            before = corner;
        }
    }

    /// @return the corners from the base on; the walls meet at the last one, if they are not one
    private List<ThermographWall.Corner> corners(ThermographWall wall) {
        var corners = new ArrayList<ThermographWall.Corner>();
        corners.add(new ThermographWall.Corner(base, wall.at(base)));
        for (var corner : wall.corners()) if (corner.temperature().compareTo(base) > 0) corners.add(corner);
        if (corners.getLast().temperature().compareTo(thermograph.temperature()) < 0)
            corners.add(new ThermographWall.Corner(thermograph.temperature(), thermograph.mean()));
        return corners;
    }

    /// The temperatures of the corners at the left, each with a line to its corner; those too near to another one
    /// are left out.
    private void ticks(double axis) {
        var marked = new ArrayList<Double>();
        var both = new ArrayList<ThermographWall.Corner>();
        both.add(new ThermographWall.Corner(thermograph.temperature(), thermograph.mean()));
        both.add(new ThermographWall.Corner(base, first));
        for (var wall : List.of(thermograph.left(), thermograph.right())) both.addAll(corners(wall));
        for (var corner : both) {
            double y = y(corner.temperature());
            if (corner.temperature().compareTo(base) > 0)
                drawing.line(axis, y, x(corner.value()), y, Pen.dashed(Illustration.PALE));
            if (marked.stream().anyMatch(other -> Math.abs(other - y) < Illustration.LINE * 0.7)) continue;
            marked.add(y);
            drawing.line(axis - 3, y, axis, y, Pen.of(Illustration.GREY));
            drawing.words(axis - 6, y, numberText(corner.temperature()), Anchor.END, Illustration.BLACK);
        }
    }

    /// Below the walls what they stand at.
    private void stops() {
        var one = thermograph.left().at(base);
        var two = thermograph.right().at(base);
        double y = foot + Illustration.LINE * 0.7;
        double room = x(two) - x(one);
        if (one.equals(two)) {
            drawing.words(x(one), y, numberText(one), Anchor.MIDDLE, Illustration.BLACK);
            return;
        }
        boolean isNarrow = room
                < (Illustration.width(numberText(one)) + Illustration.width(numberText(two))) / 2 + Illustration.LETTER;
        drawing.words(x(one), y, numberText(one), isNarrow ? Anchor.END : Anchor.MIDDLE, Illustration.LEFT);
        drawing.words(x(two), y, numberText(two), isNarrow ? Anchor.START : Anchor.MIDDLE, Illustration.RIGHT);
    }

    private double widest() {
        double widest = Illustration.width(numberText(first)) / 2;
        for (var wall : List.of(thermograph.left(), thermograph.right()))
            for (var corner : corners(wall))
                widest = Math.max(widest, Illustration.width(numberText(corner.temperature())));
        return widest;
    }

    private static String numberText(Dyadic number) {
        return ShortenedText.shorten(number.toString(), MOST_NUMBER).replace("…", "...");
    }

    private double x(Dyadic value) {
        return left + 2 * Illustration.LETTER + number(first.minus(value)) * unit;
    }

    private double y(Dyadic temperature) {
        return foot - number(temperature.minus(base)) * unit;
    }

    private static double number(Dyadic number) {
        return Math.scalb(number.numerator().doubleValue(), -number.twos());
    }
}
