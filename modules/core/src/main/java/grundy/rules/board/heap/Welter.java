package grundy.rules.board.heap;

import grundy.rules.notation.PositionText;
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
    public NumberRow read(String text) {
        return NumberRow.of(new PositionText(text).distinct(0));
    }

    @Override
    public BigInteger leastOptions(NumberRow squares) {
        return HeapBoards.largest(squares).subtract(BigInteger.valueOf(squares.size()));
    }

    @Override
    public BigInteger leastFollowers(NumberRow squares) {
        return HeapBoards.rowsBelow(squares);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow squares) {
        return LazySequences.flatMap(
                LazySequences.indices(squares.size()),
                coin -> LazySequences.map(
                        LazySequences.filter(
                                LazySequences.below(squares.get(coin)), square -> !squares.contains(square)),
                        square -> squares.with(coin, square).sorted()));
    }

    @Override
    public List<NumberRow> parts(NumberRow squares) {
        int size = squares.size();
        boolean over = size == 0 || squares.get(size - 1).equals(BigInteger.valueOf(size - 1L));
        return over ? List.of() : List.of(squares);
    }
}
