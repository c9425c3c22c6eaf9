package grundy.present.words;

import grundy.answer.CalculationResult;
import grundy.answer.FamilyValues;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.ShortValue;
import grundy.value.canonical.CanonicalForm;
import grundy.value.heat.Thermographs;
import java.util.List;

/// Describes the values of an expression for each number of a range: a table, and what repeats.
public record FamilyValuesWords(FamilyValues answer, Language language) {
    private static final int MOST_TEXT = 48;

    /// @return the whole answer
    public List<Block> blocks() {
        var blocks = new Blocks(language);
        var number = answer.number();
        blocks.add(new Block.Heading(Message.of(
                        "values.family.title",
                        "expression",
                        answer.text(),
                        "name",
                        number.name(),
                        "from",
                        number.from(),
                        "to",
                        answer.to())
                .in(language)));
        blocks.gap();
        if (answer.values().stream().anyMatch(FamilyValuesWords::isHot)) hot(blocks);
        else plain(blocks);
        blocks.gap();
        blocks.say(repeats());
        answer.earlyEnd()
                .ifPresent(end -> blocks.say(
                        Message.of("values.family.stopped", "name", number.name(), "asked", end.requestedHeap())));
        return blocks.list();
    }

    private static boolean isHot(CalculationResult result) {
        return result instanceof CalculationResult.SingleValue(CanonicalForm _);
    }

    private void plain(Blocks blocks) {
        var table = new TableRows("rl");
        table.head(answer.number().name(), blocks.phrase(Message.of("explain.form.value")));
        long at = answer.number().from();
        for (var value : answer.values())
            table.row(Long.toString(at++), ShortenedText.shorten(value.toString(), MOST_TEXT));
        table.into(blocks);
    }

    private void hot(Blocks blocks) {
        var table = new TableRows("rrrl");
        table.head(
                answer.number().name(),
                blocks.phrase(Message.of("values.family.mean")),
                blocks.phrase(Message.of("explain.form.temperature")),
                blocks.phrase(Message.of("explain.form.value")));
        long at = answer.number().from();
        for (var value : answer.values()) {
            var text = ShortenedText.shorten(value.toString(), MOST_TEXT);
            if (value instanceof CalculationResult.SingleValue(CanonicalForm(var forms, int id))) {
                var thermographs = new Thermographs(forms);
                table.row(
                        Long.toString(at++),
                        thermographs.mean(id).toString(),
                        thermographs.temperature(id).toString(),
                        text);
            } else table.row(Long.toString(at++), "", "", text);
        }
        table.into(blocks);
    }

    private Message repeats() {
        var number = answer.number();
        if (answer.period().isEmpty())
            return Message.of("values.family.no-period", "name", number.name(), "to", answer.to());
        var period = answer.period().get();
        boolean grows = !period.saltus().equals(ShortValue.ZERO);
        return Message.of(
                grows ? "values.family.saltus" : "values.family.period",
                "name",
                number.letter(),
                "length",
                period.length(),
                "from",
                period.from(),
                "to",
                answer.to(),
                "saltus",
                period.saltus());
    }
}
