package grundy.rules.board.heap;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.TWO;

import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Pairs of heaps (Luogu P2148): a move removes one heap of a pair and splits the other of that pair into two
/// nonempty heaps, which are the new pair.
///
/// A position gives the heaps pair after pair, `1 2 3 4` for the pairs {1, 2} and {3, 4}; the smaller of a pair
/// comes first.
public record SplitPairs() implements NumberBoard {
    @Override
    public NumberRow read(String text) {
        var scan = new PositionText(text);
        var heaps = new ArrayList<BigInteger>();
        do {
            var first = scan.number(1);
            if (scan.atEnd()) throw scan.expected(Message.of("board.what.partner"));
            var second = scan.number(1);
            heaps.add(first.min(second));
            heaps.add(first.max(second));
        } while (!scan.atEnd());
        return NumberRow.of(heaps);
    }

    @Override
    public BigInteger leastOptions(NumberRow heaps) {
        return HeapBoards.largest(heaps).shiftRight(1);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        return LazySequences.flatMap(LazySequences.indices(heaps.size()), index -> {
            var heap = heaps.get(index);
            int pair = index & ~1;
            return LazySequences.map(
                    LazySequences.range(ONE, heap.divide(TWO).add(ONE)),
                    smaller -> heaps.with(pair, smaller).with(pair + 1, heap.subtract(smaller)));
        });
    }

    @Override
    public List<NumberRow> parts(NumberRow heaps) {
        var parts = new ArrayList<NumberRow>();
        for (int i = 0; i < heaps.size(); i += 2)
            if (!heaps.get(i + 1).equals(ONE)) parts.add(NumberRow.of(List.of(heaps.get(i), heaps.get(i + 1))));
        return parts;
    }
}
