package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Outcome;

/// A game with a closed form for which there is no lesson of its own: the form, and whether it holds here.
record ClaimLesson(Verdict verdict) implements Lesson {
    @Override
    public void tell(Lines lines) {
        EvidenceIn.closedForm(verdict.evidence()).ifPresent(form -> lines.say(Theorems.statement(form)));
        var position = Games.position(verdict, lines.shown());
        if (verdict.outcome() == Outcome.P) {
            lines.say(Message.of("explain.claim.cold", "position", position));
        } else {
            lines.say(Message.of("explain.claim.hot", "position", position));
            new Example(verdict).tell(lines);
        }
    }
}
