package grundy.theory.hackenbush;

import grundy.finding.NumberPart.EdgeValue;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.ColouredBush.Coloured;
import grundy.value.Dyadic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A tree without green edges: numbers from the top down to the ground by {@link EdgeRule}, then what must be left
/// for a cut to win from the ground up by {@link TreeThresholds}. A loop counts as an edge with nothing on it.
///
/// Cost: O(E) operations on numbers of at most E digits, twice; kept are the numbers at the vertices that branch.
final class TreeNumber {
    private final Coloured graph;

    /// Vertices from the ground up, the ground first.
    private final int[] order;

    /// For each vertex the one below it and the edge that leads there.
    private final int[] below;

    private final int[] edge;
    private final int[] branches;

    /// For vertices that branch what stands on them, and for the vertices next above what they add to it.
    private final @Nullable Dyadic[] standing;

    private final @Nullable Dyadic[] added;
    private final Dyadic value;

    private TreeNumber(Coloured graph, int[] order, int[] below, int[] edge, HackenbushBudget work) {
        this.graph = graph;
        this.order = order;
        this.below = below;
        this.edge = edge;
        this.branches = new int[order.length];
        for (int i = 1; i < order.length; i++) branches[below[order[i]]]++;
        this.standing = new Dyadic[order.length];
        this.added = new Dyadic[order.length];
        this.value = evaluate(work);
    }

    /// @param graph connected, on the ground, without green edges
    /// @return empty if there is a cycle
    static Optional<TreeNumber> of(Coloured graph, HackenbushBudget work) {
        var edges = graph.edges();
        int count = edges.count();
        int[] names = IntStream.range(0, count)
                .flatMap(i -> IntStream.of(edges.from(i), edges.to(i)))
                .sorted()
                .distinct()
                .toArray();
        int loops = (int) IntStream.range(0, count)
                .filter(i -> edges.from(i) == edges.to(i))
                .count();
        int vertices = names.length + loops;
        if (count != vertices - 1) return Optional.empty();
        var ends = new int[2 * count];
        int next = names.length;
        for (int i = 0; i < count; i++) {
            ends[2 * i] = Arrays.binarySearch(names, edges.from(i));
            ends[2 * i + 1] = edges.from(i) == edges.to(i) ? next++ : Arrays.binarySearch(names, edges.to(i));
        }
        return Optional.of(rooted(graph, vertices, ends, work));
    }

    private static TreeNumber rooted(Coloured graph, int vertices, int[] ends, HackenbushBudget work) {
        var first = new int[vertices + 1];
        for (int end : ends) first[end + 1]++;
        for (int v = 0; v < vertices; v++) first[v + 1] += first[v];
        var incident = new int[ends.length];
        var at = first.clone();
        for (int i = 0; i < ends.length; i++) incident[at[ends[i]]++] = i / 2;
        var order = new int[vertices];
        var below = new int[vertices];
        var edge = new int[vertices];
        edge[0] = -1;
        int count = 1;
        for (int i = 0; i < count; i++) {
            int v = order[i];
            for (int j = first[v]; j < first[v + 1]; j++) {
                int up = incident[j];
                if (up == edge[v]) continue;
                int w = ends[2 * up] == v ? ends[2 * up + 1] : ends[2 * up];
                below[w] = v;
                edge[w] = up;
                order[count++] = w;
            }
        }
        return new TreeNumber(graph, order, below, edge, work);
    }

    private Dyadic evaluate(HackenbushBudget work) {
        for (int i = order.length - 1; i > 0; i--) {
            int v = order[i];
            int u = below[v];
            var worth = EdgeRule.bearing(graph.colour(edge[v]), standing(v));
            work.on(worth.bits());
            if (branches[v] < 2) standing[v] = null;
            else work.keep(standing(v).bits());
            if (branches[u] > 1) {
                added[v] = worth;
                work.keep(worth.bits());
            }
            standing[u] = standing(u).plus(worth);
            work.on(standing(u).bits());
        }
        return standing(0);
    }

    private Dyadic standing(int vertex) {
        return standing[vertex] instanceof Dyadic number ? number : Dyadic.ZERO;
    }

    Dyadic value() {
        return value;
    }

    /// @return the colours from the ground up if no vertex branches
    Optional<String> stalk() {
        if (Arrays.stream(branches).anyMatch(number -> number > 1)) return Optional.empty();
        var colours = new StringBuilder(order.length);
        for (int i = 1; i < order.length; i++) colours.append(graph.colour(edge[order[i]]));
        return Optional.of(colours.toString());
    }

    /// @return the edges by which the side to move wins, ascending; of loops that are alike only the first
    int[] cuts(PartGoal goal, HackenbushBudget work) {
        boolean left = goal.own() == ColouredBush.BLUE;
        var thresholds = new @Nullable TreeThresholds[order.length];
        var open = branches.clone();
        thresholds[0] = TreeThresholds.of(goal);
        var cuts = IntStream.builder();
        for (int i = 1; i < order.length; i++) {
            int v = order[i];
            int u = below[v];
            var threshold = thresholds[u];
            if (--open[u] == 0) thresholds[u] = null;
            if (threshold == null || threshold.isNever()) continue;
            var beside = beside(u, v);
            if (!left) beside = beside.negate();
            work.on(threshold.bits() + beside.bits());
            boolean own = graph.colour(edge[v]) == goal.own();
            if (own && !graph.repeats(edge[v]) && threshold.isReachedBy(beside, goal.isStrict())) cuts.add(edge[v]);
            thresholds[v] = threshold.above(own ? ColouredBush.BLUE : ColouredBush.RED, beside);
        }
        return cuts.build().sorted().toArray();
    }

    /// @return the value of all that stands on a vertex beside one of its branches
    private Dyadic beside(int u, int v) {
        return added[v] instanceof Dyadic own ? standing(u).minus(own) : Dyadic.ZERO;
    }

    /// @return the value of each edge with all that stands on it, from the top down
    List<EdgeValue> edgeValues() {
        var bearing = new Dyadic[order.length];
        Arrays.fill(bearing, Dyadic.ZERO);
        var values = new ArrayList<EdgeValue>(order.length);
        for (int i = order.length - 1; i > 0; i--) {
            int v = order[i];
            var worth = EdgeRule.bearing(graph.colour(edge[v]), bearing[v]);
            values.add(new EdgeValue(graph.edgeText(edge[v]), bearing[v], worth));
            bearing[below[v]] = bearing[below[v]].plus(worth);
        }
        return values;
    }

    /// The condition on a vertex of a tree for a move above it to win: at least a number must be left
    /// there, anything will do, or nothing will.
    ///
    /// It is carried from an edge's lower end to its upper one by undoing {@link EdgeRule}, which
    /// keeps the order of numbers. Written from the side that moves: its own edges are blue.
    ///
    /// @param least null if anything will do or nothing will
    /// @param always whether anything will do
    private record TreeThresholds(@Nullable Dyadic least, boolean always) {
        private static final TreeThresholds ALWAYS = new TreeThresholds(null, true);
        private static final TreeThresholds NEVER = new TreeThresholds(null, false);

        static TreeThresholds of(PartGoal goal) {
            return new TreeThresholds(goal.least(), false);
        }

        /// @param left what is left at the vertex
        boolean isReachedBy(Dyadic left, boolean strict) {
            if (least == null) return always;
            int order = left.compareTo(least);
            return strict ? order > 0 : order >= 0;
        }

        boolean isNever() {
            return least == null && !always;
        }

        /// @param colour of the edge that leads up
        /// @param beside what stands at the lower end beside it
        TreeThresholds above(char colour, Dyadic beside) {
            if (least == null) return this;
            var target = least.minus(beside);
            if (colour == ColouredBush.BLUE) return target.signum() <= 0 ? ALWAYS : at(EdgeRule.borne(colour, target));
            return target.signum() >= 0 ? NEVER : at(EdgeRule.borne(colour, target));
        }

        private static TreeThresholds at(Dyadic least) {
            return new TreeThresholds(least, false);
        }

        /// @return binary digits held
        long bits() {
            return least == null ? 0 : least.bits();
        }
    }
}
