package grundy.rules.board;

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
public record Staircase(End end, boolean groundCounted) implements NumberBoard {
    /// Where the ground is, seen from the row of numbers.
    public enum End {
        LEFT,
        RIGHT
    }

    /// @return how many steps there are above the ground
    public int steps(Numbers row) {
        return Math.max(0, row.size() - (groundCounted ? 1 : 0));
    }

    /// @param step from 1, the one next to the ground
    /// @return its place in the row, from 0
    public int index(Numbers row, int step) {
        int fromEnd = groundCounted ? step : step - 1;
        return end == End.LEFT ? fromEnd : row.size() - 1 - fromEnd;
    }

    /// @return the coins on step 1, step 2, ...
    public Numbers heights(Numbers row) {
        var heights = new BigInteger[steps(row)];
        for (int step = 1; step <= heights.length; step++) heights[step - 1] = row.get(index(row, step));
        return Numbers.of(List.of(heights));
    }

    /// @param step from which the coins go to the next lower one
    public Numbers move(Numbers row, int step, BigInteger coins) {
        var rest = row.plus(index(row, step), coins.negate());
        return step == 1 && !groundCounted ? rest : rest.plus(index(row, step - 1), coins);
    }

    @Override
    public BigInteger leastOptions(Numbers row) {
        return HeapBoards.largest(heights(row));
    }

    @Override
    public Iterable<Numbers> options(Numbers row) {
        return Lazily.flatMap(
                Lazily.map(Lazily.indices(steps(row)), index -> index + 1),
                step -> Lazily.map(
                        Lazily.range(ONE, row.get(index(row, step)).add(ONE)), coins -> move(row, step, coins)));
    }

    @Override
    public List<Numbers> parts(Numbers row) {
        return heights(row).isZero() ? List.of() : List.of(row);
    }
}
