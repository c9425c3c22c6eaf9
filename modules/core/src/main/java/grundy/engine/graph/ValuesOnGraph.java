package grundy.engine.graph;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.graph.GameGraph;
import java.util.Arrays;

/// Works out the values of a token on all vertices of an impartial graph, in normal play.
///
/// A vertex that cannot reach a cycle gets the mex of its options, once all of these have theirs. To the others the
/// labels 0, 1, 2, ... are given in turn. In the round of m a vertex that may still get a finite value (it has
/// options of values 0 to m - 1) gets m if every option without a smaller value has itself an option of value m, to
/// which one can revert; that is the retrograde analysis of the vertices that have no smaller value. Those that
/// neither get m nor have an option of value m are infinite.
///
/// Cost: linear for what cannot reach a cycle. A round costs the edges into the vertices that get m or have an option
/// of value m, so that all rounds together cost at most the edges into each vertex that can reach a cycle as often as
/// its options have different values. Source: Smith 1966; A. S. Fraenkel and Y. Perl, Constructions in combinatorial
/// games with cycles, 1975.
final class ValuesOnGraph {
    private static final int ASK_EVERY = 1 << 13;
    private static final int OPEN = -2;

    private final GameGraph graph;
    private final ReversedGraph reversed;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private final int vertices;
    private final int[] values;

    /// Options without a smaller value that were not yet seen to have an option of the present value.
    private final int[] open;

    private long work;
    private final long mostWork;

    /// @param mostWork edges that may be examined where there are cycles
    ValuesOnGraph(GameGraph graph, ReversedGraph reversed, Limits limits, long mostWork) {
        this.graph = graph;
        this.reversed = reversed;
        this.limits = limits;
        this.mostWork = mostWork;
        this.vertices = graph.vertices();
        this.memory = limits.memory().grant();
        memory.take(2L * Integer.BYTES * vertices);
        this.values = new int[vertices];
        this.open = new int[vertices];
    }

    TokenValues values() {
        return new TokenValues(graph, values);
    }

    /// Gives all vertices that cannot reach a cycle their values.
    ///
    /// @return whether these are all vertices
    boolean acyclic() {
        long bytes = (long) Integer.BYTES * vertices;
        memory.take(bytes);
        int[] queue = new int[vertices];
        int queued = 0;
        int degree = 0;
        for (int v = 0; v < vertices; v++) {
            Checkpoint.step();
            open[v] = graph.begin(v + 1) - graph.begin(v);
            degree = Math.max(degree, open[v]);
            if (open[v] == 0) queue[queued++] = v;
        }
        int[] stamps = new int[degree + 2];
        Arrays.fill(stamps, -1);
        for (int next = 0; next < queued; next++) {
            ask(next);
            int vertex = queue[next];
            values[vertex] = mex(vertex, stamps);
            for (int i = reversed.begin(vertex); i < reversed.begin(vertex + 1); i++)
                if (--open[reversed.source(i)] == 0) queue[queued++] = reversed.source(i);
        }
        memory.give(bytes);
        return queued == vertices;
    }

    /// @param stamps room for one more than the options; marked with the vertex
    private int mex(int vertex, int[] stamps) {
        for (int edge = graph.begin(vertex); edge < graph.begin(vertex + 1); edge++) {
            int value = values[graph.target(edge)];
            if (value < stamps.length) stamps[value] = vertex;
        }
        int mex = 0;
        while (stamps[mex] == vertex) mex++;
        return mex;
    }

    private void ask(int step) {
        if (step % ASK_EVERY == 0) limits.checkpoint();
    }

    /// Gives the vertices that can reach a cycle their values, finite or infinite. To be asked after {@link
    /// #acyclic()} left some, for an impartial graph without stated results.
    ///
    /// @return false if that would be too much work
    boolean rounds() {
        memory.take(4L * Integer.BYTES * vertices);
        int[] candidates = new int[vertices];
        int count = 0;
        for (int v = 0; v < vertices; v++) {
            if (open[v] == 0) continue;
            values[v] = OPEN;
            candidates[count++] = v;
        }
        var shore = new AcyclicBorder();
        var marked = new int[vertices];
        int[] round = new int[vertices];
        Arrays.fill(round, -1);
        for (int value = 0; count > 0; value++) {
            int[] ends = {0, vertices};
            for (int v = shore.first(value); v >= 0; v = shore.next[v]) count(v, 1);
            for (int i = 0; i < count; i++) if (open[candidates[i]] == 0) give(candidates[i], value, marked, ends);
            for (int v = shore.first(value); v >= 0; v = shore.next[v])
                if (!spread(v, value, marked, round, ends)) return false;
            for (int next = 0; next < ends[0]; next++) {
                ask(next);
                if (!spread(marked[next], value, marked, round, ends)) return false;
            }
            for (int i = ends[1]; i < vertices; i++) count(marked[i], 1);
            for (int i = 0; i < ends[0]; i++) count(marked[i], -1);
            for (int v = shore.first(value); v >= 0; v = shore.next[v]) count(v, -1);
            count = remaining(candidates, count, value, round);
        }
        return work <= mostWork;
    }

    /// The vertices that cannot reach a cycle but are options of some that can, by their values. Such an option
    /// of value m hinders its vertices in the round of m only: before, it has an option of the round's value;
    /// after, its value is smaller.
    private final class AcyclicBorder {
        private final int[] first;
        private final int[] next = new int[vertices];

        AcyclicBorder() {
            int largest = -1;
            for (int v = 0; v < vertices; v++) if (isOnShore(v)) largest = Math.max(largest, values[v]);
            first = new int[largest + 1];
            Arrays.fill(first, -1);
            for (int v = 0; v < vertices; v++) {
                Checkpoint.step();
                if (!isOnShore(v)) continue;
                next[v] = first[values[v]];
                first[values[v]] = v;
            }
        }

        private boolean isOnShore(int vertex) {
            if (values[vertex] == OPEN) return false;
            for (int i = reversed.begin(vertex); i < reversed.begin(vertex + 1); i++)
                if (values[reversed.source(i)] == OPEN) return true;
            return false;
        }

        /// @return a vertex of that value, from which `next` leads to the others, or -1
        int first(int value) {
            return value < first.length ? first[value] : -1;
        }
    }

    /// @param marked first those that got the value, up to `ends[0]`, and last, from `ends[1]` on, those that are
    ///     covered: none is both
    private void give(int vertex, int value, int[] marked, int[] ends) {
        values[vertex] = value;
        marked[ends[0]++] = vertex;
    }

    /// A vertex got the value: those before it are covered, and those before them have one option less to see to.
    private boolean spread(int vertex, int value, int[] marked, int[] round, int[] ends) {
        work += reversed.begin(vertex + 1) - reversed.begin(vertex);
        for (int i = reversed.begin(vertex); i < reversed.begin(vertex + 1); i++) {
            Checkpoint.step();
            int before = reversed.source(i);
            if (values[before] >= 0 || round[before] == value) continue;
            round[before] = value;
            marked[--ends[1]] = before;
            work += reversed.begin(before + 1) - reversed.begin(before);
            for (int j = reversed.begin(before); j < reversed.begin(before + 1); j++) {
                int third = reversed.source(j);
                if (--open[third] == 0 && values[third] == OPEN && round[third] != value)
                    give(third, value, marked, ends);
            }
        }
        return work <= mostWork;
    }

    private void count(int vertex, int change) {
        Checkpoint.step();
        for (int i = reversed.begin(vertex); i < reversed.begin(vertex + 1); i++) open[reversed.source(i)] += change;
    }

    /// @return the number of candidates that may get a larger value; they stand first among the candidates
    private int remaining(int[] candidates, int count, int value, int[] round) {
        int size = 0;
        for (int i = 0; i < count; i++) {
            int vertex = candidates[i];
            if (values[vertex] >= 0) continue;
            if (round[vertex] == value) candidates[size++] = vertex;
            else values[vertex] = TokenValues.INFINITE;
        }
        return size;
    }
}
