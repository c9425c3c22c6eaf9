package grundy.value.canonical;

import java.util.Arrays;

/// A growing array of ids.
public final class IdSet {
    private int[] ids;
    private int size;

    /// @param capacity for how many there is room at first
    public IdSet(int capacity) {
        ids = new int[Math.max(capacity, 4)];
    }

    /// Returns an array of these ids.
    public static IdSet of(int[] ids) {
        var set = new IdSet(ids.length);
        for (int id : ids) set.add(id);
        return set;
    }

    /// Adds an id at the end.
    public void add(int id) {
        if (size == ids.length) ids = Arrays.copyOf(ids, 2 * size);
        ids[size++] = id;
    }

    /// Returns how many ids there are.
    public int size() {
        return size;
    }

    /// Returns an id, counted from 0.
    public int get(int index) {
        return ids[index];
    }

    /// Puts the last in the place of one that goes.
    public void remove(int index) {
        ids[index] = ids[--size];
    }

    /// Puts all in ascending order, each once.
    void sort() {
        Arrays.sort(ids, 0, size);
        int count = 0;
        for (int i = 0; i < size; i++) if (i == 0 || ids[i] != ids[i - 1]) ids[count++] = ids[i];
        size = count;
    }

    /// @return the ids, those from {@link #size} on without meaning; not to be changed
    int[] ids() {
        return ids;
    }

    /// Returns the ids in their order.
    public int[] toArray() {
        return Arrays.copyOf(ids, size);
    }
}
