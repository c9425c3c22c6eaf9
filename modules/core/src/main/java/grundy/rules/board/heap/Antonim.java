package grundy.rules.board.heap;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Antonim: Nim in which no two nonempty heaps may ever be equal. A move takes any positive number of counters from
/// one heap and must leave it different from every other nonempty heap.
///
/// A position gives the heaps: `2 5 6`. Source: Winning Ways, chapter 15.
public record Antonim() implements NumberBoard {
    @Override
    public NumberRow read(String text) {
        var scan = new PositionText(text);
        var heaps = new ArrayList<BigInteger>();
        var distinct = new HashSet<BigInteger>();
        do {
            int offset = scan.offset();
            var heap = scan.number(0);
            if (heap.signum() > 0 && !distinct.add(heap))
                throw new PositionException(offset, Message.of("board.equal-heaps", "number", heap));
            heaps.add(heap);
        } while (!scan.atEnd());
        return NumberRow.of(heaps);
    }

    @Override
    public BigInteger leastOptions(NumberRow heaps) {
        return HeapBoards.largest(heaps).subtract(BigInteger.valueOf(heaps.size()));
    }

    @Override
    public BigInteger leastFollowers(NumberRow heaps) {
        return HeapBoards.rowsBelow(heaps);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        return LazySequences.flatMap(
                LazySequences.indices(heaps.size()),
                heap -> LazySequences.map(
                        LazySequences.filter(
                                LazySequences.below(heaps.get(heap)),
                                left -> left.signum() == 0 || !heaps.contains(left)),
                        left -> heaps.with(heap, left)));
    }

    /// The order of the heaps and empty ones do not matter.
    @Override
    public List<NumberRow> parts(NumberRow heaps) {
        return HeapBoards.asOnePart(heaps);
    }
}
