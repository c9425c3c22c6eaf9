package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;

/// One component with a nim-value and nothing more special: the closed form if there is one, and what the value
/// means.
record ValueLesson(Verdict verdict, BigInteger value) implements Lesson {
    @Override
    public void tell(Lines lines) {
        EvidenceIn.closedForm(verdict.evidence()).ifPresent(form -> lines.say(TheoremText.statement(form)));
        lines.say(
                verdict.question().sum().play() == Play.NORMAL
                        ? Message.of("explain.value.mex")
                        : Message.of("explain.value.misere-mex"));
        if (value.signum() == 0) {
            lines.say(Message.of("explain.value.zero"));
        } else {
            lines.say(
                    Message.of("explain.value.positive", "value", lines.shown().number(value)));
            new Example(verdict).tell(lines);
        }
    }
}
