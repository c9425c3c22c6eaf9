package grundy.present.picture;

import grundy.check.theorem.Automaton;
import grundy.check.theorem.Theorem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        var text = new StringBuilder(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$.0f %1$.0f\" font-family=\"sans-serif\" font-size=\"11\">%n"
                        .formatted(size));
        text.append(
                "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#555\"/></marker></defs>\n");
        text.append("<title>%s</title>%n"
                .formatted(escaped(String.join(", ", theorem.game().coordinates()))));
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
                            text.append(arrow(x[from], y[from], x[target], y[target], size / 2, label(labels))));
        }
        for (int state = 0; state < states; state++) text.append(state(state, x[state], y[state]));
        return text.append("</svg>\n").toString();
    }

    private String state(int state, double x, double y) {
        var ring = automaton.accepting()[state]
                ? "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"none\" stroke=\"#222\"/>".formatted(x, y, RADIUS - 4)
                : "";
        return String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"%s\" stroke=\"#222\"/>%s<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s%d</text>%n",
                x,
                y,
                RADIUS,
                automaton.accepting()[state] ? "#dff0d8" : "#fff",
                ring,
                x,
                y + 4,
                state == 0 ? "→" : "",
                state);
    }

    private static String arrow(double x, double y, double toX, double toY, double middle, String label) {
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
        return String.format(
                Locale.ROOT,
                "<path d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\" fill=\"none\" stroke=\"#555\" marker-end=\"url(#tip)\"/><text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"#06c\" stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\">%s</text>%n",
                start[0],
                start[1],
                midX,
                midY,
                end[0],
                end[1],
                loop ? midX : onCurve(start[0], midX, end[0]),
                4 + (loop ? midY : onCurve(start[1], midY, end[1])),
                escaped(label));
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

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
