package grundy.rules.board.heap;

import static java.math.BigInteger.ONE;

import java.math.BigInteger;
import java.util.List;

/// Staircase Nim: coins lie on the steps of a staircase; a move takes any positive number of coins from one step to
/// the next one towards the ground, where they stay.
///
/// A position is a row of numbers, the coins on each step: `2 1 3`. Where the ground is must be said, as it decides
/// which steps count: at which end, and whether the number at this end is that of the ground itself.
///
/// @param end where the ground is
/// @param groundCounted whether the number at this end gives the coins on the ground, which never move
public record StaircaseNim(End end, boolean groundCounted) implements NumberBoard {
    /// The end of the row of numbers at which the ground is.
    public enum End {
        LEFT,
        RIGHT
    }

    /// @return the number of steps above the ground
    public int steps(NumberRow row) {
        return Math.max(0, row.size() - (groundCounted ? 1 : 0));
    }

    /// @param step from 1, the one next to the ground
    /// @return its place in the row, from 0
    public int index(NumberRow row, int step) {
        int fromEnd = groundCounted ? step : step - 1;
        return end == End.LEFT ? fromEnd : row.size() - 1 - fromEnd;
    }

    /// @return the coins on step 1, step 2, ...
    public NumberRow heights(NumberRow row) {
        var heights = new BigInteger[steps(row)];
        for (int step = 1; step <= heights.length; step++) heights[step - 1] = row.get(index(row, step));
        return NumberRow.of(List.of(heights));
    }

    /// @param step from which the coins go to the next lower one
    public NumberRow move(NumberRow row, int step, BigInteger coins) {
        var rest = row.plus(index(row, step), coins.negate());
        return step == 1 && !groundCounted ? rest : rest.plus(index(row, step - 1), coins);
    }

    @Override
    public BigInteger leastOptions(NumberRow row) {
        return HeapBoards.largest(heights(row));
    }

    @Override
    public Iterable<NumberRow> options(NumberRow row) {
        return LazySequences.flatMap(
                LazySequences.map(LazySequences.indices(steps(row)), index -> index + 1),
                step -> LazySequences.map(
                        LazySequences.range(ONE, row.get(index(row, step)).add(ONE)), coins -> move(row, step, coins)));
    }

    @Override
    public List<NumberRow> parts(NumberRow row) {
        return heights(row).isZero() ? List.of() : List.of(row);
    }
}
