package grundy.explain;

import grundy.answer.Verdict;
import grundy.explain.board.WinningMoveExample;
import grundy.explain.lesson.EvidenceIn;
import grundy.explain.lesson.TheoremText;
import grundy.explain.value.OptionsByDefinition;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;

/// One component with a nim-value and nothing more special: the closed form if there is one, and what the value
/// means.
record ValueLesson(Verdict verdict, BigInteger value) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        EvidenceIn.closedForm(verdict.evidence()).ifPresent(form -> blocks.say(TheoremText.statement(form)));
        blocks.say(
                verdict.question().sum().play() == Play.NORMAL
                        ? Message.of("explain.value.mex")
                        : Message.of("explain.value.misere-mex"));
        var components = verdict.question().sum().components();
        if (components.size() == 1)
            new OptionsByDefinition(
                            components.getFirst(), verdict.question().sum().play(), value)
                    .tell(blocks);
        if (value.signum() == 0) {
            blocks.say(Message.of("explain.value.zero"));
        } else {
            blocks.say(
                    Message.of("explain.value.positive", "value", new ShortenedText(blocks.language()).number(value)));
            new WinningMoveExample(verdict).tell(blocks);
        }
    }
}
