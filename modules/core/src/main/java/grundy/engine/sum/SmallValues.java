package grundy.engine.sum;

import grundy.engine.space.OptionBuffer;
import grundy.engine.space.PartNumbers;
import grundy.engine.words.SearchMeter;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.canonical.CanonicalForms;
import java.util.Arrays;
import java.util.Optional;

/// Values of the small parts of sums in which Left and Right have moves of their own: of those in which both together
/// have few moves, as in all that become of them.
///
/// Cost: the options of each part once, and the arithmetic of {@link CanonicalForms}.
final class SmallValues {
    /// The answer for a part that is not small.
    static final int LARGE = -1;

    /// Parts with more moves than this are not small.
    private static final int MOST_MOVES = 7;

    /// The greatest depth of a search, each step a frame of the stack.
    static final int DEEPEST = 1000;
    private static final int LEFT = 0;
    private static final int RIGHT = 1;

    /// In `values`: nobody asked yet, and being worked out; ids of forms and {@link #LARGE} follow.
    private static final int NEW = 0;

    private static final int BEGUN = 1;
    private static final int FIRST = 3;

    private final PartNumbers parts;
    private final CanonicalForms forms;
    private final SearchMeter meter;
    private int[] values = {};
    private int depth;
    private long valued;

    SmallValues(PartNumbers parts, CanonicalForms forms, SearchMeter meter) {
        this.parts = parts;
        this.forms = forms;
        this.meter = meter;
    }

    /// @return the number of parts that were valued by their options
    long positions() {
        return valued;
    }

    /// @return id of the form, or {@link #LARGE}
    /// @throws CycleException if play can come back to the part
    /// @throws LimitException if more is needed than the limits allow
    int of(int part) {
        int stored = part < values.length ? values[part] : NEW;
        if (stored == BEGUN) throw new CycleException();
        if (stored != NEW) return stored - FIRST;
        if (depth == DEEPEST) throw new LimitException(Message.of("limit.deep-sum", "limit", DEEPEST));
        depth++;
        mark(part, BEGUN);
        int state = NEW;
        try {
            int value = parts.isNegative(part) ? negated(of(parts.negative(part))) : calculate(part);
            state = value + FIRST;
            return value;
        } finally {
            depth--;
            mark(part, state);
        }
    }

    /// Takes in the value of a part that is not small.
    ///
    /// @param form its id
    void learn(int part, int form) {
        mark(part, form + FIRST);
    }

    private int negated(int value) {
        return value == LARGE ? LARGE : forms.negative(value);
    }

    private void mark(int part, int state) {
        if (part >= values.length) values = meter.grow(values, part + 1);
        values[part] = state;
    }

    private int calculate(int part) {
        if (parts.mobility(part, LEFT) + parts.mobility(part, RIGHT) > MOST_MOVES) return LARGE;
        var left = optionValues(part, LEFT);
        if (left.isEmpty()) return LARGE;
        var right = optionValues(part, RIGHT);
        if (right.isEmpty()) return LARGE;
        valued++;
        return forms.position(left.get(), right.get());
    }

    /// @return empty if some option is not small
    private Optional<int[]> optionValues(int part, int side) {
        var entries = parts.options(part, side);
        var found = new int[entries.length];
        int size = 0;
        for (int at = 0; at < entries.length; at = OptionBuffer.after(entries, at)) {
            int sum = forms.zero();
            for (int i = OptionBuffer.first(entries, at); i < OptionBuffer.after(entries, at); i++) {
                int value = of(entries[i]);
                if (value == LARGE) return Optional.empty();
                sum = forms.plus(sum, value);
            }
            found[size++] = sum;
        }
        return Optional.of(Arrays.stream(found, 0, size).distinct().toArray());
    }
}
