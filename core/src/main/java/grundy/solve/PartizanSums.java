package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.Limits;
import grundy.engine.search.PartizanSearch;
import grundy.engine.search.SumSearch;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Compound;
import java.util.ArrayList;
import java.util.List;

/// Solves sums in which Left and Right have moves of their own.
final class PartizanSums {
    private final Limits limits;

    PartizanSums(Limits limits) {
        this.limits = limits;
    }

    Verdict solve(Question question) {
        var sum = question.sum();
        if (sum.compound() != Compound.DISJUNCTIVE) throw new RulesException(Message.of("solve.partizan-only-plain"));
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

    private static void addAll(List<Move> moves, List<SumSearch.Step> steps, Side side) {
        for (var step : steps) moves.add(new Move(List.of(WholeSums.step(step)), side));
    }
}
