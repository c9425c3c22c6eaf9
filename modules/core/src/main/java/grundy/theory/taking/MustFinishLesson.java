package grundy.theory.taking;

import grundy.rules.ShortenedText;
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
        var shown = new ShortenedText(blocks.language());
        var period = least.add(most);
        boolean normal = context.play() == Play.NORMAL;
        blocks.say(Message.of(
                "explain.must-finish.rule",
                "least",
                shown.number(least),
                "most",
                shown.number(most),
                "period",
                shown.number(period)));
        blocks.say(Message.of(
                normal ? "explain.must-finish.normal" : "explain.must-finish.misere",
                "least",
                shown.number(least),
                "most",
                shown.number(most),
                "above",
                shown.number(most.add(BigInteger.ONE)),
                "period",
                shown.number(period)));
        blocks.say(IntervalLesson.remainder(heap, period, shown));
        if (context.isLost()) blocks.say(Message.of("explain.must-finish.lost"));
        else {
            blocks.say(Message.of("explain.must-finish.won"));
            context.example().tell(blocks);
        }
        blocks.say(Message.of(
                "explain.must-finish.variant",
                "least",
                shown.number(least),
                "most",
                shown.number(most),
                "last",
                shown.number(least.subtract(BigInteger.ONE)),
                "period",
                shown.number(period)));
    }
}
