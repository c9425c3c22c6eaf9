package grundy.engine.space;

import grundy.engine.rewrite.BitMoves;
import grundy.engine.words.SearchMeter;
import org.jspecify.annotations.Nullable;

/// Gives ids to regions of boards of letters, one for all likenesses of a region: the number of its words in a
/// {@link WordsIndex}, followed, where it is known, by whether it is the negative.
///
/// The regions of many options are looked up together, since what takes the time is to wait for the memory of tables,
/// and waiting for many places at once takes hardly longer than for one.
final class RegionIds {
    private final BitMoves moves;
    private final int signs;
    private final WordsIndex index;

    /// Absent where regions are no graphs.
    private final @Nullable GraphIds graphs;

    /// The results about regions as they lay on some board.
    private final WordsMemo memo;

    private final int length;
    private final SearchMeter meter;

    /// The regions that were gathered, and of each the id, or -1.
    private long[] rows = {};

    private int[] ids = {};
    private int count;

    /// Of those that the memo does not know: which they are, the words that all their likenesses share, and the
    /// rows of the index.
    private int[] unknown = {};

    private int[] found = {};
    private long[] shared = {};

    /// @param signs 1 if an id tells whether it is that of a negative, else 0
    RegionIds(BitMoves moves, int signs, SearchMeter meter) {
        this.moves = moves;
        this.signs = signs;
        this.meter = meter;
        this.length = moves.words();
        this.index = new WordsIndex(length, meter);
        this.graphs = moves.graphs()
                .map(likenesses -> new GraphIds(likenesses, index, length, signs, meter))
                .orElse(null);
        this.memo = new WordsMemo(length, meter);
    }

    /// @return more than any id
    int size() {
        return index.size() << signs;
    }

    /// @return holds the words of the region of an id from `(id >> signs) * length` on
    long[] words() {
        return index.words();
    }

    /// @param words that all likenesses of a position share
    int idOf(long[] words) {
        return signed(index.idOf(words, 0), 0);
    }

    private int signed(int row, int sign) {
        return graphs == null ? row << signs | sign : graphs.idOf(row, sign);
    }

    /// @return the id of the negative of a region, where it is known
    int negative(int id) {
        if (graphs == null && moves.isOwnNegative(index.words(), (id >> signs) * length)) return id;
        return signed(id >> signs, id & signs ^ 1);
    }

    /// Begins to gather regions.
    void begin() {
        count = 0;
    }

    /// @param words of a region where it lies, from `from` on
    /// @return its number among those gathered
    int gather(long[] words, int from) {
        if (count == ids.length) {
            ids = meter.grow(ids, count + 1);
            unknown = meter.grow(unknown, ids.length);
            found = meter.grow(found, ids.length);
            rows = meter.grow(rows, ids.length * length);
            shared = meter.grow(shared, ids.length * length);
        }
        for (int i = 0; i < length; i++) rows[count * length + i] = words[from + i];
        return count++;
    }

    /// Finds the ids of all that were gathered.
    void find() {
        memo.get(rows, count, ids);
        int open = 0;
        for (int i = 0; i < count; i++) {
            if (ids[i] >= 0) continue;
            ids[i] = moves.least(rows, i * length, shared, open * length) ? 1 : 0;
            unknown[open++] = i;
        }
        index.readAhead(shared, open);
        for (int i = 0; i < open; i++) found[i] = index.idOf(shared, i * length);
        for (int i = 0; i < open; i++) {
            int number = unknown[i];
            ids[number] = signed(found[i], ids[number]);
            memo.put(rows, number * length, ids[number]);
        }
    }

    /// @param number as {@link #gather} gave it
    int id(int number) {
        return ids[number];
    }
}
