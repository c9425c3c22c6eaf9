package grundy.value.canonical;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;
import grundy.value.Dyadic;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Canonical forms, each kept once and named by an index, its id: with its options, stops, and how it stands to them.
///
/// A number plus a multiple of up plus a nimber is kept as these three terms, and its options are made when somebody
/// asks for them, so that the integer 10^50 is one entry. All other forms are kept as lists of ids.
final class FormTable {
    /// Of the sum of the three terms that they are; others have options only.
    private static final int TERMS = 1;

    private static final int DICOT = 2;

    private static final int FACTS = 8;
    private static final int STOPS = 4;
    private static final int START = 5;
    private static final int HEAD = 2;
    private static final int BYTES_PER_FORM = 8 * FACTS + 24;

    final NumberTable numbers = new NumberTable();
    private final MemoryRoom room;

    private int count;
    private final FormBounds bounds = new FormBounds();

    /// The facts of each form side by side, since they are asked for together: {@link #upper}, {@link
    /// #lower}, {@link #furtherUpper}, {@link #furtherLower}, the left stop above the right one, and
    /// where the options begin, or -1, above the flags. Two are left free, so that those of a form lie
    /// in one line of the cache.
    private long[] facts = new long[0];

    private int[] ups = new int[0];
    private int[] nimber = new int[0];
    private int[] hashes = new int[0];
    private int[] negative = new int[0];

    /// For each form, the number of Left's options, the number of Right's, and then the options.
    private int[] options = new int[0];

    private int optionsUsed;

    /// Ids plus 1, at the first free place from that of the hash; 0 is free.
    private int[] slots = new int[0];

    /// @param room that the tables are taken from
    FormTable(MemoryRoom room) {
        this.room = room;
        grow(64);
        growOptions(256);
    }

    int count() {
        return count;
    }

    /// @return whether it is a number plus a multiple of up plus a nimber
    boolean hasTerms(int form) {
        return (facts[FACTS * form + START] & TERMS) != 0;
    }

    boolean isNumber(int form) {
        return hasTerms(form) && ups[form] == 0 && nimber[form] == 0;
    }

    /// @return index of the number among the three terms
    int number(int form) {
        return leftStop(form);
    }

    int ups(int form) {
        return ups[form];
    }

    int nimber(int form) {
        return nimber[form];
    }

    private int start(int form) {
        return (int) (facts[FACTS * form + START] >> Integer.SIZE);
    }

    private void enter(int form, int leftStop, int rightStop, int start, int flags) {
        facts[FACTS * form + STOPS] = (long) leftStop << Integer.SIZE | rightStop & 0xFFFFFFFFL;
        facts[FACTS * form + START] = (long) start << Integer.SIZE | flags;
    }

    private void putBounds(int form, long upper, long lower, long furtherUpper, long furtherLower) {
        int at = FACTS * form;
        facts[at] = upper;
        facts[at + 1] = lower;
        facts[at + 2] = furtherUpper;
        facts[at + 3] = furtherLower;
    }

    /// @return index of the left stop
    int leftStop(int form) {
        return (int) (facts[FACTS * form + STOPS] >>> Integer.SIZE);
    }

    int rightStop(int form) {
        return (int) facts[FACTS * form + STOPS];
    }

    /// @return whether it is not less than its right stop, nor confused with it
    boolean isAtLeastRightStop(int form) {
        return (lower(form) & UpStarBounds.ZERO) != 0;
    }

    boolean isAtMostLeftStop(int form) {
        return (upper(form) & UpStarBounds.ZERO) != 0;
    }

    /// @return the sums of ups and nimbers that it is at most, beside its left stop, as {@link
    ///     UpStarBounds} has them
    long upper(int form) {
        return facts[FACTS * form];
    }

    /// @return the sums that it is at least, beside its right stop
    long lower(int form) {
        return facts[FACTS * form + 1];
    }

    /// @return the games that it is at most, beside its left stop, as {@link DicotBounds} has them
    long furtherUpper(int form) {
        return facts[FACTS * form + 2];
    }

    /// @return the games that it is at least, beside its right stop
    long furtherLower(int form) {
        return facts[FACTS * form + 3];
    }

    /// @return whether in every position below it both sides can move, or neither
    boolean isDicot(int form) {
        return (facts[FACTS * form + START] & DICOT) != 0;
    }

    int leftCount(int form) {
        if (start(form) < 0) spell(form);
        return options[start(form)];
    }

    int rightCount(int form) {
        if (start(form) < 0) spell(form);
        return options[start(form) + 1];
    }

    /// @param index from 0, below `leftCount`, which must have been asked for before
    int left(int form, int index) {
        return options[start(form) + HEAD + index];
    }

    int right(int form, int index) {
        int from = start(form);
        return options[from + HEAD + options[from] + index];
    }

    /// @return a copy
    int[] lefts(int form) {
        int many = leftCount(form);
        int from = start(form) + HEAD;
        return Arrays.copyOfRange(options, from, from + many);
    }

    int[] rights(int form) {
        int many = rightCount(form);
        int from = start(form) + HEAD + leftCount(form);
        return Arrays.copyOfRange(options, from, from + many);
    }

    /// @return -1 if it is not known yet
    int negative(int form) {
        return negative[form];
    }

    void negatives(int one, int two) {
        negative[one] = two;
        negative[two] = one;
    }

    /// @return the form with these terms
    ///
    /// @param number index
    int withTerms(int number, int ups, int nimber) {
        int hash = mixed(mixed(mixed(1, number), ups), nimber);
        int slot = hash & slots.length - 1;
        for (; slots[slot] != 0; slot = slot + 1 & slots.length - 1) {
            int form = slots[slot] - 1;
            if (hashes[form] == hash
                    && hasTerms(form)
                    && number(form) == number
                    && this.ups[form] == ups
                    && this.nimber[form] == nimber) return form;
        }
        int form = enter(hash, slot);
        this.ups[form] = ups;
        this.nimber[form] = nimber;
        boolean dicot = numbers.get(number).signum() == 0;
        putBounds(
                form,
                UpStarBounds.atLeast(ups, nimber),
                UpStarBounds.atMost(ups, nimber),
                DicotBounds.atLeast(ups, nimber),
                DicotBounds.atMost(ups, nimber));
        enter(form, number, number, -1, TERMS | (dicot ? DICOT : 0));
        return form;
    }

    /// @return the form of these options
    ///
    /// @param left ids, ascending, none of them dominated or reversible; not empty, like `right`, since the form
    ///     is no number, and not that of three terms
    int withOptions(int[] left, int[] right) {
        return withOptions(left, right, null);
    }

    /// @param ready what holds of the form, or null if that is to be found
    int withOptions(int[] left, int[] right, @Nullable FormBounds ready) {
        int hash = mixed(hash(left, mixed(2, left.length)), 3);
        hash = hash(right, hash);
        int slot = hash & slots.length - 1;
        for (; slots[slot] != 0; slot = slot + 1 & slots.length - 1) {
            int form = slots[slot] - 1;
            if (hashes[form] == hash && !hasTerms(form) && isOf(form, left, right)) return form;
        }
        int form = enter(hash, slot);
        int from = NumberTable.BELOW_ALL;
        for (int option : left) if (numbers.isLess(from, rightStop(option))) from = rightStop(option);
        int to = NumberTable.ABOVE_ALL;
        for (int option : right) if (numbers.isLess(leftStop(option), to)) to = leftStop(option);
        boolean dicot = true;
        for (int option : left) dicot &= isDicot(option);
        for (int option : right) dicot &= isDicot(option);
        if (ready == null) bounds.find(this, left, left.length, right, right.length, from, to);
        var its = ready == null ? bounds : ready;
        putBounds(form, its.upper, its.lower, its.furtherUpper, its.furtherLower);
        enter(form, from, to, keep(left, right), dicot ? DICOT : 0);
        return form;
    }

    private boolean isOf(int form, int[] left, int[] right) {
        int from = start(form);
        if (options[from] != left.length || options[from + 1] != right.length) return false;
        int first = from + HEAD;
        int middle = first + left.length;
        return Arrays.equals(options, first, middle, left, 0, left.length)
                && Arrays.equals(options, middle, middle + right.length, right, 0, right.length);
    }

    private static int hash(int[] forms, int hash) {
        for (int form : forms) hash = mixed(hash, form);
        return hash;
    }

    private static int mixed(int hash, int next) {
        int mixed = (hash ^ next) * 0x9E3779B1;
        return mixed ^ mixed >>> 15;
    }

    /// @return the index of the first option
    private int keep(int[] left, int[] right) {
        while (optionsUsed + HEAD + left.length + right.length > options.length) growOptions(2 * options.length);
        int start = optionsUsed;
        options[start] = left.length;
        options[start + 1] = right.length;
        System.arraycopy(left, 0, options, start + HEAD, left.length);
        System.arraycopy(right, 0, options, start + HEAD + left.length, right.length);
        optionsUsed += HEAD + left.length + right.length;
        return start;
    }

    /// Makes the options of a form of three terms.
    private void spell(int form) {
        var terms = NumberUpStar.options(numbers.get(number(form)), ups[form], nimber[form]);
        long start = keep(ids(terms.left()), ids(terms.right()));
        facts[FACTS * form + START] = start << Integer.SIZE | facts[FACTS * form + START] & 0xFFFFFFFFL;
    }

    private int[] ids(NumberUpStar[] terms) {
        var ids = new int[terms.length];
        for (int i = 0; i < ids.length; i++)
            ids[i] = withTerms(numbers.index(terms[i].number()), terms[i].ups(), terms[i].nimber());
        Arrays.sort(ids);
        return ids;
    }

    /// @return the form of a number
    int ofNumber(Dyadic number) {
        return withTerms(numbers.index(number), 0, 0);
    }

    private int enter(int hash, int slot) {
        Checkpoint.step();
        if (count == hashes.length) {
            grow(2 * count);
            slot = hash & slots.length - 1;
            while (slots[slot] != 0) slot = slot + 1 & slots.length - 1;
        }
        int form = count++;
        slots[slot] = form + 1;
        hashes[form] = hash;
        negative[form] = -1;
        return form;
    }

    private void grow(int size) {
        room.take((long) (size - count) * BYTES_PER_FORM);
        facts = Arrays.copyOf(facts, Math.multiplyExact(FACTS, size));
        ups = Arrays.copyOf(ups, size);
        nimber = Arrays.copyOf(nimber, size);
        hashes = Arrays.copyOf(hashes, size);
        negative = Arrays.copyOf(negative, size);
        slots = new int[2 * size];
        for (int form = 0; form < count; form++) {
            int slot = hashes[form] & slots.length - 1;
            while (slots[slot] != 0) slot = slot + 1 & slots.length - 1;
            slots[slot] = form + 1;
        }
    }

    private void growOptions(int size) {
        room.take(4L * (size - options.length));
        options = Arrays.copyOf(options, size);
    }
}
