package grundy.strategic.engine;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Enumerates all vertices of a polytope `x >= 0, M x <= 1` with positive `M`, each with the set of the
/// inequalities that hold as equations there.
///
/// Walks along edges from basis to basis, beginning at 0. The right sides are thought of as enlarged by powers of a
/// small number, which makes the polytope simple, its graph connected, and every basis that is feasible then feasible
/// for the polytope itself; each vertex has at least one (Avis, Rosenberg, Savani and von Stengel 2010, section 4).
/// Bases already seen are kept, so that a pivot is only made towards a new one, and back.
///
/// Cost: for each basis a pivot, and a comparison of ratios for each column.
final class PolytopeVertices {
    final int variables;
    final int inequalities;

    /// Sets of variables that are 0, bit by bit: structural ones first, then slacks.
    private final BitKeys tight;

    /// For each vertex, the number of a basis that it has.
    private int[] basisOf = new int[32];

    /// Numbers that may be kept in order to come back without a pivot.
    private static final long MOST_KEPT = 1 << 23;

    private final int mostStates;
    private final BitKeys bases;
    private final TableauDictionary dictionary;
    private final Limits limits;

    private PolytopeVertices(BigInteger[][] matrix, Limits limits) {
        inequalities = matrix.length;
        variables = matrix[0].length;
        var ones = new BigInteger[inequalities];
        Arrays.fill(ones, BigInteger.ONE);
        dictionary = new TableauDictionary(matrix, ones, new BigInteger[0], limits);
        var memory = limits.memory().grant();
        bases = new BitKeys(variables + inequalities, memory);
        tight = new BitKeys(variables + inequalities, memory);
        mostStates = (int) (MOST_KEPT / ((long) (inequalities + 1) * (variables + 1)));
        this.limits = limits;
    }

    /// @param matrix positive, by rows
    /// @throws LimitException if there are more bases than positions are allowed, or when cancelled
    static PolytopeVertices of(BigInteger[][] matrix, Limits limits) {
        var vertices = new PolytopeVertices(matrix, limits);
        vertices.walk();
        return vertices;
    }

    int count() {
        return tight.size();
    }

    /// @return the inequalities that hold as equations at a vertex: `x_j >= 0` is bit `j`, row `i` of `M` is bit
    ///     `variables + i`
    long[] tight(int vertex) {
        return tight.key(vertex);
    }

    /// @return the variables that are 0 in a basis of the vertex
    long[] cobasis(int vertex) {
        return bases.key(basisOf[vertex]);
    }

    /// Claims all new neighbours of a basis at once, then goes to one after the other: so paths stay short.
    private void walk() {
        var key = new long[bases.words];
        for (int variable : dictionary.nonbasic) flip(key, variable);
        bases.add(key);
        record(0, key);
        var path = new ArrayDeque<Step>();
        path.push(step(0, path.size()));
        while (!path.isEmpty()) {
            var step = path.peek();
            if (step.next == step.edges.length) {
                path.pop();
                if (!path.isEmpty()) back(path.peek(), path.size() - 1);
                continue;
            }
            var edge = step.edges[step.next++];
            step.entered = edge.variable;
            int row = dictionary.place[edge.leaving];
            dictionary.pivot(row, -1 - dictionary.place[edge.variable]);
            step.left = edge.leaving;
            record(edge.basis, bases.key(edge.basis));
            path.push(step(edge.basis, path.size()));
        }
    }

    /// An edge to a basis that was new when it was found.
    private record Edge(int variable, int leaving, int basis) {}

    /// One step of the walk, with the edges that are still to be followed.
    private static final class Step {
        private final Edge[] edges;
        private final TableauDictionary.@Nullable State state;
        private int next;
        private int entered;
        private int left;

        Step(Edge[] edges, TableauDictionary.@Nullable State state) {
            this.edges = edges;
            this.state = state;
        }
    }

    private Step step(int basis, int depth) {
        var key = bases.key(basis);
        var edges = new ArrayList<Edge>();
        for (int column = 0; column < variables; column++) {
            int variable = dictionary.nonbasic[column];
            int leaving = dictionary.basic[dictionary.leaving(column)];
            flip(key, variable);
            flip(key, leaving);
            int number = bases.add(key);
            if (number < 0) {
                checkLimits(-1 - number);
                edges.add(new Edge(variable, leaving, -1 - number));
            }
            flip(key, variable);
            flip(key, leaving);
        }
        boolean keeps = edges.size() > 1 && depth < mostStates;
        return new Step(edges.toArray(Edge[]::new), keeps ? dictionary.save() : null);
    }

    /// Below the depth to which states are kept every pivot is taken back; above, whoever has edges left
    /// has a state.
    private void back(Step to, int depth) {
        if (depth >= mostStates) dictionary.pivot(dictionary.place[to.entered], -1 - dictionary.place[to.left]);
        else if (to.next < to.edges.length && to.state != null) dictionary.restore(to.state);
    }

    private void checkLimits(int number) {
        if (number >= limits.positions())
            throw new LimitException(Message.of("matrix.limit.vertices", "most", limits.positions()));
        if ((number & 15) == 0) limits.checkpoint("matrix.progress.vertices", number);
    }

    private void record(int basis, long[] cobasis) {
        var key = cobasis.clone();
        for (int row = 0; row < inequalities; row++)
            if (dictionary.signum(row, variables) == 0) flip(key, dictionary.basic[row]);
        int vertex = tight.add(key);
        if (vertex >= 0) return;
        vertex = -1 - vertex;
        if (vertex == basisOf.length) basisOf = Arrays.copyOf(basisOf, 2 * vertex);
        basisOf[vertex] = basis;
    }

    private static void flip(long[] key, int bit) {
        key[bit >> 6] ^= 1L << bit;
    }
}
