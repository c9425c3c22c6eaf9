package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;

/// One heap whose nim-value has a closed form: the form, and the numbers filled in.
record LawLesson(Verdict verdict, Law law) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(law.rule());
        if (!law.numbers().isEmpty()) blocks.say(Message.of("explain.law.here", "numbers", law.numbers()));
        if (verdict.outcome() == Outcome.P) {
            blocks.say(Message.of("explain.law.cold"));
        } else {
            blocks.say(Message.of("explain.law.hot"));
            new Example(verdict).tell(blocks);
        }
    }
}
