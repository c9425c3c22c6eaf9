package grundy.engine.minimax;

import java.util.List;

/// Permutations of the places of a board as tables by bytes, so that a set of places is moved by a few look-ups.
final class Symmetries {
    private static final int BYTES = 8;

    private final long[][][] images;

    /// @param permutations each gives the new place of every place
    Symmetries(List<int[]> permutations) {
        images = new long[permutations.size()][][];
        for (int i = 0; i < images.length; i++) images[i] = table(permutations.get(i));
    }

    private static long[][] table(int[] places) {
        var table = new long[(places.length + BYTES - 1) / BYTES][1 << BYTES];
        for (int i = 0; i < table.length; i++)
            for (int set = 0; set < 1 << BYTES; set++)
                for (int bit = 0; bit < BYTES; bit++)
                    if ((set >> bit & 1) != 0 && BYTES * i + bit < places.length)
                        table[i][set] |= 1L << places[BYTES * i + bit];
        return table;
    }

    int count() {
        return images.length;
    }

    /// @return the places to which a set of places is moved
    long image(int symmetry, long set) {
        long image = 0;
        var table = images[symmetry];
        for (int i = 0; i < table.length; i++) image |= table[i][(int) (set >>> BYTES * i) & 255];
        return image;
    }
}
