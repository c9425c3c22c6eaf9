package grundy.rules.board.graph;

import static java.math.BigInteger.ONE;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Staircase Nim on a tree: coins lie on the vertices of a rooted tree; a move takes any positive number of coins
/// from one vertex to its parent. Coins on the root, the ground 0, stay there.
///
/// A position gives the edges, each with the coins on its end away from the ground: `0-1=3 1-2=0 1-3=5` (`=0` may be
/// left out); or the parents of the vertices 1, 2, ..., and then their coins: `parents 0 1 1 coins 3 0 5`.
public record TreeStaircase() implements Board<CoinTree> {
    private static final int GROUND = 0;

    private record Edge(int one, int other, BigInteger coins, int offset) {}

    @Override
    public CoinTree read(String text) {
        var scan = new PositionText(text);
        return tree(scan.take("parents") ? parents(scan) : edges(scan));
    }

    private static List<Edge> edges(PositionText scan) {
        var edges = new ArrayList<Edge>();
        do {
            int offset = scan.offset();
            var ends = EdgeList.readEdge(scan, edges.size());
            var coins = scan.takeAtOnce('=') ? scan.number(0) : BigInteger.ZERO;
            edges.add(new Edge(ends[0], ends[1], coins, offset));
        } while (!scan.atEnd());
        return edges;
    }

    private static List<Edge> parents(PositionText scan) {
        var edges = new ArrayList<Edge>();
        do {
            int offset = scan.offset();
            edges.add(new Edge(scan.count(0, EdgeList.MOST), edges.size() + 1, BigInteger.ZERO, offset));
        } while (scan.atDigit());
        scan.expect("coins");
        for (int i = 0; i < edges.size(); i++) {
            var edge = edges.get(i);
            edges.set(i, new Edge(edge.one, edge.other, scan.number(0), edge.offset));
        }
        scan.expectEnd();
        return edges;
    }

    /// Goes from the ground outwards; every edge must lead to a new vertex.
    private static CoinTree tree(List<Edge> edges) {
        Map<Integer, List<Integer>> at = HashMap.newHashMap(edges.size() + 1);
        for (int i = 0; i < edges.size(); i++) {
            at.computeIfAbsent(edges.get(i).one, _ -> new ArrayList<>(2)).add(i);
            at.computeIfAbsent(edges.get(i).other, _ -> new ArrayList<>(2)).add(i);
        }
        Map<Integer, Vertex> found = HashMap.newHashMap(edges.size() + 1);
        var used = new BitSet(edges.size());
        var open = new ArrayDeque<>(List.of(GROUND));
        while (!open.isEmpty()) {
            int vertex = open.remove();
            int depth = found.get(vertex) instanceof Vertex previous ? previous.depth : 0;
            for (int i : at.getOrDefault(vertex, List.of())) {
                if (used.get(i)) continue;
                used.set(i);
                var edge = edges.get(i);
                int child = edge.one == vertex ? edge.other : edge.one;
                if (child == GROUND || found.putIfAbsent(child, new Vertex(vertex, depth + 1, edge.coins)) != null)
                    throw new PositionException(edge.offset, Message.of("board.not-a-tree", "vertex", child));
                open.add(child);
            }
        }
        int floating = used.nextClearBit(0);
        if (floating < edges.size()) {
            var edge = edges.get(floating);
            throw new PositionException(edge.offset, Message.of("board.floating", "edge", edge.one + "-" + edge.other));
        }
        return tree(found);
    }

    private record Vertex(int parent, int depth, BigInteger coins) {}

    private static CoinTree tree(Map<Integer, Vertex> found) {
        int[] names =
                found.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
        var parents = new int[names.length];
        var depths = new int[names.length];
        var coins = new ArrayList<BigInteger>(names.length);
        for (int i = 0; i < names.length; i++) {
            var vertex = Objects.requireNonNull(found.get(names[i]));
            parents[i] = vertex.parent == GROUND ? -1 : Arrays.binarySearch(names, vertex.parent);
            depths[i] = vertex.depth;
            coins.add(vertex.coins);
        }
        return new CoinTree(names, parents, depths, NumberRow.of(coins));
    }

    @Override
    public Iterable<CoinTree> options(CoinTree tree) {
        return LazySequences.flatMap(
                LazySequences.indices(tree.size()),
                vertex -> LazySequences.map(
                        LazySequences.range(ONE, tree.coins().get(vertex).add(ONE)),
                        coins -> tree.move(vertex, coins)));
    }

    @Override
    public List<CoinTree> parts(CoinTree tree) {
        return tree.coins().isZero() ? List.of() : List.of(tree);
    }

    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(CoinTree tree) {
        return tree.toString();
    }
}
