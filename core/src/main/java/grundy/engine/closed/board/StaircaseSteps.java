package grundy.engine.closed.board;

import grundy.check.Evidence;
import grundy.rules.board.Numbers;
import grundy.rules.board.Staircase;
import java.math.BigInteger;

/// Staircase Nim with the ground where the board has it. Cost: O(n).
record StaircaseSteps(Staircase board) implements BoardForm<Numbers> {
    @Override
    public BigInteger value(Numbers row) {
        return OddSteps.value(board.heights(row));
    }

    @Override
    public Found<Numbers> optionsOfValue(Numbers row, BigInteger value) {
        return Found.of(OddSteps.movesTo(board.heights(row), value).stream()
                .map(move -> board.move(row, move.step(), move.coins()))
                .toList());
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem("g = nim-sum of the steps 1, 3, 5, ... above the ground");
    }
}
