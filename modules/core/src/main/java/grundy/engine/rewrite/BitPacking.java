package grundy.engine.rewrite;

/// The layout of a board's planes in words: as many side by side as fit.
///
/// @param planes how many there are
/// @param width of a plane, at most 64 (unit: bits)
record BitPacking(int planes, int width) {
    static BitPacking loose(int planes) {
        return new BitPacking(planes, Long.SIZE);
    }

    /// @return whether there are two planes, in one word
    private boolean arePair() {
        return planes == 2 && width <= Integer.SIZE;
    }

    private int inWord() {
        return Long.SIZE / width;
    }

    private long mask() {
        return -1L >>> Long.SIZE - width;
    }

    boolean holds(long plane) {
        return (plane & ~mask()) == 0;
    }

    /// @return the number of words
    int words() {
        return (planes + inWord() - 1) / inWord();
    }

    /// @param board the planes
    /// @param words get them, from `at` on
    void pack(long[] board, long[] words, int at) {
        if (arePair()) {
            words[at] = board[0] | board[1] << width;
            return;
        }
        for (int word = 0, plane = 0; plane < planes; word++) {
            long packed = 0;
            for (int shift = 0; shift <= Long.SIZE - width && plane < planes; shift += width)
                packed |= board[plane++] << shift;
            words[at + word] = packed;
        }
    }

    /// @param words hold the planes, from `from` on
    /// @param board gets them
    void unpack(long[] words, int from, long[] board) {
        long mask = mask();
        if (arePair()) {
            board[0] = words[from] & mask;
            board[1] = words[from] >>> width & mask;
            return;
        }
        for (int word = from, plane = 0; plane < planes; word++)
            for (int shift = 0; shift <= Long.SIZE - width && plane < planes; shift += width)
                board[plane++] = words[word] >>> shift & mask;
    }
}
