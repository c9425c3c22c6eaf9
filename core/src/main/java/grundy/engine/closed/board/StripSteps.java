package grundy.engine.closed.board;

import grundy.check.Evidence;
import grundy.rules.board.Region;
import grundy.rules.board.StripStaircase;
import java.math.BigInteger;
import java.util.ArrayList;

/// Jumping to the right on strips: each strip is a staircase. Its empty squares are the edges of the steps, and the
/// pieces between two of them, counted from the right, lie on one step; the pieces at the right end lie on the
/// ground. To take the k-th piece before an empty square over that square is to take k coins one step down. Cost:
/// O(squares).
record StripSteps(StripStaircase board) implements BoardForm<Region> {
    @Override
    public BigInteger value(Region pieces) {
        var sum = BigInteger.ZERO;
        for (int row = 0; row < pieces.rows(); row++) sum = sum.xor(OddSteps.value(board.heights(pieces, row)));
        return sum;
    }

    @Override
    public Found<Region> optionsOfValue(Region pieces, BigInteger value) {
        var change = value(pieces).xor(value);
        var found = new ArrayList<Region>();
        for (int row = 0; row < pieces.rows(); row++) {
            var steps = board.heights(pieces, row);
            for (var move : OddSteps.movesTo(steps, OddSteps.value(steps).xor(change))) {
                int empty = emptySquare(pieces, row, move.step());
                found.add(pieces.toggle(row, empty - move.coins().intValueExact(), row, empty));
            }
        }
        return Found.of(found);
    }

    /// @param number 1 for the first empty square from the right
    private static int emptySquare(Region pieces, int row, int number) {
        int column = pieces.columns();
        for (int left = number; left > 0; left--) do column--; while (pieces.has(row, column));
        return column;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem(
                "g = nim-sum of the odd steps, where the pieces between two empty squares of a strip are a step");
    }
}
