package grundy.rules;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;

/// A game in which Left and Right have moves of their own, played as if both had the moves of either.
///
/// @param <P> the positions
public record EitherSide<P>(PartizanBoard<P> board) implements Board<P> {
    /// @return each option once
    @Override
    public Iterable<P> options(P position) {
        var options = new LinkedHashSet<P>();
        board.leftOptions(position).forEach(options::add);
        board.rightOptions(position).forEach(options::add);
        return options;
    }

    @Override
    public List<P> parts(P position) {
        return board.parts(position);
    }

    @Override
    public boolean readsSizes() {
        return board.readsSizes();
    }

    @Override
    public boolean staysWhole() {
        return board.staysWhole();
    }

    @Override
    public P read(String text) {
        return board.read(text);
    }

    @Override
    public List<P> readAll(String text) {
        return board.readAll(text);
    }

    @Override
    public String write(P position) {
        return board.write(position);
    }

    @Override
    public List<BigInteger> numbers(P position) {
        return board.numbers(position);
    }
}
