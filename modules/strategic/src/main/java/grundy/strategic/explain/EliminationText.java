package grundy.strategic.explain;

import grundy.strategic.check.DominationStep;
import grundy.strategic.engine.IteratedElimination;
import grundy.strategic.solve.MatrixVerdict;
import grundy.text.ArgumentList;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import java.util.List;
import java.util.stream.IntStream;

/// Describes the steps of iterated elimination, round by round, and the strategies that are left.
record EliminationText(MatrixVerdict verdict, MatrixNames names) implements Lesson {
    private static final int MOST_STEPS = 40;

    @Override
    public void tell(Blocks blocks) {
        tell(verdict.strict(), "matrix.elimination.strict", blocks);
        var weak = verdict.weak();
        if (weak != null) {
            blocks.gap();
            tell(weak, "matrix.elimination.weak", blocks);
            blocks.say(Message.of("matrix.elimination.order"));
        }
    }

    private void tell(IteratedElimination.Result result, String title, Blocks blocks) {
        if (result.steps().isEmpty()) {
            blocks.say(Message.of("matrix.elimination.none"));
        } else {
            blocks.say(Message.of(title));
            result.steps().stream().limit(MOST_STEPS).forEach(step -> blocks.item(step(step)));
            if (result.steps().size() > MOST_STEPS)
                blocks.more(Message.of("matrix.more", "count", result.steps().size() - MOST_STEPS));
            blocks.item(remainingMessage(result.remaining()));
        }
        if (!result.complete()) blocks.say(Message.of("matrix.elimination.incomplete"));
    }

    private Message step(DominationStep step) {
        return Message.of(
                step.isByMixture() ? "matrix.elimination.mixture" : "matrix.elimination.step",
                "round",
                step.round(),
                "player",
                names.player(step.player()),
                "strategy",
                names.strategy(step.player(), step.strategy()),
                "by",
                names.mixture(step.player(), step.mixture()),
                "how",
                Message.of(step.strict() ? "matrix.elimination.strictly" : "matrix.elimination.weakly"));
    }

    private Message remainingMessage(List<List<Integer>> left) {
        boolean solved = left.stream().allMatch(some -> some.size() == 1);
        if (solved) {
            int cell = names.game().cell(left.stream().mapToInt(List::getFirst).toArray());
            return Message.of("matrix.elimination.solved", "profile", names.profile(cell));
        }
        var parts = IntStream.range(0, left.size())
                .mapToObj(player -> names.player(player) + ": "
                        + String.join(
                                names.comma(),
                                left.get(player).stream()
                                        .limit(MOST_STEPS)
                                        .map(s -> names.strategy(player, s))
                                        .toList()))
                .toList();
        return Message.of("matrix.elimination.left", "left", ArgumentList.withSemicolons(parts));
    }
}
