package grundy.present.picture.graph;

import grundy.explain.board.MarkedGraph;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.value.Side;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A position on a graph, and what moves make of it: letters on its vertices, or edges that stand on the ground.
public final class MarkedGraphPicture {
    public static final int MOST_VERTICES = 60;
    private static final double UNIT = 58;
    private static final double RADIUS = 11;
    private static final double BEND = 15;

    private final MarkedGraph graph;
    private final double[] x;
    private final double[] y;

    public MarkedGraphPicture(MarkedGraph graph) {
        this.graph = graph;
        var places = GraphPlaces.of(graph);
        this.x = places.x();
        this.y = places.y();
    }

    /// @return a scale at which the graph is no larger than so much
    public double scale(double widest, double highest) {
        double wide = Arrays.stream(x).max().orElse(0) * UNIT;
        double high = Arrays.stream(y).max().orElse(0) * UNIT;
        return Math.min(1, Math.min(widest / Math.max(1, wide), highest / Math.max(1, high)));
    }

    /// @param change of a move, or nothing
    /// @param scale 1 for the position asked about, less for what moves make of it
    /// @param mark the colour in which changed vertices stand out
    public Illustration drawn(MarkedGraph.@Nullable Change change, double scale, int mark) {
        return new Drawing(change, scale, mark).drawn();
    }

    private final class Drawing {
        private final MarkedGraph.@Nullable Change change;
        private final double unit;
        private final double radius;
        private final int mark;
        private final boolean named;
        private final Illustration drawing = new Illustration();

        Drawing(MarkedGraph.@Nullable Change change, double scale, int mark) {
            this.change = change;
            this.unit = UNIT * scale;
            this.radius = RADIUS * Math.sqrt(scale) * (graph.stands() ? 0.45 : 1);
            this.mark = mark;
            this.named = change == null && graph.vertices().stream().anyMatch(vertex -> vertex.name() > 0);
        }

        Illustration drawn() {
            var together = new HashMap<List<Integer>, Integer>();
            for (var edge : graph.edges()) together.merge(List.of(edge.from(), edge.to()), 1, Integer::sum);
            var drawn = new HashMap<List<Integer>, Integer>();
            if (graph.stands()) ground();
            for (int e = 0; e < graph.edges().size(); e++) {
                var edge = graph.edges().get(e);
                var ends = List.of(edge.from(), edge.to());
                int number = drawn.merge(ends, 1, Integer::sum) - 1;
                edge(e, edge, number - (together.getOrDefault(ends, 1) - 1) / 2.0);
            }
            for (int v = 0; v < x.length; v++) vertex(v);
            return drawing;
        }

        private double x(int vertex) {
            return margin() + x[vertex] * unit;
        }

        private double y(int vertex) {
            return margin() + y[vertex] * unit;
        }

        private double margin() {
            return graph.stands() ? unit / 2 : radius + (named ? Illustration.LINE / 2.0 : 4);
        }

        private double groundY() {
            return margin() + (Arrays.stream(y).max().orElse(-1) + 1) * unit;
        }

        private void ground() {
            double wide = (Arrays.stream(x).max().orElse(0) + 1) * unit;
            double level = groundY();
            drawing.line(0, level, wide, level, Pen.thick(Illustration.BLACK));
            for (double at = 6; at < wide; at += 9)
                drawing.line(at, level + 1, at - 5, level + 7, Pen.of(Illustration.GREY));
            drawing.grow(wide, level + 8);
        }

        private boolean isGone(int vertex) {
            return change != null
                    && vertex != MarkedGraph.GROUND
                    && change.gone().contains(vertex);
        }

        private boolean isCut(int index) {
            return change != null && change.cut() == index;
        }

        private Pen pen(int index, MarkedGraph.Edge edge) {
            boolean gone = isCut(index) || isGone(edge.from()) || isGone(edge.to());
            int colour = switch (edge.colour()) {
                case 'B' -> Illustration.LEFT;
                case 'R' -> Illustration.RIGHT;
                case 'G' -> Illustration.GREEN;
                default -> Illustration.GREY;
            };
            if (isCut(index)) return Pen.dashed(colour);
            if (gone) return Pen.dashed(Illustration.PALE);
            return graph.stands() ? Pen.thick(colour) : Pen.of(colour);
        }

        /// @param beside how far from the straight line, among edges with the same ends
        private void edge(int index, MarkedGraph.Edge edge, double beside) {
            var pen = pen(index, edge);
            if (edge.from() == edge.to()) loop(index, edge.from(), pen);
            else if (edge.from() == MarkedGraph.GROUND || edge.to() == MarkedGraph.GROUND) {
                int top = Math.max(edge.from(), edge.to());
                bent(index, x(top) + beside * BEND, groundY(), x(top), y(top), pen, beside == 0 ? 0 : beside * 0.4);
            } else bent(index, x(edge.from()), y(edge.from()), x(edge.to()), y(edge.to()), pen, bend(edge, beside));
        }

        /// An edge to a vertex on the same level goes over those in between.
        private double bend(MarkedGraph.Edge edge, double beside) {
            boolean passes =
                    graph.stands() && y[edge.from()] == y[edge.to()] && Math.abs(x[edge.from()] - x[edge.to()]) > 1.01;
            if (!passes) return beside;
            return beside + (x[edge.from()] < x[edge.to()] ? -1.6 : 1.6);
        }

        private void bent(int index, double x1, double y1, double x2, double y2, Pen pen, double bend) {
            double length = Math.max(1e-9, Math.hypot(x2 - x1, y2 - y1));
            double off = bend * BEND * 2 * unit / UNIT;
            double controlX = (x1 + x2) / 2 - (y2 - y1) / length * off;
            double controlY = (y1 + y2) / 2 + (x2 - x1) / length * off;
            if (bend == 0) drawing.line(x1, y1, x2, y2, pen);
            else drawing.curve(x1, y1, controlX, controlY, x2, y2, pen);
            if (isCut(index)) cross((x1 + 2 * controlX + x2) / 4, (y1 + 2 * controlY + y2) / 4);
        }

        private void loop(int index, int vertex, Pen pen) {
            double size = unit / 5;
            double middleX = vertex == MarkedGraph.GROUND ? unit / 4 : x(vertex);
            double middleY = (vertex == MarkedGraph.GROUND ? groundY() : y(vertex)) - size;
            drawing.disc(middleX, middleY, size, Illustration.WHITE, pen);
            if (isCut(index)) cross(middleX, middleY - size);
        }

        private void cross(double middleX, double middleY) {
            double size = 4;
            var pen = Pen.thick(Illustration.BLACK);
            drawing.line(middleX - size, middleY - size, middleX + size, middleY + size, pen);
            drawing.line(middleX - size, middleY + size, middleX + size, middleY - size, pen);
        }

        private void vertex(int v) {
            var before = graph.vertices().get(v);
            var changed =
                    Optional.ofNullable(change).map(MarkedGraph.Change::letters).map(now -> now.get(v));
            var vertex = changed.orElse(before);
            if (changed.isPresent()) drawing.disc(x(v), y(v), radius + 4, mark, Pen.of(mark));
            if (isGone(v)) {
                drawing.disc(x(v), y(v), radius, Illustration.WHITE, Pen.dashed(Illustration.PALE));
            } else if (graph.stands()) {
                drawing.disc(x(v), y(v), radius, Illustration.BLACK, Pen.of(Illustration.BLACK));
            } else {
                int colour = vertex.owner()
                        .map(side -> side == Side.LEFT ? Illustration.LEFT : Illustration.RIGHT)
                        .orElse(Illustration.BLACK);
                int fill = vertex.isFree() ? Illustration.WHITE : colour;
                drawing.disc(x(v), y(v), radius, fill, Pen.of(Illustration.BLACK));
                if (!vertex.isFree() && change == null)
                    drawing.words(x(v), y(v), String.valueOf(vertex.letter()), Anchor.MIDDLE, Illustration.WHITE);
            }
            if (named) name(v, before);
        }

        /// In a free vertex, else beside it.
        private void name(int v, MarkedGraph.Vertex vertex) {
            var name = Integer.toString(vertex.name());
            double beside = radius + 3;
            if (graph.stands()) drawing.words(x(v) + beside, y(v) + beside, name, Anchor.START, Illustration.GREY);
            else if (vertex.isFree()) drawing.words(x(v), y(v), name, Anchor.MIDDLE, Illustration.GREY);
            else drawing.words(x(v) + beside, y(v) - beside, name, Anchor.START, Illustration.GREY);
        }
    }
}
