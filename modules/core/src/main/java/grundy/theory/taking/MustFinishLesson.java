package grundy.theory.taking;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.LessonContext;
import grundy.value.Play;
import java.math.BigInteger;

/// Take `least` to `most`, but with fewer than `least` left take them all: which remainders are lost, and how that
/// differs from the rule that whoever cannot move loses. Source: elementary.
record MustFinishLesson(LessonContext context, BigInteger least, BigInteger most, BigInteger heap) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var period = least.add(most);
        boolean normal = context.play() == Play.NORMAL;
        blocks.say(Message.of(
                "explain.must-finish.rule",
                "least",
                texts.number(least),
                "most",
                texts.number(most),
                "period",
                texts.number(period)));
        blocks.say(Message.of(
                normal ? "explain.must-finish.normal" : "explain.must-finish.misere",
                "least",
                texts.number(least),
                "most",
                texts.number(most),
                "above",
                texts.number(most.add(BigInteger.ONE)),
                "period",
                texts.number(period)));
        blocks.say(IntervalLesson.remainder(heap, period, texts));
        if (context.isLost()) blocks.say(Message.of("explain.must-finish.lost"));
        else {
            blocks.say(Message.of("explain.must-finish.won"));
            context.example().tell(blocks);
        }
        blocks.say(Message.of(
                "explain.must-finish.variant",
                "least",
                texts.number(least),
                "most",
                texts.number(most),
                "last",
                texts.number(least.subtract(BigInteger.ONE)),
                "period",
                texts.number(period)));
    }
}
