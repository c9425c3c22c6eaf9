package grundy.present.picture;

import grundy.engine.LimitException;
import grundy.rules.graph.GameGraph;
import grundy.solve.GraphTable;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// A small graph as a picture: vertices with name, value and remoteness, coloured by their outcome; edges as arrows,
/// those of Left blue and those of Right red; a second ring around tokens; a legend.
///
/// @param tokens vertices on which tokens stand
public record GraphPicture(GraphTable table, List<Integer> tokens, Language language) {
    private static final int MOST = 60;
    private static final int RADIUS = 22;
    private static final int MARGIN = 60;
    private static final int LINE = 22;
    private static final int MOST_NAME = 14;

    /// @return a document of its own, in UTF-8
    /// @throws LimitException if the graph has more than 60 vertices
    public String svg() {
        var graph = table.graph();
        if (graph.vertices() > MOST)
            throw new LimitException(Message.of("cli.graph.too-large", "most", MOST, "vertices", graph.vertices()));
        var layout = new GraphLayout(graph, table.isAcyclic());
        double left = IntStream.range(0, graph.vertices())
                        .mapToDouble(v -> layout.x[v])
                        .min()
                        .orElse(0)
                - MARGIN;
        double top = IntStream.range(0, graph.vertices())
                        .mapToDouble(v -> layout.y[v])
                        .min()
                        .orElse(0)
                - MARGIN;
        double right = IntStream.range(0, graph.vertices())
                        .mapToDouble(v -> layout.x[v])
                        .max()
                        .orElse(0)
                + MARGIN;
        double bottom = IntStream.range(0, graph.vertices())
                        .mapToDouble(v -> layout.y[v])
                        .max()
                        .orElse(0)
                + MARGIN;
        var legend = legend();
        double width = Math.max(
                right - left, legend.stream().mapToInt(DisplayWidth::of).max().orElse(0) * 7.5 + 60);
        double height = bottom - top + legend.size() * LINE + 10;
        var svg = new StringBuilder();
        svg.append(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" viewBox="%.0f %.0f %.0f %.0f" \
                font-family="sans-serif" font-size="13" text-anchor="middle">
                <defs>
                """, width, height, left, top, width, height));
        for (int bits = GameGraph.LEFT; bits <= GameGraph.BOTH; bits++)
            svg.append(String.format(Locale.ROOT, """
                    <marker id="a%d" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">\
                    <path d="M0 1 10 5 0 9z" fill="%s"/></marker>
                    """, bits, colour(bits)));
        svg.append(String.format(
                Locale.ROOT,
                "</defs>\n<rect x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" fill=\"#ffffff\"/>\n",
                left,
                top,
                width,
                height));
        for (int v = 0; v < graph.vertices(); v++)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) svg.append(edge(v, edge, layout));
        for (int v = 0; v < graph.vertices(); v++) svg.append(vertex(v, layout));
        legend(svg, left + 20, bottom + 4);
        return svg.append("</svg>\n").toString();
    }

    private static String colour(int bits) {
        return bits == GameGraph.LEFT ? "#1f5fbf" : bits == GameGraph.RIGHT ? "#c0392b" : "#555555";
    }

    private static String colour(Outcome outcome) {
        return switch (outcome) {
            case N -> "#b8e0b0";
            case P -> "#f6b79b";
            case L -> "#aecbf4";
            case R -> "#f2a9c0";
            case D -> "#dddddd";
        };
    }

    private String edge(int from, int edge, GraphLayout layout) {
        var graph = table.graph();
        int to = graph.target(edge);
        int bits = graph.players(edge);
        double x = layout.x[from];
        double y = layout.y[from];
        String path;
        if (from == to) {
            path = String.format(
                    Locale.ROOT,
                    "M%.1f %.1f C%.1f %.1f %.1f %.1f %.1f %.1f",
                    x - 9,
                    y - RADIUS + 2,
                    x - 26,
                    y - 52,
                    x + 26,
                    y - 52,
                    x + 10,
                    y - RADIUS);
        } else {
            double dx = layout.x[to] - x;
            double dy = layout.y[to] - y;
            double length = Math.max(1, Math.hypot(dx, dy));
            double bend = isEdge(to, from) ? 14 : crosses(from, to, layout) ? 30 : 0;
            double middleX = x + dx / 2 - dy / length * bend;
            double middleY = y + dy / 2 + dx / length * bend;
            double start = rim(from, middleX - x, middleY - y, 0);
            double end = rim(to, middleX - layout.x[to], middleY - layout.y[to], 2);
            path = String.format(
                    Locale.ROOT,
                    "M%.1f %.1f Q%.1f %.1f %.1f %.1f",
                    x + (middleX - x) * start,
                    y + (middleY - y) * start,
                    middleX,
                    middleY,
                    layout.x[to] + (middleX - layout.x[to]) * end,
                    layout.y[to] + (middleY - layout.y[to]) * end);
        }
        return String.format(
                Locale.ROOT,
                "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\" marker-end=\"url(#a%d)\"/>\n",
                path,
                colour(bits),
                bits);
    }

    /// @return the part of a way from the middle of a vertex that lies inside its ellipse
    private double rim(int vertex, double dx, double dy, int more) {
        return 1 / Math.max(1, Math.hypot(dx / (across(vertex) + more), dy / (RADIUS + more)));
    }

    /// @return half the width of a vertex
    private double across(int vertex) {
        int name = DisplayWidth.of(shortened(table.graph().name(vertex)));
        return Math.max(RADIUS, Math.max(name * 3.9, DisplayWidth.of(worth(vertex)) * 3.2) + 8);
    }

    private boolean isEdge(int from, int to) {
        for (int edge = table.graph().begin(from); edge < table.graph().begin(from + 1); edge++)
            if (table.graph().target(edge) == to) return true;
        return false;
    }

    /// @return whether the straight line would run over another vertex
    private boolean crosses(int from, int to, GraphLayout layout) {
        double dx = layout.x[to] - layout.x[from];
        double dy = layout.y[to] - layout.y[from];
        double square = Math.max(1, dx * dx + dy * dy);
        for (int v = 0; v < table.graph().vertices(); v++) {
            if (v == from || v == to) continue;
            double along = ((layout.x[v] - layout.x[from]) * dx + (layout.y[v] - layout.y[from]) * dy) / square;
            if (along <= 0 || along >= 1) continue;
            double off =
                    Math.hypot(layout.x[from] + along * dx - layout.x[v], layout.y[from] + along * dy - layout.y[v]);
            if (off < RADIUS + 4) return true;
        }
        return false;
    }

    private String vertex(int v, GraphLayout layout) {
        var graph = table.graph();
        var name = shortened(graph.name(v));
        double radius = across(v);
        var svg = new StringBuilder("<g>");
        svg.append("<title>").append(escaped(title(v))).append("</title>");
        if (tokens.contains(v))
            svg.append(String.format(
                    Locale.ROOT,
                    "<ellipse cx=\"%.1f\" cy=\"%.1f\" rx=\"%.1f\" ry=\"%d\" fill=\"none\" stroke=\"#222222\"/>",
                    layout.x[v],
                    layout.y[v],
                    radius + 4,
                    RADIUS + 4));
        svg.append(String.format(
                Locale.ROOT,
                "<ellipse cx=\"%.1f\" cy=\"%.1f\" rx=\"%.1f\" ry=\"%d\" fill=\"%s\" stroke=\"#222222\"%s/>",
                layout.x[v],
                layout.y[v],
                radius,
                RADIUS,
                colour(table.outcome(v)),
                graph.ending(v) == null ? "" : " stroke-dasharray=\"4 3\""));
        svg.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", layout.x[v], layout.y[v] - 1, escaped(name)));
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"11\">%s</text>",
                layout.x[v],
                layout.y[v] + 13,
                escaped(worth(v))));
        return svg.append("</g>\n").toString();
    }

    private String worth(int v) {
        var outcome = table.outcome(v).name();
        return table.hasValues() ? outcome + " " + GraphCsv.written(table.value(v)) : outcome;
    }

    private String title(int v) {
        int moves = table.remoteness(v, Side.LEFT);
        return table.graph().name(v) + ": " + worth(v) + (table.isPartizan() || moves < 0 ? "" : " (" + moves + ")");
    }

    private static String shortened(String name) {
        return name.length() <= MOST_NAME ? name : name.substring(0, MOST_NAME - 1) + "…";
    }

    private static String escaped(String text) {
        var escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                default -> escaped.appendCodePoint(Character.isISOControl(c) ? '\uFFFD' : c);
            }
        });
        return escaped.toString();
    }

    private List<Outcome> outcomes() {
        return java.util.stream.Stream.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R, Outcome.D)
                .filter(outcome -> table.counts().getOrDefault(outcome, 0L) > 0)
                .toList();
    }

    private List<String> legend() {
        var lines = new ArrayList<String>();
        for (var outcome : outcomes())
            lines.add(meaning(outcome, table.isPartizan()).in(language));
        if (table.isPartizan()) {
            lines.add(Message.of("cli.graph.left-edge").in(language));
            lines.add(Message.of("cli.graph.right-edge").in(language));
        }
        return lines;
    }

    private void legend(StringBuilder svg, double x, double y) {
        var lines = legend();
        var outcomes = outcomes();
        for (int i = 0; i < lines.size(); i++) {
            double at = y + i * LINE;
            svg.append(
                    i < outcomes.size()
                            ? String.format(
                                    Locale.ROOT,
                                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"16\" height=\"14\" fill=\"%s\" stroke=\"#222222\"/>",
                                    x,
                                    at,
                                    colour(outcomes.get(i)))
                            : String.format(
                                    Locale.ROOT,
                                    "<path d=\"M%.1f %.1fh16\" stroke=\"%s\" stroke-width=\"2\"/>",
                                    x,
                                    at + 7,
                                    colour(i - outcomes.size() + 1)));
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"start\">%s</text>\n",
                    x + 24,
                    at + 12,
                    escaped(lines.get(i))));
        }
    }

    /// @return an outcome class with its meaning
    ///
    /// @param sides whether the sides have moves of their own
    public static Message meaning(Outcome outcome, boolean sides) {
        return switch (outcome) {
            case N -> sides ? Message.of("cli.graph.n-sides") : Message.of("cli.graph.n");
            case P -> sides ? Message.of("cli.graph.p-sides") : Message.of("cli.graph.p");
            case L -> Message.of("cli.graph.l");
            case R -> Message.of("cli.graph.r");
            case D -> sides ? Message.of("cli.graph.d-sides") : Message.of("cli.graph.d");
        };
    }
}
