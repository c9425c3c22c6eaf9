package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.limit.LimitException;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;

/// A single component of an impartial game in which no move is possible.
public record EndLesson(Verdict verdict) implements Lesson {
    /// Returns whether this lesson explains the verdict.
    public static boolean applies(Verdict verdict) {
        var components = verdict.question().sum().components();
        if (components.size() != 1 || !verdict.moves().isEmpty()) return false;
        var component = components.getFirst();
        return switch (component.game().rules()) {
            case RuleTree.Partizan _, RuleTree.Players _, RuleTree.Scored _, RuleTree.Blocking _ -> false;
            case RuleTree.TakeAndBreak _, RuleTree.Moves _, RuleTree.OnBoard _ -> hasNoOption(component);
        };
    }

    /// Where the first option is too hard to find, such as a divisor of a number that is not easily factored, the
    /// end is not what the lesson is about.
    private static boolean hasNoOption(Component component) {
        try {
            return RuleOptions.stream(component.game().rules(), component.position())
                    .findAny()
                    .isEmpty();
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            return false;
        }
    }

    @Override
    public void tell(Blocks blocks) {
        blocks.say(
                verdict.question().sum().play() == Play.NORMAL
                        ? Message.of("explain.end.normal")
                        : Message.of("explain.end.misere"));
    }
}
