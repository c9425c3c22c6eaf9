package grundy.solve.compound;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Ways to choose one element from each of many streams, one by one: the last varies fastest. The streams may be far
/// too long to run through.
final class LazyProducts<T> implements Iterator<List<T>> {
    private final List<Supplier<Stream<T>>> factors;
    private final List<Iterator<T>> running = new ArrayList<>();
    private final List<T> chosen = new ArrayList<>();
    private boolean more;

    private LazyProducts(List<Supplier<Stream<T>>> factors) {
        this.factors = factors;
        this.more = fill();
    }

    /// @param factors each makes a fresh stream
    static <T> Stream<List<T>> of(List<Supplier<Stream<T>>> factors) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(new LazyProducts<>(factors), Spliterator.ORDERED), false);
    }

    /// @return false if some factor has nothing to choose from
    private boolean fill() {
        while (running.size() < factors.size()) {
            var next = factors.get(running.size()).get().iterator();
            if (!next.hasNext()) return false;
            running.add(next);
            chosen.add(next.next());
        }
        return true;
    }

    private boolean advance() {
        while (!running.isEmpty()) {
            var last = running.getLast();
            chosen.removeLast();
            if (last.hasNext()) {
                chosen.add(last.next());
                return fill();
            }
            running.removeLast();
        }
        return false;
    }

    @Override
    public boolean hasNext() {
        return more;
    }

    @Override
    public List<T> next() {
        if (!more) throw new NoSuchElementException();
        var found = List.copyOf(chosen);
        more = advance();
        return found;
    }
}
