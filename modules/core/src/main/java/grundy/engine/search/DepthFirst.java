package grundy.engine.search;

import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PositionGraph;
import grundy.engine.words.SearchMeter;
import grundy.finding.CycleException;
import java.util.Arrays;

/// Labels positions from the labels of their options, each once, depth first with a stack of its own.
///
/// Options are tried from last to first: rules list small moves first, so the last option is usually the
/// smallest position, and the path stays short. The options of the positions on the path lie in one buffer.
/// When the buffer exceeds the number of positions, all options but those at the end of the path are
/// dropped and generated again when the search returns to them, so memory is linear in the positions, however many
/// options they have.
///
/// Cost: time proportional to the options; 12 bytes for each position on the path and 4 bytes for each
/// option, at most about 4 bytes for each position stored.
abstract class DepthFirst {
    /// No label is decisive.
    static final int NONE = -1;

    private static final int SMALL_BUFFER = 1 << 20;
    private static final int DROPPED = -1;
    private final PositionGraph graph;
    private final int decisive;
    private final SearchMeter meter;
    private final OptionBuffer options;

    /// The labels that the search has found; the label of a part of an option is what {@link #evaluate}
    /// reads.
    final SearchLabels labels;

    private int[] path = new int[64];

    /// The places in the buffer where the options of the positions on the path begin, or {@link
    /// #DROPPED}.
    private int[] begins = new int[64];

    /// The entries before this one have not been examined.
    private int[] cursors = new int[64];

    private int depth;

    /// @param decisive a label of one option that settles its predecessor whatever the other options are, or
    ///     {@link #NONE}; needs a graph in which no option is a sum
    DepthFirst(PositionGraph graph, int decisive, SearchMeter meter) {
        this.graph = graph;
        this.decisive = decisive;
        this.meter = meter;
        this.options = new OptionBuffer(meter);
        this.labels = new SearchLabels(meter);
    }

    /// @param id of a position
    /// @param entries holds its options between `from` and `to`; all their parts have labels unless
    ///     one is decisive
    /// @return the label of the position, at least 0
    abstract int evaluate(int id, int[] entries, int from, int to);

    /// @return the label of a position
    /// @throws CycleException if the search came back to a position on its own path; what it has found stays
    ///     valid
    /// @throws grundy.limit.LimitException likewise
    final int labelOf(int start) {
        if (labels.get(start) >= 0) return labels.get(start);
        try {
            run(start);
        } catch (RuntimeException e) {
            abandon();
            throw e;
        }
        return labels.get(start);
    }

    /// Adopts a label that was computed elsewhere.
    public final void learn(int id, int label) {
        if (labels.get(id) >= 0) return;
        labels.open(id);
        labels.label(id, label);
    }

    /// @return the number of labelled positions
    public final long positions() {
        return labels.labelled();
    }

    private void run(int start) {
        open(start);
        while (depth > 0) {
            int below = nextBelow();
            if (below >= 0) open(below);
            else close();
        }
    }

    private void open(int id) {
        if (depth == path.length) growPath();
        if (options.size() > Math.max(SMALL_BUFFER, graph.size())) drop();
        labels.open(id);
        path[depth++] = id;
        expandLast();
    }

    private void expandLast() {
        meter.tick();
        int last = depth - 1;
        begins[last] = options.size();
        graph.expand(path[last], options);
        cursors[last] = options.size();
    }

    /// @return a part of an option of the last position on the path that has no label yet, or a negative number
    ///     if none is needed
    private int nextBelow() {
        int last = depth - 1;
        if (begins[last] == DROPPED) expandLast();
        int begin = begins[last];
        int cursor = cursors[last];
        var entries = options.entries();
        if (cursor == options.size() ? isDecided(begin, cursor) : labels.get(entries[cursor]) == decisive) return NONE;
        while (cursor > begin) {
            int entry = entries[--cursor];
            if (entry < 0) continue;
            int label = labels.get(entry);
            if (label == decisive && label >= 0) return NONE;
            if (label >= 0) continue;
            if (labels.isOpen(entry)) throw new CycleException();
            cursors[last] = cursor;
            return entry;
        }
        return NONE;
    }

    private boolean isDecided(int from, int to) {
        if (decisive == NONE) return false;
        var entries = options.entries();
        for (int i = from; i < to; i++) if (entries[i] >= 0 && labels.get(entries[i]) == decisive) return true;
        return false;
    }

    private void close() {
        int last = --depth;
        labels.label(path[last], evaluate(path[last], options.entries(), begins[last], options.size()));
        options.truncate(begins[last]);
    }

    private void drop() {
        Arrays.fill(begins, 0, depth, DROPPED);
        options.truncate(0);
    }

    private void abandon() {
        while (depth > 0) labels.forget(path[--depth]);
        options.truncate(0);
    }

    private void growPath() {
        path = meter.grow(path, depth);
        begins = meter.grow(begins, depth);
        cursors = meter.grow(cursors, depth);
    }
}
