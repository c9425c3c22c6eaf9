package grundy.theory.hackenbush;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.board.graph.EdgeList;
import grundy.rules.board.graph.Hackenbush;
import grundy.rules.board.heap.LazySequences;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;

/// Green Hackenbush on any graph, by the colon principle and the fusion principle.
///
/// Cuts that lead to a given value are found from the ground up: what a part must be worth follows from what it
/// stands on, so a bridge is tried in constant time; an edge on a cycle is tried by fusing its part again without
/// it. Cost: value O(V + E); options O(V + E) on trees, and O(e^2) for each part of e edges that hangs together by
/// cycles.
public record FusionPrinciple() implements BoardForm<EdgeList> {
    private static final long STEPS = 1_000_000_000L;

    /// @param names of the vertices, ascending; the first is the ground, 0
    /// @param ends as indices into the names
    record IndexedEdges(int[] names, int[] ends) {
        static IndexedEdges of(EdgeList edges) {
            var ends = new int[2 * edges.count()];
            for (int i = 0; i < edges.count(); i++) {
                ends[2 * i] = edges.from(i);
                ends[2 * i + 1] = edges.to(i);
            }
            int[] names = Arrays.stream(ends).sorted().distinct().toArray();
            for (int i = 0; i < ends.length; i++) ends[i] = Arrays.binarySearch(names, ends[i]);
            return new IndexedEdges(names, ends);
        }

        FusedTree fused() {
            return new FusedTree(names.length, ends, new int[names.length], 0, -1);
        }
    }

    @Override
    public BigInteger value(EdgeList edges) {
        return edges.count() == 0
                ? BigInteger.ZERO
                : BigInteger.valueOf(IndexedEdges.of(edges).fused().rootValue());
    }

    @Override
    public CountedList<EdgeList> optionsOfValue(EdgeList edges, BigInteger value) {
        if (edges.count() == 0 || value.bitLength() > 30) return CountedList.none();
        var graph = IndexedEdges.of(edges);
        var tree = graph.fused();
        var target = new int[tree.parts()];
        target[tree.parts() - 1] = value.intValueExact();
        var hanging = new int[graph.names.length];
        var cuts = new ArrayList<Integer>();
        for (int part = tree.parts() - 2; part >= 0; part--) {
            int lower = tree.part[tree.below[part]];
            hanging[tree.below[part]] ^= tree.value[part] + 1;
            int worth = target[lower] < 0 ? 0 : target[lower] ^ tree.value[lower] ^ (tree.value[part] + 1);
            if (worth == 0 && target[lower] >= 0) cuts.add(tree.bridge[part]);
            target[part] = worth - 1;
        }
        addCutsOnCycles(edges, graph, tree, target, hanging, cuts);
        cuts.sort(null);
        return CountedList.of(
                BigInteger.valueOf(cuts.size()), LazySequences.map(cuts, edge -> Hackenbush.cut(edges, edge)));
    }

    /// @param target for each part the value it must have, or -1 if no cut in it will do
    /// @param hanging for each vertex the value of what stands on it by bridges
    private static void addCutsOnCycles(
            EdgeList edges, IndexedEdges graph, FusedTree tree, int[] target, int[] hanging, ArrayList<Integer> cuts) {
        var byPart = new ArrayList<ArrayList<Integer>>();
        for (int part = 0; part < tree.parts(); part++) byPart.add(new ArrayList<>(0));
        for (int edge = 0; edge < edges.count(); edge++) {
            int part = tree.part[graph.ends[2 * edge]];
            if (part == tree.part[graph.ends[2 * edge + 1]] && target[part] >= 0)
                byPart.get(part).add(edge);
        }
        long steps = byPart.stream()
                .mapToLong(inside -> (long) inside.size() * inside.size())
                .sum();
        if (steps > STEPS) throw new LimitException(Message.of("board.limit.cycles", "steps", steps, "most", STEPS));
        var roots = roots(graph, tree);
        for (int part = 0; part < tree.parts(); part++) {
            var inside = byPart.get(part);
            if (inside.isEmpty()) continue;
            int[] members = inside.stream()
                    .flatMapToInt(edge -> Arrays.stream(graph.ends, 2 * edge, 2 * edge + 2))
                    .sorted()
                    .distinct()
                    .toArray();
            var ends = new int[2 * inside.size()];
            for (int i = 0; i < ends.length; i++)
                ends[i] = Arrays.binarySearch(members, graph.ends[2 * inside.get(i / 2) + i % 2]);
            int[] extra = Arrays.stream(members).map(member -> hanging[member]).toArray();
            int root = Arrays.binarySearch(members, roots[part]);
            for (int i = 0; i < inside.size(); i++) {
                if (edges.repeats(inside.get(i))) continue;
                if (new FusedTree(members.length, ends, extra, root, i).rootValue() == target[part])
                    cuts.add(inside.get(i));
            }
        }
    }

    /// @return for each part the vertex in which it stands on its bridge; for the ground's part the ground
    private static int[] roots(IndexedEdges graph, FusedTree tree) {
        var roots = new int[tree.parts()];
        for (int part = 0; part < tree.parts() - 1; part++) {
            int edge = tree.bridge[part];
            roots[part] = graph.ends[2 * edge] == tree.below[part] ? graph.ends[2 * edge + 1] : graph.ends[2 * edge];
        }
        return roots;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Colon Principle and Fusion Principle",
                "fuse every cycle to a vertex with its edges as loops; an edge without anything on it is worth 1, what stands on an edge one more with it; add as nim-values",
                "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 7");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<EdgeList> on(Hackenbush board) {
        return BoardTheorem.values("fusion", board, EdgeList.class, new FusionPrinciple())
                .saying(Message.of("explain.board.hackenbush"))
                .tabled(graph ->
                        graph.count() > 0 ? Optional.of(new FusionTable(FusedPart.of(graph))) : Optional.empty());
    }
}
