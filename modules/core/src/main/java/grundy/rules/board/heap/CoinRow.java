package grundy.rules.board.heap;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// Coins in a row, heads or tails, in the games of turning coins. Squares are counted from 1.
///
/// @param squares of the heads, ascending
/// @param row how many coins the row has where it is written as one (`THTH`), or 0 where the squares of the heads
///     are written (`2 4`; `0` if there are none)
public record CoinRow(NumberRow squares, int row) {
    /// Reads a row of coins.
    public static CoinRow read(String text) {
        var scan = new PositionText(text);
        if (scan.atDigit()) return new CoinRow(readSquares(scan), 0);
        int offset = scan.offset();
        var word = scan.word();
        var heads = new ArrayList<BigInteger>();
        for (int i = 0; i < word.length(); i++) {
            char coin = Character.toUpperCase(word.charAt(i));
            if (coin == 'H') heads.add(BigInteger.valueOf(i + 1L));
            else if (coin != 'T') throw new PositionException(offset + i, Message.of("board.coin"));
        }
        if (word.isEmpty()) throw new PositionException(offset, Message.of("board.coin"));
        scan.expectEnd();
        return new CoinRow(NumberRow.of(heads), word.length());
    }

    /// Reads squares counted from 1, or `0` for none.
    public static NumberRow readSquares(PositionText scan) {
        var squares = new TreeSet<BigInteger>();
        boolean none = false;
        do {
            int offset = scan.offset();
            var square = scan.number(0);
            none |= square.signum() == 0;
            if (!squares.add(square)) throw new PositionException(offset, Message.of("board.twice", "number", square));
            if (none && squares.size() > 1) throw new PositionException(offset, Message.of("board.no-heads"));
        } while (!scan.atEnd());
        return none ? NumberRow.of() : NumberRow.of(List.copyOf(squares));
    }

    /// @param turned squares of the coins to turn over, ascending
    public CoinRow turn(List<BigInteger> turned) {
        return new CoinRow(difference(squares, turned), row);
    }

    /// @return the squares in exactly one of the two ascending rows
    public static NumberRow difference(NumberRow squares, List<BigInteger> turned) {
        var result = new ArrayList<BigInteger>(squares.size() + turned.size());
        int i = 0;
        for (var square : turned) {
            while (i < squares.size() && squares.get(i).compareTo(square) < 0) result.add(squares.get(i++));
            if (i < squares.size() && squares.get(i).equals(square)) i++;
            else result.add(square);
        }
        while (i < squares.size()) result.add(squares.get(i++));
        return NumberRow.of(result);
    }

    /// @return `THTH` or `2 4`, as it was read
    @Override
    public String toString() {
        if (row == 0) return squares.size() == 0 ? "0" : squares.toString();
        var coins = new StringBuilder("T".repeat(row));
        for (var square : squares.list()) coins.setCharAt(square.intValueExact() - 1, 'H');
        return coins.toString();
    }
}
