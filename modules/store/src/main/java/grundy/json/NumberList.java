package grundy.json;

import grundy.limit.MemoryRoom;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// A list of longs that takes four bytes for each where all fit into an int, else eight: of tables and automata there
/// are many millions.
final class NumberList extends AbstractList<@Nullable Object> implements RandomAccess {
    private static final int FIRST = 16;

    private final MemoryRoom room;
    private int[] small = new int[FIRST];
    private long[] large = {};
    private int size;
    private boolean isLarge;

    /// @param room from which it takes its memory
    NumberList(MemoryRoom room) {
        this.room = room;
        room.take((long) FIRST * Integer.BYTES);
    }

    void append(long number) {
        if (!isLarge && (int) number != number) widen();
        if (isLarge) {
            if (size == large.length) large = Arrays.copyOf(large, grown(Long.BYTES));
            large[size++] = number;
        } else {
            if (size == small.length) small = Arrays.copyOf(small, grown(Integer.BYTES));
            small[size++] = (int) number;
        }
    }

    private int grown(int bytes) {
        int more = Math.addExact(size, (size >> 1) + FIRST);
        room.take((long) (more - size) * bytes);
        return more;
    }

    private void widen() {
        room.take((long) small.length * Long.BYTES);
        large = new long[small.length];
        for (int i = 0; i < size; i++) large[i] = small[i];
        small = new int[0];
        isLarge = true;
    }

    /// @return these numbers as a list of anything
    List<@Nullable Object> boxed() {
        return new ArrayList<>(this);
    }

    @Override
    public Long get(int index) {
        if (index >= size) throw new IndexOutOfBoundsException(index);
        return isLarge ? large[index] : (long) small[index];
    }

    @Override
    public int size() {
        return size;
    }
}
