package grundy.check.period;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The carries of a way to leave heaps, after the binary digits read so far: digits are read from the
/// last one on, those of the numbers of whole periods in each heap left (`m_i`), and with them those of
/// the number of periods of the heap played on, `m = sum of m_i + shift`, and of the nim-sum
/// `rest xor (h_1 + slope*m_1) xor ...`.
///
/// @param growing `h_i` of the heaps left that grow with their number of periods, ascending; what has been carried
/// @param rest nim-sum of those that do not
/// @param shift what is still to be added to the sum of the numbers of periods; may be negative
record CarrySet(List<Integer> growing, int rest, int shift) {
    /// The result of choosing one digit for each `m_i`.
    ///
    /// @param periodDigit the digit of m
    /// @param valueDigit the digit of the nim-sum
    record DigitStep(int periodDigit, int valueDigit, CarrySet next) {}

    static CarrySet of(List<Integer> growing, int rest, int shift) {
        var sorted = new ArrayList<>(growing);
        Collections.sort(sorted);
        return new CarrySet(List.copyOf(sorted), rest, shift);
    }

    /// @param slope at least 1
    List<DigitStep> steps(int slope) {
        var steps = new ArrayList<DigitStep>();
        for (int digits = 0; digits < 1 << growing.size(); digits++) {
            int sum = shift + Integer.bitCount(digits);
            int value = rest;
            var next = new ArrayList<Integer>();
            for (int i = 0; i < growing.size(); i++) {
                int raised = growing.get(i) + (digits >> i & 1) * slope;
                value ^= raised;
                next.add(raised >> 1);
            }
            steps.add(new DigitStep(sum & 1, value & 1, of(next, rest >> 1, sum >> 1)));
        }
        return steps;
    }

    /// @return whether all further digits may be 0, and the nim-sum of what has been carried is this
    boolean endsWith(int value) {
        return shift == 0 && growing.stream().reduce(rest, (one, other) -> one ^ other) == value;
    }
}
