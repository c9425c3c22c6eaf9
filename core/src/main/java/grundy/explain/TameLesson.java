package grundy.explain;

import grundy.check.Evidence;
import grundy.rules.Shown;
import grundy.solve.Verdict;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;

/// A misere sum of tame components: the same two regimes as in misere Nim.
///
/// Source: Winning Ways, chapter 13; Conway, On Numbers and Games, chapter 12.
///
/// @param firm number of components that are firm
record TameLesson(Verdict verdict, List<BigInteger> values, BigInteger sum, long firm) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.tame.intro"));
        new ComponentTable(verdict, values, sum).tell(blocks);
        var shown = new Shown(blocks.language());
        if (firm > 0)
            blocks.say(
                    sum.signum() == 0
                            ? Message.of("explain.tame.firm-lost", "firm", firm)
                            : Message.of("explain.tame.firm-won", "firm", firm, "sum", shown.number(sum)));
        else
            blocks.say(
                    sum.signum() == 0 ? Message.of("explain.tame.fickle-won") : Message.of("explain.tame.fickle-lost"));
        if (verdict.outcome() == Outcome.N) new Example(verdict).tell(blocks);
        if (verdict.evidence() instanceof Evidence.Tame(var checked, var _) && checked.signum() > 0)
            blocks.say(Message.of("explain.tame.here-only", "checked", shown.number(checked)));
    }
}
