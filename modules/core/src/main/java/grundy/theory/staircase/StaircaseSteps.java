package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.StaircaseNim;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.NimHeaps;
import grundy.theory.nim.NimBoard;
import grundy.theory.nim.NimReduction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Staircase Nim with the ground where the board has it. Cost: O(n).
public record StaircaseSteps(StaircaseNim board) implements NimReduction<NumberRow> {
    @Override
    public List<BigInteger> heaps(NumberRow row) {
        return OddSteps.heaps(board.heights(row));
    }

    @Override
    public List<HeapChange<NumberRow>> changes(NumberRow row, BigInteger difference) {
        return OddSteps.moves(board.heights(row), difference).stream()
                .map(move ->
                        new HeapChange<>(move.odd(), move.oddAfter(), () -> board.move(row, move.step(), move.coins())))
                .toList();
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return OddSteps.theorem("g = nim-sum of the steps 1, 3, 5, ... above the ground");
    }

    @Override
    public NimHeaps labelledHeaps(NumberRow row) {
        var labels = new ArrayList<Message>();
        for (int step = 1; step <= board.steps(row); step += 2) {
            int place = board.index(row, step) + 1;
            labels.add(
                    place == step
                            ? Message.of("explain.step", "number", step)
                            : Message.of("explain.step-at", "number", step, "place", place));
        }
        return NimHeaps.of(labels, heaps(row));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NumberRow> on(StaircaseNim board) {
        return NimBoard.of(
                "staircase",
                board,
                NumberRow.class,
                new StaircaseSteps(board),
                Message.of("explain.board.staircase", "ground", ground(board)));
    }

    private static Message ground(StaircaseNim board) {
        if (board.end() == StaircaseNim.End.LEFT)
            return board.groundCounted()
                    ? Message.of("explain.ground.first")
                    : Message.of("explain.ground.before-first");
        return board.groundCounted() ? Message.of("explain.ground.last") : Message.of("explain.ground.after-last");
    }
}
