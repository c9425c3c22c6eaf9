package grundy.engine.space;

import grundy.engine.words.SearchMeter;

/// Remembers a number for rows of 64-bit words of one length: one place for each row, where a later row displaces an
/// earlier one.
///
/// Cost: 8 bytes for each word and 8 for the number, times the places: 2^8, and four times as many whenever more rows
/// were put than there are places, up to 2^18.
final class WordsMemo {
    private static final int MOST = 1 << 18;

    private final int length;
    private final SearchMeter meter;

    /// The number of places: a power of 2.
    private int places = 1 << 8;

    /// At each place the row, and then the number plus 1; 0 if the place is free.
    private long[] entries;

    private int puts;

    /// Keeps reading ahead from being left out as useless.
    @SuppressWarnings("unused")
    private long ahead;

    /// @param length of each row, at least 1 (unit: words)
    WordsMemo(int length, SearchMeter meter) {
        this.length = length;
        this.meter = meter;
        this.entries = new long[places * (length + 1)];
    }

    /// @param rows concatenated
    /// @param found gets what was remembered of each, or -1
    void get(long[] rows, int count, int[] found) {
        long read = 0;
        for (int row = 0; row < count; row++) {
            found[row] = at(rows, row * length);
            read += entries[found[row]];
        }
        ahead = read;
        for (int row = 0; row < count; row++) {
            int at = found[row];
            long differences = 0;
            for (int i = 0; i < length; i++) differences |= entries[at + i] ^ rows[row * length + i];
            found[row] = differences == 0 ? (int) entries[at + length] - 1 : -1;
        }
    }

    /// @param number at least 0
    void put(long[] rows, int from, int number) {
        if (++puts > places && places < MOST) {
            places *= 4;
            entries = meter.grow(entries, places * (length + 1));
        }
        int at = at(rows, from);
        for (int i = 0; i < length; i++) entries[at + i] = rows[from + i];
        entries[at + length] = number + 1L;
    }

    private int at(long[] rows, int from) {
        long hash = 0;
        for (int i = 0; i < length; i++) hash = (hash ^ rows[from + i]) * 0x9E3779B97F4A7C15L + (hash >>> 29);
        int place = (int) ((hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L >>> 40) & places - 1;
        return place * (length + 1);
    }
}
