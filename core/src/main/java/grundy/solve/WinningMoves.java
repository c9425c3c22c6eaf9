package grundy.solve;

import grundy.engine.Options;
import grundy.rules.Position;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// All winning moves: their number, and a way to list them. There may be far too many to list them all.
///
/// @param count how many
/// @param list produces a fresh lazy stream of all of them
/// @param uncounted null; or why it is only known that there are at least `count`
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

    public static WinningMoves of(List<Move> moves) {
        return new WinningMoves(BigInteger.valueOf(moves.size()), moves::stream);
    }

    /// @param component number of the only component moved in
    static WinningMoves in(int component, Position from, Options options) {
        if (options.count().signum() == 0) return NONE;
        return new WinningMoves(
                options.count(), () -> options.stream().map(to -> Move.of(component, from, to)), options.uncounted());
    }

    /// @param number how many kinds of moves there are
    /// @param moves those of each kind, disjoint; asked for once to count them and again to list them, so that
    ///     nothing is kept of a million components
    static WinningMoves union(int number, IntFunction<WinningMoves> moves) {
        var count = BigInteger.ZERO;
        Message uncounted = null;
        for (int i = 0; i < number; i++) {
            var some = moves.apply(i);
            if (some.count.signum() > 0) count = count.add(some.count);
            if (some.uncounted != null) uncounted = some.uncounted;
        }
        return new WinningMoves(
                count,
                () -> IntStream.range(0, number)
                        .boxed()
                        .flatMap(i -> moves.apply(i).list.get()),
                uncounted);
    }

    /// @return these and others, in turn as long as there are both: of a long list neither is cut off altogether
    WinningMoves and(WinningMoves others) {
        if (count.signum() == 0) return others;
        if (others.count.signum() == 0) return this;
        return new WinningMoves(
                count.add(others.count),
                () -> {
                    var moves = new Alternating(
                            list.get().iterator(), others.list.get().iterator());
                    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(moves, Spliterator.ORDERED), false);
                },
                uncounted != null ? uncounted : others.uncounted);
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

    /// @return at most so many of them, in a fixed order; those of Left before those of Right
    public List<Move> first(long most) {
        return list.get().limit(most).sorted(BY_SIDE).toList();
    }
}
