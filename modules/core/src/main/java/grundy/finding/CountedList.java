package grundy.finding;

import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// A list that may be far too long to go through, or even to count: how many elements it has, each once, and a way to
/// list them one by one.
///
/// @param count exact, of any length; where they were not counted, a number that they reach or pass
/// @param list produces a fresh lazy stream of them; where they were not counted, of those that were found
/// @param uncounted why they were not counted; null if they were
public record CountedList<T>(
        BigInteger count, Listing<T> list, @Nullable Message uncounted) {
    /// A way to list the elements as often as they are asked for.
    @FunctionalInterface
    public interface Listing<T> extends Supplier<Stream<T>> {
        /// @return at most that many of them, by default the first of the stream
        default List<T> first(long most) {
            return get().limit(most).toList();
        }
    }

    /// The concatenation of two lists; of a sample each list gives half, as far as it is long enough.
    private record JoinedListing<T>(Listing<T> one, Listing<T> other) implements Listing<T> {
        @Override
        public Stream<T> get() {
            return LazyStreams.flatMap(Stream.of(one, other), Listing::get);
        }

        @Override
        public List<T> first(long most) {
            var some = one.first(most);
            var others = other.first(most);
            long ofOne = Math.max(most - most / 2, most - others.size());
            return Stream.concat(some.stream().limit(ofOne), others.stream().limit(most - Math.min(ofOne, some.size())))
                    .toList();
        }
    }

    /// A list that was counted.
    public CountedList(BigInteger count, Listing<T> list) {
        this(count, list, null);
    }

    /// @return a list without elements
    public static <T> CountedList<T> none() {
        return of(List.of());
    }

    /// @param all each once
    public static <T> CountedList<T> of(Collection<T> all) {
        return new CountedList<>(BigInteger.valueOf(all.size()), all::stream);
    }

    /// @param all each once, in a sequence that can be begun anew
    public static <T> CountedList<T> of(BigInteger count, Iterable<T> all) {
        return new CountedList<>(count, () -> StreamSupport.stream(all.spliterator(), false));
    }

    /// Counts a list by going through it, as far as that may take.
    ///
    /// @param all each once, in a fixed order
    /// @param most the most elements to count and to list
    public static <T> CountedList<T> counted(Listing<T> all, int most) {
        long count = all.get().limit(most + 1L).count();
        if (count <= most) return new CountedList<>(BigInteger.valueOf(count), all);
        return new CountedList<>(
                BigInteger.valueOf(most), () -> all.get().limit(most), Message.of("moves.many", "limit", most));
    }

    /// @param found those that could be found without counting all
    /// @param uncounted why not all were counted
    public static <T> CountedList<T> some(Collection<T> found, Message uncounted) {
        return of(found).uncounted(uncounted);
    }

    /// @return the same elements, as some of more that were not counted
    public CountedList<T> uncounted(Message reason) {
        return new CountedList<>(count, list, reason);
    }

    /// @param number how many lists there are
    /// @param lists disjoint; each is asked for once to count it and again to list it, so that nothing is kept of a
    ///     million
    public static <T> CountedList<T> union(int number, IntFunction<CountedList<T>> lists) {
        var count = BigInteger.ZERO;
        var without = new BitSet();
        Message uncounted = null;
        for (int i = 0; i < number; i++) {
            var some = lists.apply(i);
            if (some.count.signum() > 0) count = count.add(some.count);
            if (some.uncounted == null) continue;
            uncounted = some.uncounted;
            without.set(i, some.count.signum() == 0);
        }
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(
                        IntStream.range(0, number).filter(i -> !without.get(i)).boxed(), i -> lists.apply(i).stream()),
                uncounted);
    }

    /// @param lists disjoint
    public static <T> CountedList<T> union(List<CountedList<T>> lists) {
        return union(lists.size(), lists::get);
    }

    /// @param others disjoint from these
    /// @return these, and then the others
    public CountedList<T> and(CountedList<T> others) {
        return new CountedList<>(
                count.add(others.count),
                new JoinedListing<>(list, others.list),
                uncounted != null ? uncounted : others.uncounted);
    }

    /// @param function such that different elements stay different
    public <Q> CountedList<Q> map(Function<? super T, ? extends Q> function) {
        return new CountedList<>(count, () -> stream().map(function), uncounted);
    }

    /// @return whether it is certain that there are none
    public boolean isEmpty() {
        return count.signum() == 0 && uncounted == null;
    }

    /// @return at most that many of them
    public List<T> first(long most) {
        return list.first(most);
    }

    /// @return a fresh lazy stream of what `list` produces
    public Stream<T> stream() {
        return list.get();
    }
}
