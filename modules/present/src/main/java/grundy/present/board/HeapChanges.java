package grundy.present.board;

import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.board.heap.NimWithAPass;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.RingKayles;
import grundy.rules.scored.PointHeaps;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Pairs each of several heaps with what a move leaves of it.
public final class HeapChanges {
    private HeapChanges() {}

    /// @return the heaps of positions, in their order; none where they have none
    public static List<BigInteger> numbers(List<Position> parts) {
        return parts.stream().flatMap(HeapChanges::numbers).toList();
    }

    private static Stream<BigInteger> numbers(Position part) {
        return switch (part) {
            case Tuple tuple -> tuple.stream();
            case BoardPosition(NumberRow row, var _) -> row.list().stream();
            case BoardPosition(NimWithAPass.Piles(var row, boolean _), var _) -> row.list().stream();
            case BoardPosition(RingKayles.Coins(boolean _, var lengths), var _) -> lengths.list().stream();
            case BoardPosition(PointHeaps.Heaps(var sizes), var _) ->
                sizes.stream().map(BigInteger::valueOf);
            default -> Stream.empty();
        };
    }

    /// Compares heaps that keep their order.
    ///
    /// @param after all heaps after the move, in order
    /// @return the heaps that replace each heap
    public static List<List<BigInteger>> aligned(List<BigInteger> before, List<BigInteger> after) {
        if (before.size() == after.size()) return after.stream().map(List::of).toList();
        var gone = without(before, after);
        var come = without(after, before);
        boolean isFirst = !before.isEmpty() && after.equals(before.subList(1, before.size()));
        var heaps = new ArrayList<List<BigInteger>>();
        for (int i = before.size() - 1; i >= 0; i--) {
            boolean isGone = isFirst && gone.size() == 1 ? i == 0 : gone.remove(before.get(i));
            if (!isGone) heaps.addFirst(List.of(before.get(i)));
            else if (come.isEmpty()) heaps.addFirst(List.of(BigInteger.ZERO));
            else if (gone.isEmpty()) heaps.addFirst(List.copyOf(come));
            else heaps.addFirst(List.of(come.removeLast()));
        }
        return heaps;
    }

    /// Compares heaps in any order, one of which changes.
    ///
    /// @return the heaps that replace each heap; empty if several are gone
    static Optional<List<List<BigInteger>>> anyOrder(List<BigInteger> before, List<BigInteger> after) {
        var gone = without(before, after);
        if (gone.size() != 1) return Optional.empty();
        var heaps = new ArrayList<List<BigInteger>>();
        for (var heap : before) heaps.add(List.of(heap));
        heaps.set(before.indexOf(gone.getFirst()), without(after, before));
        return Optional.of(heaps);
    }

    /// @return the multiset difference of the two lists
    public static List<BigInteger> without(List<BigInteger> some, List<BigInteger> others) {
        var left = new ArrayList<>(some);
        others.forEach(left::remove);
        return left;
    }
}
