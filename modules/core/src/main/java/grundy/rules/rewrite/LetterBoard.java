package grundy.rules.rewrite;

import grundy.rules.PartizanBoard;
import java.util.List;

/// A game whose positions are letters on the squares of a strip or a grid.
public interface LetterBoard extends PartizanBoard<LetterGrid> {
    /// @return the notation of the boards
    LetterNotation notation();

    @Override
    default LetterGrid read(String text) {
        return notation().read(text);
    }

    @Override
    default List<LetterGrid> readAll(String text) {
        return notation().readAll(text);
    }

    @Override
    default String write(LetterGrid board) {
        return notation().write(board);
    }

    @Override
    default boolean readsSizes() {
        return true;
    }

    /// A move is drawn on the whole board.
    @Override
    default boolean staysWhole() {
        return true;
    }
}
