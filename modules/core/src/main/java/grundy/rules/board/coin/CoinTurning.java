package grundy.rules.board.coin;

import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.HeapBoards;
import grundy.rules.board.heap.LazySequences;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// A game of turning coins in a row: a move turns at least `least` and at most `most` coins, and the rightmost of
/// them must go from heads to tails. Turning Turtles is 1 to 2, Mock Turtles 1 to 3, Twins exactly 2, Triplets
/// exactly 3, Moebius 1 to 5, Mogul 1 to 7.
///
/// @param least 1 or more
/// @param most `least` or more, at most 9
public record CoinTurning(int least, int most) implements CoinGame {
    public CoinTurning {
        if (least < 1 || most < least || most > 9)
            throw new IllegalArgumentException(
                    "Between 1 and 9 coins must be turned, but least = %d and most = %d".formatted(least, most));
    }

    @Override
    public Iterable<List<BigInteger>> turns(BigInteger rightmost) {
        return LazySequences.flatMap(
                LazySequences.indices(most - least + 1),
                more -> LazySequences.map(others(least + more - 1, rightmost), others -> {
                    var turned = new ArrayList<>(others);
                    turned.add(rightmost);
                    return turned;
                }));
    }

    /// @return every ascending choice of squares below a bound, counted from 1
    private static Iterable<List<BigInteger>> others(int count, BigInteger bound) {
        if (count == 0) return List.of(List.of());
        return LazySequences.flatMap(
                LazySequences.range(BigInteger.valueOf(count), bound),
                last -> LazySequences.map(others(count - 1, last), before -> {
                    var all = new ArrayList<>(before);
                    all.add(last);
                    return all;
                }));
    }

    @Override
    public BigInteger leastOptions(CoinRow heads) {
        return most == 1 ? BigInteger.ONE : HeapBoards.largest(heads.squares()).subtract(BigInteger.valueOf(least));
    }

    @Override
    public List<CoinRow> parts(CoinRow heads) {
        int count = heads.squares().size();
        boolean over = count == 0 || heads.squares().get(count - 1).compareTo(BigInteger.valueOf(least)) < 0;
        return over ? List.of() : List.of(heads);
    }
}
