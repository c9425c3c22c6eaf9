package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.theory.hackenbush.BushSum;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A sum of red-blue bushes in normal play whose parts are numbers and nimbers.
record BushesSum(List<Component> list, BushSum bushes) implements ValueSum {
    private static final String THEOREM = "Conway 1976";

    @Override
    public int components() {
        return list.size();
    }

    @Override
    public ShortValue value(int component) {
        return bushes.value(component);
    }

    @Override
    public ShortValue total() {
        return bushes.value();
    }

    @Override
    public boolean isPartizan() {
        return true;
    }

    @Override
    public CountedList<Move> winning(int index, Side side) {
        var from = list.get(index).position();
        var options = bushes.winningMoves(index, side);
        return new CountedList<>(
                options.count(),
                () -> options.stream().map(to -> new Move(List.of(new Move.Step(index, from, to)), side)),
                options.uncounted());
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Sum(THEOREM, bushes.evidence());
    }

    @Override
    public Verdict.Reasoning reasoning() {
        var parts = IntStream.range(0, list.size()).mapToObj(bushes::parts).toList();
        return new Verdict.Reasoning.NumberSum(parts, total());
    }

    @Override
    public Optional<Value> reportedValue() {
        return Optional.of(total());
    }
}
