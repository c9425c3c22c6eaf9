package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.explain.board.WinningMoveExample;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A misere sum of tame components: the same two regimes as in misere Nim.
///
/// Source: Winning Ways, chapter 13; Conway, On Numbers and Games, chapter 12.
///
/// @param firm number of components that are firm
public record TameLesson(Verdict verdict, List<BigInteger> values, BigInteger sum, long firm) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.tame.intro"));
        new ComponentTable(verdict, values, sum, kinds()).tell(blocks);
        var texts = new ShortenedText(blocks.language());
        if (firm > 0)
            blocks.say(
                    sum.signum() == 0
                            ? Message.of("explain.tame.firm-lost", "firm", firm)
                            : Message.of("explain.tame.firm-won", "firm", firm, "sum", texts.number(sum)));
        else
            blocks.say(
                    sum.signum() == 0 ? Message.of("explain.tame.fickle-won") : Message.of("explain.tame.fickle-lost"));
        if (verdict.outcome() == Outcome.N) {
            new WinningMoveExample(verdict).tell(blocks);
            for (var move : verdict.moves().first(1))
                tellAfter(move.steps().getFirst().component(), texts, blocks);
        }
        if (verdict.evidence() instanceof Evidence.Tame(var checked, var _) && checked.signum() > 0)
            blocks.say(Message.of("explain.tame.here-only", "checked", texts.number(checked)));
    }

    /// Finds which components are firm: those worth 2 or more are, and a fickle one is worth 0 or 1.
    ///
    /// @return empty where some firm component is worth 0 or 1, so that the values do not decide
    private Optional<List<Boolean>> firmness() {
        var large = values.stream().map(value -> value.bitLength() > 1).toList();
        return large.stream().filter(each -> each).count() == firm ? Optional.of(large) : Optional.empty();
    }

    private List<Message> kinds() {
        return firmness().orElse(List.of()).stream()
                .map(each -> Message.of(each ? "explain.tame.firm" : "explain.tame.fickle"))
                .toList();
    }

    /// What the example leaves.
    private void tellAfter(int component, ShortenedText texts, Blocks blocks) {
        if (firmness().isEmpty()) return;
        var value = values.get(component);
        boolean isFirm = firmness().get().get(component);
        if (firm > (isFirm ? 1 : 0)) {
            blocks.say(after("explain.tame.after-firm", component, value.xor(sum), texts));
        } else if (isFirm) {
            blocks.say(Message.of(
                    "explain.tame.turn",
                    "number",
                    component + 1,
                    "others",
                    texts.number(value.xor(sum)),
                    "target",
                    texts.number(value.xor(sum).flipBit(0))));
        } else {
            blocks.say(after("explain.tame.after-fickle", component, value.flipBit(0), texts));
        }
    }

    private Message after(String key, int component, BigInteger target, ShortenedText texts) {
        return Message.of(
                key,
                "number",
                component + 1,
                "value",
                texts.number(values.get(component)),
                "target",
                texts.number(target));
    }
}
