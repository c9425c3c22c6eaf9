package grundy.explain;

import grundy.engine.sums.compound.ForeclosedValues;
import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// A disjunctive sum under the short rule: an ordinary sum in which certain moves are never made.
///
/// Source: Smith 1966; Winning Ways, chapter 9.
record ForeclosedLesson(Verdict verdict, List<BigInteger> values) implements Lesson {
    @Override
    public void tell(Lines lines) {
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        if (values.contains(ForeclosedValues.ENDED)) {
            lines.say(Message.of(normal ? "explain.short.over" : "explain.short.misere-over"));
            return;
        }
        lines.say(Message.of(normal ? "explain.foreclosed.intro" : "explain.foreclosed.misere"));
        CompoundRows.table(verdict, "rlr", lines, i -> worth(values.get(i), lines))
                .into(lines);
        lines.say(conclusion(lines));
    }

    private static String worth(BigInteger value, Lines lines) {
        return value.equals(ForeclosedValues.OPEN)
                ? lines.phrase(Message.of("explain.foreclosed.open"))
                : lines.shown().number(value);
    }

    private Message conclusion(Lines lines) {
        if (values.contains(ForeclosedValues.OPEN)) return Message.of("explain.foreclosed.at-once");
        var sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return verdict.outcome() == Outcome.N
                ? Message.of("explain.foreclosed.won", "sum", lines.shown().number(sum))
                : Message.of("explain.foreclosed.lost");
    }
}
