package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.Numbers;
import grundy.rules.board.Staircase;
import grundy.theory.nim.ReducedToNim;
import java.math.BigInteger;
import java.util.List;

/// Staircase Nim with the ground where the board has it. Cost: O(n).
public record StaircaseSteps(Staircase board) implements ReducedToNim<Numbers> {
    @Override
    public List<BigInteger> heaps(Numbers row) {
        return OddSteps.heaps(board.heights(row));
    }

    @Override
    public List<Change<Numbers>> changes(Numbers row, BigInteger difference) {
        return OddSteps.moves(board.heights(row), difference).stream()
                .map(move ->
                        new Change<>(move.odd(), move.oddAfter(), () -> board.move(row, move.step(), move.coins())))
                .toList();
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem("g = nim-sum of the steps 1, 3, 5, ... above the ground");
    }
}
