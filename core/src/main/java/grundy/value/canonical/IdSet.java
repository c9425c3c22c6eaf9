package grundy.value.canonical;

import java.util.Arrays;

/// A growing array of ids.
final class IdSet {
    private int[] ids;
    private int size;

    IdSet(int capacity) {
        ids = new int[Math.max(capacity, 4)];
    }

    static IdSet of(int[] ids) {
        var set = new IdSet(ids.length);
        for (int id : ids) set.add(id);
        return set;
    }

    void add(int id) {
        if (size == ids.length) ids = Arrays.copyOf(ids, 2 * size);
        ids[size++] = id;
    }

    int size() {
        return size;
    }

    int get(int index) {
        return ids[index];
    }

    /// Puts the last in the place of one that goes.
    void remove(int index) {
        ids[index] = ids[--size];
    }

    void set(int index, int id) {
        ids[index] = id;
    }

    /// Puts all in ascending order, each once.
    void sort() {
        Arrays.sort(ids, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) if (i == 0 || ids[i] != ids[i - 1]) ids[kept++] = ids[i];
        size = kept;
    }

    /// @return the ids, those from {@link #size} on without meaning; not to be changed
    int[] ids() {
        return ids;
    }

    int[] toArray() {
        return Arrays.copyOf(ids, size);
    }
}
