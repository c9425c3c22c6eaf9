package grundy.engine.search;

import grundy.engine.words.SearchMeter;

/// The results of a search for each position: nothing yet, that it lies on the path being searched, or
/// a number >= 0. Two bytes a position while all numbers are below 65534, then four.
final class SearchLabels {
    private static final int NEW = 0;
    private static final int OPEN = 1;
    private static final int FIRST = 2;
    private final SearchMeter meter;
    private char[] narrow = {};
    private int[] wide = {};
    private int labelled;

    SearchLabels(SearchMeter meter) {
        this.meter = meter;
    }

    /// @return the number of positions with a label
    int labelled() {
        return labelled;
    }

    /// @return the label, or a negative number if there is none yet
    int get(int id) {
        return raw(id) - FIRST;
    }

    boolean isOpen(int id) {
        return raw(id) == OPEN;
    }

    void open(int id) {
        set(id, OPEN);
    }

    void forget(int id) {
        if (raw(id) >= FIRST) labelled--;
        set(id, NEW);
    }

    void label(int id, int label) {
        set(id, label + FIRST);
        labelled++;
    }

    private int raw(int id) {
        if (wide.length > 0) return id < wide.length ? wide[id] : NEW;
        return id < narrow.length ? narrow[id] : NEW;
    }

    private void set(int id, int raw) {
        if (raw > Character.MAX_VALUE && wide.length == 0) widen();
        if (wide.length > 0) {
            if (id >= wide.length) wide = meter.grow(wide, id + 1);
            wide[id] = raw;
        } else {
            if (id >= narrow.length) narrow = meter.grow(narrow, id + 1);
            narrow[id] = (char) raw;
        }
    }

    private void widen() {
        wide = meter.grow(wide, narrow.length);
        for (int id = 0; id < narrow.length; id++) wide[id] = narrow[id];
        meter.give(2L * narrow.length);
        narrow = new char[0];
    }
}
