package grundy.engine.search;

import grundy.engine.space.PositionGraph;
import grundy.engine.words.SearchMeter;
import grundy.value.Play;

/// Nim-values by the definition: the mex of the values of the options.
///
/// In normal play an option that is a sum of positions counts with the nim-sum of their values (Sprague 1935,
/// Grundy 1939). In misere play a position without options has the value 1 instead of 0, and no theorem adds up
/// sums: there, every option must be a single position (or a sum without parts), as in a {@link
/// grundy.engine.space.SumGraph}.
///
/// Cost: time proportional to the options; 2 bytes a position for the value (4 if one is 65534 or more).
public final class NimSearch extends DepthFirst implements NimValueSearch {
    private final Play play;
    private final SearchMeter meter;

    /// For values of 64 and more: when the value was last seen, counted in evaluations.
    private long[] seenAt = {};

    private long evaluation;

    /// @param graph of the positions that are examined
    public NimSearch(PositionGraph graph, Play play, SearchMeter meter) {
        super(graph, NONE, meter);
        this.play = play;
        this.meter = meter;
    }

    @Override
    public int valueOf(int id) {
        return labelOf(id);
    }

    @Override
    int evaluate(int id, int[] entries, int from, int to) {
        if (from == to) return play == Play.NORMAL ? 0 : 1;
        long small = 0;
        boolean large = false;
        for (int i = from; i < to; i++) {
            int value = valueAt(entries, i);
            if (entries[i] < 0) i -= entries[i];
            if (value < 64) small |= 1L << value;
            else large = true;
        }
        int mex = Long.numberOfTrailingZeros(~small);
        return mex < 64 || !large ? mex : mexFrom64(entries, from, to);
    }

    private int valueAt(int[] entries, int index) {
        int entry = entries[index];
        if (entry >= 0) return labels.get(entry);
        if (play == Play.MISERE) throw misereSum();
        int value = 0;
        for (int i = 1; i <= -entry; i++) value ^= labels.get(entries[index + i]);
        return value;
    }

    static IllegalArgumentException misereSum() {
        return new IllegalArgumentException("Misere nim-values do not add up over the parts of a sum");
    }

    private int mexFrom64(int[] entries, int from, int to) {
        evaluation++;
        int most = to - from + 64;
        if (seenAt.length < most) seenAt = meter.grow(seenAt, most);
        for (int i = from; i < to; i++) {
            int value = valueAt(entries, i);
            if (entries[i] < 0) i -= entries[i];
            if (value < most) seenAt[value] = evaluation;
        }
        int mex = 64;
        while (mex < most && seenAt[mex] == evaluation) mex++;
        return mex;
    }
}
