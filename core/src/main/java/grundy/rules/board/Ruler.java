package grundy.rules.board;

import grundy.rules.Board;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The Ruler game: coins in a row; a move turns any number of neighbouring coins, and the rightmost of them must go
/// from heads to tails.
///
/// A position is the row, `THTH`, or the squares of the heads counted from 1, `2 4`. Source: Winning Ways, chapter
/// 14.
public record Ruler() implements Board<Heads> {
    @Override
    public Heads read(String text) {
        return Heads.read(text);
    }

    @Override
    public Iterable<Heads> options(Heads heads) {
        return Lazily.flatMap(
                heads.squares().list(),
                last -> Lazily.map(Lazily.below(last), back -> heads.turn(run(last.subtract(back), last))));
    }

    /// @return first, ..., last
    public static List<BigInteger> run(BigInteger first, BigInteger last) {
        var squares = new ArrayList<BigInteger>();
        Lazily.range(first, last.add(BigInteger.ONE)).forEach(squares::add);
        return squares;
    }

    /// @return the squares of the heads
    @Override
    public List<BigInteger> numbers(Heads heads) {
        return heads.squares().list();
    }

    @Override
    public List<Heads> parts(Heads heads) {
        return heads.squares().size() == 0 ? List.of() : List.of(heads);
    }

    @Override
    public String write(Heads heads) {
        return heads.toString();
    }
}
