package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Outcome;

/// One heap whose nim-value has a closed form: the form, and the numbers filled in.
record LawLesson(Verdict verdict, Law law) implements Lesson {
    @Override
    public void tell(Lines lines) {
        lines.say(law.rule());
        if (!law.numbers().isEmpty()) lines.say(Message.of("explain.law.here", "numbers", law.numbers()));
        if (verdict.outcome() == Outcome.P) {
            lines.say(Message.of("explain.law.cold"));
        } else {
            lines.say(Message.of("explain.law.hot"));
            new Example(verdict).tell(lines);
        }
    }
}
