package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.SideColours;
import grundy.present.picture.graph.PartsLayout;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A graph with a token on a vertex, or with coins on all of them; arrows are the winning moves.
///
/// @param token index of the vertex on which the token stands; -1 if there is none
/// @param ways of winning moves
/// @param left how many vertices are not drawn
record TokenPicture(
        List<Vertex> vertices, List<Edge> edges, int token, List<Way> ways, int left, boolean isTree, Language language)
        implements ComponentPicture {
    private static final double UNIT = 78;
    private static final double LARGEST = 1300;
    private static final double RADIUS = 15;
    private static final double BEND = 16;
    private static final int MOST_NAME = 10;

    /// @param note what lies on it, beside its name; may be empty
    record Vertex(String name, String note) {}

    /// @param to index of a vertex
    /// @param label may be empty
    /// @param directed whether it leads one way only
    record Edge(int from, int to, String label, boolean directed, int colour) {}

    /// A winning move along an edge.
    ///
    /// @param directed whether it goes from one end to the other; else it takes the edge away
    record Way(int from, int to, @Nullable Side side, String label, boolean directed) {}

    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        var x = new double[vertices.size()];
        var y = new double[vertices.size()];
        place(x, y);
        for (int i = 0; i < ways.size(); i++) if (!ways.get(i).directed) way(drawing, i, x, y);
        for (int i = 0; i < edges.size(); i++) edge(drawing, i, x, y);
        for (int i = 0; i < ways.size(); i++) if (ways.get(i).directed) way(drawing, i, x, y);
        for (int v = 0; v < vertices.size(); v++) vertex(drawing, v, x, y);
        drawing.grow(0, drawing.height() + 4);
        if (left > 0)
            drawing.words(
                    0,
                    drawing.height() + Illustration.LINE / 2.0,
                    Message.of("picture.position.more-vertices", "count", left).in(language),
                    Anchor.START,
                    Illustration.GREY);
        return drawing;
    }

    private void place(double[] x, double[] y) {
        if (isTree) tree(x, y);
        else {
            var around = new ArrayList<List<Integer>>();
            for (int v = 0; v < vertices.size(); v++) around.add(new ArrayList<>());
            for (var edge : edges) {
                if (edge.from == edge.to || around.get(edge.from).contains(edge.to)) continue;
                around.get(edge.from).add(edge.to);
                around.get(edge.to).add(edge.from);
            }
            var layout = new PartsLayout(around);
            System.arraycopy(layout.x, 0, x, 0, x.length);
            System.arraycopy(layout.y, 0, y, 0, y.length);
        }
        double wide = Math.max(
                Arrays.stream(x).max().orElse(0), Arrays.stream(y).max().orElse(0));
        double unit = Math.min(UNIT, LARGEST / Math.max(1, wide));
        double margin = RADIUS + 34;
        for (int v = 0; v < x.length; v++) {
            x[v] = margin + x[v] * unit;
            y[v] = margin + y[v] * unit;
        }
    }

    /// The first vertex is the root, below; the edges lead from each vertex to its parent.
    private void tree(double[] x, double[] y) {
        var children = new ArrayList<List<Integer>>();
        for (int v = 0; v < vertices.size(); v++) children.add(new ArrayList<>());
        for (var edge : edges) children.get(edge.to).add(edge.from);
        int[] leaves = {0};
        hang(0, 0, children, x, y, leaves);
        double deepest = Arrays.stream(y).max().orElse(0);
        for (int v = 0; v < y.length; v++) y[v] = deepest - y[v];
    }

    private static void hang(int v, int depth, List<List<Integer>> children, double[] x, double[] y, int[] leaves) {
        y[v] = depth;
        if (children.get(v).isEmpty()) {
            x[v] = leaves[0]++;
            return;
        }
        for (int child : children.get(v)) hang(child, depth + 1, children, x, y, leaves);
        x[v] = (x[children.get(v).getFirst()] + x[children.get(v).getLast()]) / 2;
    }

    /// @return how far an edge is bent away from the straight line, so that edges with the same ends are apart
    private double bend(int index) {
        var edge = edges.get(index);
        int together = 0;
        int before = 0;
        for (int i = 0; i < edges.size(); i++) {
            var other = edges.get(i);
            boolean isBeside =
                    other.from == edge.from && other.to == edge.to || other.from == edge.to && other.to == edge.from;
            if (!isBeside) continue;
            together++;
            if (i < index) before++;
        }
        double bend = (before - (together - 1) / 2.0) * 2 * BEND;
        return edge.from < edge.to ? bend : -bend;
    }

    private void edge(Illustration drawing, int index, double[] x, double[] y) {
        var edge = edges.get(index);
        var pen = Pen.of(edge.colour).wide(edge.colour == Illustration.GREY ? 1 : 2);
        if (edge.from == edge.to) {
            drawing.disc(x[edge.from], y[edge.from] - RADIUS - 6, 9, Illustration.WHITE, pen);
            return;
        }
        line(drawing, edge.from, edge.to, bend(index), pen, edge.directed, edge.label, Illustration.BLACK, x, y);
    }

    private void way(Illustration drawing, int index, double[] x, double[] y) {
        var way = ways.get(index);
        if (way.from == way.to) return;
        double bend = 0;
        for (int i = 0; i < edges.size(); i++) {
            var edge = edges.get(i);
            if (edge.from == way.from && edge.to == way.to) bend = bend(i);
            else if (edge.from == way.to && edge.to == way.from) bend = -bend(i);
        }
        // Beside the edge, where its label is not.
        line(
                drawing,
                way.from,
                way.to,
                bend,
                Pen.of(way.directed ? SideColours.of(way.side) : SideColours.pale(way.side))
                        .wide(way.directed ? 2.5 : 12),
                way.directed,
                "",
                0,
                x,
                y);
        if (!way.label.isEmpty()) {
            double dx = x[way.to] - x[way.from];
            double dy = y[way.to] - y[way.from];
            double length = Math.max(1, Math.hypot(dx, dy));
            drawing.words(
                    x[way.from] + dx * 0.62 + dy / length * 13,
                    y[way.from] + dy * 0.62 - dx / length * 13,
                    "[" + way.label + "]",
                    Anchor.MIDDLE,
                    SideColours.of(way.side));
        }
    }

    private static void line(
            Illustration drawing,
            int from,
            int to,
            double bend,
            Pen pen,
            boolean directed,
            String label,
            int colour,
            double[] x,
            double[] y) {
        double dx = x[to] - x[from];
        double dy = y[to] - y[from];
        double length = Math.max(1, Math.hypot(dx, dy));
        double middleX = x[from] + dx / 2 - dy / length * bend;
        double middleY = y[from] + dy / 2 + dx / length * bend;
        double toLength = Math.max(1, Math.hypot(x[to] - middleX, y[to] - middleY));
        double endX = x[to] - (x[to] - middleX) / toLength * (RADIUS + 2);
        double endY = y[to] - (y[to] - middleY) / toLength * (RADIUS + 2);
        if (directed) drawing.bentArrow(x[from], y[from], middleX, middleY, endX, endY, pen);
        else drawing.curve(x[from], y[from], middleX, middleY, x[to], y[to], pen);
        if (!label.isEmpty())
            drawing.words(
                    (x[from] + 2 * middleX + x[to]) / 4 - dy / length * 11,
                    (y[from] + 2 * middleY + y[to]) / 4 + dx / length * 11,
                    label,
                    Anchor.MIDDLE,
                    colour);
    }

    private void vertex(Illustration drawing, int v, double[] x, double[] y) {
        var vertex = vertices.get(v);
        var name = vertex.name.length() <= MOST_NAME ? vertex.name : vertex.name.substring(0, MOST_NAME - 1) + "…";
        boolean isHere = v == token;
        double radius = Math.max(RADIUS, Math.min(3 * RADIUS, Illustration.width(name) / 2 + 4));
        drawing.disc(
                x[v],
                y[v],
                radius,
                isHere ? SideColours.HERE : SideColours.SQUARE,
                isHere ? Pen.thick(Illustration.BLACK) : Pen.of(Illustration.BLACK));
        drawing.words(x[v], y[v], name, Anchor.MIDDLE, Illustration.BLACK);
        if (!vertex.note.isEmpty())
            drawing.words(x[v] + radius + 4, y[v], vertex.note, Anchor.START, SideColours.COUNTER);
    }
}
