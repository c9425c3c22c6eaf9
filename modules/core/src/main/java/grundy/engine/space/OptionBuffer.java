package grundy.engine.space;

import grundy.engine.words.SearchMeter;

/// A growing row of options in a form that can be read forwards option by option and in any order position by
/// position.
///
/// An option that leaves one position is its id. One that leaves a sum of `n > 1` positions is the negative number
/// `-n` followed by the `n` ids.
public final class OptionBuffer {
    private final SearchMeter meter;
    private int[] entries = {};
    private int size;

    /// @param meter that counts what is held
    public OptionBuffer(SearchMeter meter) {
        this.meter = meter;
    }

    /// Returns how many entries there are.
    public int size() {
        return size;
    }

    /// Returns an entry, counted from 0.
    public int get(int index) {
        return entries[index];
    }

    /// @return the entries; those from {@link #size} on mean nothing
    public int[] entries() {
        return entries;
    }

    /// Adds an entry at the end.
    public void add(int entry) {
        if (size == entries.length) entries = meter.grow(entries, size + 1);
        entries[size++] = entry;
    }

    /// Begins an option of several parts, whose ids must follow.
    void beginSum(int parts) {
        if (parts != 1) add(-parts);
    }

    /// Forgets all entries from a place on.
    public void truncate(int newSize) {
        size = newSize;
    }

    /// @return the index of the first position of the option that begins at `index`
    public static int first(int[] entries, int index) {
        return entries[index] < 0 ? index + 1 : index;
    }

    /// @return the index of the option after the one that begins at `index`
    public static int after(int[] entries, int index) {
        return entries[index] < 0 ? index + 1 - entries[index] : index + 1;
    }
}
