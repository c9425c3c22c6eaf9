package grundy.rules.board;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The Ruler game: coins in a row; a move turns any number of neighbouring coins, and the rightmost of them must go
/// from heads to tails.
public record Ruler() implements CoinGame {
    @Override
    public BigInteger leastOptions(Heads heads) {
        return HeapBoards.largest(heads.squares());
    }

    @Override
    public Iterable<List<BigInteger>> turns(BigInteger rightmost) {
        return Lazily.map(Lazily.below(rightmost), back -> run(rightmost.subtract(back), rightmost));
    }

    /// @return first, ..., last
    public static List<BigInteger> run(BigInteger first, BigInteger last) {
        var squares = new ArrayList<BigInteger>();
        Lazily.range(first, last.add(BigInteger.ONE)).forEach(squares::add);
        return squares;
    }

    @Override
    public List<Heads> parts(Heads heads) {
        return heads.squares().size() == 0 ? List.of() : List.of(heads);
    }
}
