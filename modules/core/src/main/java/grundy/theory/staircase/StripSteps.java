package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.grid.SquareSet;
import grundy.rules.board.grid.StripStaircase;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import grundy.theory.nim.NimBoard;
import grundy.theory.nim.NimReduction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Jumping to the right on strips: each strip is a staircase. Its empty squares are the edges of the steps, and the
/// pieces between two of them, counted from the right, lie on one step; the pieces at the right end lie on the
/// ground. To take the k-th piece before an empty square over that square is to take k coins one step down. Cost:
/// O(squares).
public record StripSteps(StripStaircase board) implements NimReduction<SquareSet> {
    @Override
    public List<BigInteger> heaps(SquareSet pieces) {
        var heaps = new ArrayList<BigInteger>();
        for (int row = 0; row < pieces.rows(); row++) heaps.addAll(OddSteps.heaps(board.heights(pieces, row)));
        return heaps;
    }

    @Override
    public List<HeapChange<SquareSet>> changes(SquareSet pieces, BigInteger difference) {
        var changes = new ArrayList<HeapChange<SquareSet>>();
        for (int i = 0; i < pieces.rows(); i++) {
            int row = i;
            for (var move : OddSteps.moves(board.heights(pieces, row), difference))
                changes.add(new HeapChange<>(move.odd(), move.oddAfter(), () -> moved(pieces, row, move)));
        }
        return changes;
    }

    private static SquareSet moved(SquareSet pieces, int row, OddSteps.StairMove move) {
        int empty = emptySquare(pieces, row, move.step());
        return pieces.toggle(row, empty - move.coins().intValueExact(), row, empty);
    }

    /// @param number 1 for the first empty square from the right
    private static int emptySquare(SquareSet pieces, int row, int number) {
        int column = pieces.columns();
        for (int left = number; left > 0; left--) do column--; while (pieces.has(row, column));
        return column;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem(
                "g = nim-sum of the odd steps, where the pieces between two empty squares of a strip are a step");
    }

    @Override
    public NimHeaps labelledHeaps(SquareSet pieces) {
        var labels = new ArrayList<Message>();
        for (int row = 0; row < pieces.rows(); row++)
            for (int step = 1; step <= board.heights(pieces, row).size(); step += 2)
                labels.add(Message.of("explain.strip-step", "strip", row + 1, "number", step));
        return NimHeaps.of(labels, heaps(pieces));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<SquareSet> on(StripStaircase board) {
        return NimBoard.of(
                "strip-staircase",
                board,
                SquareSet.class,
                new StripSteps(board),
                Message.of("explain.board.strip-staircase"));
    }
}
