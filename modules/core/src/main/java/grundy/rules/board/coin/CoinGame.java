package grundy.rules.board.coin;

import grundy.rules.Board;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.LazySequences;
import java.math.BigInteger;
import java.util.List;

/// A game of turning coins in a row: which coins may be turned together depends only on the rightmost of them, which
/// must go from heads to tails.
///
/// A position is the row, `THTH`, or the squares of the heads counted from 1, `2 4`. Source: Winning Ways, chapter
/// 14.
public sealed interface CoinGame extends Board<CoinRow> permits CoinTurning, RulerGame {
    /// @param rightmost at least 1
    /// @return every set of coins that may be turned with this one as the rightmost, ascending, which comes last
    ///     in each
    Iterable<List<BigInteger>> turns(BigInteger rightmost);

    @Override
    default CoinRow read(String text) {
        return CoinRow.read(text);
    }

    @Override
    default Iterable<CoinRow> options(CoinRow heads) {
        return LazySequences.flatMap(
                heads.squares().list(), rightmost -> LazySequences.map(turns(rightmost), heads::turn));
    }

    /// @return the squares of the heads
    @Override
    default List<BigInteger> numbers(CoinRow heads) {
        return heads.squares().list();
    }

    @Override
    default String write(CoinRow heads) {
        return heads.toString();
    }
}
