package grundy.rules.board;

import grundy.rules.Board;
import java.math.BigInteger;
import java.util.List;

/// A game of turning coins in a row: which coins may be turned together depends only on the rightmost of them, which
/// must go from heads to tails.
///
/// A position is the row, `THTH`, or the squares of the heads counted from 1, `2 4`. Source: Winning Ways, chapter
/// 14.
public sealed interface CoinGame extends Board<Heads> permits CoinTurning, Ruler {
    /// @param rightmost at least 1
    /// @return every set of coins that may be turned with this one as the rightmost, ascending, which comes last
    ///     in each
    Iterable<List<BigInteger>> turns(BigInteger rightmost);

    @Override
    default Heads read(String text) {
        return Heads.read(text);
    }

    @Override
    default Iterable<Heads> options(Heads heads) {
        return Lazily.flatMap(heads.squares().list(), rightmost -> Lazily.map(turns(rightmost), heads::turn));
    }

    /// @return the squares of the heads
    @Override
    default List<BigInteger> numbers(Heads heads) {
        return heads.squares().list();
    }

    @Override
    default String write(Heads heads) {
        return heads.toString();
    }
}
