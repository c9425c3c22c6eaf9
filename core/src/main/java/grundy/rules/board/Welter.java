package grundy.rules.board;

import grundy.rules.PositionText;
import java.math.BigInteger;
import java.util.List;

/// Welter's game: coins on distinct squares 0, 1, 2, ... of a strip; a move takes one coin to any lower square that
/// is empty, jumping over others if need be.
///
/// A position gives the squares of the coins, kept in ascending order: `1 4 6`. Source of the rules: C. P. Welter,
/// The theory of a class of games on a sequence of squares, in terms of the advancing operation in a special group,
/// Indagationes Mathematicae 16 (1954).
public record Welter() implements NumberBoard {
    @Override
    public Numbers read(String text) {
        return Numbers.of(new PositionText(text).distinct(0));
    }

    @Override
    public BigInteger leastOptions(Numbers squares) {
        return HeapBoards.largest(squares).subtract(BigInteger.valueOf(squares.size()));
    }

    @Override
    public BigInteger leastFollowers(Numbers squares) {
        return HeapBoards.rowsBelow(squares);
    }

    @Override
    public Iterable<Numbers> options(Numbers squares) {
        return Lazily.flatMap(
                Lazily.indices(squares.size()),
                coin -> Lazily.map(
                        Lazily.filter(Lazily.below(squares.get(coin)), square -> !squares.contains(square)),
                        square -> squares.with(coin, square).sorted()));
    }

    @Override
    public List<Numbers> parts(Numbers squares) {
        int size = squares.size();
        boolean over = size == 0 || squares.get(size - 1).equals(BigInteger.valueOf(size - 1L));
        return over ? List.of() : List.of(squares);
    }
}
