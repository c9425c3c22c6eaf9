package grundy.present.picture;

/// A scatter as SVG.
record SvgPlot(Scatter scatter, String title) {
    String svg() {
        var text = new StringBuilder();
        text.append("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#fff"/>
                """.formatted(Scatter.WIDTH, Scatter.HEIGHT, escaped(title)));
        text.append("<text x=\"%d\" y=\"16\">%s</text>%n".formatted(Scatter.LEFT, escaped(title)));
        axes(text);
        text.append("<path fill=\"#1f5fa8\" d=\"");
        for (int y = 0; y < Scatter.HEIGHT; y++) row(text, y);
        return text.append("\"/>\n</svg>\n").toString();
    }

    /// Neighbouring points of a row are one rectangle.
    private void row(StringBuilder text, int y) {
        for (int x = 0; x < Scatter.WIDTH; x++) {
            int start = x;
            while (x < Scatter.WIDTH && scatter.isSet(x, y)) x++;
            if (x > start)
                text.append('M')
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

    private void axes(StringBuilder text) {
        int floor = Scatter.HEIGHT - Scatter.BOTTOM;
        for (long heap : scatter.heapTicks()) {
            int x = scatter.x(heap);
            line(text, x, floor, x, floor + 4);
            text.append("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text>%n".formatted(x, floor + 18, heap));
        }
        for (long value : scatter.valueTicks()) {
            int y = scatter.y(value);
            line(text, Scatter.LEFT - 8, y, Scatter.LEFT - 4, y);
            text.append("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>%n"
                    .formatted(Scatter.LEFT - 12, y + 4, value));
        }
        line(text, Scatter.LEFT - 4, Scatter.TOP, Scatter.LEFT - 4, floor);
        line(text, Scatter.LEFT - 4, floor, Scatter.WIDTH - Scatter.RIGHT, floor);
    }

    private static void line(StringBuilder text, int x1, int y1, int x2, int y2) {
        text.append("<path stroke=\"#888\" d=\"M%d %dL%d %d\"/>%n".formatted(x1, y1, x2, y2));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
