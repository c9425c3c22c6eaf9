package grundy.rules.board.grid;

import grundy.rules.Board;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.PositionText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Jumping to the right (Luogu P2575): pieces on the squares of several strips; a move takes one piece to the first
/// empty square to its right in its strip, over the pieces that stand in between. At the right end it stays.
///
/// A position is a drawing of the strips with `X` for a piece and `.` for an empty square: `X.XX./.X..X`.
public record StripStaircase() implements Board<SquareSet> {
    @Override
    public SquareSet read(String text) {
        return BoardDrawing.read(new PositionText(text), 'X', '.');
    }

    @Override
    public Iterable<SquareSet> options(SquareSet pieces) {
        var options = new ArrayList<SquareSet>();
        for (int row = 0; row < pieces.rows(); row++) {
            int empty = -1;
            for (int column = pieces.columns() - 1; column >= 0; column--) {
                if (!pieces.has(row, column)) empty = column;
                else if (empty >= 0) options.add(pieces.toggle(row, column, row, empty));
            }
        }
        return options;
    }

    /// The strips, without those where no piece can move.
    @Override
    public List<SquareSet> parts(SquareSet pieces) {
        var parts = new ArrayList<SquareSet>();
        for (int row = 0; row < pieces.rows(); row++) {
            var strip = SquareSet.empty(1, pieces.columns());
            boolean moves = false;
            for (int column = 0; column < pieces.columns(); column++) {
                if (pieces.has(row, column)) strip.flip(0, column);
                else moves |= column > 0 && pieces.has(row, column - 1);
            }
            if (moves) parts.add(strip);
        }
        return parts;
    }

    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(SquareSet pieces) {
        return pieces.draw('X', '.');
    }

    /// The staircase that a strip is: the pieces between two empty squares are a step, counted from the right;
    /// those at the right end lie on the ground and are left out.
    ///
    /// @param strip from 0
    /// @return the heights of the steps, the one next to the ground first
    public NumberRow heights(SquareSet pieces, int strip) {
        var steps = new ArrayList<BigInteger>();
        int height = 0;
        for (int column = pieces.columns() - 1; column >= 0; column--) {
            if (pieces.has(strip, column)) height++;
            else {
                steps.add(BigInteger.valueOf(height));
                height = 0;
            }
        }
        steps.add(BigInteger.valueOf(height));
        return NumberRow.of(steps.subList(1, steps.size()));
    }
}
