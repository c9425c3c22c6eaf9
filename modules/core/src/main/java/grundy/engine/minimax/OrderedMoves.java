package grundy.engine.minimax;

import java.util.Arrays;

/// The moves of one position, taken out one by one, the most promising first.
final class OrderedMoves {
    private static final int ROOM = 64;

    private int[] moves = new int[ROOM];
    private long[] promise = new long[ROOM];
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /// @param promise how good the move looks; those that look the same come in the order in which they were added
    void add(int move, int promise) {
        if (count == moves.length) {
            moves = Arrays.copyOf(moves, 2 * count);
            this.promise = Arrays.copyOf(this.promise, 2 * count);
        }
        moves[count] = move;
        this.promise[count++] = promise;
    }

    int get(int index) {
        return moves[index];
    }

    long promise(int index) {
        return promise[index];
    }

    void promise(int index, long better) {
        promise[index] = better;
    }

    /// Brings the most promising of the moves from `index` on to this place.
    ///
    /// @return the move
    int take(int index) {
        int best = index;
        for (int i = index + 1; i < count; i++) if (promise[i] > promise[best]) best = i;
        int move = moves[best];
        long worth = promise[best];
        for (int i = best; i > index; i--) {
            moves[i] = moves[i - 1];
            promise[i] = promise[i - 1];
        }
        moves[index] = move;
        promise[index] = worth;
        return move;
    }
}
