package grundy.spark.graph;

import grundy.value.Outcome;
import java.io.Serializable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The analysis of a block's vertices, as far as it has come. Never changes: a superstep makes another,
/// which shares what stays.
///
/// The nim-values 0, 1, 2, … are given in turn. In the round of m a vertex that has none yet gets m if every option
/// without a smaller value is covered: has itself an option of value m, to which one can revert. The round of 0 is the
/// analysis of who wins. Those that neither get m nor are covered have no value.
///
/// Source: Smith 1966; A. S. Fraenkel and Y. Perl, Constructions in combinatorial games with cycles, 1975. Cost: 17
/// bytes a vertex, of which a superstep copies 9, in the round of 0 13.
final class BlockState implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final int OPEN = -2;
    private static final int INFINITE = -1;
    private static final byte LABELLED = 1;
    private static final byte COVERED = 2;

    private final int round;
    private final int step;
    private final int[] values;

    /// For each vertex the number of options without a value below that of the round, or below that of
    /// the next for vertices that got it.
    private final int[] degrees;

    /// The number of these that are not covered yet.
    private final int[] open;

    private final byte[] marks;

    /// Moves to the end; -1 for a draw, and as long as nothing is known.
    private final int[] remoteness;

    /// Places of those that were marked in this step.
    private int[] fresh = {};

    private int freshCount;

    private BlockState(int round, int step, int[] values, int[] degrees, int[] open, byte[] marks, int[] remoteness) {
        this.round = round;
        this.step = step;
        this.values = values;
        this.degrees = degrees;
        this.open = open;
        this.marks = marks;
        this.remoteness = remoteness;
    }

    /// @param packets whose first lists have a vertex for each edge that leaves it
    /// @param isMisere whether whoever cannot move wins
    static BlockState begin(VertexBlock block, List<BlockMessage> packets, boolean isMisere) {
        var degrees = new int[block.vertices()];
        for (var packet : packets) for (long name : packet.first()) degrees[block.place(name)]++;
        var values = new int[degrees.length];
        Arrays.fill(values, OPEN);
        var remoteness = new int[degrees.length];
        Arrays.fill(remoteness, -1);
        var state = new BlockState(0, 0, values, degrees, degrees.clone(), new byte[degrees.length], remoteness);
        for (int i = 0; i < degrees.length; i++) if (degrees[i] == 0) state.mark(i, isMisere ? COVERED : LABELLED);
        return state;
    }

    private void mark(int place, byte mark) {
        marks[place] = mark;
        if (round == 0) remoteness[place] = step;
        if (freshCount == fresh.length) fresh = Arrays.copyOf(fresh, Math.max(16, 2 * freshCount));
        fresh[freshCount++] = place;
    }

    /// @return the number of vertices that were marked in this step
    int fresh() {
        return freshCount;
    }

    /// Sends messages to those from which edges lead to what was marked in this step: in the first
    /// lists that they are covered, in the second ones that one more of their options is.
    void tell(VertexBlock block, BlockMessages packets) {
        for (int i = 0; i < freshCount; i++) {
            int place = fresh[i];
            for (int edge = block.begin(place); edge < block.begin(place + 1); edge++) {
                long source = block.source(edge);
                if (marks[place] == LABELLED) packets.first(source, source);
                else packets.second(source, source);
            }
        }
    }

    /// @return the state one superstep later
    BlockState after(VertexBlock block, List<BlockMessage> packets) {
        var next = new BlockState(
                round,
                step + 1,
                values,
                degrees.clone(),
                open.clone(),
                marks.clone(),
                round == 0 ? remoteness.clone() : remoteness);
        for (var packet : packets) for (long name : packet.first()) next.cover(block.place(name));
        for (var packet : packets) for (long name : packet.second()) next.close(block.place(name));
        return next;
    }

    private void cover(int place) {
        degrees[place]--;
        if (values[place] < 0 && marks[place] == 0) mark(place, COVERED);
    }

    private void close(int place) {
        open[place]--;
        if (isReady(place)) mark(place, LABELLED);
    }

    private boolean isReady(int place) {
        return open[place] == 0 && values[place] == OPEN && marks[place] == 0;
    }

    /// @return the state at the beginning of the next round
    BlockState nextRound() {
        var next = new BlockState(
                round + 1, 0, values.clone(), degrees, degrees.clone(), new byte[marks.length], remoteness);
        for (int i = 0; i < marks.length; i++) {
            if (values[i] != OPEN) continue;
            if (marks[i] == LABELLED) next.values[i] = round;
            else if (marks[i] == 0) next.values[i] = INFINITE;
        }
        for (int i = 0; i < marks.length; i++) if (next.isReady(i)) next.mark(i, LABELLED);
        return next;
    }

    /// @return the number of vertices that may still get a value
    long open() {
        return Arrays.stream(values).filter(value -> value == OPEN).count();
    }

    /// @return N, P or D of each vertex, in the state at the end of the round of 0
    Outcome[] outcomes() {
        var outcomes = new Outcome[marks.length];
        for (int i = 0; i < outcomes.length; i++)
            outcomes[i] = marks[i] == LABELLED ? Outcome.P : marks[i] == COVERED ? Outcome.N : Outcome.D;
        return outcomes;
    }

    /// @return for each vertex the number of moves to the end, or -1 for a draw
    int[] remoteness() {
        return remoteness;
    }

    /// @return the nim-value of each vertex, -1 if it has none, in the last state
    int[] values() {
        return values;
    }

    private boolean isInfinite(int place) {
        return values[place] == INFINITE;
    }

    /// Sends messages to those from which edges lead to vertices with a nim-value: vertex and value by
    /// turns.
    void tellValues(VertexBlock block, BlockMessages packets) {
        for (int place = 0; place < values.length; place++) {
            if (values[place] < 0) continue;
            for (int edge = block.begin(place); edge < block.begin(place + 1); edge++) {
                packets.first(block.source(edge), block.source(edge));
                packets.first(block.source(edge), values[place]);
            }
        }
    }

    /// @param packets as {@link #tellValues} makes them
    /// @return for each vertex without a nim-value those of its options
    BitSet[] valuesOfOptions(VertexBlock block, List<BlockMessage> packets) {
        var found = new BitSet[values.length];
        for (int i = 0; i < found.length; i++) if (isInfinite(i)) found[i] = new BitSet();
        for (var packet : packets)
            for (int i = 0; i < packet.first().length; i += 2) {
                int place = block.place(packet.first()[i]);
                if (isInfinite(place)) found[place].set((int) packet.first()[i + 1]);
            }
        return found;
    }
}
