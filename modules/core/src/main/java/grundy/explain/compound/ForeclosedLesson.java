package grundy.explain.compound;

import grundy.answer.Verdict;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.compound.ForeclosedValues;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// A disjunctive sum under the short rule: an ordinary sum in which certain moves are never made.
///
/// Source: Smith 1966; Winning Ways, chapter 9.
public record ForeclosedLesson(Verdict verdict, List<BigInteger> values) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        if (values.contains(ForeclosedValues.ENDED)) {
            blocks.say(Message.of(normal ? "explain.short.over" : "explain.short.misere-over"));
            return;
        }
        blocks.say(Message.of(normal ? "explain.foreclosed.intro" : "explain.foreclosed.misere"));
        CompoundRows.table(verdict, "rlr", blocks, i -> valueText(values.get(i), blocks))
                .into(blocks);
        blocks.say(conclusion(blocks));
    }

    private static String valueText(BigInteger value, Blocks blocks) {
        return value.equals(ForeclosedValues.OPEN)
                ? blocks.phrase(Message.of("explain.foreclosed.open"))
                : new ShortenedText(blocks.language()).number(value);
    }

    private Message conclusion(Blocks blocks) {
        if (values.contains(ForeclosedValues.OPEN)) return Message.of("explain.foreclosed.at-once");
        var sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return verdict.outcome() == Outcome.N
                ? Message.of("explain.foreclosed.won", "sum", new ShortenedText(blocks.language()).number(sum))
                : Message.of("explain.foreclosed.lost");
    }
}
