package grundy.rules.board.coin;

import static java.math.BigInteger.ONE;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Turning multiples (Luogu P3179): coins on the squares `1..n`; a move chooses a head on a square `x` and a number
/// `k` with `k x <= n`, and turns the coins on `x, 2x, ..., kx`.
///
/// A position is `n: squares of the heads`, such as `10: 2 4`; `10: 0` has no heads.
public record TurningMultiples() implements Board<TurningMultiples.Row> {
    /// @param length number of squares
    /// @param heads their squares, ascending
    public record Row(BigInteger length, NumberRow heads) {}

    @Override
    public Row read(String text) {
        var scan = new PositionText(text);
        var length = scan.number(1);
        scan.expect(":");
        int offset = scan.offset();
        var heads = CoinRow.readSquares(scan);
        if (heads.size() > 0 && heads.get(heads.size() - 1).compareTo(length) > 0)
            throw new PositionException(
                    offset, Message.of("board.beyond", "number", heads.get(heads.size() - 1), "most", length));
        return new Row(length, heads);
    }

    @Override
    public BigInteger leastOptions(Row row) {
        return row.heads.size() == 0 ? BigInteger.ONE : row.length.divide(row.heads.get(0));
    }

    @Override
    public Iterable<Row> options(Row row) {
        return LazySequences.flatMap(
                row.heads.list(),
                head -> LazySequences.map(
                        LazySequences.range(ONE, row.length.divide(head).add(ONE)), count -> turn(row, head, count)));
    }

    private static Row turn(Row row, BigInteger head, BigInteger count) {
        var turned = new ArrayList<BigInteger>();
        LazySequences.range(ONE, count.add(ONE)).forEach(factor -> turned.add(head.multiply(factor)));
        return new Row(row.length, CoinRow.difference(row.heads, turned));
    }

    /// @return the number of squares, then the squares of the heads
    @Override
    public List<BigInteger> numbers(Row row) {
        var numbers = new ArrayList<BigInteger>();
        numbers.add(row.length);
        numbers.addAll(row.heads.list());
        return numbers;
    }

    @Override
    public List<Row> parts(Row row) {
        return row.heads.size() == 0 ? List.of() : List.of(row);
    }

    @Override
    public String write(Row row) {
        return row.length + ": " + (row.heads.size() == 0 ? "0" : row.heads);
    }
}
