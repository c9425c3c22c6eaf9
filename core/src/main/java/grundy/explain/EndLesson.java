package grundy.explain;

import grundy.limit.LimitException;
import grundy.rules.Component;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;

/// A single component of an impartial game in which no move is possible.
record EndLesson(Verdict verdict) implements Lesson {
    static boolean applies(Verdict verdict) {
        var components = verdict.asked().sum().components();
        if (components.size() != 1 || !verdict.moves().isEmpty()) return false;
        var component = components.getFirst();
        return switch (component.game().rules()) {
            case Rules.Partizan _, Rules.Players _, Rules.Scored _, Rules.Blocking _ -> false;
            case Rules.TakeAndBreak _, Rules.Moves _, Rules.OnBoard _ -> hasNoOption(component);
        };
    }

    /// Where the first option is too hard to find, such as a divisor of a number that is not easily
    /// factored, the end
    /// is not what the lesson is about.
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
                verdict.asked().sum().play() == Play.NORMAL
                        ? Message.of("explain.end.normal")
                        : Message.of("explain.end.misere"));
    }
}
