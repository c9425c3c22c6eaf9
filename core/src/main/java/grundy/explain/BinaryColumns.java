package grundy.explain;

import grundy.text.Message;
import grundy.theory.form.NimHeaps;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Numbers in binary, one under the other, and their sum without carrying below a line. Where there are few columns
/// each is headed by its worth and closed with the number of its ones.
///
/// Numbers of more than 64 binary digits are left out, as no screen is wide enough; of many numbers only the first
/// are shown, and the one that a move changes.
///
/// @param label what a number is called, by its index from 0
/// @param changed index of the number that will be changed, or -1
/// @param summed whether the sum is shown
record BinaryColumns(IntFunction<Message> label, List<BigInteger> numbers, int changed, boolean summed)
        implements Lesson {
    static final int MOST_BITS = 64;

    /// Most columns that stand apart, with their worths above them.
    private static final int MOST_APART = 12;

    /// Most columns that leave room for the decimal digits beside them.
    private static final int MOST_BESIDE_DECIMAL = 56;

    private static final int MOST_ROWS = 12;
    private static final int MOST_COUNTED = 9_999;

    static BinaryColumns of(NimHeaps heaps) {
        return new BinaryColumns(heaps.label(), heaps.heaps(), -1, heaps.summed());
    }

    /// @param changed index of the heap that will be changed, or -1
    static BinaryColumns ofHeaps(List<BigInteger> heaps, int changed) {
        return new BinaryColumns(NimHeaps.of("explain.heap", heaps).label(), heaps, changed, true);
    }

    /// @return how many numbers are larger than 1
    long firm() {
        return numbers.stream()
                .filter(number -> number.compareTo(BigInteger.ONE) > 0)
                .count();
    }

    /// @return how many numbers are 1
    long ones() {
        return numbers.stream().filter(BigInteger.ONE::equals).count();
    }

    /// @return whether the numbers are short enough to be shown
    boolean fit() {
        return bits() <= MOST_BITS;
    }

    @Override
    public void tell(Lines lines) {
        int bits = Math.max(1, bits());
        boolean apart = bits <= MOST_APART;
        boolean counted = apart && numbers.size() <= MOST_COUNTED;
        if (numbers.isEmpty() || bits > MOST_BITS || !summed && !counted) return;
        var table = new TextTable("lr" + (apart ? "r".repeat(bits) : "l"));
        if (apart) table.row(cells("", "", columns(bits)));
        int shown = Math.min(numbers.size(), MOST_ROWS);
        for (int i = 0; i < shown; i++) table.row(number(i, bits, lines));
        if (shown < numbers.size()) tellRest(shown, bits, table, lines);
        table.rule();
        if (counted) table.row(cells(lines.phrase(Message.of("explain.ones")), "", counts(bits)));
        if (summed) table.row(row(lines.phrase(Message.of("explain.nim-sum")), sum(), bits));
        table.into(lines);
    }

    private void tellRest(int shown, int bits, TextTable table, Lines lines) {
        table.row("… " + lines.phrase(Message.of("explain.more-heaps", "count", numbers.size() - shown)));
        if (changed >= shown) table.row(number(changed, bits, lines));
    }

    private int bits() {
        return numbers.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
    }

    private BigInteger sum() {
        return numbers.stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private List<String> number(int index, int bits, Lines lines) {
        return row(lines.phrase(label.apply(index)), numbers.get(index), bits);
    }

    private static List<String> row(String label, BigInteger number, int bits) {
        var digits = bits(number, bits);
        var decimal = bits <= MOST_BESIDE_DECIMAL ? number.toString() : "";
        return cells(label, decimal, bits <= MOST_APART ? List.of(digits.split("")) : List.of(digits));
    }

    private static List<String> columns(int bits) {
        return IntStream.iterate(bits - 1, bit -> bit >= 0, bit -> bit - 1)
                .mapToObj(BinaryColumns::column)
                .toList();
    }

    private List<String> counts(int bits) {
        return IntStream.iterate(bits - 1, bit -> bit >= 0, bit -> bit - 1)
                .mapToObj(bit -> Long.toString(
                        numbers.stream().filter(number -> number.testBit(bit)).count()))
                .toList();
    }

    private static List<String> cells(String label, String decimal, List<String> digits) {
        var cells = new ArrayList<>(List.of(label, decimal));
        cells.addAll(digits);
        return cells;
    }

    static String bits(BigInteger number, int width) {
        var digits = number.toString(2);
        return "0".repeat(Math.max(0, width - digits.length())) + digits;
    }

    /// @return the worth of a column: `4`, or `2^40` where it is large
    static String column(int exponent) {
        return exponent < MOST_APART ? Long.toString(1L << exponent) : "2^" + exponent;
    }
}
