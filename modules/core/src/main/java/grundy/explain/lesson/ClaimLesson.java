package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.explain.board.ComponentGames;
import grundy.explain.board.WinningMoveExample;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;

/// A game for which there is no lesson of its own: its closed form if it has one, and who wins.
public record ClaimLesson(Verdict verdict) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var form = EvidenceIn.closedForm(verdict.evidence());
        form.ifPresent(found -> blocks.say(TheoremText.statement(found)));
        var position = ComponentGames.position(verdict, new ShortenedText(blocks.language()));
        if (verdict.outcome() == Outcome.P) {
            var lost = form.isPresent() ? "explain.claim.cold" : "explain.searched.cold";
            blocks.say(Message.of(lost, "position", position));
        } else {
            var won = form.isPresent() ? "explain.claim.hot" : "explain.searched.hot";
            blocks.say(Message.of(won, "position", position));
            new WinningMoveExample(verdict).tell(blocks);
        }
    }
}
