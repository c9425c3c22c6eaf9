package grundy.explain;

import grundy.rules.BoardPosition;
import grundy.rules.OneSide;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterBoard;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.Rewrite;
import grundy.rules.rewrite.RewriteBoard;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;

/// A board of letters as it is drawn.
///
/// @param mine bits of the codes of the letters that Left alone puts on the board
/// @param theirs of those that Right alone puts there
public record SeenBoard(LetterBoard rules, LetterGrid grid, int mine, int theirs) {
    private static final char HOLE = '#';
    private static final char EMPTY = '.';

    /// @return empty if the position is no board of letters. Cost: the moves of both sides, or the patterns
    public static Optional<SeenBoard> of(Rules rules, Position position) {
        if (!(position instanceof BoardPosition board && board.state() instanceof LetterGrid grid))
            return Optional.empty();
        var letters = rules.onBoard().map(on -> on.board() instanceof OneSide<?>(var both, var _) ? both : on.board());
        if (!(letters.orElse(null) instanceof LetterBoard of)) return Optional.empty();
        int left = put(of, grid, Side.LEFT);
        int right = put(of, grid, Side.RIGHT);
        return Optional.of(new SeenBoard(of, grid, left & ~right, right & ~left));
    }

    /// @return the same game on another board
    public Optional<SeenBoard> after(Position position) {
        return position instanceof BoardPosition board
                        && board.state() instanceof LetterGrid to
                        && to.rows() == grid.rows()
                        && to.columns() == grid.columns()
                ? Optional.of(new SeenBoard(rules, to, mine, theirs))
                : Optional.empty();
    }

    private static int put(LetterBoard board, LetterGrid grid, Side side) {
        int put = 0;
        if (board instanceof RewriteBoard(var rules, var _)) {
            for (var rewrite : side == Side.LEFT ? rules.left() : rules.right()) put |= put(rewrite.cells());
        } else {
            for (var option : board.options(grid, side))
                for (int i = 0; i < Math.min(option.rows(), grid.rows()); i++)
                    for (int j = 0; j < grid.columns(); j++)
                        if (option.at(i, j) != grid.at(i, j)) put |= 1 << option.at(i, j);
        }
        return put;
    }

    private static int put(List<Rewrite.Cell> cells) {
        int put = 0;
        for (var cell : cells) if (cell.changes()) put |= 1 << cell.to();
        return put;
    }

    /// @return the height (unit: squares)
    public int rows() {
        return grid.rows();
    }

    /// @return the width (unit: squares)
    public int columns() {
        return grid.columns();
    }

    /// @return what stands there; `#` where there is no square
    public char letter(int row, int column) {
        int code = grid.at(row, column);
        return code == Alphabet.NO_SQUARE ? HOLE : rules.notation().alphabet().letter(code);
    }

    public boolean isEmpty(int row, int column) {
        return letter(row, column) == EMPTY;
    }

    public boolean isHole(int row, int column) {
        return letter(row, column) == HOLE;
    }

    /// @return whose letter stands there, if it is one that only one side puts on the board
    public Optional<Side> owner(int row, int column) {
        int bit = 1 << grid.at(row, column);
        if (isEmpty(row, column) || isHole(row, column)) return Optional.empty();
        if ((mine & bit) != 0) return Optional.of(Side.LEFT);
        return (theirs & bit) != 0 ? Optional.of(Side.RIGHT) : Optional.empty();
    }

    /// @return whether another board of the same size has something else there
    public boolean differs(SeenBoard other, int row, int column) {
        return grid.at(row, column) != other.grid.at(row, column);
    }
}
