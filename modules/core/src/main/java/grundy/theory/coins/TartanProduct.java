package grundy.theory.coins;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.board.coin.HeadGrid.Square;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.formula.LazyStreams;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.nim.NimSum;
import grundy.value.NimField;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The product of two games of turning coins: a head at (x, y) is worth the nim-product of what heads at x and at y
/// are worth in the two games, and heads add as nim-values.
///
/// Turning the crossings of some rows and some columns changes the value by the nim-product of what these rows and
/// these columns add up to. So for each sum s of rows the columns must add up to the quotient of the change by s: one
/// division for each s, whatever the number of columns. Cost: a step for each number below the next power of 2 of the
/// smaller side's value, for each head; beyond 2 million steps only some are found.
public record TartanProduct(CoinValues first, CoinValues second) implements BoardForm<HeadGrid> {
    private static final BigInteger MOST_STEPS = BigInteger.valueOf(1L << 21);
    /// The number of steps for each head to find some winning moves, where all of them would take too many.
    private static final BigInteger SOME_STEPS = BigInteger.valueOf(256);

    private static final long MOST_COINS = 1_000_000;

    /// @return empty if no closed form is known of one of the two games
    public static Optional<TartanProduct> of(CoinProduct game) {
        return CoinValues.of(game.first())
                .flatMap(first -> CoinValues.of(game.second()).map(second -> new TartanProduct(first, second)));
    }

    @Override
    public BigInteger value(HeadGrid grid) {
        return NimSum.of(LazySequences.map(grid.heads(), this::single));
    }

    private BigInteger single(Square head) {
        return NimField.multiply(first.single(head.row()), second.single(head.column()));
    }

    @Override
    public CountedList<HeadGrid> optionsOfValue(HeadGrid grid, BigInteger value) {
        var change = value(grid).xor(value);
        if (change.signum() == 0) return CountedList.none();
        var steps = grid.heads().stream()
                .map(head -> ONE.shiftLeft(Math.min(first.bits(head.row()), second.bits(head.column()))))
                .reduce(ZERO, BigInteger::add);
        boolean all = steps.compareTo(MOST_STEPS) <= 0;
        var mostSums = all ? MOST_STEPS : SOME_STEPS;
        var found = new ArrayList<CountedList<HeadGrid>>();
        for (var head : grid.heads()) {
            var rows = new CoinLine(first, head.row());
            var columns = new CoinLine(second, head.column());
            if (rows.bits() <= columns.bits())
                found.add(crossings(rows, columns, change, mostSums)
                        .map(turned -> turn(grid, turned.get(0), turned.get(1))));
            else
                found.add(crossings(columns, rows, change, mostSums)
                        .map(turned -> turn(grid, turned.get(1), turned.get(0))));
        }
        var union = CountedList.union(found);
        return all ? union : union.uncounted(Message.of("board.limit.product", "most", MOST_STEPS));
    }

    private static HeadGrid turn(HeadGrid grid, List<BigInteger> rows, List<BigInteger> columns) {
        long coins = (long) rows.size() * columns.size();
        if (coins > MOST_COINS)
            throw new LimitException(Message.of("board.limit.crossings", "coins", coins, "most", MOST_COINS));
        return grid.turn(rows, columns);
    }

    /// The coins of one of the two games up to a head that is turned.
    private record CoinLine(CoinValues values, BigInteger last) {
        int bits() {
            return values.bits(last);
        }

        CountedList<List<BigInteger>> turns(BigInteger sum) {
            return values.turns(last, sum);
        }
    }

    /// @param tried the line whose sums are gone through
    /// @param mostSums the most sums to try
    /// @return pairs of a set of coins in either line, the sums of which have the nim-product `change`
    private static CountedList<List<List<BigInteger>>> crossings(
            CoinLine tried, CoinLine other, BigInteger change, BigInteger mostSums) {
        var sums = LazySequences.range(ONE, ONE.shiftLeft(tried.bits()).min(mostSums.add(ONE)));
        var found = LazySequences.map(sums, sum -> {
            var some = tried.turns(sum);
            return some.count().signum() == 0
                    ? CountedList.<List<List<BigInteger>>>none()
                    : pairs(some, other.turns(NimField.divide(change, sum)));
        });
        var count = ZERO;
        for (var pairs : found) count = count.add(pairs.count());
        return new CountedList<>(count, () -> LazyStreams.flatMap(LazySequences.stream(found), CountedList::stream));
    }

    private static CountedList<List<List<BigInteger>>> pairs(
            CountedList<List<BigInteger>> some, CountedList<List<BigInteger>> others) {
        return new CountedList<>(
                some.count().multiply(others.count()),
                () -> LazyStreams.flatMap(some.stream(), one -> others.stream().map(other -> List.of(one, other))));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Tartan Theorem",
                "g(x, y) = g1(x) ⊗ g2(y)",
                "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, chapter 14");
    }

    /// @return empty if the values of one of the two games are not known
    public static Optional<BoardTheorem<HeadGrid>> on(CoinProduct board) {
        return of(board)
                .map(form -> BoardTheorem.values("tartan", board, HeadGrid.class, form)
                        .withLesson(context -> ProductLesson.of(context, board)));
    }
}
