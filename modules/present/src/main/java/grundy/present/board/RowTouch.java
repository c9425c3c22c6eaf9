package grundy.present.board;

import grundy.present.board.piece.MoveTouch;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Finds the touches that make a heap, drawn as a row of stones, smaller or larger, or split it.
record RowTouch(StoneRows.Row row, StoneRows.TakingGesture taking) {
    private static final int MOST_ORDERED = 3;
    private static final int MOST_PARTS = StoneRows.MOST_STONES;

    /// @param left the heaps after the move
    /// @return empty if nothing changes; a touch without ways where it cannot be made here
    Optional<MoveTouch> leaving(List<BigInteger> left) {
        var heaps = left.stream().filter(heap -> heap.signum() > 0).toList();
        int compared = StoneRows.total(heaps).compareTo(row.size());
        if (compared == 0 && heaps.size() <= 1) return Optional.empty();
        if (heaps.size() > MOST_PARTS) return Optional.of(MoveTouch.NONE);
        if (taking == StoneRows.TakingGesture.REPLACED) return Optional.of(replacing(heaps));
        if (compared > 0 && heaps.size() > 1) return Optional.of(MoveTouch.NONE);
        boolean isPlain = compared > 0 || heaps.size() <= 1 && taking == StoneRows.TakingGesture.FIRST;
        if (isPlain) return Optional.of(replacing(List.of(StoneRows.total(heaps))));
        return Optional.of(
                row.isBar()
                        ? ofBar(heaps)
                        : breaking(heaps.stream().map(BigInteger::intValueExact).toList()));
    }

    /// Presses for each heap, the largest first, the first stone that goes or the last one that comes.
    private MoveTouch replacing(List<BigInteger> heaps) {
        var parts = heaps.isEmpty()
                ? List.of(BigInteger.ZERO)
                : heaps.stream().sorted(Comparator.reverseOrder()).toList();
        return parts.stream()
                .map(part -> row.isBar() ? cutTouch(part) : plain(part.intValueExact()))
                .reduce(MoveTouch::then)
                .orElseThrow();
    }

    private MoveTouch cutTouch(BigInteger left) {
        var bar = row.name("bar");
        return new MoveTouch(List.of(List.of(MoveTouch.leaving(bar, left))), List.of(bar));
    }

    private MoveTouch plain(int left) {
        int size = row.size().intValueExact();
        if (left == size || left > row.reach().max(row.size()).intValueExact()) return MoveTouch.NONE;
        int pressed = left < size ? left : left - 1;
        return new MoveTouch(List.of(List.of(stone(pressed))), stones(Math.min(left, size), Math.max(left, size)));
    }

    private String stone(int index) {
        return row.name("" + index);
    }

    private List<String> stones(int from, int to) {
        return IntStream.range(from, to).mapToObj(this::stone).toList();
    }

    private MoveTouch breaking(List<Integer> heaps) {
        int size = row.size().intValueExact();
        int gone = size - heaps.stream().mapToInt(Integer::intValue).sum();
        var ways = new ArrayList<List<String>>();
        var marks = new ArrayList<String>();
        for (var order : orders(heaps)) {
            var gaps = gaps(order, gone);
            if (gone == 0) ways.add(gaps);
            for (int start : starts(order, gone, size)) {
                var last = stone(start + gone - 1);
                var first = stone(start);
                var run = gone == 1 ? List.of(List.of(first)) : List.of(List.of(first, last), List.of(last, first));
                for (var ends : run) {
                    var way = new ArrayList<>(ends);
                    way.addAll(gaps);
                    ways.add(way);
                }
                if (marks.isEmpty()) marks.addAll(stones(start, start + gone));
            }
            if (marks.isEmpty()) marks.addAll(gaps);
        }
        return new MoveTouch(ways, marks);
    }

    /// @return the places where the stones that go may begin: after the first heap, or before it if it
    ///     is the only one
    private static Set<Integer> starts(List<Integer> heaps, int gone, int size) {
        if (gone == 0) return Set.of();
        var starts = new LinkedHashSet<Integer>();
        starts.add(heaps.isEmpty() ? 0 : heaps.getFirst());
        if (heaps.size() == 1) starts.add(size - gone - heaps.getFirst());
        return starts;
    }

    /// @return the gaps between heaps that lie side by side
    private List<String> gaps(List<Integer> heaps, int gone) {
        var gaps = new ArrayList<String>();
        int at = gone;
        for (int i = 0; i + 1 < heaps.size(); i++) {
            at += heaps.get(i);
            if (i > 0 || gone == 0) gaps.add(row.name("g" + at));
        }
        return gaps;
    }

    private static <T extends Comparable<T>> Set<List<T>> orders(List<T> heaps) {
        var ascending = heaps.stream().sorted().toList();
        var orders = new LinkedHashSet<List<T>>();
        if (heaps.size() > MOST_ORDERED) {
            orders.add(ascending);
            orders.add(ascending.reversed());
        } else order(new ArrayList<>(), new ArrayList<>(ascending), orders);
        return orders;
    }

    private static <T> void order(List<T> prefix, List<T> rest, Set<List<T>> orders) {
        if (rest.isEmpty()) orders.add(List.copyOf(prefix));
        for (int i = 0; i < rest.size(); i++) {
            prefix.add(rest.remove(i));
            order(prefix, rest, orders);
            rest.add(i, prefix.removeLast());
        }
    }

    /// A bar is cut at numbers of stones, counted from the left.
    private MoveTouch ofBar(List<BigInteger> heaps) {
        var bar = row.name("bar");
        var ways = new ArrayList<List<String>>();
        for (var order : orders(heaps)) {
            var gone = row.size().subtract(StoneRows.total(heaps));
            var way = new ArrayList<String>();
            var at = BigInteger.ZERO;
            for (int i = 0; i == 0 || i + 1 < order.size(); i++) {
                if (!order.isEmpty()) at = at.add(order.get(i));
                way.add(MoveTouch.leaving(bar, at));
                if (i > 0) continue;
                at = at.add(gone);
                way.add(MoveTouch.leaving(bar, at));
            }
            ways.add(way);
        }
        return new MoveTouch(ways, List.of(bar));
    }
}
