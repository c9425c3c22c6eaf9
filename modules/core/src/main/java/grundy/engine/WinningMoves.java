package grundy.engine;

import grundy.check.StatedMoves;
import grundy.limit.LimitException;
import grundy.rules.Position;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// All winning moves: their exact number, and a way to list them. There may be far too many to list them all, or even
/// to count them.
///
/// @param count how many, exact; where they were not counted, a number that they reach or pass
/// @param list produces a fresh lazy stream of all of them; where they were not counted, of those that were found
/// @param uncounted why they were not counted; null if they were
public record WinningMoves(
        BigInteger count,
        Supplier<Stream<Move>> list,
        @Nullable Message uncounted) {
    private static final Comparator<Move> BY_SIDE = Comparator.comparing(move -> move.side() == Side.RIGHT);

    public static final WinningMoves NONE = new WinningMoves(BigInteger.ZERO, Stream::empty);

    /// @param count exact
    public WinningMoves(BigInteger count, Supplier<Stream<Move>> list) {
        this(count, list, null);
    }

    /// @param moves all of them, each once
    public static WinningMoves of(List<Move> moves) {
        return new WinningMoves(BigInteger.valueOf(moves.size()), moves::stream);
    }

    /// @return whether it is certain that there are none
    public boolean isEmpty() {
        return count.signum() == 0 && uncounted == null;
    }

    /// @param component number of the only component moved in
    /// @param options asked for once; if they are out of reach, as the divisors of a long number may be, so is the
    ///     number of moves, and the verdict stands
    public static WinningMoves in(int component, Position from, Supplier<Options> options) {
        Options found;
        try {
            found = options.get();
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return new WinningMoves(BigInteger.ZERO, Stream::empty, e.explanation());
        }
        if (found.isEmpty()) return NONE;
        return new WinningMoves(
                found.count(), () -> found.stream().map(to -> Move.of(component, from, to)), found.uncounted());
    }

    /// @param number how many kinds of moves there are
    /// @param moves those of each kind, disjoint; asked for once to count them and again to list them, so that
    ///     nothing is kept of a million components
    public static WinningMoves union(int number, IntFunction<WinningMoves> moves) {
        var count = BigInteger.ZERO;
        var without = new BitSet();
        Message uncounted = null;
        for (int i = 0; i < number; i++) {
            var some = moves.apply(i);
            if (some.count.signum() > 0) count = count.add(some.count);
            if (some.uncounted == null) continue;
            uncounted = some.uncounted;
            without.set(i, some.count.signum() == 0);
        }
        return new WinningMoves(
                count,
                () -> LazyStreams.flatMap(
                        IntStream.range(0, number).filter(i -> !without.get(i)).boxed(),
                        i -> moves.apply(i).list.get()),
                uncounted);
    }

    /// @return these and others, in turn as long as there are both: of a long list neither is cut off altogether
    public WinningMoves and(WinningMoves others) {
        if (isEmpty()) return others;
        if (others.isEmpty()) return this;
        return new WinningMoves(
                count.add(others.count),
                () -> {
                    var moves = new Alternating(
                            list.get().iterator(), others.list.get().iterator());
                    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(moves, Spliterator.ORDERED), false);
                },
                uncounted != null ? uncounted : others.uncounted);
    }

    /// @return those that are not Right's: all where both sides have the same moves, else Left's
    public WinningMoves withoutRight() {
        Supplier<Stream<Move>> others = () -> list.get().filter(move -> move.side() != Side.RIGHT);
        boolean hasSides = list.get().findFirst().stream().anyMatch(move -> move.side() != null);
        return hasSides ? new WinningMoves(BigInteger.valueOf(others.get().count()), others, uncounted) : this;
    }

    private static final class Alternating implements Iterator<Move> {
        private final Iterator<Move> one;
        private final Iterator<Move> other;
        private boolean first = true;

        Alternating(Iterator<Move> one, Iterator<Move> other) {
            this.one = one;
            this.other = other;
        }

        @Override
        public boolean hasNext() {
            return one.hasNext() || other.hasNext();
        }

        @Override
        public Move next() {
            boolean fromOne = one.hasNext() && (first || !other.hasNext());
            first = !fromOne;
            return fromOne ? one.next() : other.next();
        }
    }

    /// @param most how many are listed at most
    /// @return how many there are, and some of them
    public StatedMoves stated(int most) {
        return new StatedMoves(
                uncounted == null ? Optional.of(count) : Optional.empty(),
                first(most).stream().map(Move::stated).toList());
    }

    /// @return at most so many of them, in a fixed order; those of Left before those of Right
    public List<Move> first(long most) {
        return list.get().limit(most).sorted(BY_SIDE).toList();
    }
}
