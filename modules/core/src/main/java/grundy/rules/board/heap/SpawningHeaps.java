package grundy.rules.board.heap;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Heaps that leave several smaller ones, no two alike: a heap of n may be replaced by heaps `a < b < … < n`, if the
/// squares a, b, …, n of a row may be turned together by the code. In normal play they are the coins of a row: a
/// head on the square n is a heap of n.
///
/// A position is the heaps, `5 7`, or a row of coins, `HTTH`. Source: Winning Ways, chapter 14; A. N. Siegel, CGSuite
/// (the code). Cost: the options of a heap are sets of smaller ones, so heaps are at most 200.
///
/// @param ways any one of which may be used
public record SpawningHeaps(List<CoinSets> ways) implements NumberBoard {
    private static final int LARGEST = 200;

    public SpawningHeaps {
        ways = List.copyOf(ways);
    }

    /// The sets of coins that may be turned together.
    ///
    /// @param least how many, 1 or more
    /// @param most at least `least`; `Integer.MAX_VALUE` where there is no bound
    /// @param span of all of them; `Integer.MAX_VALUE` where there is no bound, 0 where they are neighbours
    /// @param isEven whether they are at equal distances
    /// @param isSymmetric whether the row of them is the same read backwards
    /// @param fromFirst whether the first coin of the row is among them
    public record CoinSets(int least, int most, int span, boolean isEven, boolean isSymmetric, boolean fromFirst) {
        private boolean allows(int[] squares) {
            int count = squares.length;
            if (count < least || count > most || fromFirst && squares[0] != 1) return false;
            int first = squares[0];
            int last = squares[count - 1];
            if (last - first + 1 > (span == 0 ? count : span)) return false;
            for (int i = 1; isEven && i < count; i++)
                if (squares[i] - squares[i - 1] != squares[1] - first) return false;
            for (int i = 0; isSymmetric && i < count; i++)
                if (squares[i] - first != last - squares[count - 1 - i]) return false;
            return true;
        }

        /// @return the sets of squares below the last one, ascending, lazily
        private Iterable<int[]> sets(int last) {
            if (isEven || span == 0)
                return LazySequences.flatMap(
                        LazySequences.indices(last),
                        before -> LazySequences.flatMap(LazySequences.indices(last), step -> row(last, before, step)));
            if (isSymmetric)
                return LazySequences.flatMap(LazySequences.indices(last), less -> symmetric(last - less, last));
            int from = (int) Math.max(1, last - (long) span + 1);
            return LazySequences.map(choices(from, last, most - 1), below -> with(below, last));
        }

        /// @return the last square and the given number of squares before it at equal distance, if they
        ///     are on the board
        private Iterable<int[]> row(int last, int before, int step) {
            if (before == 0 != (step == 0) || (long) before * step >= last) return List.of();
            var squares = new int[before + 1];
            for (int i = 0; i <= before; i++) squares[i] = last - (before - i) * step;
            return List.of(squares);
        }

        /// @return the sets with these ends that are the same read backwards
        private Iterable<int[]> symmetric(int first, int last) {
            if (first == last) return List.of(new int[] {last});
            int middle = (first + last) / 2;
            return LazySequences.map(choices(first + 1, middle + 1, Integer.MAX_VALUE), half -> {
                var all = new ArrayList<Integer>(List.of(first, last));
                for (int square : half) {
                    all.add(square);
                    if (first + last - square != square) all.add(first + last - square);
                }
                return all.stream().mapToInt(square -> square).sorted().toArray();
            });
        }
    }

    /// @return every ascending choice of at most that many squares from `from` on and below `below`
    private static Iterable<int[]> choices(int from, int below, int most) {
        var none = List.of(new int[0]);
        if (most == 0 || from >= below) return none;
        var some = LazySequences.flatMap(
                LazySequences.indices(below - from),
                more -> LazySequences.map(
                        choices(from, below - 1 - more, most - 1), before -> with(before, below - 1 - more)));
        return LazySequences.flatMap(List.<Iterable<int[]>>of(none, some), each -> each);
    }

    private static int[] with(int[] squares, int last) {
        int[] all = Arrays.copyOf(squares, squares.length + 1);
        all[squares.length] = last;
        return all;
    }

    @Override
    public NumberRow read(String text) {
        var scan = new PositionText(text);
        var heaps =
                scan.atDigit() ? scan.numbers(0) : CoinRow.read(text).squares().list();
        if (heaps.stream().anyMatch(heap -> heap.compareTo(BigInteger.valueOf(LARGEST)) > 0))
            throw new PositionException(0, Message.of("board.breaking-heap", "limit", LARGEST));
        return NumberRow.of(heaps).positive();
    }

    @Override
    public Iterable<NumberRow> options(NumberRow heaps) {
        return LazySequences.flatMap(
                LazySequences.indices(heaps.size()),
                i -> LazySequences.map(spawned(heaps.get(i).intValueExact()), left -> {
                    var all = new ArrayList<>(heaps.list());
                    all.remove(i.intValue());
                    for (int j = 0; j + 1 < left.length; j++) all.add(BigInteger.valueOf(left[j]));
                    return NumberRow.of(all);
                }));
    }

    private Iterable<int[]> spawned(int heap) {
        return LazySequences.flatMap(
                LazySequences.indices(heap == 0 ? 0 : ways.size()),
                number -> LazySequences.filter(
                        ways.get(number).sets(heap),
                        squares -> ways.get(number).allows(squares)
                                && ways.subList(0, number).stream().noneMatch(way -> way.allows(squares))));
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
