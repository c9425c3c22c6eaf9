package grundy.rules.board.heap;

import grundy.rules.notation.PositionText;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/// The Silver Dollar game without the dollar: coins on distinct squares of a strip; a move takes one coin any
/// number of squares to the left, neither onto nor past another coin. Georgia and Bob is the same game with squares
/// counted from 1.
///
/// A position gives the squares of the coins, kept in ascending order: `0 3 4 9`.
///
/// @param leftmost number of the leftmost square, 0 or 1
public record SilverDollar(int leftmost) implements NumberBoard {
    @Override
    public NumberRow read(String text) {
        return NumberRow.of(new PositionText(text).distinct(leftmost));
    }

    @Override
    public BigInteger leastOptions(NumberRow squares) {
        return IntStream.range(0, squares.size())
                .mapToObj(coin -> squares.get(coin).subtract(leastSquare(squares, coin)))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    @Override
    public BigInteger leastFollowers(NumberRow squares) {
        return IntStream.range(0, squares.size())
                .mapToObj(coin ->
                        squares.get(coin).subtract(leastSquare(squares, coin)).add(BigInteger.ONE))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow squares) {
        return LazySequences.flatMap(
                LazySequences.indices(squares.size()),
                coin -> LazySequences.map(
                        LazySequences.range(leastSquare(squares, coin), squares.get(coin)),
                        square -> squares.with(coin, square)));
    }

    /// @return the square farthest to the left that the coin can reach
    public BigInteger leastSquare(NumberRow squares, int coin) {
        return coin == 0 ? BigInteger.valueOf(leftmost) : squares.get(coin - 1).add(BigInteger.ONE);
    }

    @Override
    public List<NumberRow> parts(NumberRow squares) {
        int size = squares.size();
        boolean over = size == 0 || squares.get(size - 1).equals(BigInteger.valueOf(leftmost + size - 1L));
        return over ? List.of() : List.of(squares);
    }
}
