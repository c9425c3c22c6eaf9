package grundy.explain.board;

import grundy.rules.BoardPosition;
import grundy.rules.PartizanBoard;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterBoard;
import grundy.rules.rewrite.LetterGrid;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A board of letters as it is drawn.
///
/// @param lines the letters row by row, all of one length; `#` where there is no square
/// @param owners whose letters they are
public record MarkedBoard(List<String> lines, LetterOwners owners) {
    private static final char HOLE = '#';
    private static final char EMPTY = '.';

    /// @return empty if the position is no board of letters. Cost: the moves of both sides, or the patterns
    public static Optional<MarkedBoard> of(RuleTree rules, Position position) {
        return lines(rules, position).map(lines -> new MarkedBoard(lines, owners(rules, position)));
    }

    /// @param rules of the game that is played here
    /// @return the same game on another board of the same size
    public Optional<MarkedBoard> after(RuleTree rules, Position position) {
        return lines(rules, position)
                .filter(after -> after.size() == rows() && after.getFirst().length() == columns())
                .map(after -> new MarkedBoard(after, owners));
    }

    private static @Nullable PartizanBoard<?> board(RuleTree rules) {
        return rules.onBoard().<PartizanBoard<?>>map(RuleTree.OnBoard::played).orElse(null);
    }

    private static LetterOwners owners(RuleTree rules, Position position) {
        return board(rules) instanceof LetterBoard board && position instanceof BoardPosition(LetterGrid grid, var _)
                ? LetterOwners.of(board, grid)
                : LetterOwners.NOBODY;
    }

    private static Optional<List<String>> lines(RuleTree rules, Position position) {
        return board(rules) instanceof LetterBoard board && position instanceof BoardPosition(LetterGrid grid, var _)
                ? Optional.of(lines(board, grid))
                : Optional.empty();
    }

    private static List<String> lines(LetterBoard board, LetterGrid grid) {
        var alphabet = board.notation().alphabet();
        var lines = new ArrayList<String>();
        for (int row = 0; row < grid.rows(); row++) {
            var line = new StringBuilder();
            for (int column = 0; column < grid.columns(); column++) {
                int code = grid.at(row, column);
                line.append(code == Alphabet.NO_SQUARE ? HOLE : alphabet.letter(code));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /// @return the height (unit: squares)
    public int rows() {
        return lines.size();
    }

    /// @return the width (unit: squares)
    public int columns() {
        return lines.getFirst().length();
    }

    /// @return the letter on a square; `#` where there is no square
    public char letter(int row, int column) {
        return lines.get(row).charAt(column);
    }

    /// Returns whether nothing stands on a square.
    public boolean isEmpty(int row, int column) {
        return letter(row, column) == EMPTY;
    }

    /// Returns whether there is no square at a place.
    public boolean isHole(int row, int column) {
        return letter(row, column) == HOLE;
    }

    /// @return the side of the letter there, if only one side puts it on the board
    public Optional<Side> owner(int row, int column) {
        return isEmpty(row, column) || isHole(row, column) ? Optional.empty() : owners.of(letter(row, column));
    }

    /// @return whether another board of the same size has something else there
    public boolean differs(MarkedBoard other, int row, int column) {
        return letter(row, column) != other.letter(row, column);
    }
}
