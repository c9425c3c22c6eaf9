package grundy.engine.heap.sparse;

import grundy.engine.heap.PeriodSeeker;

/// Finds stretches of equal values: of equal indices and equal kinds. The kinds of the first heap do not matter.
record SparseCommonEnds(CodeHistory history, RareHeaps rare) implements PeriodSeeker.CommonEnds {
    @Override
    public long commonEnd(long a, long b, long most) {
        long same = history.commonEnd(a, b, most);
        int i = below(a);
        int j = below(b);
        while (i > 0 || j > 0) {
            long first = i > 0 ? a - 1 - rare.get(i - 1) : Long.MAX_VALUE;
            long second = j > 0 ? b - 1 - rare.get(j - 1) : Long.MAX_VALUE;
            long nearest = Math.min(first, second);
            if (nearest >= same) break;
            if (first != second) return nearest;
            i--;
            j--;
        }
        return same;
    }

    @Override
    public long previousEnd(long end, long before, long least) {
        return history.previousEnd(end, before, least);
    }

    /// Goes on with the rare heaps by a period, up to a heap.
    void repeat(long period, long from, long to) {
        for (int i = below(from - period); i < rare.size() && rare.get(i) + period < to; i++)
            rare.add(rare.get(i) + period);
    }

    /// @return the number of rare heaps below this one
    private int below(long heap) {
        int low = 0;
        int high = rare.size();
        while (low < high) {
            int middle = low + high >>> 1;
            if (rare.get(middle) < heap) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
