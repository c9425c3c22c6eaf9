package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;

/// A conjunctive sum under the short rule: the component that ends first decides.
///
/// Source: Steinhaus 1925; Smith 1966; Winning Ways, chapter 9.
record RemotenessLesson(Verdict verdict, List<Long> remoteness) implements Lesson {
    @Override
    public void tell(Lines lines) {
        long least = remoteness.stream().mapToLong(Long::longValue).min().orElse(0);
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        if (least == 0) {
            lines.say(Message.of(normal ? "explain.short.over" : "explain.short.misere-over"));
            return;
        }
        lines.say(Message.of("explain.remoteness.intro"));
        CompoundRows.table(verdict, "rlr", lines, i -> Long.toString(remoteness.get(i)))
                .rule()
                .row("", lines.phrase(Message.of("explain.remoteness.least")), Long.toString(least))
                .into(lines);
        lines.say(conclusion(least, normal));
    }

    private static Message conclusion(long least, boolean normal) {
        boolean odd = least % 2 == 1;
        if (normal)
            return odd
                    ? Message.of("explain.remoteness.odd", "moves", least)
                    : Message.of("explain.remoteness.even", "moves", least);
        return odd
                ? Message.of("explain.remoteness.misere-odd", "moves", least)
                : Message.of("explain.remoteness.misere-even", "moves", least);
    }
}
