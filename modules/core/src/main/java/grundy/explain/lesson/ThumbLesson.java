package grundy.explain.lesson;

import grundy.answer.RuleOfThumb;
import grundy.answer.Verdict;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import java.util.stream.Collectors;

/// The popular rule for misere sums: what it says here, whether that is right, and where it fails.
public record ThumbLesson(Verdict verdict, RuleOfThumb rule) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.thumb.rule"));
        var values =
                Message.of("explain.thumb.values", "values", new ShortenedText(blocks.language()).list(rule.values()));
        blocks.say(Message.of(
                rule.right() ? "explain.thumb.right" : "explain.thumb.wrong",
                "values",
                values,
                "says",
                winner(rule.says())));
        if (rule.counterexample() instanceof RuleOfThumb.Counterexample(var heaps, var says, var outcome))
            blocks.say(Message.of(
                    "explain.thumb.counterexample",
                    "heaps",
                    heaps.stream()
                            .map(new ShortenedText(blocks.language())::position)
                            .collect(Collectors.joining(" ")),
                    "says",
                    winner(says),
                    "outcome",
                    winner(outcome)));
        else if (rule.right() && rule.checkedTo() > 0)
            blocks.say(Message.of("explain.thumb.none", "counters", rule.checkedTo(), "heaps", RuleOfThumb.MOST_HEAPS));
        blocks.say(Message.of("explain.thumb.needs"));
    }

    private static Message winner(Outcome outcome) {
        return Message.of(outcome == Outcome.N ? "explain.thumb.first" : "explain.thumb.second");
    }
}
