package grundy.rules.board.heap;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Heaps by a take-and-break code whose digits may say more than a hexadecimal digit can: any number of heaps, and
/// whether they must be different, all equal, or not all equal.
///
/// Source of the notation: A. N. Siegel, Combinatorial Game Suite (2003). Cost: the options of a heap are the
/// partitions of what is left, so heaps are at most 200.
///
/// @param digits what taking 0, 1, 2, ... counters may leave
/// @param repeated what taking more may leave
public record BreakingHeaps(List<Digit> digits, Digit repeated) implements NumberBoard {
    private static final int LARGEST = 200;

    public BreakingHeaps {
        digits = List.copyOf(digits);
    }

    /// The condition on the heaps that a move may leave.
    public enum Likeness {
        ANY,
        /// Not all equal, if they are two or more: `?`.
        NOT_ALL_EQUAL,
        /// No two equal: `!`.
        DIFFERENT,
        /// All equal: `=`.
        EQUAL
    }

    /// Numbers of heaps that may be left.
    ///
    /// @param most at least `least`; `Integer.MAX_VALUE` where there is no bound
    public record Count(int least, int most, Likeness likeness) {}

    /// @param counts any one of which may hold
    public record Digit(List<Count> counts) {
        public static final Digit NOTHING = new Digit(List.of());

        public Digit {
            counts = List.copyOf(counts);
        }

        private boolean allows(List<BigInteger> heaps) {
            return counts.stream()
                    .anyMatch(count ->
                            heaps.size() >= count.least && heaps.size() <= count.most && isLike(heaps, count.likeness));
        }

        private int most() {
            return counts.stream().mapToInt(Count::most).max().orElse(-1);
        }
    }

    /// @param heaps ascending
    private static boolean isLike(List<BigInteger> heaps, Likeness likeness) {
        return switch (likeness) {
            case ANY -> true;
            case DIFFERENT -> heaps.stream().distinct().count() == heaps.size();
            case EQUAL -> heaps.stream().distinct().count() <= 1;
            case NOT_ALL_EQUAL -> heaps.size() < 2 || heaps.stream().distinct().count() > 1;
        };
    }

    @Override
    public NumberRow read(String text) {
        var numbers = new PositionText(text).numbers(0);
        if (numbers.stream().anyMatch(heap -> heap.compareTo(BigInteger.valueOf(LARGEST)) > 0))
            throw new PositionException(0, Message.of("board.breaking-heap", "limit", LARGEST));
        return NumberRow.of(numbers);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        return LazySequences.flatMap(
                LazySequences.indices(heaps.size()),
                i -> LazySequences.map(broken(heaps.get(i).intValueExact()), left -> {
                    var all = new ArrayList<>(heaps.list());
                    all.remove(i.intValue());
                    all.addAll(left);
                    return NumberRow.of(all);
                }));
    }

    /// @return the heaps that one heap may be left as, ascending
    private Iterable<List<BigInteger>> broken(int heap) {
        return LazySequences.flatMap(LazySequences.indices(heap + 1), taken -> {
            var digit = taken < digits.size() ? digits.get(taken) : repeated;
            int most = Math.min(digit.most(), heap - taken);
            var ways = most < 0 ? List.<List<BigInteger>>of() : partitions(heap - taken, 1, most, List.of());
            return LazySequences.flatMap(ways, left -> digit.allows(left) ? List.of(left) : List.of());
        });
    }

    /// Ascending partitions of a number, none of whose parts is smaller than a bound.
    private static Iterable<List<BigInteger>> partitions(int rest, int least, int most, List<BigInteger> prefix) {
        if (rest == 0) return List.of(prefix);
        if (most == 0 || rest < least) return List.of();
        var last = List.of(with(prefix, rest));
        int ways = most == 1 ? 0 : Math.max(0, rest / 2 - least + 1);
        var longer = LazySequences.flatMap(
                LazySequences.indices(ways),
                more -> partitions(rest - least - more, least + more, most - 1, with(prefix, least + more)));
        return LazySequences.flatMap(List.of(longer, last), some -> some);
    }

    private static List<BigInteger> with(List<BigInteger> prefix, int part) {
        var all = new ArrayList<>(prefix);
        all.add(BigInteger.valueOf(part));
        return all;
    }

    @Override
    public List<NumberRow> parts(NumberRow heaps) {
        return HeapBoards.eachAPart(heaps);
    }

    @Override
    public boolean staysWhole() {
        return false;
    }
}
