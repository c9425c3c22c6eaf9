package grundy.present.picture.graph;

import grundy.check.automaton.Automaton;
import grundy.check.theorem.Theorem;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.PaperShade;
import grundy.present.picture.drawing.SvgElement;
import grundy.value.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// An automaton as a picture: states on a circle, or as a file for Graphviz. Arrows carry the digits of all tracks;
/// states that accept have two rings.
public record AutomatonPicture(Automaton automaton, Theorem theorem) {
    private static final int MOST_LABELS = 6;
    private static final int RADIUS = 18;

    /// @return a graph in the DOT language
    public String dot() {
        var text = new StringBuilder(
                "digraph automaton {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=point];\n");
        for (int state = 0; state < automaton.states(); state++)
            if (automaton.accepting()[state]) text.append("  ").append(state).append(" [shape=doublecircle];\n");
        text.append("  start -> 0;\n");
        for (int state = 0; state < automaton.states(); state++) {
            int from = state;
            arrows(state)
                    .forEach((target, labels) ->
                            text.append("  %d -> %d [label=\"%s\"];%n".formatted(from, target, label(labels))));
        }
        return text.append("}\n").toString();
    }

    private TreeMap<Integer, List<String>> arrows(int state) {
        var arrows = new TreeMap<Integer, List<String>>();
        int[] symbols = automaton.symbols()[state];
        for (int i = 0; i < symbols.length; i++)
            arrows.computeIfAbsent(automaton.targets()[state][i], _ -> new ArrayList<>())
                    .add(symbol(symbols[i]));
        return arrows;
    }

    private String symbol(int symbol) {
        var digits = new ArrayList<String>();
        int rest = symbol;
        for (int i = 0; i < automaton.tracks(); i++, rest /= automaton.digits())
            digits.addFirst(String.valueOf(rest % automaton.digits()));
        return automaton.tracks() == 1 ? digits.getFirst() : "(" + String.join(",", digits) + ")";
    }

    private static String label(List<String> labels) {
        if (labels.size() <= MOST_LABELS) return String.join(" ", labels);
        return String.join(" ", labels.subList(0, MOST_LABELS)) + " …";
    }

    /// @return a document of its own
    public String svg() {
        int states = automaton.states();
        double circle = Math.max(80, states * 24.0);
        double size = 2 * circle + 200;
        var svg = SvgElement.picture()
                .with("viewBox", SvgElement.integers(0, 0, size, size))
                .with("font-family", "sans-serif")
                .with("font-size", 11)
                .line();
        svg.line(SvgElement.of("defs").add(tip()));
        svg.title(String.join(", ", theorem.game().coordinates())).line();
        svg.line(SvgElement.sheet());
        var x = new double[states];
        var y = new double[states];
        for (int state = 0; state < states; state++) {
            double angle = Math.PI + 2 * Math.PI * state / states;
            x[state] = size / 2 + circle * Math.cos(angle);
            y[state] = size / 2 + circle * Math.sin(angle);
        }
        for (int state = 0; state < states; state++) {
            int from = state;
            arrows(state)
                    .forEach((target, labels) ->
                            arrow(svg, x[from], y[from], x[target], y[target], size / 2, label(labels)));
        }
        for (int state = 0; state < states; state++) state(svg, state, x[state], y[state]);
        return svg.document();
    }

    private static SvgElement tip() {
        return SvgElement.of("marker")
                .with("id", "tip")
                .with("viewBox", "0 0 8 8")
                .with("refX", 8)
                .with("refY", 4)
                .with("markerWidth", 7)
                .with("markerHeight", 7)
                .with("orient", "auto")
                .add(SvgElement.of("path").with("d", "M0 0L8 4L0 8z").with("fill", PaperColour.SOFT.hex()));
    }

    private void state(SvgElement svg, int state, double x, double y) {
        boolean accepts = automaton.accepting()[state];
        svg.add(ring(x, y, RADIUS, accepts ? PaperShade.of(Outcome.N).hex() : PaperColour.SHEET.hex()));
        if (accepts) svg.add(ring(x, y, RADIUS - 4, "none"));
        svg.line(SvgElement.of("text")
                .with("x", x)
                .with("y", y + 4)
                .with("text-anchor", "middle")
                .say((state == 0 ? "→" : "") + state));
    }

    private static SvgElement ring(double x, double y, int radius, String fill) {
        return SvgElement.of("circle")
                .with("cx", x)
                .with("cy", y)
                .with("r", radius)
                .with("fill", fill)
                .with("stroke", PaperColour.INK.hex());
    }

    private static void arrow(SvgElement svg, double x, double y, double toX, double toY, double middle, String label) {
        boolean loop = x == toX && y == toY;
        double outX = x - middle;
        double outY = y - middle;
        double length = Math.max(1, Math.hypot(outX, outY));
        double midX = loop ? x + outX / length * 3 * RADIUS : (x + toX) / 2 + (toY - y) * 0.15;
        double midY = loop ? y + outY / length * 3 * RADIUS : (y + toY) / 2 - (toX - x) * 0.15;
        double[] start =
                near(x, y, loop ? midX + outY / length * RADIUS : midX, loop ? midY - outX / length * RADIUS : midY);
        double[] end = near(
                toX, toY, loop ? midX - outY / length * RADIUS : midX, loop ? midY + outX / length * RADIUS : midY);
        svg.line(
                SvgElement.of("path")
                        .with(
                                "d",
                                "M" + SvgElement.numbers(start[0], start[1]) + "Q"
                                        + SvgElement.numbers(midX, midY, end[0], end[1]))
                        .with("fill", "none")
                        .with("stroke", PaperColour.SOFT.hex())
                        .with("marker-end", "url(#tip)"),
                SvgElement.of("text")
                        .with("x", loop ? midX : onCurve(start[0], midX, end[0]))
                        .with("y", 4 + (loop ? midY : onCurve(start[1], midY, end[1])))
                        .with("text-anchor", "middle")
                        .with("fill", PaperColour.LEFT.hex())
                        .with("stroke", PaperColour.SHEET.hex())
                        .with("stroke-width", 3)
                        .with("paint-order", "stroke")
                        .say(label));
    }

    /// A place on the curve, not far from where it begins, where the curves of different arrows are apart.
    private static double onCurve(double start, double middle, double end) {
        double at = 0.33;
        return (1 - at) * (1 - at) * start + 2 * at * (1 - at) * middle + at * at * end;
    }

    private static double[] near(double x, double y, double toX, double toY) {
        double length = Math.max(1, Math.hypot(toX - x, toY - y));
        return new double[] {x + (toX - x) / length * RADIUS, y + (toY - y) / length * RADIUS};
    }
}
