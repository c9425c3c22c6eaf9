package grundy.theory.form;

import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Numbers in binary, one under the other, how many ones each column has, and the sum without carrying.
///
/// Numbers of more than 64 binary digits are left out, as no screen is wide enough; of many numbers only the first
/// are shown, and the one that a move changes.
///
/// @param label what a number is called, by its index from 0
/// @param changed index of the number that will be changed, or -1
/// @param summed whether the sum is shown
public record BinaryColumns(IntFunction<Message> label, List<BigInteger> numbers, int changed, boolean summed)
        implements Lesson {
    public static final int MOST_BITS = 64;

    private static final int MOST_ROWS = 12;
    private static final int MOST_COUNTED = 9_999;

    static BinaryColumns of(NimHeaps heaps) {
        return new BinaryColumns(heaps.label(), heaps.heaps(), -1, heaps.summed());
    }

    /// @param changed index of the heap that will be changed, or -1
    public static BinaryColumns ofHeaps(List<BigInteger> heaps, int changed) {
        return new BinaryColumns(NimHeaps.of("explain.heap", heaps).label(), heaps, changed, true);
    }

    /// @return the number of those that are larger than 1
    long firm() {
        return numbers.stream()
                .filter(number -> number.compareTo(BigInteger.ONE) > 0)
                .count();
    }

    /// @return the number of those that are 1
    long ones() {
        return numbers.stream().filter(BigInteger.ONE::equals).count();
    }

    /// @return whether the numbers are short enough to be shown
    public boolean fit() {
        return bits() <= MOST_BITS;
    }

    @Override
    public void tell(Blocks blocks) {
        int bits = Math.max(1, bits());
        boolean counted = numbers.size() <= MOST_COUNTED;
        if (numbers.isEmpty() || bits > MOST_BITS || !summed && !counted) return;
        int count = Math.min(numbers.size(), MOST_ROWS);
        var more = count == numbers.size()
                ? ""
                : blocks.phrase(Message.of("explain.more-heaps", "count", numbers.size() - count));
        blocks.add(new Block.Columns(
                bits,
                IntStream.range(0, count).mapToObj(i -> labelled(i, blocks)).toList(),
                more,
                changed >= count ? List.of(labelled(changed, blocks)) : List.of(),
                counted ? Optional.of(ones(bits, blocks)) : Optional.empty(),
                summed ? Optional.of(sum(blocks)) : Optional.empty()));
    }

    private Block.LabelledNumber labelled(int index, Blocks blocks) {
        return new Block.LabelledNumber(blocks.phrase(label.apply(index)), numbers.get(index), index == changed);
    }

    private Block.OneCounts ones(int bits, Blocks blocks) {
        var counts = IntStream.iterate(bits - 1, bit -> bit >= 0, bit -> bit - 1)
                .mapToObj(bit -> Math.toIntExact(
                        numbers.stream().filter(number -> number.testBit(bit)).count()));
        return new Block.OneCounts(blocks.phrase(Message.of("explain.ones")), counts.toList());
    }

    private Block.LabelledNumber sum(Blocks blocks) {
        var sum = numbers.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return new Block.LabelledNumber(blocks.phrase(Message.of("explain.nim-sum")), sum, false);
    }

    private int bits() {
        return numbers.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
    }
}
