package grundy.rules.scored;

import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// Heaps of counters: a move takes 1 to `most` counters from one heap, and each is a point. A position gives the
/// sizes of the heaps.
///
/// @param most counters that one move may take, at least 1
public record PointHeaps(int most) implements ScoredBoard<PointHeaps.Heaps> {
    private static final int LARGEST = 1_000_000_000;

    /// @param sizes positive, the largest first
    public record Heaps(List<Integer> sizes) {
        public Heaps {
            sizes = sizes.stream()
                    .filter(size -> size > 0)
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }

        /// @param sizes of the heaps (unit: counters)
        public static Heaps of(Integer... sizes) {
            return new Heaps(List.of(sizes));
        }

        Heaps less(int index, int taken) {
            var rest = new ArrayList<>(sizes);
            rest.set(index, sizes.get(index) - taken);
            return new Heaps(rest);
        }

        @Override
        public String toString() {
            return sizes.isEmpty() ? "0" : sizes.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }
    }

    @Override
    public Iterable<ScoredMove<Heaps>> moves(Heaps heaps) {
        var moves = new ArrayList<ScoredMove<Heaps>>();
        var sizes = heaps.sizes();
        for (int i = 0; i < sizes.size(); i++) {
            if (i > 0 && sizes.get(i).equals(sizes.get(i - 1))) continue;
            for (int taken = Math.min(most, sizes.get(i)); taken >= 1; taken--)
                moves.add(new ScoredMove<>(heaps.less(i, taken), taken));
        }
        return moves;
    }

    @Override
    public long reach(Heaps heaps) {
        return heaps.sizes().stream().mapToLong(Integer::longValue).sum();
    }

    /// @return the heap and what is taken from it: `7-2`
    @Override
    public String code(Heaps from, ScoredMove<Heaps> move) {
        for (int size : from.sizes()) if (count(move.to(), size) < count(from, size)) return size + "-" + move.points();
        throw new AssertionError("A move takes something from a heap");
    }

    private static long count(Heaps heaps, int size) {
        return heaps.sizes().stream().filter(each -> each == size).count();
    }

    @Override
    public Message codes() {
        return Message.of("scored.codes.heaps");
    }

    @Override
    public Heaps read(String text) {
        var scan = new PositionText(text);
        var sizes = new ArrayList<Integer>();
        do sizes.add(scan.count(0, LARGEST));
        while (!scan.atEnd());
        return new Heaps(sizes);
    }

    @Override
    public String write(Heaps heaps) {
        return heaps.toString();
    }
}
