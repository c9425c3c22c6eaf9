package grundy.present.picture;

import grundy.text.Language;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/// A picture made of lines, areas, discs and words, which is written as SVG or as PNG. Lengths are in points; x goes
/// to the right, y downwards.
///
/// A PNG needs a font of the machine for letters that are not English ones: see {@link #languageOfPng}.
public final class Illustration {
    static final int BLACK = 0x222222;
    static final int GREY = 0x777777;
    static final int PALE = 0xDDDDDD;
    static final int WHITE = 0xFFFFFF;
    static final int LEFT = 0x1F5FA8;
    static final int RIGHT = 0xC0392B;
    static final int GREEN = 0x2E8B57;

    /// Width of a letter, about.
    static final int LETTER = 7;

    /// Height of a line of words.
    static final int LINE = 18;

    private static final int SCALE = 2;
    private static final int SIZE = 13;
    private static final int MARGIN = 12;
    private static final float[] DASHES = {4, 3};

    private final List<Shape> shapes = new ArrayList<>();
    private double width;
    private double height;

    private sealed interface Shape {
        Shape moved(double right, double down);

        Svg svg();

        void paint(Graphics2D graphics);
    }

    /// @param colour of 24 bits
    record Pen(int colour, double width, boolean isDashed) {
        static Pen of(int colour) {
            return new Pen(colour, 1, false);
        }

        static Pen thick(int colour) {
            return new Pen(colour, 2.5, false);
        }

        static Pen dashed(int colour) {
            return new Pen(colour, 1, true);
        }

        private Svg on(Svg svg) {
            svg.with("stroke", hex(colour)).with("stroke-width", width).with("stroke-linecap", "round");
            return isDashed ? svg.with("stroke-dasharray", "4 3") : svg;
        }

        private void on(Graphics2D graphics) {
            graphics.setColor(new Color(colour));
            graphics.setStroke(new BasicStroke(
                    (float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, isDashed ? DASHES : null, 0));
        }
    }

    /// Where words stand beside their place.
    enum Anchor {
        START,
        MIDDLE,
        END;

        private String word() {
            return switch (this) {
                case START -> "start";
                case MIDDLE -> "middle";
                case END -> "end";
            };
        }
    }

    private record Line(double x1, double y1, double x2, double y2, Pen pen) implements Shape {
        @Override
        public Shape moved(double right, double down) {
            return new Line(x1 + right, y1 + down, x2 + right, y2 + down, pen);
        }

        @Override
        public Svg svg() {
            return pen.on(Svg.of("path").with("fill", "none"))
                    .with("d", "M" + Svg.numbers(x1, y1) + "L" + Svg.numbers(x2, y2));
        }

        @Override
        public void paint(Graphics2D graphics) {
            pen.on(graphics);
            graphics.draw(new Line2D.Double(x1, y1, x2, y2));
        }
    }

    /// A parabola from one end to the other.
    ///
    /// @param x where the tangents at both ends meet
    private record Curve(double x1, double y1, double x, double y, double x2, double y2, Pen pen) implements Shape {
        @Override
        public Shape moved(double right, double down) {
            return new Curve(x1 + right, y1 + down, x + right, y + down, x2 + right, y2 + down, pen);
        }

        @Override
        public Svg svg() {
            return pen.on(Svg.of("path").with("fill", "none"))
                    .with("d", "M" + Svg.numbers(x1, y1) + "Q" + Svg.numbers(x, y, x2, y2));
        }

        @Override
        public void paint(Graphics2D graphics) {
            pen.on(graphics);
            graphics.draw(new QuadCurve2D.Double(x1, y1, x, y, x2, y2));
        }
    }

    /// @param points x and y of each corner
    private record Area(double[] points, int fill) implements Shape {
        @Override
        public Shape moved(double right, double down) {
            var moved = points.clone();
            for (int i = 0; i < moved.length; i++) moved[i] += i % 2 == 0 ? right : down;
            return new Area(moved, fill);
        }

        @Override
        public Svg svg() {
            return Svg.of("path").with("fill", hex(fill)).with("d", "M" + Svg.numbers(points) + "z");
        }

        @Override
        public void paint(Graphics2D graphics) {
            var path = new Path2D.Double();
            path.moveTo(points[0], points[1]);
            for (int i = 2; i < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
            path.closePath();
            graphics.setColor(new Color(fill));
            graphics.fill(path);
        }
    }

    private record Box(double x, double y, double width, double height, int fill, Pen pen) implements Shape {
        @Override
        public Shape moved(double right, double down) {
            return new Box(x + right, y + down, width, height, fill, pen);
        }

        @Override
        public Svg svg() {
            return pen.on(Svg.of("rect").with("x", x).with("y", y).with("width", width))
                    .with("height", height)
                    .with("fill", hex(fill));
        }

        @Override
        public void paint(Graphics2D graphics) {
            var box = new Rectangle2D.Double(x, y, width, height);
            graphics.setColor(new Color(fill));
            graphics.fill(box);
            pen.on(graphics);
            graphics.draw(box);
        }
    }

    private record Disc(double x, double y, double radius, int fill, Pen pen) implements Shape {
        @Override
        public Shape moved(double right, double down) {
            return new Disc(x + right, y + down, radius, fill, pen);
        }

        @Override
        public Svg svg() {
            return pen.on(Svg.of("circle").with("cx", x).with("cy", y).with("r", radius))
                    .with("fill", hex(fill));
        }

        @Override
        public void paint(Graphics2D graphics) {
            var disc = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
            graphics.setColor(new Color(fill));
            graphics.fill(disc);
            pen.on(graphics);
            graphics.draw(disc);
        }
    }

    /// @param y of the middle of the letters
    private record Words(double x, double y, String text, Anchor anchor, int colour) implements Shape {
        @Override
        public Shape moved(double right, double down) {
            return new Words(x + right, y + down, text, anchor, colour);
        }

        @Override
        public Svg svg() {
            return Svg.text(x, y + SIZE * 0.35, text)
                    .with("text-anchor", anchor.word())
                    .with("fill", hex(colour));
        }

        @Override
        public void paint(Graphics2D graphics) {
            int width = Lettering.width(text);
            double start = switch (anchor) {
                case START -> x;
                case MIDDLE -> x - width / 2.0;
                case END -> x - width;
            };
            int top = (int) Math.round(y) - PointFont.HEIGHT / 2;
            Lettering.draw(graphics, text, (int) Math.round(start), top, colour);
        }
    }

    /// @param wanted the reader's language
    /// @return the language in which what is drawn for a PNG is to be told: English where this machine has
    ///     no letters of
    ///     the other one
    public static Language languageOfPng(Language wanted) {
        return Lettering.writable(wanted);
    }

    Illustration line(double x1, double y1, double x2, double y2, Pen pen) {
        return add(new Line(x1, y1, x2, y2, pen), Math.max(x1, x2), Math.max(y1, y2));
    }

    /// @param x where the tangents at both ends meet
    Illustration curve(double x1, double y1, double x, double y, double x2, double y2, Pen pen) {
        return add(
                new Curve(x1, y1, x, y, x2, y2, pen),
                Math.max(Math.max(x1, x2), (x1 + 2 * x + x2) / 4),
                Math.max(Math.max(y1, y2), (y1 + 2 * y + y2) / 4));
    }

    /// @param points x and y of each corner
    Illustration area(int fill, double... points) {
        return add(new Area(points, fill), 0, 0);
    }

    Illustration box(double x, double y, double width, double height, int fill, Pen pen) {
        return add(new Box(x, y, width, height, fill, pen), x + width, y + height);
    }

    Illustration disc(double x, double y, double radius, int fill, Pen pen) {
        return add(new Disc(x, y, radius, fill, pen), x + radius, y + radius);
    }

    /// @param y of the middle of the letters
    Illustration words(double x, double y, String text, Anchor anchor, int colour) {
        double end = switch (anchor) {
            case START -> x + width(text);
            case MIDDLE -> x + width(text) / 2;
            case END -> x;
        };
        return add(new Words(x, y, text, anchor, colour), end, y + LINE / 2.0);
    }

    /// @return the width of words, about
    static double width(String text) {
        return text.codePoints()
                .mapToDouble(letter -> letter < 0x2E80 ? LETTER : SIZE)
                .sum();
    }

    Illustration put(Illustration other, double right, double down) {
        for (var shape : other.shapes) shapes.add(shape.moved(right, down));
        return grow(right + other.width, down + other.height);
    }

    private Illustration add(Shape shape, double right, double bottom) {
        shapes.add(shape);
        return grow(right, bottom);
    }

    /// Keeps so much room.
    Illustration grow(double right, double bottom) {
        width = Math.max(width, right);
        height = Math.max(height, bottom);
        return this;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /// Puts drawings side by side, and below each other where a row is full.
    ///
    /// @param most width of a row
    static Illustration rows(List<Illustration> drawings, double most, double gap) {
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

    /// @return the picture as the text of a file
    public String svg() {
        var svg = Svg.picture()
                .with(
                        "viewBox",
                        Svg.integers(-MARGIN, -MARGIN, Math.ceil(width) + 2 * MARGIN, Math.ceil(height) + 2 * MARGIN))
                .with("width", (int) Math.ceil(width) + 2 * MARGIN)
                .with("height", (int) Math.ceil(height) + 2 * MARGIN)
                .with("font-family", "sans-serif")
                .with("font-size", SIZE)
                .line();
        svg.line(Svg.of("rect")
                .with("x", -MARGIN)
                .with("y", -MARGIN)
                .with("width", "100%")
                .with("height", "100%")
                .with("fill", hex(WHITE)));
        for (var shape : shapes) svg.line(shape.svg());
        return svg.document();
    }

    /// Writes the picture as PNG, two dots to a point.
    public void writePng(OutputStream out) throws IOException {
        var image = new BufferedImage(
                SCALE * ((int) Math.ceil(width) + 2 * MARGIN),
                SCALE * ((int) Math.ceil(height) + 2 * MARGIN),
                BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(new Color(WHITE));
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(SCALE, SCALE);
        graphics.translate(MARGIN, MARGIN);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        for (var shape : shapes) shape.paint(graphics);
        graphics.dispose();
        ImageIO.setUseCache(false);
        if (!ImageIO.write(image, "png", out)) throw new AssertionError("Every Java writes PNG");
    }

    private static String hex(int colour) {
        return "#%06x".formatted(colour);
    }
}
