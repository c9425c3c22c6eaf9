package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;

/// A conjunctive sum: the component that lasts longest decides.
///
/// Source: Smith 1966; Winning Ways, chapter 9.
record SuspenseLesson(Verdict verdict, List<Long> suspense) implements Lesson {
    @Override
    public void tell(Lines lines) {
        long longest = suspense.stream().mapToLong(Long::longValue).max().orElse(0);
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        if (longest == 0) {
            lines.say(normal ? Message.of("explain.suspense.over") : Message.of("explain.suspense.misere-over"));
            return;
        }
        lines.say(Message.of("explain.suspense.intro"));
        CompoundRows.table(verdict, "rlr", lines, i -> Long.toString(suspense.get(i)))
                .rule()
                .row("", lines.phrase(Message.of("explain.suspense.longest")), Long.toString(longest))
                .into(lines);
        lines.say(conclusion(longest, normal));
    }

    private static Message conclusion(long longest, boolean normal) {
        boolean odd = longest % 2 == 1;
        if (normal)
            return odd
                    ? Message.of("explain.suspense.odd", "moves", longest)
                    : Message.of("explain.suspense.even", "moves", longest);
        return odd
                ? Message.of("explain.suspense.misere-odd", "moves", longest)
                : Message.of("explain.suspense.misere-even", "moves", longest);
    }
}
