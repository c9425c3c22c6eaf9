package grundy.engine.minimax;

import grundy.check.Evidence;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.scored.EndsRow;
import grundy.rules.scored.PointRow;
import grundy.rules.scored.RemainingRow;
import grundy.text.Message;
import java.util.Arrays;

/// Rows from either end of which 1 to k stones are taken: the value of every part of the row, by the number of its
/// first stone, the last one first. With `S(i)` the points of all stones before stone i, taking from the left leads
/// from the part `(i, j)` to `max over i' = i+1 .. i+k of (S(i') - v(i', j))`, less `S(i)`; the right is alike. One
/// window slides along each row of the table, and one along each column.
///
/// Cost: time O(n^2) for n stones, whatever k is; 8 bytes for each of the n (n + 1) / 2 parts, and windows.
final class EndsScores extends TabulatedScores<RemainingRow> {
    private final PointRow row;
    private final int most;
    /// `values[i][j - i]` is the value of the stones from `i` on before `j`.
    private final long[][] values;

    /// A value, and what the windows take.
    private static final long BYTES = 16;

    private final MemoryLedger.Grant memory;
    private final int[][] windows;
    private final int[] heads;
    private final int[] tails;
    private final int[] window;

    EndsScores(EndsRow rules, PointRow row, Limits limits) {
        super(rules);
        this.row = row;
        this.most = rules.most();
        int stones = row.length();
        long parts = stones * (stones + 1L) / 2;
        if (parts > limits.positions())
            throw new LimitException(
                    Message.of("limit.parts", "stones", stones, "parts", parts, "limit", limits.positions()));
        memory = limits.memory().grant();
        memory.take(BYTES * parts);
        values = new long[stones + 1][];
        windows = new int[stones + 1][most == 1 ? 0 : 4];
        heads = new int[stones + 1];
        tails = new int[stones + 1];
        window = new int[stones + 1];
        for (int i = stones; i >= 0; i--) {
            limits.checkpoint();
            values[i] = new long[stones - i + 1];
            if (most == 1) fillSingly(i);
            else fill(i);
        }
    }

    private void fillSingly(int i) {
        if (i == row.length()) return;
        var own = values[i];
        var shorter = values[i + 1];
        long left = row.get(i);
        for (int j = i + 1; j <= row.length(); j++)
            own[j - i] = Math.max(left - shorter[j - i - 1], row.get(j - 1) - own[j - i - 1]);
    }

    private void fill(int i) {
        int head = 0;
        int tail = 0;
        long start = row.sum(0, i);
        for (int j = i + 1; j <= row.length(); j++) {
            long last = fromRight(i, j - 1);
            while (tail > head && fromRight(i, window[tail - 1]) <= last) tail--;
            window[tail++] = j - 1;
            if (window[head] < (long) j - most) head++;
            push(j, i + 1);
            long left = fromLeft(windows[j][heads[j]], j) - start;
            long right = fromRight(i, window[head]) + row.sum(0, j);
            values[i][j - i] = Math.max(left, right);
        }
    }

    private long fromRight(int i, int j) {
        return -row.sum(0, j) - values[i][j - i];
    }

    private long fromLeft(int i, int j) {
        return row.sum(0, i) - values[i][j - i];
    }

    /// Moves the window of column `j` on, so that it begins with part `(i, j)`.
    private void push(int j, int i) {
        var queue = windows[j];
        long next = fromLeft(i, j);
        while (tails[j] > heads[j] && fromLeft(queue[tails[j] - 1], j) <= next) tails[j]--;
        if (tails[j] == queue.length) queue = room(j);
        queue[tails[j]++] = i;
        if (queue[heads[j]] > i - 1L + most) heads[j]++;
    }

    private int[] room(int j) {
        var queue = windows[j];
        int count = tails[j] - heads[j];
        var roomy = heads[j] > queue.length / 2 ? queue : Arrays.copyOf(queue, 2 * queue.length);
        System.arraycopy(queue, heads[j], roomy, 0, count);
        windows[j] = roomy;
        heads[j] = 0;
        tails[j] = count;
        return roomy;
    }

    @Override
    public long value(RemainingRow stones) {
        return values[stones.from()][stones.count()];
    }

    @Override
    public Evidence.Minimax evidence() {
        long stones = row.length();
        long parts = stones * (stones + 1) / 2;
        return new Evidence.Minimax(Evidence.Minimax.Method.INTERVALS, parts, 0, 0, 0, parts, 8 * parts, 0);
    }
}
