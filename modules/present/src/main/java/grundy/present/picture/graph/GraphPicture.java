package grundy.present.picture.graph;

import grundy.answer.GraphTable;
import grundy.limit.LimitException;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.PaperShade;
import grundy.present.picture.drawing.SvgElement;
import grundy.rules.graph.GameGraph;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

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
            throw new LimitException(Message.of("picture.graph.too-large", "most", MOST, "vertices", graph.vertices()));
        var layout = new GraphLayout(graph, table.isAcyclic());
        double left = Arrays.stream(layout.x).min().orElse(0) - MARGIN;
        double top = Arrays.stream(layout.y).min().orElse(0) - MARGIN;
        double right = Arrays.stream(layout.x).max().orElse(0) + MARGIN;
        double bottom = Arrays.stream(layout.y).max().orElse(0) + MARGIN;
        var legend = legend();
        double width = Math.max(
                right - left, legend.stream().mapToInt(DisplayWidth::of).max().orElse(0) * 7.5 + 60);
        double height = bottom - top + legend.size() * LINE + 10;
        var svg = SvgElement.picture()
                .with("width", SvgElement.integers(width))
                .with("height", SvgElement.integers(height))
                .with("viewBox", SvgElement.integers(left, top, width, height))
                .with("font-family", "sans-serif")
                .with("font-size", 13)
                .with("text-anchor", "middle")
                .line();
        var tips = SvgElement.of("defs").line();
        for (int bits = GameGraph.LEFT; bits <= GameGraph.BOTH; bits++) tips.line(tip(bits));
        svg.line(tips);
        svg.line(SvgElement.of("rect")
                .with("x", SvgElement.integers(left))
                .with("y", SvgElement.integers(top))
                .with("width", SvgElement.integers(width))
                .with("height", SvgElement.integers(height))
                .with("fill", PaperColour.SHEET.hex()));
        for (int v = 0; v < graph.vertices(); v++)
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++) svg.line(edge(v, edge, layout));
        for (int v = 0; v < graph.vertices(); v++) svg.line(vertex(v, layout));
        legend(svg, left + 20, bottom + 4);
        return svg.document();
    }

    private static SvgElement tip(int bits) {
        return SvgElement.of("marker")
                .with("id", "a" + bits)
                .with("viewBox", "0 0 10 10")
                .with("refX", 9)
                .with("refY", 5)
                .with("markerWidth", 7)
                .with("markerHeight", 7)
                .with("orient", "auto")
                .add(SvgElement.of("path").with("d", "M0 1 10 5 0 9z").with("fill", colour(bits)));
    }

    private static String colour(int bits) {
        var colour = bits == GameGraph.LEFT
                ? PaperColour.LEFT
                : bits == GameGraph.RIGHT ? PaperColour.RIGHT : PaperColour.SOFT;
        return colour.hex();
    }

    private SvgElement edge(int from, int edge, GraphLayout layout) {
        var graph = table.graph();
        int to = graph.target(edge);
        int bits = graph.players(edge);
        double x = layout.x[from];
        double y = layout.y[from];
        String path;
        if (from == to) {
            path = "M" + SvgElement.numbers(x - 9, y - RADIUS + 2) + " C"
                    + SvgElement.numbers(x - 26, y - 52, x + 26, y - 52, x + 10, y - RADIUS);
        } else {
            double dx = layout.x[to] - x;
            double dy = layout.y[to] - y;
            double length = Math.max(1, Math.hypot(dx, dy));
            double bend = isEdge(to, from) ? 14 : crosses(from, to, layout) ? 30 : 0;
            double middleX = x + dx / 2 - dy / length * bend;
            double middleY = y + dy / 2 + dx / length * bend;
            double start = rim(from, middleX - x, middleY - y, 0);
            double end = rim(to, middleX - layout.x[to], middleY - layout.y[to], 2);
            path = "M" + SvgElement.numbers(x + (middleX - x) * start, y + (middleY - y) * start) + " Q"
                    + SvgElement.numbers(
                            middleX,
                            middleY,
                            layout.x[to] + (middleX - layout.x[to]) * end,
                            layout.y[to] + (middleY - layout.y[to]) * end);
        }
        return SvgElement.of("path")
                .with("d", path)
                .with("fill", "none")
                .with("stroke", colour(bits))
                .with("stroke-width", "1.6")
                .with("marker-end", "url(#a" + bits + ")");
    }

    /// @return the part of a way from the middle of a vertex that lies inside its ellipse
    private double rim(int vertex, double dx, double dy, int more) {
        return 1 / Math.max(1, Math.hypot(dx / (across(vertex) + more), dy / (RADIUS + more)));
    }

    /// @return half the width of a vertex
    private double across(int vertex) {
        int name = DisplayWidth.of(shortened(table.graph().name(vertex)));
        return Math.max(RADIUS, Math.max(name * 3.9, DisplayWidth.of(vertexText(vertex)) * 3.2) + 8);
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

    private SvgElement vertex(int v, GraphLayout layout) {
        var graph = table.graph();
        var group = SvgElement.of("g").title(title(v));
        if (tokens.contains(v))
            group.add(ellipse(v, layout, 4).with("fill", "none").with("stroke", PaperColour.INK.hex()));
        var body = ellipse(v, layout, 0)
                .with("fill", PaperShade.of(table.outcome(v)).hex())
                .with("stroke", PaperColour.INK.hex());
        if (graph.ending(v).isPresent()) body.with("stroke-dasharray", "4 3");
        group.add(body);
        group.add(SvgElement.text(layout.x[v], layout.y[v] - 1, shortened(graph.name(v))));
        group.add(SvgElement.of("text")
                .with("x", layout.x[v])
                .with("y", layout.y[v] + 13)
                .with("font-size", 11)
                .say(vertexText(v)));
        return group;
    }

    private SvgElement ellipse(int v, GraphLayout layout, int more) {
        return SvgElement.of("ellipse")
                .with("cx", layout.x[v])
                .with("cy", layout.y[v])
                .with("rx", across(v) + more)
                .with("ry", RADIUS + more);
    }

    private String vertexText(int v) {
        var outcome = table.outcome(v).name();
        return table.hasValues() ? outcome + " " + new GraphCsv(table).valueText(table.value(v)) : outcome;
    }

    private String title(int v) {
        int moves = table.remoteness(v, Side.LEFT);
        return table.graph().name(v) + ": " + vertexText(v)
                + (table.isPartizan() || moves < 0 ? "" : " (" + moves + ")");
    }

    private static String shortened(String name) {
        return name.length() <= MOST_NAME ? name : name.substring(0, MOST_NAME - 1) + "…";
    }

    private List<Outcome> outcomes() {
        return Stream.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R, Outcome.D)
                .filter(outcome -> table.counts().getOrDefault(outcome, 0L) > 0)
                .toList();
    }

    private List<String> legend() {
        var lines = new ArrayList<String>();
        for (var outcome : outcomes())
            lines.add(meaning(outcome, table.isPartizan()).in(language));
        if (table.isPartizan()) {
            lines.add(Message.of("picture.graph.left-edge").in(language));
            lines.add(Message.of("picture.graph.right-edge").in(language));
        }
        return lines;
    }

    private void legend(SvgElement svg, double x, double y) {
        var lines = legend();
        var outcomes = outcomes();
        for (int i = 0; i < lines.size(); i++) {
            double at = y + i * LINE;
            svg.add(
                    i < outcomes.size()
                            ? SvgElement.of("rect")
                                    .with("x", x)
                                    .with("y", at)
                                    .with("width", 16)
                                    .with("height", 14)
                                    .with("fill", PaperShade.of(outcomes.get(i)).hex())
                                    .with("stroke", PaperColour.INK.hex())
                            : SvgElement.of("path")
                                    .with("d", "M" + SvgElement.numbers(x, at + 7) + "h16")
                                    .with("stroke", colour(i - outcomes.size() + 1))
                                    .with("stroke-width", 2));
            svg.line(SvgElement.of("text")
                    .with("x", x + 24)
                    .with("y", at + 12)
                    .with("text-anchor", "start")
                    .say(lines.get(i)));
        }
    }

    /// @return an outcome class with its meaning
    ///
    /// @param sides whether the sides have moves of their own
    public static Message meaning(Outcome outcome, boolean sides) {
        return switch (outcome) {
            case N -> sides ? Message.of("picture.graph.n-sides") : Message.of("picture.graph.n");
            case P -> sides ? Message.of("picture.graph.p-sides") : Message.of("picture.graph.p");
            case L -> Message.of("picture.graph.l");
            case R -> Message.of("picture.graph.r");
            case D -> sides ? Message.of("picture.graph.d-sides") : Message.of("picture.graph.d");
        };
    }
}
