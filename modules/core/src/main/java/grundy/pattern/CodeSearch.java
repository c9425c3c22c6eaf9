package grundy.pattern;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/// The take-and-break codes of few digits whose games have the values of a table: octal codes of four digits
/// after the point and hexadecimal ones of three. Digit k matters for heaps of k counters and more only, so that
/// they are chosen one by one, each right for its heap.
///
/// Cost: a few values for each beginning of a code; those that survive are compared with {@link #COMPARED} heaps.
final class CodeSearch {
    private static final int COMPARED = 96;
    private static final int OCTAL_DIGITS = 4;
    private static final int HEXADECIMAL_DIGITS = 3;

    private final long[] target;
    private final boolean outcomes;
    private final int[] digits = new int[OCTAL_DIGITS + 1];
    private final int[] values;
    private final List<String> found = new ArrayList<>();

    private CodeSearch(long[] target, boolean outcomes) {
        this.target = target;
        this.outcomes = outcomes;
        this.values = new int[Math.min(target.length, COMPARED)];
    }

    /// @param target values of the heaps 0, 1, 2, ...
    /// @return the codes, without those that are subtraction games
    static List<String> find(long[] target, boolean outcomes) {
        var codes = new CodeSearch(target, outcomes);
        if (target[0] != 0 || target.length < 2) return List.of();
        for (int first : new int[] {0, 4, 8, 12}) {
            codes.digits[0] = first;
            codes.extend(1, first);
        }
        return codes.found;
    }

    /// @param all digits so far, united
    private void extend(int heap, int all) {
        int most = all > 7 ? HEXADECIMAL_DIGITS : OCTAL_DIGITS;
        if (heap > most || heap >= values.length) {
            if (computeFrom(heap)) keep();
            return;
        }
        int digitsHere = heap > HEXADECIMAL_DIGITS ? 8 : 16;
        for (int digit = 0; digit < digitsHere; digit++) {
            digits[heap] = digit;
            if (compute(heap)) extend(heap + 1, all | digit);
        }
        digits[heap] = 0;
    }

    private boolean computeFrom(int first) {
        for (int heap = first; heap < values.length; heap++) if (!compute(heap)) return false;
        return true;
    }

    /// Computes the value of a heap.
    ///
    /// @return whether it is that of the table
    private boolean compute(int heap) {
        values[heap] = value(heap);
        return outcomes ? (values[heap] == 0) == (target[heap] == 0) : values[heap] == target[heap];
    }

    private int value(int heap) {
        var reached = new BitSet();
        for (int taken = 0; taken <= Math.min(heap, OCTAL_DIGITS); taken++) {
            int rest = heap - taken;
            int digit = digits[taken];
            if ((digit & 1) != 0 && rest == 0) reached.set(0);
            if ((digit & 2) != 0 && rest > 0) reached.set(values[rest]);
            if ((digit & 4) != 0) for (int i = 1; 2 * i <= rest; i++) reached.set(values[i] ^ values[rest - i]);
            if ((digit & 8) != 0)
                for (int i = 1; 3 * i <= rest; i++)
                    for (int j = i; i + 2 * j <= rest; j++) reached.set(values[i] ^ values[j] ^ values[rest - i - j]);
        }
        return reached.nextClearBit(0);
    }

    private void keep() {
        int last = digits.length - 1;
        while (last > 0 && digits[last] == 0) last--;
        boolean subtraction = digits[0] == 0;
        var text = new StringBuilder(Integer.toHexString(digits[0]).toUpperCase(Locale.ROOT)).append('.');
        for (int i = 1; i <= last; i++) {
            subtraction &= digits[i] == 0 || digits[i] == 3;
            text.append(Character.toUpperCase(Character.forDigit(digits[i], 16)));
        }
        if (!subtraction && last > 0) found.add(text.toString());
    }
}
