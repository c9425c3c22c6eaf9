package grundy.engine.search;

import grundy.engine.space.OptionBuffer;
import grundy.engine.words.SearchMeter;
import grundy.limit.Limits;
import grundy.value.canonical.CanonicalForms;
import java.util.Arrays;

/// The canonical forms of positions by the definition: a position is `{left | right}` of what its options are worth,
/// and an option that is a sum is worth the sum of its parts.
///
/// Entries are the options of both sides in one row: those of Left, {@link #BETWEEN}, those of Right. A position that
/// is the negative of another has {@link #NEGATIVE} and that one instead. Cost: 4 bytes a position, besides the
/// arithmetic.
final class CanonicalEvaluator implements EvaluationQueue.Evaluator {
    static final int BETWEEN = Integer.MIN_VALUE;
    static final int NEGATIVE = Integer.MIN_VALUE + 1;

    private final CanonicalForms forms;

    /// Of its own, since another thread searches.
    private final SearchMeter meter;

    private int[] values = {};
    private int[] left = new int[64];
    private int[] right = new int[64];

    /// @param forms arena of the answers
    CanonicalEvaluator(CanonicalForms forms, Limits limits) {
        this.forms = forms;
        this.meter = new SearchMeter(limits);
    }

    /// @return id of the form of a position that was evaluated
    int get(int position) {
        return values[position];
    }

    @Override
    public void evaluate(int position, int[] entries, int from, int to) {
        int value =
                entries[from] == NEGATIVE ? forms.negative(values[entries[from + 1]]) : ofOptions(entries, from, to);
        if (position >= values.length) values = meter.grow(values, position + 1);
        values[position] = value;
    }

    private int ofOptions(int[] entries, int from, int to) {
        int lefts = 0;
        int at = from;
        for (; entries[at] != BETWEEN; at = OptionBuffer.after(entries, at)) {
            if (lefts == left.length) left = Arrays.copyOf(left, 2 * lefts);
            left[lefts++] = optionValue(entries, at);
        }
        int rights = 0;
        for (at++; at < to; at = OptionBuffer.after(entries, at)) {
            if (rights == right.length) right = Arrays.copyOf(right, 2 * rights);
            right[rights++] = optionValue(entries, at);
        }
        return forms.position(distinct(left, lefts), distinct(right, rights));
    }

    private int optionValue(int[] entries, int at) {
        if (entries[at] >= 0) return values[entries[at]];
        int sum = values[entries[at + 1]];
        for (int i = at + 2; i < OptionBuffer.after(entries, at); i++) sum = forms.plus(sum, values[entries[i]]);
        return sum;
    }

    private static int[] distinct(int[] some, int count) {
        Arrays.sort(some, 0, count);
        int size = 0;
        for (int i = 0; i < count; i++) if (i == 0 || some[i] != some[i - 1]) some[size++] = some[i];
        return Arrays.copyOf(some, size);
    }
}
