package grundy.rules.board.heap;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Sequences produced one element at a time, so that the options of a heap of 10^18 can be begun, and left, at no
/// cost.
///
/// (`Stream.flatMap` would not do: taking its iterator holds a whole inner stream in memory.)
public final class LazySequences {
    private LazySequences() {}

    /// An iterator that is asked for its next element or null at the end.
    abstract static class Search<T> implements Iterator<T> {
        private @Nullable T next;
        private boolean over;

        abstract @Nullable T find();

        @Override
        public final boolean hasNext() {
            if (next == null && !over) {
                Checkpoint.step();
                next = find();
                over = next == null;
            }
            return next != null;
        }

        @Override
        public final T next() {
            if (!hasNext() || next == null) throw new NoSuchElementException();
            var found = next;
            next = null;
            return found;
        }
    }

    /// @return the numbers from, from + 1, ..., below - 1
    public static Iterable<BigInteger> range(BigInteger from, BigInteger below) {
        return () -> new Search<>() {
            private BigInteger at = from;

            @Override
            @Nullable
            BigInteger find() {
                if (at.compareTo(below) >= 0) return null;
                var found = at;
                at = at.add(BigInteger.ONE);
                return found;
            }
        };
    }

    /// @return 0, 1, ..., below - 1
    public static Iterable<BigInteger> below(BigInteger below) {
        return range(BigInteger.ZERO, below);
    }

    /// @return 0, 1, ..., count - 1
    public static Iterable<Integer> indices(int count) {
        return () -> new Search<>() {
            private int at;

            @Override
            @Nullable
            Integer find() {
                return at < count ? at++ : null;
            }
        };
    }

    /// @return the images of the elements under a function, one after the other
    public static <A, B> Iterable<B> map(Iterable<A> from, Function<? super A, ? extends B> function) {
        return () -> {
            var inner = from.iterator();
            return new Search<B>() {
                @Override
                @Nullable
                B find() {
                    return inner.hasNext() ? function.apply(inner.next()) : null;
                }
            };
        };
    }

    /// @return the elements that are wanted, one after the other
    public static <A> Iterable<A> filter(Iterable<A> from, Predicate<? super A> filter) {
        return () -> {
            var inner = from.iterator();
            return new Search<A>() {
                @Override
                @Nullable
                A find() {
                    while (inner.hasNext()) {
                        Checkpoint.step();
                        var element = inner.next();
                        if (filter.test(element)) return element;
                    }
                    return null;
                }
            };
        };
    }

    /// @return all that a function makes of the elements, one after the other
    public static <A, B> Iterable<B> flatMap(Iterable<A> from, Function<? super A, ? extends Iterable<B>> function) {
        return () -> {
            var outer = from.iterator();
            return new Search<B>() {
                private @Nullable Iterator<B> inner;

                @Override
                @Nullable
                B find() {
                    while (true) {
                        Checkpoint.step();
                        if (inner != null && inner.hasNext()) return inner.next();
                        if (!outer.hasNext()) return null;
                        inner = function.apply(outer.next()).iterator();
                    }
                }
            };
        };
    }

    /// The subsets of `0..count-1` with `least` to `most` elements, by size and then in lexicographic order;
    /// ascending inside.
    ///
    /// @param least at least 1
    /// Cost: O(size) each.
    public static Iterable<int[]> subsets(int count, int least, int most) {
        return () -> new Search<>() {
            private int @Nullable [] at;

            @Override
            int @Nullable [] find() {
                if (at == null) return start(least);
                int size = at.length;
                int i = size - 1;
                while (i >= 0 && at[i] == count - size + i) i--;
                if (i < 0) return start(size + 1);
                at[i]++;
                for (int j = i + 1; j < size; j++) at[j] = at[j - 1] + 1;
                return at.clone();
            }

            private int @Nullable [] start(int size) {
                if (size > Math.min(most, count)) return null;
                at = new int[size];
                for (int i = 0; i < size; i++) at[i] = i;
                return at.clone();
            }
        };
    }

    /// All tuples whose coordinate `i` runs over `0..bounds[i]-1`. Cost: O(length) each.
    public static Iterable<BigInteger[]> tuples(BigInteger... bounds) {
        return () -> new Search<>() {
            private BigInteger @Nullable [] at;

            @Override
            BigInteger @Nullable [] find() {
                if (at == null) {
                    at = new BigInteger[bounds.length];
                    for (int i = 0; i < bounds.length; i++) {
                        if (bounds[i].signum() <= 0) return null;
                        at[i] = BigInteger.ZERO;
                    }
                    return at.clone();
                }
                for (int i = bounds.length - 1; i >= 0; i--) {
                    at[i] = at[i].add(BigInteger.ONE);
                    if (at[i].compareTo(bounds[i]) < 0) return at.clone();
                    at[i] = BigInteger.ZERO;
                }
                return null;
            }
        };
    }

    /// @return the elements as a stream that looks no further than it is asked to
    public static <A> Stream<A> stream(Iterable<A> elements) {
        return StreamSupport.stream(elements.spliterator(), false);
    }
}
