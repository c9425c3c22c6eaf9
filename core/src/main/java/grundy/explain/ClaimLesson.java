package grundy.explain;

import grundy.rules.Shown;
import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;

/// A game for which there is no lesson of its own: its closed form if it has one, and who wins.
record ClaimLesson(Verdict verdict) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var form = EvidenceIn.closedForm(verdict.evidence());
        form.ifPresent(found -> blocks.say(TheoremText.statement(found)));
        var position = Games.position(verdict, new Shown(blocks.language()));
        if (verdict.outcome() == Outcome.P) {
            var lost = form.isPresent() ? "explain.claim.cold" : "explain.searched.cold";
            blocks.say(Message.of(lost, "position", position));
        } else {
            var won = form.isPresent() ? "explain.claim.hot" : "explain.searched.hot";
            blocks.say(Message.of(won, "position", position));
            new Example(verdict).tell(blocks);
        }
    }
}
