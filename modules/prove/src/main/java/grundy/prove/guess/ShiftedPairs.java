package grundy.prove.guess;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.NumerationSystem;
import grundy.prove.table.PositionTable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Optional;

/// The conjecture that P-positions of two heaps are Fraenkel's pairs: `a_n` is the least number in no earlier
/// pair, and `b_n = s*a_n + t*n`. In the numeration system of the weights
/// `U(n + 2) = (s + t - 1)*U(n + 1) + s*U(n)`, the first of which are 1 and `s + t`, the `a_n` are the numbers
/// that end in an even number of zeros, and `b_n` is `a_n` with a 0 after it.
///
/// Source: A. S. Fraenkel, Heap games, numeration systems and sequences, Annals of Combinatorics 2 (1998) 197-210.
public final class ShiftedPairs {
    private static final int LARGEST_FIRST = 40;
    private static final int MORE_PAIRS = 4;

    private ShiftedPairs() {}

    /// Cost: some `s + t` times as many questions to the table as `s + t` is large.
    ///
    /// @param truth what a table says about a game of two heaps
    /// @return the system in which the first P-positions are such pairs; empty if they are none
    public static Optional<NumerationSystem> system(PositionTable truth) {
        if (!isLost(truth, 0, 0)) return Optional.empty();
        int first = 1;
        while (first <= LARGEST_FIRST && !isLost(truth, 1, first)) first++;
        if (first < 2 || first > LARGEST_FIRST) return Optional.empty();
        for (int s = 1; s < first; s++)
            if (fits(truth, s, first - s)) return Optional.of(NumerationSystem.of(first - 1, s));
        return Optional.empty();
    }

    private static boolean isLost(PositionTable truth, long a, long b) {
        return truth.value(a, b) == 0;
    }

    /// Pairs with `n <= s + t` do not distinguish s from t: `a_n = n` in them.
    private static boolean fits(PositionTable truth, int s, int t) {
        var used = new BitSet();
        int a = 1;
        for (int n = 1; n <= s + t + MORE_PAIRS; n++) {
            a = used.nextClearBit(a);
            int b = s * a + t * n;
            used.set(a);
            used.set(b);
            for (int lesser = 0; lesser <= 1; lesser++) {
                int value = lesser == 0 ? truth.value(a, b) : truth.value(b, a);
                if (value != 0 && value != PositionTable.UNKNOWN) return false;
            }
        }
        return true;
    }

    /// Reads two words, one of them a place ahead. A state: which one that is, determined by the first digit
    /// that is not 0; the digit that the other must have now; whether the other was 0 so far (0), ends in
    /// an even (1) or an odd (2) number of zeros.
    ///
    /// @param digits of the system
    /// @return accepts two words if one is the other with a 0 after it, and that one ends in an even number of
    ///     zeros
    public static Automaton either(int digits) {
        int dead = 6 * digits;
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[dead + 1];
        for (int state = 0; state <= dead; state++) {
            var row = new int[digits * digits];
            for (int symbol = 0; symbol < row.length; symbol++)
                row[symbol] = state == dead ? dead : next(state, symbol / digits, symbol % digits, digits);
            targets.add(row);
            accepting[state] = state < dead && state % (3 * digits) <= 1;
        }
        return Automaton.complete(2, digits, targets, accepting);
    }

    private static int next(int state, int x, int y, int digits) {
        int half = 3 * digits;
        boolean swapped = state >= half || state == 0 && x > 0;
        int behind = swapped ? y : x;
        int ahead = swapped ? x : y;
        int within = state % half;
        if (behind != within / 3) return 2 * half;
        int tail = behind > 0 ? 1 : within % 3 == 0 ? 0 : 3 - within % 3;
        return (swapped ? half : 0) + ahead * 3 + tail;
    }
}
