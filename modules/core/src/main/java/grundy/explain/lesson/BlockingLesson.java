package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.Blocked;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;

/// A game in which the opponent may block options: how many of them are lost for him decides.
public record BlockingLesson(Verdict verdict, Blocked blocked) implements Lesson {
    private static final int LISTED = 12;

    @Override
    public void tell(Blocks blocks) {
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        blocks.say(Message.of("explain.blocking.options"));
        blocks.say(
                Message.of(normal ? "explain.blocking.rule" : "explain.blocking.rule-misere", "most", blocked.most()));
        blocks.say(Message.of("explain.blocking.searched", "positions", blocked.positions()));
        blocks.say(outcome(new ShortenedText(blocks.language())));
    }

    private Message outcome(ShortenedText texts) {
        int lost = blocked.lostOptions().size();
        if (verdict.outcome() == Outcome.P)
            return lost == 0
                    ? Message.of("explain.blocking.none")
                    : Message.of("explain.blocking.blocks", "count", lost, "options", options(texts));
        if (blocked.most().bitLength() < Integer.SIZE && lost > blocked.most().intValueExact())
            return Message.of("explain.blocking.enough", "count", lost, "most", blocked.most());
        return Message.of("explain.blocking.all-lost");
    }

    private String options(ShortenedText texts) {
        var listed = blocked.lostOptions().stream()
                .limit(LISTED)
                .map(option -> texts.position(option.getFirst()))
                .toList();
        return String.join(texts.comma(), listed) + (blocked.lostOptions().size() > LISTED ? texts.comma() + "…" : "");
    }
}
