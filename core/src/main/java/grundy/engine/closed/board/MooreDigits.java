package grundy.engine.closed.board;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.engine.LimitException;
import grundy.rules.board.Lazily;
import grundy.rules.board.Moore;
import grundy.rules.board.Numbers;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// Moore's Nim_k: a position is cold exactly if in base 2 the number of ones in every column is a multiple of k +
/// 1.
///
/// Cold options are built column by column from the left. A heap that is lowered has a first column in which its
/// one becomes a zero; from there on its digits are free. With l free heaps and c ones in the others a column comes
/// right by loosening r more heaps and setting s of the l free digits with r - s = c modulo k + 1, 0 <= s <= l, 0
/// <= r <= k - l; there is always such a choice, so nothing is tried in vain. Cost: O(n b) for n heaps of b bits;
/// counting takes one step for each set of free heaps in each column.
record MooreDigits(Moore board) implements ColdForm<Numbers> {
    private static final int STEPS = 1_000_000;

    @Override
    public boolean isCold(Numbers heaps) {
        for (int column = columns(heaps) - 1; column >= 0; column--)
            if (ones(heaps, column, new int[0]).length % (board.k() + 1L) != 0) return false;
        return true;
    }

    private static int columns(Numbers heaps) {
        int columns = 0;
        for (var heap : heaps.list()) columns = Math.max(columns, heap.bitLength());
        return columns;
    }

    /// @return the heaps that have a one in the column and are not free
    private static int[] ones(Numbers heaps, int column, int[] free) {
        var ones = new int[heaps.size()];
        int count = 0;
        for (int i = 0; i < ones.length; i++)
            if (heaps.get(i).testBit(column) && Arrays.binarySearch(free, i) < 0) ones[count++] = i;
        return Arrays.copyOf(ones, count);
    }

    /// @return r - s in a column with `free` free heaps and `ones` ones in the others
    private int difference(int free, int ones) {
        int rest = (int) (ones % (board.k() + 1L));
        return rest <= board.k() - free ? rest : (int) (rest - (board.k() + 1L));
    }

    @Override
    public Found<Numbers> coldOptions(Numbers heaps) {
        if (isCold(heaps)) return Found.none();
        return new Found<>(count(heaps), () -> new Walk(heaps));
    }

    private BigInteger count(Numbers heaps) {
        var ways = new HashMap<List<Integer>, BigInteger>();
        ways.put(List.of(), ONE);
        long steps = 0;
        for (int column = columns(heaps) - 1; column >= 0; column--) {
            var next = new HashMap<List<Integer>, BigInteger>();
            for (var entry : ways.entrySet()) {
                int[] free = entry.getKey().stream().mapToInt(Integer::intValue).toArray();
                for (var choice : choices(heaps, column, free)) {
                    if (++steps > STEPS) throw new LimitException(Message.of("board.limit.moore", "most", STEPS));
                    var larger =
                            Arrays.stream(merge(free, choice.loosened)).boxed().toList();
                    next.merge(larger, entry.getValue().multiply(binomial(free.length, choice.set)), BigInteger::add);
                }
            }
            ways = next;
        }
        return ways.values().stream().reduce(ZERO, BigInteger::add);
    }

    /// @param loosened heaps whose first changed column this is
    /// @param set how many of the free heaps get a one
    private record Choice(int[] loosened, int set) {}

    private Iterable<Choice> choices(Numbers heaps, int column, int[] free) {
        int[] ones = ones(heaps, column, free);
        int difference = difference(free.length, ones.length);
        int least = Math.max(0, difference);
        int most = Math.min(ones.length, Math.min(board.k() - free.length, free.length + difference));
        return Lazily.map(
                subsets(ones.length, least, most),
                chosen -> new Choice(Arrays.stream(chosen).map(i -> ones[i]).toArray(), chosen.length - difference));
    }

    private static Iterable<int[]> subsets(int count, int least, int most) {
        if (least > 0) return Lazily.subsets(count, least, most);
        return Lazily.flatMap(List.of(List.of(new int[0]), Lazily.subsets(count, 1, most)), sets -> sets);
    }

    private static int[] merge(int[] free, int[] loosened) {
        var all = Arrays.copyOf(free, free.length + loosened.length);
        System.arraycopy(loosened, 0, all, free.length, loosened.length);
        Arrays.sort(all);
        return all;
    }

    private static BigInteger binomial(int n, int k) {
        var result = ONE;
        for (int i = 0; i < k; i++)
            result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1L));
        return result;
    }

    /// A position of which the columns from `column` on down are still to be chosen.
    private record Partial(Numbers heaps, int[] free, int column) {}

    /// Goes through the cold options depth first.
    private final class Walk implements Iterator<Numbers> {
        private final Numbers start;
        private final ArrayDeque<Iterator<Partial>> open = new ArrayDeque<>();

        Walk(Numbers start) {
            this.start = start;
            open.push(List.of(new Partial(start, new int[0], columns(start))).iterator());
        }

        @Override
        public boolean hasNext() {
            while (!open.isEmpty() && !open.element().hasNext()) open.pop();
            return !open.isEmpty();
        }

        @Override
        public Numbers next() {
            while (hasNext()) {
                var partial = open.element().next();
                if (partial.column == 0) return partial.heaps;
                open.push(continuations(partial).iterator());
            }
            throw new NoSuchElementException();
        }

        private Iterable<Partial> continuations(Partial partial) {
            int column = partial.column - 1;
            return Lazily.flatMap(
                    choices(start, column, partial.free),
                    choice -> Lazily.map(
                            subsets(partial.free.length, choice.set, choice.set),
                            set -> new Partial(
                                    digits(partial, choice.loosened, set, column),
                                    merge(partial.free, choice.loosened),
                                    column)));
        }

        private Numbers digits(Partial partial, int[] loosened, int[] set, int column) {
            var heaps = new ArrayList<>(partial.heaps.list());
            for (int heap : loosened)
                heaps.set(heap, heaps.get(heap).shiftRight(column + 1).shiftLeft(column + 1));
            for (int i : set)
                heaps.set(partial.free[i], heaps.get(partial.free[i]).setBit(column));
            return Numbers.of(heaps);
        }
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Moore 1910",
                "P when in base 2 the number of ones in every column is a multiple of " + (board.k() + 1L),
                "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94");
    }
}
