package grundy.rules.board.coin;

import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.HeapBoards;
import grundy.rules.board.heap.LazySequences;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The Ruler game: coins in a row; a move turns any number of neighbouring coins, and the rightmost of them must go
/// from heads to tails.
public record RulerGame() implements CoinGame {
    @Override
    public BigInteger leastOptions(CoinRow heads) {
        return HeapBoards.largest(heads.squares());
    }

    @Override
    public Iterable<List<BigInteger>> turns(BigInteger rightmost) {
        return LazySequences.map(LazySequences.below(rightmost), back -> run(rightmost.subtract(back), rightmost));
    }

    /// @return first, ..., last
    public static List<BigInteger> run(BigInteger first, BigInteger last) {
        var squares = new ArrayList<BigInteger>();
        LazySequences.range(first, last.add(BigInteger.ONE)).forEach(squares::add);
        return squares;
    }

    @Override
    public List<CoinRow> parts(CoinRow heads) {
        return heads.squares().size() == 0 ? List.of() : List.of(heads);
    }
}
