package grundy.explain.value;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.EndlessSum;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;

/// A game of Left and Right in which play may go on for ever, or a sum with such games: how it was decided, what the
/// components are worth, when a draw is a draw, and what the value says.
public record EndlessLesson(Verdict verdict, EndlessSum sum) implements Lesson {
    private static final int MOST_COMPONENTS = 12;
    private static final int MOST_TEXT = 36;

    @Override
    public void tell(Blocks blocks) {
        if (sum.values().isEmpty()) {
            blocks.say(Message.of("explain.endless.backwards", "positions", sum.positions()));
            return;
        }
        if (sum.positions() > 0) blocks.say(Message.of("explain.endless.found", "positions", sum.positions()));
        if (sum.values().size() > 1) table(blocks);
        blocks.say(Message.of("explain.endless.wins"));
        if (verdict.outcome() != Outcome.D) blocks.say(SearchLesson.partizan(verdict.outcome()));
        switch (verdict.value() instanceof ValueStatus.Known(var value, var _) ? value : null) {
            case Value.Endless endless -> new EndlessMeaning(endless).tell(blocks);
            case ShortValue _ -> blocks.say(Message.of("explain.endless.short"));
            case null, default -> {}
        }
    }

    private void table(Blocks blocks) {
        var components = verdict.question().sum().components();
        var table = new TableRows("ll");
        table.head(
                blocks.phrase(Message.of("explain.form.component")), blocks.phrase(Message.of("explain.form.value")));
        for (int i = 0; i < Math.min(MOST_COMPONENTS, components.size()); i++)
            table.row(
                    ShortenedText.shorten(components.get(i).position().toString(), MOST_TEXT),
                    ShortenedText.shorten(sum.values().get(i).toString(), MOST_TEXT));
        if (components.size() > MOST_COMPONENTS)
            table.row(
                    "…",
                    blocks.phrase(Message.of("explain.number.more", "count", components.size() - MOST_COMPONENTS)));
        if (verdict.value() instanceof ValueStatus.Known(var value, var _))
            table.rule()
                    .row(
                            blocks.phrase(Message.of("explain.form.sum")),
                            ShortenedText.shorten(value.toString(), MOST_TEXT));
        table.into(blocks);
    }
}
