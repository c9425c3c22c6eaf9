package grundy.engine.graph;

import grundy.rules.graph.GameGraph;
import grundy.value.Summand;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.BitSet;

/// The value of a token on each vertex in normal play: a nim-value, or where play may go on for ever
/// perhaps `∞(K)`, K being the nim-values of the options that have one.
///
/// A sum of tokens worth nimbers is worth their nim-sum. `∞(K)` plus a nimber `m` is won by the player to move if K
/// contains m, and drawn if not. Two infinite values make a draw. Status: theorem. Source: Smith 1966; Fraenkel and
/// Perl 1975; Winning Ways, chapter 12.
public final class TokenValues {
    /// Instead of a nim-value where there is none.
    static final int INFINITE = -1;

    private final GameGraph graph;
    private final int[] values;
    private final int largest;

    TokenValues(GameGraph graph, int[] values) {
        this.graph = graph;
        this.values = values;
        int most = -1;
        for (int value : values) most = Math.max(most, value);
        this.largest = most;
    }

    /// @return whether the value of the vertex is `∞(K)` for some K
    public boolean isInfinite(int vertex) {
        return values[vertex] == INFINITE;
    }

    /// @return a nimber, or an infinite value
    public Summand value(int vertex) {
        if (!isInfinite(vertex)) return Value.Nimber.of(values[vertex]);
        return new Value.Loopy(
                nimbersOfOptions(vertex).stream().mapToObj(BigInteger::valueOf).toList());
    }

    /// @return nim-values of the options that have one, as a set
    private BitSet nimbersOfOptions(int vertex) {
        var found = new BitSet();
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++)
            if (values[graph.target(edge)] != INFINITE) found.set(values[graph.target(edge)]);
        return found;
    }

    /// @return the largest nim-value of all, -1 if all values are infinite
    public int largest() {
        return largest;
    }
}
