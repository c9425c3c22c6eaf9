package grundy.engine.search;

import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PositionGraph;
import grundy.engine.words.SearchMeter;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.Arrays;

/// Outcomes N, P and D and remoteness of all positions of a graph that may have cycles, backwards from the ends of
/// play.
///
/// A position is N as soon as one option is P, and P as soon as all options are N; what is never settled is a draw:
/// its player can stay among such positions for ever. Positions are settled in the order of their remoteness: the
/// number of moves to the end if the winner hurries and the loser delays. In misere play the ends of play are N
/// instead of P.
///
/// No option may be a sum. Cost: time and memory linear in positions and options (about 21 bytes a position, 8 an
/// option). Source: Smith, Graphs and composite games, 1966; retrograde analysis is older (Zermelo 1913).
final class RetrogradeSearch {
    private static final byte DRAWN = 0;
    private static final byte LOST = 1;
    private static final byte WON = 2;
    private final PositionGraph graph;
    private final SearchMeter meter;
    private final byte[] outcomes;
    private final int[] remoteness;
    private final int[] unsettled;

    /// Position `id` is an option of `predecessors[begins[id]]` to `predecessors[begins[id + 1] - 1]`.
    private final int[] predecessors;

    private final int[] begins;

    /// Settled positions in the order of their remoteness.
    private final int[] queue;

    private int queued;

    /// Expands every position of the graph, and every one reached from these.
    ///
    /// @throws grundy.limit.LimitException if these are too many
    RetrogradeSearch(PositionGraph graph, Play play, SearchMeter meter) {
        this.graph = graph;
        this.meter = meter;
        var options = new OptionBuffer(meter);
        var ends = new OptionBuffer(meter);
        for (int id = 0; id < graph.size(); id++) {
            meter.tick();
            graph.expand(id, options);
            ends.add(options.size());
        }
        int positions = graph.size();
        meter.charge(21L * positions + 4L * options.size());
        outcomes = new byte[positions];
        remoteness = new int[positions];
        unsettled = new int[positions];
        queue = new int[positions];
        begins = new int[positions + 1];
        predecessors = new int[options.size()];
        reverse(options, ends);
        for (int id = 0; id < positions; id++) if (unsettled[id] == 0) settle(id, play == Play.NORMAL ? LOST : WON, 0);
        for (int next = 0; next < queued; next++) propagate(queue[next]);
    }

    private void reverse(OptionBuffer options, OptionBuffer ends) {
        int positions = graph.size();
        var entries = options.entries();
        for (int i = 0; i < options.size(); i++) begins[entries[i] + 1]++;
        for (int id = 0; id < positions; id++) begins[id + 1] += begins[id];
        var free = Arrays.copyOf(begins, positions);
        for (int id = 0, i = 0; id < positions; id++) {
            unsettled[id] = ends.get(id) - i;
            for (; i < ends.get(id); i++) predecessors[free[entries[i]]++] = id;
        }
    }

    private void settle(int id, byte outcome, int moves) {
        outcomes[id] = outcome;
        remoteness[id] = moves;
        queue[queued++] = id;
    }

    private void propagate(int id) {
        meter.tick();
        for (int i = begins[id]; i < begins[id + 1]; i++) {
            int before = predecessors[i];
            if (outcomes[before] != DRAWN) continue;
            if (outcomes[id] == LOST) settle(before, WON, remoteness[id] + 1);
            else if (--unsettled[before] == 0) settle(before, LOST, remoteness[id] + 1);
        }
    }

    Outcome outcomeOf(int id) {
        return switch (outcomes[id]) {
            case LOST -> Outcome.P;
            case WON -> Outcome.N;
            default -> Outcome.D;
        };
    }

    /// @return moves to the end under best play, or -1 for a draw
    int remotenessOf(int id) {
        return outcomes[id] == DRAWN ? -1 : remoteness[id];
    }
}
