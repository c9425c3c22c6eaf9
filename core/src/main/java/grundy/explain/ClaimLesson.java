package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Outcome;

/// A game for which there is no lesson of its own: its closed form if it has one, and who wins.
record ClaimLesson(Verdict verdict) implements Lesson {
    @Override
    public void tell(Lines lines) {
        var form = EvidenceIn.closedForm(verdict.evidence());
        form.ifPresent(found -> lines.say(TheoremText.statement(found)));
        var position = Games.position(verdict, lines.shown());
        if (verdict.outcome() == Outcome.P) {
            var lost = form.isPresent() ? "explain.claim.cold" : "explain.searched.cold";
            lines.say(Message.of(lost, "position", position));
        } else {
            var won = form.isPresent() ? "explain.claim.hot" : "explain.searched.hot";
            lines.say(Message.of(won, "position", position));
            new Example(verdict).tell(lines);
        }
    }
}
