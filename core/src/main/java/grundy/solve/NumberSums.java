package grundy.solve;

import grundy.check.Evidence;
import grundy.rules.Component;
import grundy.theory.hackenbush.BushSum;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Puts the value of a sum of numbers and nimbers into a verdict.
record NumberSums(BushSum bushes) {
    Verdict solve(PositionQuestion question) {
        var components = question.sum().components();
        return new Verdict(
                question,
                outcome(),
                value(),
                WinningMoves.union(2 * components.size(), i -> moves(components.get(i % components.size()), i)),
                new Evidence.Sum("Conway 1976", bushes.evidence()),
                new Verdict.Reasoning.NumberSum(
                        IntStream.range(0, components.size())
                                .mapToObj(bushes::parts)
                                .toList(),
                        bushes.number(),
                        bushes.nimber()));
    }

    private Outcome outcome() {
        return switch (bushes.number().signum()) {
            case 1 -> Outcome.L;
            case -1 -> Outcome.R;
            default -> bushes.nimber().signum() == 0 ? Outcome.P : Outcome.N;
        };
    }

    /// The sum of a number and a nimber that are both not 0 has no value of one kind.
    private @Nullable Value value() {
        if (bushes.nimber().signum() == 0 && !bushes.isGreen()) return new Value.Number(bushes.number());
        return bushes.number().signum() == 0 ? new Value.Nimber(bushes.nimber()) : null;
    }

    /// @param number of the component, among Left's moves and then among Right's
    private WinningMoves moves(Component component, int number) {
        int components = bushes.components();
        int index = number % components;
        var side = number < components ? Side.LEFT : Side.RIGHT;
        var options = bushes.winningMoves(index, side == Side.LEFT);
        return new WinningMoves(
                options.count(),
                () -> options.stream()
                        .map(to -> new Move(List.of(new Move.Step(index, component.position(), to)), side)),
                options.uncounted());
    }
}
