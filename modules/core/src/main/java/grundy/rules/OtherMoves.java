package grundy.rules;

import java.math.BigInteger;
import java.util.List;

/// A board with the positions of another board, written and taken apart as there, of which other moves are allowed.
///
/// @param <P> the positions
interface OtherMoves<P> extends Board<P> {
    /// @return the board that the positions are of
    PartizanBoard<P> board();

    @Override
    default List<P> parts(P position) {
        return board().parts(position);
    }

    @Override
    default boolean isComplete() {
        return board().isComplete();
    }

    @Override
    default boolean readsSizes() {
        return board().readsSizes();
    }

    @Override
    default boolean staysWhole() {
        return board().staysWhole();
    }

    @Override
    default P read(String text) {
        return board().read(text);
    }

    @Override
    default List<P> readAll(String text) {
        return board().readAll(text);
    }

    @Override
    default String write(P position) {
        return board().write(position);
    }

    @Override
    default List<BigInteger> numbers(P position) {
        return board().numbers(position);
    }
}
