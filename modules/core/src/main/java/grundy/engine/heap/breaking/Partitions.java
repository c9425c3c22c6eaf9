package grundy.engine.heap.breaking;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/// The ways to write a number as a sum of a given number of positive parts in ascending order, in lexical order.
public final class Partitions implements Iterator<int[]> {
    private final int[] parts;
    private boolean more;

    /// @param count at least 2
    public Partitions(int total, int count) {
        parts = new int[count];
        Arrays.fill(parts, 1);
        parts[count - 1] = total - count + 1;
        more = total >= count;
    }

    @Override
    public boolean hasNext() {
        return more;
    }

    /// @return an array of its own
    @Override
    public int[] next() {
        if (!more) throw new NoSuchElementException();
        int[] current = parts.clone();
        advance();
        return current;
    }

    /// Raises the last part but one that can be raised, and sets those between it and the last to the same.
    private void advance() {
        int last = parts.length - 1;
        int rest = parts[last];
        for (int i = last - 1; i >= 0; i--) {
            rest += parts[i];
            int raised = parts[i] + 1;
            if (rest - (long) (last - i) * raised < raised) continue;
            for (int j = i; j < last; j++) parts[j] = raised;
            parts[last] = rest - (last - i) * raised;
            return;
        }
        more = false;
    }
}
