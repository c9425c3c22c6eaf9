package grundy.explain;

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
        var components = verdict.question().sum().components();
        if (components.size() != 1 || !verdict.moves().isEmpty()) return false;
        var component = components.getFirst();
        return switch (component.game().rules()) {
            case Rules.Partizan _, Rules.Players _, Rules.Scored _ -> false;
            case Rules.TakeAndBreak _, Rules.Moves _, Rules.OnBoard _ ->
                RuleOptions.stream(component.game().rules(), component.position())
                        .findAny()
                        .isEmpty();
        };
    }

    @Override
    public void tell(Blocks blocks) {
        blocks.say(
                verdict.question().sum().play() == Play.NORMAL
                        ? Message.of("explain.end.normal")
                        : Message.of("explain.end.misere"));
    }
}
