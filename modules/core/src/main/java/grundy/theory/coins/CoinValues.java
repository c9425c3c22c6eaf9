package grundy.theory.coins;

import grundy.finding.CountedList;
import grundy.rules.board.coin.CoinGame;
import grundy.rules.board.coin.CoinTurning;
import grundy.rules.board.coin.RulerGame;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.notation.ShortenedText;
import grundy.text.Message;
import grundy.theory.form.NimHeaps;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Nim-values of single heads in a game of turning coins, which add up to the value of any position.
public interface CoinValues {
    /// Characters of a square's number.
    int MOST_LABEL = 12;

    /// @param square counted from 1
    /// @return the value of a single head
    BigInteger single(BigInteger square);

    /// @return the sets of coins, ascending, that may be turned with this one as the rightmost and whose values
    ///     have the nim-sum `sum`
    CountedList<List<BigInteger>> turns(BigInteger rightmost, BigInteger sum);

    /// @return the least n such that all nim-sums of coins turned with this one as the rightmost are below 2^n
    int bits(BigInteger rightmost);

    /// @return the values of the heads, each with the square that it is on
    default NimHeaps labelledHeaps(CoinRow heads) {
        var squares = heads.squares().list();
        return NimHeaps.of(
                squares.stream()
                        .map(square -> Message.of(
                                "explain.head-on", "square", ShortenedText.shorten(square.toString(), MOST_LABEL)))
                        .toList(),
                squares.stream().map(this::single).toList());
    }

    /// @param change the nim-sum of the values of the coins that are to be turned
    /// @return the result of each such move
    default CountedList<CoinRow> turned(CoinRow heads, BigInteger change) {
        return CountedList.union(heads.squares().list().stream()
                .map(last -> turns(last, change).map(heads::turn))
                .toList());
    }

    /// @return empty if no closed form is known here
    static Optional<CoinValues> of(CoinGame game) {
        return switch (game) {
            case CoinTurning turning when TurnedCoins.covers(turning) -> Optional.of(new TurnedCoins(turning));
            case CoinTurning turning when GreedyCoins.covers(turning) -> Optional.of(new GreedyCoins(turning.most()));
            case CoinTurning _ -> Optional.empty();
            case RulerGame _ -> Optional.of(new RulerRuns());
        };
    }
}
