package grundy.explain;

import grundy.solve.RuleOfThumb;
import grundy.solve.Verdict;
import grundy.text.Message;
import grundy.value.Outcome;
import java.util.stream.Collectors;

/// The popular rule for misere sums: what it says here, whether that is right, and where it fails.
record ThumbLesson(Verdict verdict, RuleOfThumb rule) implements Lesson {
    @Override
    public void tell(Lines lines) {
        lines.say(Message.of("explain.thumb.rule"));
        var values = Message.of("explain.thumb.values", "values", lines.shown().list(rule.values()));
        lines.say(Message.of(
                rule.right() ? "explain.thumb.right" : "explain.thumb.wrong",
                "values",
                values,
                "says",
                winner(rule.says())));
        if (rule.counterexample() instanceof RuleOfThumb.Counterexample(var heaps, var says, var outcome))
            lines.say(Message.of(
                    "explain.thumb.counterexample",
                    "heaps",
                    heaps.stream().map(lines.shown()::position).collect(Collectors.joining(" ")),
                    "says",
                    winner(says),
                    "outcome",
                    winner(outcome)));
        else if (rule.right() && rule.checkedTo() > 0)
            lines.say(Message.of("explain.thumb.none", "counters", rule.checkedTo(), "heaps", RuleOfThumb.MOST_HEAPS));
        lines.say(Message.of("explain.thumb.needs"));
    }

    private static Message winner(Outcome outcome) {
        return Message.of(outcome == Outcome.N ? "explain.thumb.first" : "explain.thumb.second");
    }
}
