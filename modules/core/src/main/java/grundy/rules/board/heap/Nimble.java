package grundy.rules.board.heap;

import java.math.BigInteger;
import java.util.List;

/// Nimble: coins on the squares 0, 1, 2, ... of a strip, any number on a square; a move takes one coin any number
/// of squares to the left, over or onto other coins if wanted.
///
/// A position gives the squares of the coins: `3 5 6`. Coins are alike, so the squares are kept in ascending order.
public record Nimble() implements NumberBoard {
    @Override
    public NumberRow read(String text) {
        return NumberBoard.super.read(text).sorted();
    }

    @Override
    public BigInteger leastOptions(NumberRow squares) {
        return HeapBoards.largest(squares);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow squares) {
        return LazySequences.map(HeapBoards.lowerOne(squares), NumberRow::sorted);
    }

    @Override
    public List<NumberRow> parts(NumberRow squares) {
        return HeapBoards.eachAPart(squares);
    }
}
