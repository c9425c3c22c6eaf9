package grundy.present.picture.graph;

import grundy.limit.LimitException;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.PaperShade;
import grundy.present.picture.drawing.SvgElement;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Draws a game tree from the root at the left to the payoffs at the right: players in colours, the
/// actions that are played in thick lines, places that a player cannot tell apart joined by a dashed
/// line.
public final class TreePicture {
    private static final int MOST = 400;
    private static final int LINE = 30;
    private static final int MARGIN = 40;
    private static final int MOST_SIGNS = 24;
    private static final String GREY = PaperColour.SOFT.hex();
    private static final String INK = PaperColour.INK.hex();
    private static final String SHEET = PaperColour.SHEET.hex();
    private static final List<String> COLOURS =
            PaperShade.PLAYERS.stream().map(PaperShade::hex).toList();

    private final GameTree tree;
    private final @Nullable BehaviourStrategy behaviour;
    private final Language language;

    /// For each depth, the width of the labels of the moves that leave it.
    private final List<Integer> widths = new ArrayList<>();

    private final List<SvgElement> joined = new ArrayList<>();
    private final List<SvgElement> edges = new ArrayList<>();
    private final List<SvgElement> labels = new ArrayList<>();
    private final List<SvgElement> places = new ArrayList<>();
    private final List<List<double[]>> sets = new ArrayList<>();
    private int leaves;
    private int lanes;
    private double right;

    private TreePicture(TreeVerdict verdict, Language language) {
        this.tree = verdict.tree();
        this.language = language;
        this.behaviour = switch (verdict) {
            case TreeVerdict.Perfect perfect -> perfect.equilibria().getFirst().behaviour();
            case TreeVerdict.Value value -> value.optimal().behaviour();
            case TreeVerdict.Strategic _ -> null;
        };
        tree.sets().forEach(_ -> sets.add(new ArrayList<>()));
    }

    /// @return a document of its own, in UTF-8
    /// @throws LimitException if the tree has more than 400 nodes
    public static String svg(TreeVerdict verdict, Language language) {
        checkSize(verdict.tree());
        return new TreePicture(verdict, language).document();
    }

    /// @throws LimitException if the tree has more nodes than a picture can show
    public static void checkSize(GameTree tree) {
        int nodes = tree.nodes();
        if (nodes > MOST) throw new LimitException(Message.of("picture.tree.large", "nodes", nodes, "most", MOST));
    }

    private String document() {
        measure(tree.root(), 0);
        place(tree.root(), 0);
        for (int set = 0; set < sets.size(); set++) join(set);
        var legend = legend();
        int top = tree.title().isEmpty() ? 0 : LINE;
        int height = top + MARGIN + leaves * LINE + legend.size() * 20 + 20;
        double width = right + MARGIN;
        for (var line : legend) width = Math.max(width, DisplayWidth.of(line[1]) * 7.5 + 2 * MARGIN);
        width = Math.max(width, DisplayWidth.of(shorten(tree.title(), 80)) * 8.5 + 2 * MARGIN);
        var svg = SvgElement.picture()
                .with("width", SvgElement.integers(width))
                .with("height", height)
                .with("viewBox", "0 " + -top + " " + SvgElement.integers(width) + " " + height)
                .with("font-family", "sans-serif")
                .with("font-size", 13)
                .line();
        svg.title(tree.title()).line();
        svg.line(SvgElement.sheet().with("y", -top));
        if (top > 0) svg.line(text(MARGIN, 4, INK, shorten(tree.title(), 80)));
        for (var layer : List.of(joined, edges, labels, places)) layer.forEach(svg::line);
        int y = MARGIN + leaves * LINE + 4;
        for (var line : legend) {
            svg.line(text(MARGIN, y, line[0], line[1]));
            y += 20;
        }
        return svg.document();
    }

    private void measure(Node node, int depth) {
        if (node instanceof Terminal) return;
        if (widths.size() <= depth) widths.add(40);
        var next = GameTree.children(node);
        for (int i = 0; i < next.size(); i++) {
            widths.set(depth, Math.max(widths.get(depth), (int) (DisplayWidth.of(label(node, i)) * 6.6) + 56));
            measure(next.get(i), depth + 1);
        }
    }

    /// @return the place of the node: right and down
    private double[] place(Node node, int depth) {
        double x = MARGIN;
        for (int i = 0; i < depth; i++) x += widths.get(i);
        if (node instanceof Terminal(var payoffs)) {
            double y = MARGIN + leaves++ * LINE;
            payoffs(payoffs, x, y);
            return new double[] {x, y};
        }
        var children = GameTree.children(node);
        var ends = new ArrayList<double[]>();
        for (var next : children) ends.add(place(next, depth + 1));
        var here = new double[] {x, (ends.getFirst()[1] + ends.getLast()[1]) / 2};
        for (int i = 0; i < ends.size(); i++) edge(node, i, here, ends.get(i));
        circle(node, here);
        if (node instanceof Decision(var set, var _)) sets.get(set).add(here);
        return here;
    }

    private void edge(Node node, int index, double[] from, double[] to) {
        var weight = weight(node, index);
        boolean played = weight != null && weight.signum() > 0;
        edges.add(SvgElement.of("line")
                .with("x1", from[0])
                .with("y1", from[1])
                .with("x2", to[0])
                .with("y2", to[1])
                .with("stroke", played ? colour(node) : GREY)
                .with("stroke-width", played ? 3 : 1));
        labels.add(SvgElement.of("text")
                .with("x", from[0] + (to[0] - from[0]) / 2)
                .with("y", from[1] + (to[1] - from[1]) / 2 - 3)
                .with("text-anchor", "middle")
                .with("fill", colour(node))
                .with("stroke", SHEET)
                .with("stroke-width", 3)
                .with("paint-order", "stroke")
                .with("font-size", 12)
                .say(label(node, index)));
    }

    private void circle(Node node, double[] at) {
        var name = switch (node) {
            case Decision(var set, var _) -> {
                var information = tree.sets().get(set);
                yield tree.players().get(information.player())
                        + (information.name().isEmpty() ? "" : " {" + information.name() + "}");
            }
            default -> Message.of("tree.chance").in(language);
        };
        var worth = behaviour == null ? "" : ": " + behaviour.payoffs(tree, node);
        places.add(SvgElement.of("circle")
                .with("cx", at[0])
                .with("cy", at[1])
                .with("r", 6)
                .with("fill", node instanceof Chance ? SHEET : colour(node))
                .with("stroke", colour(node))
                .title(name + worth));
        if (node instanceof Decision(var set, var _)
                && !tree.sets().get(set).name().isEmpty())
            places.add(SvgElement.of("text")
                    .with("x", at[0])
                    .with("y", at[1] - 10)
                    .with("text-anchor", "middle")
                    .with("font-size", 10)
                    .with("fill", colour(node))
                    .with("stroke", SHEET)
                    .with("stroke-width", 3)
                    .with("paint-order", "stroke")
                    .say(shorten(tree.sets().get(set).name(), 14)));
    }

    private void payoffs(List<Rational> payoffs, double x, double y) {
        var text = SvgElement.of("text").with("x", x + 8).with("y", y + 4.5);
        int signs = 0;
        for (int player = 0; player < payoffs.size(); player++) {
            var number = shorten(payoffs.get(player).toString(), MOST_SIGNS);
            text.add(SvgElement.of("tspan")
                    .with("fill", COLOURS.get(player % COLOURS.size()))
                    .say(number + (player + 1 < payoffs.size() ? ",\u00a0" : "")));
            signs += number.length() + 2;
        }
        places.add(text);
        right = Math.max(right, x + 8 + signs * 8);
    }

    /// Joins the places of an information set; lines that pass by other places keep apart from each other.
    private void join(int set) {
        var at = sets.get(set);
        if (at.size() < 2) return;
        boolean passes = IntStream.range(0, at.size() - 1).anyMatch(i -> passes(at.get(i), at.get(i + 1)));
        double bend = passes ? 26 + 18 * (lanes++ % 6) : 20;
        for (int i = 0; i + 1 < at.size(); i++) {
            double x = Math.min(at.get(i)[0], at.get(i + 1)[0]) - bend;
            double[] from = at.get(i);
            double[] to = at.get(i + 1);
            joined.add(SvgElement.of("path")
                    .with(
                            "d",
                            "M" + SvgElement.numbers(from) + "Q"
                                    + SvgElement.numbers(x, (from[1] + to[1]) / 2, to[0], to[1]))
                    .with("fill", "none")
                    .with("stroke", COLOURS.get(tree.sets().get(set).player() % COLOURS.size()))
                    .with("stroke-width", "1.5")
                    .with("stroke-opacity", passes ? "0.5" : "1")
                    .with("stroke-dasharray", "5 4"));
        }
    }

    private boolean passes(double[] from, double[] to) {
        return sets.stream()
                .flatMap(List::stream)
                .anyMatch(other -> other[0] == from[0]
                        && other[1] > Math.min(from[1], to[1])
                        && other[1] < Math.max(from[1], to[1]));
    }

    private String label(Node node, int index) {
        return switch (node) {
            case Chance(var lotteries) ->
                shorten(lotteries.get(index).name()) + " ("
                        + shorten(lotteries.get(index).probability().toString()) + ")";
            case Decision(var set, var _) -> {
                var name = shorten(tree.sets().get(set).actions().get(index));
                var weight = weight(node, index);
                yield weight == null || weight.signum() == 0 || weight.equals(Rational.ONE)
                        ? name
                        : name + " (" + shorten(weight.toString()) + ")";
            }
            case Terminal _ -> "";
        };
    }

    /// @return the probability of an action; null where nothing is known of it
    private @Nullable Rational weight(Node node, int index) {
        return behaviour != null && node instanceof Decision(var set, var _)
                ? behaviour.actions().get(set).get(index)
                : null;
    }

    private String colour(Node node) {
        return node instanceof Decision decision ? COLOURS.get(tree.player(decision) % COLOURS.size()) : GREY;
    }

    /// @return colours and texts
    private List<String[]> legend() {
        var lines = new ArrayList<String[]>();
        for (int player = 0; player < tree.playerCount(); player++)
            lines.add(new String[] {
                COLOURS.get(player % COLOURS.size()),
                "● " + shorten(tree.players().get(player))
            });
        if (behaviour != null) lines.add(new String[] {INK, say("picture.tree.played")});
        if (sets.stream().anyMatch(some -> some.size() > 1)) lines.add(new String[] {INK, say("picture.tree.sets")});
        return lines;
    }

    private String say(String key) {
        return Message.of(key).in(language);
    }

    private static String shorten(String name) {
        return shorten(name, MOST_SIGNS);
    }

    private static String shorten(String name, int most) {
        return name.length() <= most ? name : name.substring(0, most) + "…";
    }

    private static SvgElement text(int x, int y, String colour, String text) {
        return SvgElement.of("text")
                .with("x", x)
                .with("y", y)
                .with("text-anchor", "start")
                .with("fill", colour)
                .say(text);
    }
}
