package grundy.theory.boards;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.board.heap.BeanGame;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.stream.IntStream;

/// The bean game: every bean is a game of its own, whose value depends only on how many bottles are to the right of
/// it; so the value is the nim-sum over the bottles with an odd number of beans. Cost: O(n^3) for n bottles, n at
/// most 500.
public record BeanValues() implements BoardForm<NumberRow> {
    private static final int BOTTLES = 500;

    /// @return for each bottle from left to right the value of a bean in it
    private static int[] table(int bottles) {
        if (bottles > BOTTLES)
            throw new LimitException(Message.of("board.limit.bottles", "bottles", bottles, "most", BOTTLES));
        var values = new int[bottles];
        for (int from = bottles - 2; from >= 0; from--) {
            var reached = new BitSet();
            for (int first = from + 1; first < bottles; first++)
                for (int second = first; second < bottles; second++) reached.set(values[first] ^ values[second]);
            values[from] = reached.nextClearBit(0);
        }
        return values;
    }

    @Override
    public BigInteger value(NumberRow beans) {
        return BigInteger.valueOf(sum(beans, table(beans.size())));
    }

    private static int sum(NumberRow beans, int[] values) {
        int sum = 0;
        for (int i = 0; i < values.length; i++) if (beans.get(i).testBit(0)) sum ^= values[i];
        return sum;
    }

    /// @return the values of the bottles with an odd number of beans
    private static NimHeaps labelledHeaps(NumberRow beans) {
        var values = table(beans.size());
        var odd = IntStream.range(0, values.length)
                .filter(bottle -> beans.get(bottle).testBit(0))
                .boxed()
                .toList();
        return NimHeaps.of(
                odd.stream()
                        .map(bottle -> Message.of("explain.bottle", "number", bottle + 1))
                        .toList(),
                odd.stream().map(bottle -> BigInteger.valueOf(values[bottle])).toList());
    }

    @Override
    public CountedList<NumberRow> optionsOfValue(NumberRow beans, BigInteger value) {
        if (value.bitLength() > 30) return CountedList.none();
        var values = table(beans.size());
        int change = sum(beans, values) ^ value.intValueExact();
        var found = new ArrayList<NumberRow>();
        for (int from = 0; from < values.length; from++) {
            if (beans.get(from).signum() == 0) continue;
            for (int first = from + 1; first < values.length; first++)
                for (int second = first; second < values.length; second++)
                    if ((values[from] ^ values[first] ^ values[second]) == change)
                        found.add(BeanGame.move(beans, from, first, second));
        }
        return CountedList.of(found);
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Sprague 1935, Grundy 1939",
                "g = nim-sum of the values of single beans, v(i) = mex(v(j) xor v(k) for i < j <= k)",
                "the sum of the beans as games of their own");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(BeanGame board) {
        return BoardTheorem.values("bean-game", board, NumberRow.class, new BeanValues())
                .saying(Message.of("explain.board.bean-game"))
                .showing(BeanValues::labelledHeaps);
    }
}
