package grundy.explain.board;

import grundy.engine.Move;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.ShortenedText;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.StaircaseNim;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Optional;

/// A move on a staircase: some coins go from a step to the next one, of which the lowest is the ground.
///
/// @param step from which they go, from 1
record StepDown(int step, BigInteger coins) {
    /// @return empty if the step is not one on a staircase
    static Optional<StepDown> of(RuleTree rules, Move.Step step) {
        if (!(rules instanceof RuleTree.OnBoard(var _, var _, StaircaseNim board))
                || step.to().size() != 1
                || !(step.from() instanceof BoardPosition(NumberRow from, var _))
                || !(step.to().getFirst() instanceof BoardPosition(NumberRow to, var _))) return Optional.empty();
        for (int number = 1; number <= board.steps(from); number++) {
            int place = board.index(from, number);
            var coins = from.get(place).subtract(to.get(place));
            if (coins.signum() > 0) return Optional.of(new StepDown(number, coins));
        }
        return Optional.empty();
    }

    Message added(String move, ShortenedText shown) {
        return Message.of("explain.moves.step-down", "move", move, "words", alone(shown));
    }

    Message alone(ShortenedText shown) {
        return step == 1
                ? Message.of("explain.moves.step-to-ground", "count", shown.number(coins))
                : Message.of("explain.moves.step", "step", step, "count", shown.number(coins), "next", step - 1);
    }
}
