package grundy.engine.closed.board;

import grundy.check.Evidence;
import grundy.rules.board.Numbers;
import grundy.rules.board.Region;
import java.math.BigInteger;
import java.util.ArrayList;

/// Jumping to the right on strips: each strip is a staircase. Its empty squares are the edges of the steps, and the
/// pieces between two of them, counted from the right, lie on one step; the pieces at the right end lie on the
/// ground. To take the k-th piece before an empty square over that square is to take k coins one step down. Cost:
/// O(squares).
record StripSteps() implements BoardForm<Region> {
    private static final OddSteps STEPS = new OddSteps();

    @Override
    public BigInteger value(Region pieces) {
        var sum = BigInteger.ZERO;
        for (int row = 0; row < pieces.rows(); row++) sum = sum.xor(STEPS.value(steps(pieces, row)));
        return sum;
    }

    /// @return the heights of the steps, the lowest first
    private static Numbers steps(Region pieces, int row) {
        var steps = new ArrayList<BigInteger>();
        int height = 0;
        for (int column = pieces.columns() - 1; column >= 0; column--) {
            if (pieces.has(row, column)) height++;
            else {
                steps.add(BigInteger.valueOf(height));
                height = 0;
            }
        }
        steps.add(BigInteger.valueOf(height));
        return Numbers.of(steps.subList(1, steps.size()));
    }

    @Override
    public Found<Region> optionsOfValue(Region pieces, BigInteger value) {
        var change = value(pieces).xor(value);
        var found = new ArrayList<Region>();
        for (int row = 0; row < pieces.rows(); row++) {
            var steps = steps(pieces, row);
            for (var move : STEPS.movesTo(steps, STEPS.value(steps).xor(change))) {
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
        return new Evidence.ClosedForm(
                "Staircase Nim",
                "g = nim-sum of the odd steps, where the pieces between two empty squares of a strip are a step",
                STEPS.theorem().source());
    }
}
