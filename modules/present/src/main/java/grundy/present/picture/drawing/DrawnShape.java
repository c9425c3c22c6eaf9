package grundy.present.picture.drawing;

import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import java.util.List;

/// A shape in an illustration; each becomes an element of SVG.
sealed interface DrawnShape {
    DrawnShape moved(double right, double down);

    SvgElement svg();

    record Line(double x1, double y1, double x2, double y2, Pen pen) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Line(x1 + right, y1 + down, x2 + right, y2 + down, pen);
        }

        @Override
        public SvgElement svg() {
            return pen.on(SvgElement.of("path").with("fill", "none"))
                    .with("d", "M" + SvgElement.numbers(x1, y1) + "L" + SvgElement.numbers(x2, y2));
        }
    }

    /// A parabola from one end to the other.
    ///
    /// @param x where the tangents at both ends meet
    record Curve(double x1, double y1, double x, double y, double x2, double y2, Pen pen) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Curve(x1 + right, y1 + down, x + right, y + down, x2 + right, y2 + down, pen);
        }

        @Override
        public SvgElement svg() {
            return pen.on(SvgElement.of("path").with("fill", "none"))
                    .with("d", "M" + SvgElement.numbers(x1, y1) + "Q" + SvgElement.numbers(x, y, x2, y2));
        }
    }

    /// @param points x and y of each corner
    record Area(double[] points, int fill) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            var moved = points.clone();
            for (int i = 0; i < moved.length; i++) moved[i] += i % 2 == 0 ? right : down;
            return new Area(moved, fill);
        }

        @Override
        public SvgElement svg() {
            return SvgElement.of("path")
                    .with("fill", PaperColour.hex(fill))
                    .with("d", "M" + SvgElement.numbers(points) + "z");
        }
    }

    record Box(double x, double y, double width, double height, int fill, Pen pen) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Box(x + right, y + down, width, height, fill, pen);
        }

        @Override
        public SvgElement svg() {
            return pen.on(SvgElement.of("rect").with("x", x).with("y", y).with("width", width))
                    .with("height", height)
                    .with("fill", PaperColour.hex(fill));
        }
    }

    record Disc(double x, double y, double radius, int fill, Pen pen) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Disc(x + right, y + down, radius, fill, pen);
        }

        @Override
        public SvgElement svg() {
            return pen.on(SvgElement.of("circle").with("cx", x).with("cy", y).with("r", radius))
                    .with("fill", PaperColour.hex(fill));
        }
    }

    /// An element of SVG that is written already.
    record Element(SvgElement element, double right, double down) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Element(element, this.right + right, this.down + down);
        }

        @Override
        public SvgElement svg() {
            if (right == 0 && down == 0) return element;
            return SvgElement.of("g")
                    .with("transform", "translate(" + SvgElement.numbers(right, down) + ")")
                    .add(element);
        }
    }

    /// Rectangles of one colour without rims.
    ///
    /// @param boxes x, y, width and height of each, whole numbers
    record Cells(int fill, int[] boxes, double right, double down) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Cells(fill, boxes, this.right + right, this.down + down);
        }

        @Override
        public SvgElement svg() {
            var path = new StringBuilder();
            for (int i = 0; i < boxes.length; i += 4)
                path.append('M')
                        .append(boxes[i])
                        .append(' ')
                        .append(boxes[i + 1])
                        .append('h')
                        .append(boxes[i + 2])
                        .append('v')
                        .append(boxes[i + 3])
                        .append('h')
                        .append(-boxes[i + 2])
                        .append('z');
            return SvgElement.of("path")
                    .with("fill", PaperColour.hex(fill))
                    .with("transform", "translate(" + SvgElement.numbers(right, down) + ")")
                    .with("d", path.toString());
        }
    }

    /// Shapes with a name of their own, which is shown where they are pointed at and read aloud.
    record NamedGroup(String title, List<DrawnShape> shapes) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new NamedGroup(
                    title,
                    shapes.stream().map(shape -> shape.moved(right, down)).toList());
        }

        @Override
        public SvgElement svg() {
            var group = SvgElement.of("g").title(title).line();
            for (var shape : shapes) group.line(shape.svg());
            return group;
        }
    }

    /// @param y of the middle of the letters
    record Words(double x, double y, String text, Anchor anchor, int colour, boolean isBold) implements DrawnShape {
        @Override
        public DrawnShape moved(double right, double down) {
            return new Words(x + right, y + down, text, anchor, colour, isBold);
        }

        @Override
        public SvgElement svg() {
            var svg = SvgElement.text(x, y + Illustration.SIZE * 0.35, text)
                    .with("text-anchor", anchor.word())
                    .with("fill", PaperColour.hex(colour));
            return isBold ? svg.with("font-weight", "bold") : svg;
        }
    }
}
