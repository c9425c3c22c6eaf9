package grundy.value.canonical;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import grundy.value.Dyadic;

/// Sums and negatives of canonical forms.
///
/// Forms of three terms add term by term; a number is added to each option, and the result is in canonical form
/// already (number translation); other sums are those of the options. Sums are remembered in a table with one place
/// for each pair.
///
/// Source: Conway 1976, chapters 7 and 9; Siegel 2013, chapter II (number translation).
final class FormSums {
    private static final int MEMO = 1 << 20;

    private final FormTable forms;
    private final FormBuilder builder;
    private final RecursionDepth depth;
    private final MemoryRoom room;
    private int places = 1 << 10;

    /// At each place a pair, and then its sum.
    private long[] entries = new long[2 * places];

    private long misses;

    FormSums(FormTable forms, FormBuilder builder, RecursionDepth depth, MemoryRoom room) {
        this.forms = forms;
        this.builder = builder;
        this.depth = depth;
        this.room = room;
        room.take(16L * places);
    }

    int negative(int form) {
        int stored = forms.negative(form);
        if (stored >= 0) return stored;
        int negative;
        if (forms.hasTerms(form)) {
            negative =
                    forms.withTerms(forms.numbers.negative(forms.number(form)), -forms.ups(form), forms.nimber(form));
        } else {
            depth.enter();
            try {
                negative = forms.withOptions(negatives(forms.rights(form)), negatives(forms.lefts(form)));
            } finally {
                depth.leave();
            }
        }
        forms.negatives(form, negative);
        return negative;
    }

    private int[] negatives(int[] options) {
        var set = new IdSet(options.length);
        for (int option : options) set.add(negative(option));
        set.sort();
        return set.toArray();
    }

    /// A game and its negative come to 0, which their options show only after long.
    int sum(int one, int two) {
        if (forms.hasTerms(one) && forms.hasTerms(two)) return ofTerms(one, two);
        if (one > two) return sum(two, one);
        long pair = IdPairs.of(one, two);
        int at = at(pair);
        if (entries[at] == pair) return (int) entries[at + 1];
        if (forms.negative(one) == two) return forms.ofNumber(Dyadic.ZERO);
        Checkpoint.step();
        int sum;
        depth.enter();
        try {
            if (forms.isNumber(one)) sum = translated(two, one);
            else if (forms.isNumber(two)) sum = translated(one, two);
            else
                sum = builder.of(
                        options(one, two, forms.lefts(one), forms.lefts(two)),
                        options(one, two, forms.rights(one), forms.rights(two)));
        } finally {
            depth.leave();
        }
        if (++misses > places && places < MEMO) grow();
        at = at(pair);
        entries[at] = pair;
        entries[at + 1] = sum;
        return sum;
    }

    private int ofTerms(int one, int two) {
        long ups = (long) forms.ups(one) + forms.ups(two);
        if (ups != (int) ups) throw new LimitException(Message.of("limit.ups", "limit", Integer.MAX_VALUE));
        return forms.withTerms(
                forms.numbers.sum(forms.number(one), forms.number(two)),
                (int) ups,
                forms.nimber(one) ^ forms.nimber(two));
    }

    /// @param form that has options only
    private int translated(int form, int number) {
        return forms.withOptions(translated(forms.lefts(form), number), translated(forms.rights(form), number));
    }

    private int[] translated(int[] options, int number) {
        var set = new IdSet(options.length);
        for (int option : options) set.add(sum(option, number));
        set.sort();
        return set.toArray();
    }

    private int[] options(int one, int two, int[] ofOne, int[] ofTwo) {
        var options = new int[ofOne.length + ofTwo.length];
        int used = 0;
        for (int option : ofOne) options[used++] = sum(option, two);
        for (int option : ofTwo) options[used++] = sum(one, option);
        return options;
    }

    private int at(long pair) {
        return 2 * IdPairs.place(pair, places);
    }

    private void grow() {
        room.take(48L * places);
        var old = entries;
        places *= 4;
        entries = new long[2 * places];
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] == 0) continue;
            int at = at(old[i]);
            entries[at] = old[i];
            entries[at + 1] = old[i + 1];
        }
    }
}
