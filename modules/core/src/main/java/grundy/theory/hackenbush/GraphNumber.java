package grundy.theory.hackenbush;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.ColouredBush.Coloured;
import grundy.text.Message;
import grundy.value.Dyadic;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A graph with cycles and without green edges, by search: the simplest number between the best of Left's cuts and
/// the best of Right's.
///
/// Every red-blue position is a number (Conway 1976; Winning Ways, chapter 1), and finding it is NP-hard in general
/// (Winning Ways, chapter 7). What stands on the ground by one edge alone is evaluated by {@link EdgeRule}, parts
/// that meet only in the ground are added, and every other position is examined once. Cost: in the worst case 2^E
/// positions.
final class GraphNumber {
    private static final int MOST_EDGES = 400;

    /// @param root the vertex that is the ground here
    /// @param edges all joined to it
    private record RootedPart(int root, BitSet edges) {}

    private final Coloured graph;
    private final int[] from;
    private final int[] to;
    private final int vertices;
    private final HackenbushBudget work;
    private final Map<RootedPart, Dyadic> numbers = new HashMap<>();

    /// @param graph connected, on the ground, without green edges
    /// @throws LimitException if it has too many edges
    GraphNumber(Coloured graph, HackenbushBudget work) {
        this.graph = graph;
        this.work = work;
        var edges = graph.edges();
        int count = edges.count();
        if (count > MOST_EDGES)
            throw new LimitException(Message.of("board.limit.red-blue-cycles", "edges", count, "most", MOST_EDGES));
        int[] names = IntStream.range(0, count)
                .flatMap(i -> IntStream.of(edges.from(i), edges.to(i)))
                .sorted()
                .distinct()
                .toArray();
        vertices = names.length;
        from = IntStream.range(0, count)
                .map(i -> Arrays.binarySearch(names, edges.from(i)))
                .toArray();
        to = IntStream.range(0, count)
                .map(i -> Arrays.binarySearch(names, edges.to(i)))
                .toArray();
    }

    /// @throws LimitException if more positions are needed than the limits allow
    Dyadic value() {
        return value(0, all());
    }

    /// @return the edges by which the side to move wins, ascending; of edges that are alike only the first
    int[] cuts(PartGoal goal) {
        return IntStream.range(0, from.length)
                .filter(edge -> graph.colour(edge) == goal.own() && !graph.repeats(edge))
                .filter(edge -> goal.isReachedBy(after(0, all(), edge)))
                .toArray();
    }

    private BitSet all() {
        var all = new BitSet(from.length);
        all.set(0, from.length);
        return all;
    }

    private Dyadic value(int root, BitSet edges) {
        var sum = Dyadic.ZERO;
        for (var part : parts(root, edges)) sum = sum.plus(partValue(root, part));
        return sum;
    }

    /// @return the parts that are connected without the root
    private Collection<BitSet> parts(int root, BitSet edges) {
        var leader = IntStream.range(0, vertices).toArray();
        for (int edge = edges.nextSetBit(0); edge >= 0; edge = edges.nextSetBit(edge + 1))
            if (from[edge] != root && to[edge] != root) leader[leader(leader, from[edge])] = leader(leader, to[edge]);
        var parts = new HashMap<Integer, BitSet>();
        for (int edge = edges.nextSetBit(0); edge >= 0; edge = edges.nextSetBit(edge + 1)) {
            int upper = from[edge] == root ? to[edge] : from[edge];
            int key = upper == root ? -1 - edge : leader(leader, upper);
            parts.computeIfAbsent(key, _ -> new BitSet()).set(edge);
        }
        return parts.values();
    }

    private static int leader(int[] leader, int vertex) {
        int at = vertex;
        while (leader[at] != at) at = leader[at] = leader[leader[at]];
        return at;
    }

    private Dyadic partValue(int root, BitSet part) {
        work.on(part.cardinality());
        int only = onlyEdgeAt(root, part);
        if (only < 0) return searched(new RootedPart(root, part));
        var rest = (BitSet) part.clone();
        rest.clear(only);
        int upper = from[only] == root ? to[only] : from[only];
        return EdgeRule.bearing(graph.colour(only), value(upper, rest));
    }

    /// @return the edge by which alone a part stands on the root, or -1
    private int onlyEdgeAt(int root, BitSet part) {
        int only = -1;
        for (int edge = part.nextSetBit(0); edge >= 0; edge = part.nextSetBit(edge + 1)) {
            if (from[edge] != root && to[edge] != root) continue;
            if (only >= 0) return -1;
            only = edge;
        }
        return only;
    }

    private Dyadic searched(RootedPart position) {
        if (numbers.get(position) instanceof Dyadic number) return number;
        @Nullable Dyadic left = null;
        @Nullable Dyadic right = null;
        var edges = position.edges;
        for (int edge = edges.nextSetBit(0); edge >= 0; edge = edges.nextSetBit(edge + 1)) {
            if (graph.repeats(edge) && edges.get(edge - 1)) continue;
            var option = after(position.root, edges, edge);
            if (graph.colour(edge) == ColouredBush.BLUE)
                left = left == null || option.compareTo(left) > 0 ? option : left;
            else right = right == null || option.compareTo(right) < 0 ? option : right;
        }
        var number = simplest(left, right);
        work.store();
        numbers.put(position, number);
        return number;
    }

    private static Dyadic simplest(@Nullable Dyadic left, @Nullable Dyadic right) {
        if (left == null)
            return right == null || right.signum() > 0
                    ? Dyadic.ZERO
                    : integerBeyond(right.negate()).negate();
        if (right == null) return left.signum() < 0 ? Dyadic.ZERO : integerBeyond(left);
        if (left.compareTo(right) >= 0)
            throw new AssertionError("Red-blue positions are numbers, but here are options " + left + " and " + right);
        return Dyadic.simplestBetween(left, right);
    }

    private static Dyadic integerBeyond(Dyadic number) {
        return Dyadic.of(number.floor()).plus(Dyadic.ONE);
    }

    /// @return the value after an edge has been cut
    private Dyadic after(int root, BitSet edges, int cut) {
        Checkpoint.step();
        var visited = new BitSet(vertices);
        var joined = new BitSet(from.length);
        visited.set(root);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int edge = edges.nextSetBit(0); edge >= 0; edge = edges.nextSetBit(edge + 1)) {
                if (edge == cut || joined.get(edge) || !visited.get(from[edge]) && !visited.get(to[edge])) continue;
                joined.set(edge);
                visited.set(from[edge]);
                visited.set(to[edge]);
                grows = true;
            }
        }
        return value(root, joined);
    }
}
