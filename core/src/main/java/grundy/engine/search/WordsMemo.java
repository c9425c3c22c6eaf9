package grundy.engine.search;

/// Remembers a number for rows of 64-bit words of one length: one place for each row, where a later row displaces an
/// earlier one.
///
/// Cost: 8 bytes for each word and 4 for the number, times the places, of which there are as many as rows were
/// remembered, up to 2^18.
final class WordsMemo {
    private static final int MOST = 1 << 18;

    private final int length;
    private final Meter meter;
    private long[] words;

    /// Plus 1; 0 is a free place. The length is a power of 2.
    private int[] numbers = new int[1 << 8];

    private int puts;

    /// @param length of each row, at least 1 (unit: words)
    WordsMemo(int length, Meter meter) {
        this.length = length;
        this.meter = meter;
        this.words = new long[numbers.length * length];
    }

    /// @return what was remembered of the row that begins at `from`, or -1
    int get(long[] rows, int from) {
        int place = place(rows, from);
        for (int i = 0, at = place * length; i < length; i++) if (words[at + i] != rows[from + i]) return -1;
        return numbers[place] - 1;
    }

    /// @param number at least 0
    void put(long[] rows, int from, int number) {
        if (++puts > numbers.length && numbers.length < MOST) {
            numbers = meter.doubled(meter.doubled(numbers));
            words = meter.grown(words, numbers.length * length);
        }
        int place = place(rows, from);
        for (int i = 0; i < length; i++) words[place * length + i] = rows[from + i];
        numbers[place] = number + 1;
    }

    private int place(long[] rows, int from) {
        long hash = 0;
        for (int i = 0; i < length; i++) hash = (hash ^ rows[from + i]) * 0x9E3779B97F4A7C15L + (hash >>> 29);
        return (int) ((hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L >>> 40) & numbers.length - 1;
    }
}
