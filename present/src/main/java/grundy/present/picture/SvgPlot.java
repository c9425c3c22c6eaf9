package grundy.present.picture;

/// A scatter as SVG.
record SvgPlot(Scatter scatter, String title) {
    String svg() {
        var svg = Svg.picture()
                .with("viewBox", "0 0 " + Scatter.WIDTH + " " + Scatter.HEIGHT)
                .with("font-family", "sans-serif")
                .with("font-size", 12)
                .line();
        svg.title(title).line();
        svg.line(Svg.of("rect").with("width", "100%").with("height", "100%").with("fill", "#fff"));
        svg.line(Svg.of("text").with("x", Scatter.LEFT).with("y", 16).say(title));
        axes(svg);
        svg.line(Svg.of("path").with("fill", "#1f5fa8").with("d", dots()));
        return svg.document();
    }

    private String dots() {
        var path = new StringBuilder();
        for (int y = 0; y < Scatter.HEIGHT; y++) row(path, y);
        return path.toString();
    }

    /// Neighbouring points of a row are one rectangle.
    private void row(StringBuilder path, int y) {
        for (int x = 0; x < Scatter.WIDTH; x++) {
            int start = x;
            while (x < Scatter.WIDTH && scatter.isSet(x, y)) x++;
            if (x > start)
                path.append('M')
                        .append(start)
                        .append(' ')
                        .append(y)
                        .append('h')
                        .append(x - start)
                        .append("v1H")
                        .append(start)
                        .append('z');
        }
    }

    private void axes(Svg svg) {
        int floor = Scatter.HEIGHT - Scatter.BOTTOM;
        svg.line(text(Scatter.LEFT - 12, 16, "end").say(Scatter.VALUES));
        svg.line(text(Scatter.WIDTH - Scatter.RIGHT + 10, floor + 4, "start").say(Scatter.HEAPS));
        for (long heap : scatter.heapTicks()) {
            int x = scatter.x(heap);
            svg.line(stroke(x, floor, x, floor + 4));
            svg.line(number(x, floor + 18, "middle", heap));
        }
        for (long value : scatter.valueTicks()) {
            int y = scatter.y(value);
            svg.line(stroke(Scatter.LEFT - 8, y, Scatter.LEFT - 4, y));
            svg.line(number(Scatter.LEFT - 12, y + 4, "end", value));
        }
        svg.line(stroke(Scatter.LEFT - 4, Scatter.TOP, Scatter.LEFT - 4, floor));
        svg.line(stroke(Scatter.LEFT - 4, floor, Scatter.WIDTH - Scatter.RIGHT, floor));
    }

    private static Svg number(int x, int y, String anchor, long number) {
        return text(x, y, anchor).say(Long.toString(number));
    }

    private static Svg text(int x, int y, String anchor) {
        return Svg.of("text").with("x", x).with("y", y).with("text-anchor", anchor);
    }

    private static Svg stroke(int x1, int y1, int x2, int y2) {
        return Svg.of("path").with("stroke", "#888").with("d", "M" + x1 + " " + y1 + "L" + x2 + " " + y2);
    }
}
