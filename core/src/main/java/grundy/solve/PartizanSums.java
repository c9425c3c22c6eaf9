package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.Limits;
import grundy.engine.hackenbush.BushSum;
import grundy.engine.search.PartizanSearch;
import grundy.engine.search.SumSearch;
import grundy.rules.BoardPosition;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.board.Bush;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Solves sums in which Left and Right have moves of their own.
final class PartizanSums {
    private final Limits limits;

    PartizanSums(Limits limits) {
        this.limits = limits;
    }

    Verdict solve(Question question) {
        var sum = question.sum();
        if (sum.compound() != Compound.DISJUNCTIVE) throw new RulesException(Message.of("solve.partizan-only-plain"));
        var numbers = sum.play() == Play.NORMAL ? bushes(sum) : Optional.<BushSum>empty();
        if (numbers.isPresent()) return new NumberSums(numbers.get()).solve(question);
        var search = new PartizanSearch(sum.components(), sum.play(), limits);
        var moves = new ArrayList<Move>();
        addAll(moves, search.leftMoves(), Side.LEFT);
        addAll(moves, search.rightMoves(), Side.RIGHT);
        return new Verdict(
                question,
                search.outcome(),
                null,
                WinningMoves.of(moves),
                new Evidence.Exhaustive(search.positions()),
                new Verdict.Reasoning.Search(search.positions(), -1));
    }

    /// @return the values of the components, if all are bushes and their values are known
    private Optional<BushSum> bushes(Sum sum) {
        var bushes = new ArrayList<Bush>();
        for (var component : sum.components()) {
            if (!(component.position() instanceof BoardPosition(var state, var _) && state instanceof Bush bush))
                return Optional.empty();
            bushes.add(bush);
        }
        return BushSum.of(bushes, limits);
    }

    private static void addAll(List<Move> moves, List<SumSearch.Step> steps, Side side) {
        for (var step : steps) moves.add(new Move(List.of(WholeSums.step(step)), side));
    }
}
