package grundy.rules.board.coin;

import grundy.rules.Board;
import grundy.rules.board.coin.HeadGrid.Square;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// The product of two games of turning coins: coins in rows and columns; a move turns the coins on all crossings of
/// some rows with some columns, where the rows are coins that could be turned together in the first game and the
/// columns in the second. The coin in the last of both must go from heads to tails.
///
/// Source: Winning Ways, chapter 14.
///
/// @param first whose coins are the rows
/// @param second whose coins are the columns
public record CoinProduct(CoinGame first, CoinGame second) implements Board<HeadGrid> {
    @Override
    public HeadGrid read(String text) {
        return HeadGrid.read(text);
    }

    @Override
    public Iterable<HeadGrid> options(HeadGrid grid) {
        return LazySequences.flatMap(
                LazySequences.filter(grid.heads(), this::mayBeLast),
                corner -> LazySequences.flatMap(
                        first.turns(corner.row()),
                        rows -> LazySequences.map(second.turns(corner.column()), columns -> grid.turn(rows, columns))));
    }

    @Override
    public BigInteger leastOptions(HeadGrid grid) {
        return grid.heads().stream()
                .filter(this::mayBeLast)
                .map(head -> least(first, head.row()).multiply(least(second, head.column())))
                .reduce(BigInteger.ONE, BigInteger::max);
    }

    private static BigInteger least(CoinGame game, BigInteger last) {
        return game.leastOptions(new CoinRow(NumberRow.of(List.of(last)), 0)).max(BigInteger.ONE);
    }

    /// Returns whether there is a move that turns this head as the last of its row and its column.
    /// Found before rows are gone through that all have no column.
    private boolean mayBeLast(Square head) {
        return first.turns(head.row()).iterator().hasNext()
                && second.turns(head.column()).iterator().hasNext();
    }

    @Override
    public List<HeadGrid> parts(HeadGrid grid) {
        return grid.heads().stream().anyMatch(this::mayBeLast) ? List.of(grid) : List.of();
    }

    /// @return row and column of each head in turn
    @Override
    public List<BigInteger> numbers(HeadGrid grid) {
        return grid.heads().stream()
                .flatMap(head -> Stream.of(head.row(), head.column()))
                .toList();
    }

    @Override
    public String write(HeadGrid grid) {
        return grid.toString();
    }
}
