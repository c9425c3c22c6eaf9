package grundy.theory.coins;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.TWO;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.coin.CoinTurning;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.LazySequences;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.nim.NimSum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Turning Turtles, Mock Turtles, Twins and Triplets: the value is the nim-sum over the heads, and a single head on
/// square n, counted from 1, has the value n, the n-th odious number, n - 1, and (from n = 3 on) the (n-2)-nd
/// odious number.
///
/// A number is odious if it has an odd number of ones in base 2: 1, 2, 4, 7, 8, ...; the others are evil. The m-th
/// odious number, m from 0, is 2m or 2m + 1. Cost: O(1) for each head; where three coins are turned the options are
/// counted, not listed.
public record TurnedCoins(CoinTurning game) implements BoardForm<CoinRow>, CoinValues {
    private static final CountedList<List<BigInteger>> NOTHING_ELSE = CountedList.of(List.of(List.of()));

    /// @return whether the theorem speaks of this
    public static boolean covers(CoinTurning game) {
        int most = game.most();
        return most == 2 || (most == 3 && game.least() != 2);
    }

    @Override
    public BigInteger value(CoinRow heads) {
        return NimSum.of(LazySequences.map(heads.squares().list(), this::single));
    }

    @Override
    public BigInteger single(BigInteger square) {
        if (game.most() == 2) return square.subtract(BigInteger.valueOf(game.least() - 1L));
        var index = square.subtract(BigInteger.valueOf(game.least()));
        return index.signum() < 0 ? ZERO : odious(index);
    }

    private static BigInteger odious(BigInteger index) {
        var twice = index.shiftLeft(1);
        return isOdious(index) ? twice : twice.add(ONE);
    }

    private static boolean isOdious(BigInteger number) {
        return number.bitCount() % 2 == 1;
    }

    @Override
    public CountedList<CoinRow> optionsOfValue(CoinRow heads, BigInteger value) {
        return turned(heads, value(heads).xor(value));
    }

    @Override
    public CountedList<List<BigInteger>> turns(BigInteger rightmost, BigInteger sum) {
        if (rightmost.compareTo(BigInteger.valueOf(game.least())) < 0) return CountedList.none();
        return others(rightmost, sum.xor(single(rightmost))).map(others -> {
            var turned = new ArrayList<>(others);
            turned.add(rightmost);
            return turned;
        });
    }

    @Override
    public int bits(BigInteger rightmost) {
        return single(rightmost).bitLength();
    }

    /// @return the choices of other coins below `square` whose values have the nim-sum `sum`
    private CountedList<List<BigInteger>> others(BigInteger square, BigInteger sum) {
        if (game.most() == 2) {
            if (sum.signum() == 0 && game.least() == 1) return NOTHING_ELSE;
            var other = sum.add(BigInteger.valueOf(game.least() - 1L));
            boolean below = other.signum() > 0 && other.compareTo(square) < 0;
            return below ? CountedList.of(List.of(List.of(other))) : CountedList.none();
        }
        var first = BigInteger.valueOf(game.least());
        boolean triplets = game.least() == 3;
        if (sum.signum() == 0) return triplets ? CountedList.of(List.of(List.of(ONE, TWO))) : NOTHING_ELSE;
        if (!isOdious(sum))
            return pairs(square.subtract(first), sum.shiftRight(1))
                    .map(indices -> indices.stream().map(first::add).toList());
        var other = sum.shiftRight(1).add(first);
        if (other.compareTo(square) >= 0) return CountedList.none();
        return CountedList.of(triplets ? List.of(List.of(ONE, other), List.of(TWO, other)) : List.of(List.of(other)));
    }

    /// @param difference positive
    /// @return the pairs y < z < bound with y xor z = difference: z runs over the numbers that have its highest
    ///     bit
    private static CountedList<List<BigInteger>> pairs(BigInteger bound, BigInteger difference) {
        int high = difference.bitLength() - 1;
        var block = ONE.shiftLeft(high + 1);
        var rest = bound.mod(block).subtract(ONE.shiftLeft(high)).max(ZERO);
        var blocks = bound.shiftRight(high + 1);
        var larger = LazySequences.flatMap(
                LazySequences.below(blocks.add(ONE)),
                number -> LazySequences.range(
                        number.shiftLeft(high + 1).setBit(high),
                        number.add(ONE).shiftLeft(high + 1).min(bound)));
        return CountedList.of(
                blocks.shiftLeft(high).add(rest), LazySequences.map(larger, z -> List.of(z.xor(difference), z)));
    }

    @Override
    public Evidence.ClosedForm theorem() {
        var statement = game.most() == 2
                ? CatalogueText.claim(game.least() == 1 ? "turning-turtles" : "twins", "g =")
                : "g = nim-sum of the odious numbers with the indices x[i]" + (game.least() == 1 ? "" : " - 2");
        return new Evidence.ClosedForm(
                game.most() == 2 ? "Turning Turtles and Twins" : "Mock Turtle Theorem",
                statement,
                "H. W. Lenstra, Nim multiplication, IHES 1978; Winning Ways, chapter 14");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<CoinRow> on(CoinTurning game) {
        var form = new TurnedCoins(game);
        return BoardTheorem.values("turned-coins", game, CoinRow.class, form)
                .saying(sentence(game))
                .showing(form::labelledHeaps);
    }

    private static Message sentence(CoinTurning game) {
        boolean fromFirst = game.least() == 1;
        if (game.most() > 2)
            return fromFirst ? Message.of("explain.board.mock-turtles") : Message.of("explain.board.triplets");
        return fromFirst ? Message.of("explain.board.turning-turtles") : Message.of("explain.board.twins");
    }
}
