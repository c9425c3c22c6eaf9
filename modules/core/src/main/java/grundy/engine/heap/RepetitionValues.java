package grundy.engine.heap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The values of all heaps, by a repetition that is proved.
///
/// Cost: the values of preperiod and one period.
public final class RepetitionValues {
    private final int[] values;
    private final TableRepeat repeat;

    /// @param values of the heaps 0 to preperiod + period - 1, or more, which are not looked at
    /// @param repeat holds for ever
    public RepetitionValues(int[] values, TableRepeat repeat) {
        this.repeat = repeat;
        this.values = Arrays.copyOf(values, Math.addExact(repeat.preperiod(), repeat.period()));
    }

    /// @return the repetition of the sequence
    public TableRepeat repeat() {
        return repeat;
    }

    /// @return the values of the heaps 0 to `to`
    /// @throws ArithmeticException if one does not fit
    public int[] upTo(int to) {
        int[] all = Arrays.copyOf(values, to + 1);
        for (int heap = values.length; heap <= to; heap++)
            all[heap] = Math.addExact(all[heap - repeat.period()], repeat.saltus());
        return all;
    }

    /// @return the value of a heap of any size
    public BigInteger value(BigInteger heap) {
        if (heap.bitLength() < 32 && heap.intValueExact() < values.length)
            return BigInteger.valueOf(values[heap.intValueExact()]);
        var parts = heap.subtract(preperiod()).divideAndRemainder(period());
        long base = values[repeat.preperiod() + parts[1].intValueExact()];
        return parts[0].multiply(BigInteger.valueOf(repeat.saltus())).add(BigInteger.valueOf(base));
    }

    private BigInteger preperiod() {
        return BigInteger.valueOf(repeat.preperiod());
    }

    private BigInteger period() {
        return BigInteger.valueOf(repeat.period());
    }

    /// All heaps of one value. Cost: one pass over the known values, twice with a stride of 2.
    ///
    /// @param stride 1 or 2
    /// @param residue only heaps congruent to this modulo the stride
    public HeapsOfValue heapsOf(BigInteger value, int stride, int residue) {
        return repeat.saltus() == 0 ? recurring(value, stride, residue) : once(value, stride, residue);
    }

    private HeapsOfValue recurring(BigInteger value, int stride, int residue) {
        if (value.bitLength() >= 32) return HeapsOfValue.NONE;
        int target = value.intValueExact();
        int copies = repeat.period() % stride == 0 ? 1 : stride;
        var singles = IntStream.range(0, repeat.preperiod())
                .filter(heap -> heap % stride == residue && values[heap] == target)
                .mapToObj(BigInteger::valueOf)
                .toList();
        long[] recurring = IntStream.range(0, copies)
                .mapToObj(copy -> IntStream.range(repeat.preperiod(), values.length)
                        .filter(heap -> values[heap] == target)
                        .mapToLong(heap -> heap + (long) copy * repeat.period())
                        .filter(heap -> heap % stride == residue))
                .flatMapToLong(heaps -> heaps)
                .toArray();
        return new HeapsOfValue(singles, recurring, preperiod(), period().multiply(BigInteger.valueOf(copies)));
    }

    private HeapsOfValue once(BigInteger value, int stride, int residue) {
        var saltus = BigInteger.valueOf(repeat.saltus());
        var early = IntStream.range(0, repeat.preperiod())
                .filter(heap -> BigInteger.valueOf(values[heap]).equals(value))
                .mapToObj(BigInteger::valueOf);
        var later = IntStream.range(repeat.preperiod(), values.length).boxed().flatMap(heap -> {
            var parts = value.subtract(BigInteger.valueOf(values[heap])).divideAndRemainder(saltus);
            boolean occurs = parts[0].signum() >= 0 && parts[1].signum() == 0;
            return occurs ? Stream.of(parts[0].multiply(period()).add(BigInteger.valueOf(heap))) : Stream.empty();
        });
        var modulus = BigInteger.valueOf(stride);
        List<BigInteger> heaps = Stream.concat(early, later)
                .filter(heap -> heap.mod(modulus).intValueExact() == residue)
                .sorted()
                .toList();
        return new HeapsOfValue(heaps, new long[0], BigInteger.ZERO, BigInteger.ONE);
    }
}
