package grundy.rules.formula;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Merges ascending streams into one ascending stream in which each number occurs once, lazily.
final class AscendingMerge implements Iterator<BigInteger> {
    private record Head(BigInteger number, Iterator<BigInteger> rest) {}

    private final PriorityQueue<Head> heads = new PriorityQueue<>(Comparator.comparing(Head::number));

    private AscendingMerge(List<Stream<BigInteger>> streams) {
        for (var stream : streams) push(stream.iterator());
    }

    static Stream<BigInteger> of(List<Stream<BigInteger>> streams) {
        var merged = new AscendingMerge(streams);
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(merged, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    private void push(Iterator<BigInteger> iterator) {
        if (iterator.hasNext()) heads.add(new Head(iterator.next(), iterator));
    }

    @Override
    public boolean hasNext() {
        return !heads.isEmpty();
    }

    @Override
    public BigInteger next() {
        @Nullable Head least = heads.peek();
        if (least == null) throw new NoSuchElementException();
        for (@Nullable Head head = least; head != null && head.number.equals(least.number); head = heads.peek()) {
            heads.poll();
            push(head.rest);
        }
        return least.number;
    }
}
