package grundy.engine.heap.sparse;

import java.util.Arrays;

/// Options that leave a certain heap: how far before a heap the other heap that is left lies, and by what its index is
/// moved by the certain heap.
final class MarkedPairs {
    private int[] distances = new int[64];
    private byte[] indices = new byte[64];
    private int[] bits = new int[64];
    private int size;

    void add(int distance, int index) {
        if (size == distances.length) {
            distances = Arrays.copyOf(distances, 2 * size);
            indices = Arrays.copyOf(indices, 2 * size);
            bits = Arrays.copyOf(bits, 2 * size);
        }
        distances[size] = distance;
        indices[size] = (byte) index;
        bits[size++] = (index & 7) * RecentCodes.SIZE - distance;
    }

    /// Adds a pair before those that are farther.
    void insert(int distance, int index) {
        var farther = new MarkedPairs();
        int nearer = countUpTo(distance);
        for (int i = nearer; i < size; i++) farther.add(distances[i], indices[i]);
        size = nearer;
        add(distance, index);
        for (int i = 0; i < farther.size; i++) add(farther.distances[i], farther.indices[i]);
    }

    /// @return the number of first pairs that are not farther
    int countUpTo(int distance) {
        int count = 0;
        while (count < size && distances[count] <= distance) count++;
        return count;
    }

    int size() {
        return size;
    }

    int distance(int i) {
        return distances[i];
    }

    int index(int i) {
        return indices[i] & 0xFF;
    }

    /// @return an array with at least as many elements as there are pairs
    int[] distances() {
        return distances;
    }

    /// @return an array with at least as many elements as there are pairs
    byte[] indices() {
        return indices;
    }

    /// @return for each pair where in {@link RecentCodes#bits} the bits are, from the place of a heap on
    int[] bits() {
        return bits;
    }

    /// @return the greatest distance, or 0
    int greatest() {
        int greatest = 0;
        for (int i = 0; i < size; i++) greatest = Math.max(greatest, distances[i]);
        return greatest;
    }
}
