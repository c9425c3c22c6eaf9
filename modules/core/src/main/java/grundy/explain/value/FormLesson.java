package grundy.explain.value;

import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.FormSum;
import grundy.limit.LimitException;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForm;
import grundy.value.heat.Thermographs;
import java.util.Arrays;
import java.util.Optional;

/// A sum of Left and Right by the values of its components: how they were found, what each is worth, where a move is
/// worth most, and what the sum says.
public record FormLesson(Verdict verdict, FormSum sum) implements Lesson {
    private static final int MOST_COMPONENTS = 12;
    private static final int MOST_TEXT = 36;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.form.found", "positions", sum.positions()));
        if (sum.values().size() > 1) table(blocks);
        incentives(blocks);
        new ValueMeaning(sum.sum()).tell(blocks);
        if (sum.values().size() == 1) picture(blocks);
    }

    private void incentives(Blocks blocks) {
        var stakes =
                Arrays.stream(Side.values()).filter(sum.incentives()::matter).toList();
        if (stakes.isEmpty()) return;
        blocks.say(Message.of("explain.form.incentive"));
        blocks.say(Message.of(
                stakes.stream().allMatch(sum.incentives()::isSure)
                        ? "explain.form.most-sure"
                        : "explain.form.most-hot"));
    }

    private void picture(Blocks blocks) {
        if (!(sum.sum() instanceof CanonicalForm(var forms, int id)) || forms.isNumberish(id)) return;
        blocks.gap();
        new ThermographLesson(new Thermographs(forms).of(id)).show(blocks);
    }

    private void table(Blocks blocks) {
        var components = verdict.question().sum().components();
        var table = new TableRows("llr");
        table.head(
                blocks.phrase(Message.of("explain.form.component")),
                blocks.phrase(Message.of("explain.form.value")),
                blocks.phrase(Message.of("explain.form.temperature")));
        for (int i = 0; i < Math.min(MOST_COMPONENTS, components.size()); i++)
            table.row(
                    ShortenedText.shorten(components.get(i).position().toString(), MOST_TEXT),
                    ShortenedText.shorten(sum.values().get(i).toString(), MOST_TEXT),
                    temperature(sum.values().get(i)).map(Dyadic::toString).orElse(""));
        if (components.size() > MOST_COMPONENTS)
            table.row(
                    "…",
                    blocks.phrase(Message.of("explain.number.more", "count", components.size() - MOST_COMPONENTS)),
                    "");
        table.rule()
                .row(
                        blocks.phrase(Message.of("explain.form.sum")),
                        ShortenedText.shorten(sum.sum().toString(), MOST_TEXT),
                        temperature(sum.sum()).map(Dyadic::toString).orElse(""));
        table.into(blocks);
        hottest().ifPresent(temperature -> blocks.say(Message.of("explain.form.hottest", "temperature", temperature)));
    }

    /// @return the temperature of the hottest component, if some component is hot
    private Optional<Dyadic> hottest() {
        return sum.values().stream()
                .map(FormLesson::temperature)
                .flatMap(Optional::stream)
                .max(Dyadic::compareTo)
                .filter(temperature -> temperature.signum() > 0);
    }

    /// @return empty for a number, in which nobody moves while he can move elsewhere, and where it is out of reach
    private static Optional<Dyadic> temperature(ShortValue value) {
        if (!(value instanceof CanonicalForm(var forms, int id))) return Optional.empty();
        try {
            return Optional.of(new Thermographs(forms).temperature(id));
        } catch (LimitException e) {
            if (e.isCancellation()) throw e;
            return Optional.empty();
        }
    }
}
