package grundy.theory.boards;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.SplitPairs;
import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import java.math.BigInteger;
import java.util.ArrayList;

/// Pairs of heaps: the value of a pair (a, b) is the number of ones at the end of (a - 1) | (b - 1) in base 2;
/// pairs add as nim-values.
///
/// Splitting a heap h into i and h - i gives a value of at least t exactly if the last t bits of -i are among the
/// ones of -h. So it gives t itself exactly if bit t of -h is 0, bit t of -i is 1 and the bits of -i below it are
/// among those of -h: that is 2^p residues of i modulo 2^(t+1), where p is the number of ones among the last t bits
/// of -h. Cost: O(1) for each heap; the options are counted, not listed.
public record TrailingOnes() implements BoardForm<NumberRow> {
    private static final int MOST_LABEL = 12;

    @Override
    public BigInteger value(NumberRow heaps) {
        int sum = 0;
        for (int i = 0; i < heaps.size(); i += 2) sum ^= pair(heaps.get(i), heaps.get(i + 1));
        return BigInteger.valueOf(sum);
    }

    private static int pair(BigInteger a, BigInteger b) {
        return a.subtract(ONE).or(b.subtract(ONE)).not().getLowestSetBit();
    }

    /// @return the values of the pairs, each with the binary digits that it ends
    private static NimHeaps labelledHeaps(NumberRow heaps) {
        var labels = new ArrayList<Message>();
        var values = new ArrayList<BigInteger>();
        for (int i = 0; i < heaps.size(); i += 2) {
            var a = heaps.get(i);
            var b = heaps.get(i + 1);
            labels.add(Message.of(
                    "explain.pair",
                    "a",
                    ShortenedText.shorten(a.toString(), MOST_LABEL),
                    "b",
                    ShortenedText.shorten(b.toString(), MOST_LABEL),
                    "bits",
                    ShortenedText.shorten(a.subtract(ONE).or(b.subtract(ONE)).toString(2), 2 * MOST_LABEL)));
            values.add(BigInteger.valueOf(pair(a, b)));
        }
        return NimHeaps.of(labels, values);
    }

    @Override
    public CountedList<NumberRow> optionsOfValue(NumberRow heaps, BigInteger value) {
        if (value.bitLength() > 30) return CountedList.none();
        int change = value(heaps).intValueExact() ^ value.intValueExact();
        var all = new ArrayList<CountedList<NumberRow>>();
        for (int i = 0; i < heaps.size(); i++) {
            int first = i - i % 2;
            if (i > first && heaps.get(i).equals(heaps.get(first))) continue;
            var heap = heaps.get(i);
            int target = pair(heaps.get(first), heaps.get(first + 1)) ^ change;
            all.add(splits(heap, target)
                    .map(smaller -> heaps.with(first, smaller).with(first + 1, heap.subtract(smaller))));
        }
        return CountedList.union(all);
    }

    /// @return the smaller parts of the ways to split a heap in two such that the pair has the value
    private static CountedList<BigInteger> splits(BigInteger heap, int value) {
        if (value >= heap.bitLength() || heap.negate().testBit(value)) return CountedList.none();
        var block = ONE.shiftLeft(value + 1);
        var mask = heap.negate().mod(ONE.shiftLeft(value));
        var choices = ONE.shiftLeft(mask.bitCount());
        var half = heap.shiftRight(1);
        boolean halves = !heap.testBit(0) && half.signum() > 0 && pair(half, half) == value;
        var ordered = heap.add(block).subtract(ONE).shiftRight(value + 1).multiply(choices);
        var count = ordered.add(halves ? ONE : ZERO).shiftRight(1);
        var smaller = LazySequences.flatMap(
                LazySequences.below(half.shiftRight(value + 1).add(ONE)),
                number -> LazySequences.map(
                        LazySequences.below(choices),
                        choice -> number.shiftLeft(value + 1).setBit(value).subtract(deposit(choice, mask))));
        return CountedList.of(count, LazySequences.filter(smaller, part -> part.compareTo(half) <= 0));
    }

    /// @return the number whose bits, at the ones of the mask from the lowest on, are those of `bits`, and 0
    ///     elsewhere
    private static BigInteger deposit(BigInteger bits, BigInteger mask) {
        var result = ZERO;
        int next = 0;
        for (int bit = 0; bit < mask.bitLength(); bit++)
            if (mask.testBit(bit) && bits.testBit(next++)) result = result.setBit(bit);
        return result;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Pairs of heaps",
                "g = nim-sum over the pairs (a, b) of the number of ones at the end of (a - 1) | (b - 1) in base 2",
                "SDOI 2009, problem E&D (Luogu P2148)");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(SplitPairs board) {
        return BoardTheorem.values("split-pairs", board, NumberRow.class, new TrailingOnes())
                .saying(Message.of("explain.board.split-pairs"))
                .showing(TrailingOnes::labelledHeaps);
    }
}
