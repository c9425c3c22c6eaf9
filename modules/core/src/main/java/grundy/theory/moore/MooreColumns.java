package grundy.theory.moore;

import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/// The heaps of a position of Moore's Nim_k in base 2, and what may be done in one column.
///
/// A heap that is lowered has a first column in which its one becomes a zero; from there on its digits are free. With
/// l free heaps and c ones in the others a column comes right by loosening r more heaps and setting s of the l free
/// digits with r - s = c modulo k + 1, 0 <= s <= l, 0 <= r <= k - l; there is always such a choice.
final class MooreColumns {
    private static final int WORD = 63;

    private final int k;
    private final BigInteger[] heaps;
    private final long[] words;
    private final int[] counts;

    /// Cost: one step for each one in the heaps.
    MooreColumns(int k, NumberRow position) {
        this.k = k;
        this.heaps = position.list().toArray(BigInteger[]::new);
        int columns = 0;
        for (var heap : heaps) columns = Math.max(columns, heap.bitLength());
        this.words = columns <= WORD
                ? Arrays.stream(heaps).mapToLong(BigInteger::longValueExact).toArray()
                : new long[0];
        this.counts = new int[columns];
        for (int heap = 0; heap < heaps.length; heap++)
            for (int column = 0; column < heaps[heap].bitLength(); column++) if (has(heap, column)) counts[column]++;
    }

    int k() {
        return k;
    }

    /// @return number of heaps
    int size() {
        return heaps.length;
    }

    /// @return number of columns
    int columns() {
        return counts.length;
    }

    boolean has(int heap, int column) {
        return columns() <= WORD ? (words[heap] >>> column & 1) != 0 : heaps[heap].testBit(column);
    }

    boolean isCold() {
        for (int count : counts) if (count % (k + 1L) != 0) return false;
        return true;
    }

    /// @return the heap with its columns from this one on down set to zero
    BigInteger above(int heap, int column) {
        return heaps[heap].shiftRight(column + 1).shiftLeft(column + 1);
    }

    /// The change in a column: some heaps are loosened, and of the free ones some get a one.
    ///
    /// @param loosened heaps whose first changed column this is, ascending
    /// @param addedOnes how many of the free heaps get a one
    record ColumnChange(int[] loosened, int addedOnes) {}

    /// @param free heaps, ascending
    Iterable<ColumnChange> choices(int column, int[] free) {
        int difference = difference(column, free);
        int least = Math.max(0, difference);
        int most = Math.min(k - free.length, free.length + difference);
        if (most == 0) return List.of(new ColumnChange(new int[0], -difference));
        int[] ones = ones(column, free);
        return LazySequences.map(
                SubsetCount.of(ones.length, least, Math.min(ones.length, most)),
                chosen -> new ColumnChange(
                        Arrays.stream(chosen).map(i -> ones[i]).toArray(), chosen.length - difference));
    }

    /// @return r - s
    int difference(int column, int[] free) {
        int ones = counts[column];
        for (int heap : free) if (has(heap, column)) ones--;
        int rest = (int) (ones % (k + 1L));
        return rest <= k - free.length ? rest : (int) (rest - (k + 1L));
    }

    /// @return the heaps that have a one in the column and are not free
    private int[] ones(int column, int[] free) {
        var ones = new int[counts[column]];
        int count = 0;
        int next = 0;
        for (int heap = 0; heap < heaps.length; heap++) {
            if (next < free.length && free[next] == heap) next++;
            else if (has(heap, column)) ones[count++] = heap;
        }
        return Arrays.copyOf(ones, count);
    }

    static int[] merge(int[] free, int[] loosened) {
        if (loosened.length == 0) return free;
        var all = Arrays.copyOf(free, free.length + loosened.length);
        System.arraycopy(loosened, 0, all, free.length, loosened.length);
        Arrays.sort(all);
        return all;
    }

    /// @param changed heaps
    /// @param left what is left of each of them
    NumberRow with(int[] changed, BigInteger[] left) {
        var option = heaps.clone();
        for (int i = 0; i < changed.length; i++) option[changed[i]] = left[i];
        return NumberRow.of(List.of(option));
    }
}
