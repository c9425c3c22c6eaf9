package grundy.engine.search;

/// A growing row of options in a form that can be read forwards option by option and in any order position by
/// position.
///
/// An option that leaves one position is its id. One that leaves a sum of `n > 1` positions is the negative number
/// `-n` followed by the `n` ids.
final class OptionBuffer {
    private final Meter meter;
    private int[] entries = {};
    private int size;

    OptionBuffer(Meter meter) {
        this.meter = meter;
    }

    int size() {
        return size;
    }

    int get(int index) {
        return entries[index];
    }

    /// @return the entries; those from {@link #size} on mean nothing
    int[] entries() {
        return entries;
    }

    void add(int entry) {
        if (size == entries.length) entries = meter.grown(entries, size + 1);
        entries[size++] = entry;
    }

    /// Begins an option of several parts, whose ids must follow.
    void beginSum(int parts) {
        if (parts != 1) add(-parts);
    }

    void truncate(int newSize) {
        size = newSize;
    }

    /// @return where the option after the one that begins at `index` begins
    static int after(int[] entries, int index) {
        return entries[index] < 0 ? index + 1 - entries[index] : index + 1;
    }
}
