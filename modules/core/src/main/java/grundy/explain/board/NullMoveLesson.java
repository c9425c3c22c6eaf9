package grundy.explain.board;

import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;

/// Warns of a move that can leave the position unchanged, as `n/2` does with 0: it is seldom intended, and
/// play need not end.
///
/// @param rules that allow the move
/// @param position that it leaves unchanged
public record NullMoveLesson(RuleTree.Moves rules, Tuple position) implements Lesson {
    private static final int MOST_POSITIONS = 2_000;

    /// Looks at the first positions that can be reached, and at 0. Cost: at most some thousands of positions.
    public static Optional<NullMoveLesson> in(Component component) {
        if (!(component.game().rules() instanceof RuleTree.Moves rules)) return Optional.empty();
        var visited = new HashSet<Position>();
        var waiting = new ArrayDeque<Position>();
        waiting.add(component.position());
        waiting.add(
                Tuple.of(rules.coordinates().stream().map(_ -> BigInteger.ZERO).toList()));
        while (!waiting.isEmpty() && visited.size() < MOST_POSITIONS) {
            var position = waiting.poll();
            if (!visited.add(position)) continue;
            for (var option : RuleOptions.below(rules, position)) {
                if (option.equals(position)) return Optional.of(new NullMoveLesson(rules, (Tuple) position));
                if (visited.size() + waiting.size() < MOST_POSITIONS) waiting.add(option);
            }
        }
        return Optional.empty();
    }

    @Override
    public void tell(Blocks blocks) {
        boolean end = position.stream().allMatch(number -> number.signum() == 0);
        blocks.say(
                end
                        ? Message.of(
                                "explain.standing.end",
                                "position",
                                position,
                                "condition",
                                "where " + String.join(" + ", rules.coordinates()) + " > 0")
                        : Message.of("explain.standing", "position", position));
    }
}
