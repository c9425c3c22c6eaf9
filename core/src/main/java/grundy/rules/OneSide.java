package grundy.rules;

import grundy.value.Side;
import java.math.BigInteger;
import java.util.List;

/// The moves of one side of a game in which Left and Right have moves of their own, as if both had them.
///
/// @param <P> the positions
public record OneSide<P>(PartizanBoard<P> board, Side side) implements Board<P> {
    /// @return the board itself if both sides have the same moves
    public static Board<?> of(PartizanBoard<?> board, Side side) {
        return board instanceof Board<?> impartial ? impartial : new OneSide<>(board, side);
    }

    @Override
    public Iterable<P> options(P position) {
        return board.options(position, side);
    }

    @Override
    public List<P> parts(P position) {
        return board.parts(position);
    }

    @Override
    public boolean isComplete() {
        return board.isComplete();
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
