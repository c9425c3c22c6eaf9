package grundy.engine.search;

import grundy.value.canonical.CanonicalForms;
import java.util.Arrays;

/// Canonical forms by the definition: a position is `{left | right}` of what its options are worth, and an option
/// that is a sum is worth the sum of its parts.
///
/// Cost: time proportional to the options, besides the arithmetic; 2 bytes a position for the form's id (4 if there
/// are more than 65,534 forms).
final class FormSearch extends DepthFirst {
    private final CanonicalForms forms;
    private int[] left = new int[64];
    private int[] right = new int[64];

    /// @param space in which Left is side 0 and Right side 1
    FormSearch(PositionSpace space, CanonicalForms forms, Meter meter) {
        super(new BothSides(space), NONE, meter);
        this.forms = forms;
    }

    /// The options of both sides in one row: those of Left, {@link #BETWEEN}, those of Right. A position whose id
    /// is the negative of another's has that one and {@link #NEGATIVE} instead.
    private record BothSides(PositionSpace space) implements PositionGraph {
        static final int BETWEEN = Integer.MIN_VALUE;
        static final int NEGATIVE = Integer.MIN_VALUE + 1;

        @Override
        public int size() {
            return space.size();
        }

        @Override
        public void expand(int id, OptionBuffer out) {
            if (space.isNegative(id)) {
                out.add(NEGATIVE);
                out.add(space.negative(id));
                return;
            }
            space.expand(id, 0, out);
            out.add(BETWEEN);
            space.expand(id, 1, out);
        }
    }

    @Override
    int evaluate(int[] entries, int from, int to) {
        if (entries[from] == BothSides.NEGATIVE) return forms.negative(labels.get(entries[from + 1]));
        int lefts = 0;
        int at = from;
        for (; entries[at] != BothSides.BETWEEN; at = OptionBuffer.after(entries, at)) {
            if (lefts == left.length) left = Arrays.copyOf(left, 2 * lefts);
            left[lefts++] = worth(entries, at);
        }
        int rights = 0;
        for (at++; at < to; at = OptionBuffer.after(entries, at)) {
            if (rights == right.length) right = Arrays.copyOf(right, 2 * rights);
            right[rights++] = worth(entries, at);
        }
        return forms.position(distinct(left, lefts), distinct(right, rights));
    }

    private int worth(int[] entries, int at) {
        if (entries[at] >= 0) return labels.get(entries[at]);
        int sum = forms.zero();
        for (int i = at + 1; i < OptionBuffer.after(entries, at); i++) sum = forms.plus(sum, labels.get(entries[i]));
        return sum;
    }

    private static int[] distinct(int[] some, int count) {
        Arrays.sort(some, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) if (i == 0 || some[i] != some[i - 1]) some[kept++] = some[i];
        return Arrays.copyOf(some, kept);
    }
}
