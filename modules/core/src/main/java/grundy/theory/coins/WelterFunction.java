package grundy.theory.coins;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.Checkpoint;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.Welter;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Message;
import grundy.theory.form.BoardForm;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import grundy.theory.nim.NimSum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Welter's game: the value of coins on the squares a, b, c, ... is Welter's function, the nim-sum of all squares
/// and of 2^(v+1) - 1 for each two coins, where 2^v is the highest power of 2 that divides their distance.
///
/// So bit t of the value is the sum modulo 2 of bit t of the squares and of the number of pairs that are congruent
/// modulo 2^t. Given all coins but one, the bits of the value fix the bits of the missing square one after the
/// other, from the lowest on ("animating function"): each coin has at most one move to a given value. Cost: value
/// O(n b), options O(n^2 b) for n coins and b bits.
public record WelterFunction() implements BoardForm<NumberRow> {
    private static final int MOST_LABEL = 12;

    @Override
    public BigInteger value(NumberRow squares) {
        var value = NimSum.of(squares.list());
        var pairs = pairParities(squares.list());
        for (int bit = 0; bit < pairs.size(); bit++) if (pairs.get(bit)) value = value.flipBit(bit);
        return value;
    }

    /// @return the squares, and a number for all pairs at a distance that the same power of 2 divides, if the
    ///     number of these pairs is odd; in an even number of pairs they cancel
    private static NimHeaps labelledHeaps(NumberRow squares) {
        var labels = new ArrayList<Message>();
        var terms = new ArrayList<BigInteger>();
        for (var square : squares.list()) {
            labels.add(
                    Message.of("explain.welter.coin", "square", ShortenedText.shorten(square.toString(), MOST_LABEL)));
            terms.add(square);
        }
        var pairs = pairParities(squares.list());
        for (int v = 0; v < pairs.size(); v++) {
            boolean finer = v + 1 < pairs.size() && pairs.get(v + 1);
            if (pairs.get(v) == finer) continue;
            labels.add(Message.of("explain.welter.pairs", "power", Block.Columns.columnValue(v)));
            terms.add(BigInteger.TWO.pow(v + 1).subtract(BigInteger.ONE));
        }
        return NimHeaps.of(labels, terms);
    }

    /// @return for t = 0, 1, ... whether the number of pairs congruent modulo 2^t is odd; all further ones are
    ///     even
    private static List<Boolean> pairParities(List<BigInteger> squares) {
        var parities = new ArrayList<Boolean>();
        var classes = List.of(squares);
        while (!classes.isEmpty()) {
            int bit = parities.size();
            boolean odd = false;
            var finer = new ArrayList<List<BigInteger>>();
            for (var one : classes) {
                Checkpoint.step();
                odd ^= one.size() % 4 >= 2;
                for (boolean set : new boolean[] {false, true}) {
                    var half = withBit(one, bit, set);
                    if (half.size() > 1) finer.add(half);
                }
            }
            parities.add(odd);
            classes = finer;
        }
        return parities;
    }

    private static List<BigInteger> withBit(List<BigInteger> numbers, int bit, boolean set) {
        return numbers.stream().filter(number -> number.testBit(bit) == set).toList();
    }

    @Override
    public CountedList<NumberRow> optionsOfValue(NumberRow squares, BigInteger value) {
        var sum = NimSum.of(squares.list());
        var pairs = pairParities(squares.list());
        int bits = value.bitLength();
        for (var square : squares.list()) bits = Math.max(bits, square.bitLength());
        var found = new ArrayList<NumberRow>();
        for (int coin = 0; coin < squares.size(); coin++) {
            Checkpoint.look();
            var old = squares.get(coin);
            var others = squares.without(coin);
            var square = solve(others.list(), old, sum.xor(old), pairs, value, bits);
            if (square.compareTo(old) < 0 && !others.contains(square))
                found.add(squares.with(coin, square).sorted());
        }
        return CountedList.of(found);
    }

    /// @param pairs parities of the pairs of all coins, the one on the square `old` included
    /// @return the one number below 2^bits that gives the value together with the others, if there is one
    private static BigInteger solve(
            List<BigInteger> others, BigInteger old, BigInteger sum, List<Boolean> pairs, BigInteger value, int bits) {
        var square = BigInteger.ZERO;
        var nearOld = others;
        var nearNew = others;
        for (int bit = 0; bit < bits; bit++) {
            boolean odd = bit < pairs.size() && pairs.get(bit);
            odd ^= nearOld.size() % 2 == 1;
            odd ^= nearNew.size() % 2 == 1;
            if (odd ^ sum.testBit(bit) ^ value.testBit(bit)) square = square.setBit(bit);
            nearOld = withBit(nearOld, bit, old.testBit(bit));
            nearNew = withBit(nearNew, bit, square.testBit(bit));
        }
        return square;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Welter 1954",
                "g = Welter's function: the nim-sum of the squares and of 2^(v + 1) - 1 for each two coins at a distance divisible by 2^v but not 2^(v + 1)",
                "C. P. Welter, The theory of a class of games on a sequence of squares, Indagationes Mathematicae 16 (1954) 194-200; "
                        + "J. H. Conway, On Numbers and Games, chapter 13");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(Welter board) {
        return BoardTheorem.values("welter", board, NumberRow.class, new WelterFunction())
                .saying(Message.of("explain.board.welter"))
                .showing(WelterFunction::labelledHeaps);
    }
}
