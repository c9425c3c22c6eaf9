package grundy.rules.board.graph;

import grundy.rules.board.heap.NumberRow;
import java.math.BigInteger;
import java.util.Arrays;

/// A rooted tree with coins on its vertices. The root, vertex 0, is the ground; the tree never changes.
public final class CoinTree {
    private final int[] names;
    private final int[] parents;
    private final int[] depths;
    private final NumberRow coins;

    /// @param names of the vertices but the ground, ascending, each at least 1
    /// @param parents for each of them its parent as an index into the names, or -1 for the ground
    /// @param depths for each of them the number of edges to the ground
    /// @param coins for each of them
    CoinTree(int[] names, int[] parents, int[] depths, NumberRow coins) {
        this.names = names;
        this.parents = parents;
        this.depths = depths;
        this.coins = coins;
    }

    /// @return the number of vertices, the ground not counted
    public int size() {
        return names.length;
    }

    /// @param vertex from 0
    public int name(int vertex) {
        return names[vertex];
    }

    /// @return the vertex next to this one on the way to the ground, or -1 for the ground
    public int parent(int vertex) {
        return parents[vertex];
    }

    /// @return the number of edges to the ground, at least 1
    public int depth(int vertex) {
        return depths[vertex];
    }

    /// @return the number of coins on each vertex
    public NumberRow coins() {
        return coins;
    }

    /// @param amount how many coins go from the vertex to its parent
    public CoinTree move(int vertex, BigInteger amount) {
        var rest = coins.plus(vertex, amount.negate());
        return new CoinTree(names, parents, depths, parents[vertex] < 0 ? rest : rest.plus(parents[vertex], amount));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CoinTree that
                && coins.equals(that.coins)
                && Arrays.equals(names, that.names)
                && Arrays.equals(parents, that.parents);
    }

    @Override
    public int hashCode() {
        return coins.hashCode();
    }

    /// @return each vertex with its parent and its coins: `0-1=3 1-2=0`
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int vertex = 0; vertex < names.length; vertex++) {
            if (vertex > 0) text.append(' ');
            text.append(parents[vertex] < 0 ? 0 : names[parents[vertex]])
                    .append('-')
                    .append(names[vertex]);
            text.append('=').append(coins.get(vertex));
        }
        return text.toString();
    }
}
