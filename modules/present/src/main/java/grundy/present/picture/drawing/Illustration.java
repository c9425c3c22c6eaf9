package grundy.present.picture.drawing;

import java.util.ArrayList;
import java.util.List;

/// A picture made of lines, areas, discs and words, which becomes SVG, and PNG by {@link PngImage}. Lengths are in
/// points; x goes to the right, y downwards.
public final class Illustration {
    public static final int BLACK = PaperColour.INK.light();
    public static final int GREY = PaperColour.SOFT.light();
    public static final int PALE = PaperColour.LINE.light();
    public static final int WHITE = PaperColour.SHEET.light();
    public static final int LEFT = PaperColour.LEFT.light();
    public static final int RIGHT = PaperColour.RIGHT.light();
    public static final int GREEN = PaperColour.WON.light();

    /// Width of a small letter, about.
    public static final int LETTER = 7;

    private static final double DIGIT = 8.3;

    /// Height of a line of words.
    public static final int LINE = 18;

    /// Width of a row of drawings.
    public static final double WIDE = 900;

    static final int SIZE = 13;
    private static final int MARGIN = 12;

    /// Neither side of a picture as a file is longer (unit: dots).
    static final int MOST_DOTS = 4000;

    /// Length of the head of an arrow.
    private static final double HEAD = 8;

    private final List<DrawnShape> shapes = new ArrayList<>();
    private String title = "";
    private double width;
    private double height;

    /// @param colour of 24 bits
    public record Pen(int colour, double width, boolean isDashed) {
        public static Pen of(int colour) {
            return new Pen(colour, 1, false);
        }

        public static Pen thick(int colour) {
            return new Pen(colour, 2.5, false);
        }

        public static Pen dashed(int colour) {
            return new Pen(colour, 1, true);
        }

        public Pen wide(double width) {
            return new Pen(colour, width, isDashed);
        }

        SvgElement on(SvgElement svg) {
            svg.with("stroke", PaperColour.hex(colour))
                    .with("stroke-width", width)
                    .with("stroke-linecap", "round");
            return isDashed ? svg.with("stroke-dasharray", "4 3") : svg;
        }
    }

    /// The alignment of words at their place.
    public enum Anchor {
        START,
        MIDDLE,
        END;

        String word() {
            return switch (this) {
                case START -> "start";
                case MIDDLE -> "middle";
                case END -> "end";
            };
        }
    }

    /// Sets the title, which is shown on hover and read by screen readers.
    public Illustration called(String says) {
        title = says;
        return this;
    }

    /// Adds what is written as an element; room for it is kept by {@link #grow}.
    public Illustration shape(SvgElement element) {
        shapes.add(new DrawnShape.Element(element, 0, 0));
        return this;
    }

    /// An arrow with its head at the second point.
    public Illustration arrow(double x1, double y1, double x2, double y2, Pen pen) {
        double length = Math.max(1e-9, Math.hypot(x2 - x1, y2 - y1));
        double head = Math.min(HEAD, length);
        double backX = (x2 - x1) / length;
        double backY = (y2 - y1) / length;
        return line(x1, y1, x2 - backX * head / 2, y2 - backY * head / 2, pen)
                .head(x2, y2, backX * head, backY * head, pen.colour());
    }

    /// A bent arrow with its head at the second point.
    ///
    /// @param x where the tangents at both ends meet
    public Illustration bentArrow(double x1, double y1, double x, double y, double x2, double y2, Pen pen) {
        double length = Math.max(1e-9, Math.hypot(x2 - x, y2 - y));
        double backX = (x2 - x) / length * HEAD;
        double backY = (y2 - y) / length * HEAD;
        return curve(x1, y1, x, y, x2 - backX / 2, y2 - backY / 2, pen).head(x2, y2, backX, backY, pen.colour());
    }

    private Illustration head(double x, double y, double backX, double backY, int colour) {
        return area(
                colour,
                x,
                y,
                x - backX + backY / 2,
                y - backY - backX / 2,
                x - backX - backY / 2,
                y - backY + backX / 2);
    }

    /// @param boxes x, y, width and height of each, whole numbers
    public Illustration cells(int fill, int... boxes) {
        double right = 0;
        double bottom = 0;
        for (int i = 0; i < boxes.length; i += 4) {
            right = Math.max(right, (double) boxes[i] + boxes[i + 2]);
            bottom = Math.max(bottom, (double) boxes[i + 1] + boxes[i + 3]);
        }
        return boxes.length == 0 ? this : add(new DrawnShape.Cells(fill, boxes, 0, 0), right, bottom);
    }

    public Illustration line(double x1, double y1, double x2, double y2, Pen pen) {
        return add(new DrawnShape.Line(x1, y1, x2, y2, pen), Math.max(x1, x2), Math.max(y1, y2));
    }

    /// @param x where the tangents at both ends meet
    public Illustration curve(double x1, double y1, double x, double y, double x2, double y2, Pen pen) {
        return add(
                new DrawnShape.Curve(x1, y1, x, y, x2, y2, pen),
                Math.max(Math.max(x1, x2), (x1 + 2 * x + x2) / 4),
                Math.max(Math.max(y1, y2), (y1 + 2 * y + y2) / 4));
    }

    /// @param points x and y of each corner
    public Illustration area(int fill, double... points) {
        return add(new DrawnShape.Area(points, fill), 0, 0);
    }

    public Illustration box(double x, double y, double width, double height, int fill, Pen pen) {
        return add(new DrawnShape.Box(x, y, width, height, fill, pen), x + width, y + height);
    }

    public Illustration disc(double x, double y, double radius, int fill, Pen pen) {
        return add(new DrawnShape.Disc(x, y, radius, fill, pen), x + radius, y + radius);
    }

    /// @param y of the middle of the letters
    public Illustration words(double x, double y, String text, Anchor anchor, int colour) {
        double end = switch (anchor) {
            case START -> x + width(text);
            case MIDDLE -> x + width(text) / 2;
            case END -> x;
        };
        return add(new DrawnShape.Words(x, y, text, anchor, colour, false), end, y + LINE / 2.0);
    }

    /// Words that stand out.
    ///
    /// @param y of the middle of the letters
    Illustration heading(double x, double y, String text) {
        return add(new DrawnShape.Words(x, y, text, Anchor.START, BLACK, true), x + width(text) * 1.1, y + LINE / 2.0);
    }

    /// @return the width of words, about: with a broad font
    public static double width(String text) {
        return text.codePoints().mapToDouble(Illustration::width).sum();
    }

    private static double width(int letter) {
        if (letter >= 0x2E80) return SIZE;
        return Character.isDigit(letter) || Character.isUpperCase(letter) ? DIGIT : LETTER;
    }

    public Illustration put(Illustration other, double right, double down) {
        var moved = other.shapes.stream().map(shape -> shape.moved(right, down)).toList();
        if (other.title.isEmpty()) shapes.addAll(moved);
        else shapes.add(new DrawnShape.NamedGroup(other.title, moved));
        return grow(right + other.width, down + other.height);
    }

    private Illustration add(DrawnShape shape, double right, double bottom) {
        shapes.add(shape);
        return grow(right, bottom);
    }

    /// Keeps so much room.
    public Illustration grow(double right, double bottom) {
        width = Math.max(width, right);
        height = Math.max(height, bottom);
        return this;
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /// Puts drawings side by side, and below each other where a row is full.
    ///
    /// @param most width of a row
    public static Illustration rows(List<Illustration> drawings, double most, double gap) {
        var rows = new Illustration();
        double right = 0;
        double down = 0;
        double bottom = 0;
        for (var drawing : drawings) {
            if (right > 0 && right + drawing.width > most) {
                right = 0;
                down = bottom + gap;
            }
            rows.put(drawing, right, down);
            right += drawing.width + gap;
            bottom = Math.max(bottom, down + drawing.height);
        }
        return rows;
    }

    /// Puts drawings below this one, as {@link #rows} does; nothing if there are none.
    public Illustration below(List<Illustration> drawings, double most, double gap) {
        return drawings.isEmpty() ? this : put(rows(drawings, most, gap), 0, height + LINE);
    }

    /// @return the picture as the text of a file
    public String svg() {
        double wide = Math.ceil(width) + 2 * MARGIN;
        double high = Math.ceil(height) + 2 * MARGIN;
        double scale = Math.min(1, MOST_DOTS / Math.max(wide, high));
        var svg = SvgElement.picture()
                .with("viewBox", SvgElement.integers(-MARGIN, -MARGIN, wide, high))
                .with("width", (int) (wide * scale))
                .with("height", (int) (high * scale))
                .with("font-family", "sans-serif")
                .with("font-size", SIZE);
        if (!title.isEmpty()) svg.with("role", "img");
        svg.line();
        if (!title.isEmpty()) svg.title(title).line();
        svg.line(SvgElement.of("rect")
                .with("x", -MARGIN)
                .with("y", -MARGIN)
                .with("width", "100%")
                .with("height", "100%")
                .with("fill", PaperColour.hex(WHITE)));
        for (var shape : shapes) svg.line(shape.svg());
        return svg.document();
    }
}
