package grundy.explain.lesson;

import grundy.check.Evidence;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Message;
import java.math.BigInteger;

/// A step from a large heap back by whole periods to a small one that can stand for it.
final class PeriodStep {
    /// Heaps below this one are shown as they are.
    private static final BigInteger SHORT = BigInteger.valueOf(60);

    private PeriodStep() {}

    /// Explains how the heap is reduced, where it is large.
    ///
    /// @return the heap that stands for it
    static BigInteger tell(BigInteger heap, Evidence.Period period, Blocks blocks) {
        var from = BigInteger.valueOf(period.preperiod());
        var length = BigInteger.valueOf(period.period());
        if (heap.compareTo(from.add(length).max(SHORT)) < 0) return heap;
        var texts = new ShortenedText(blocks.language());
        var turns = heap.subtract(from).divideAndRemainder(length);
        var at = turns[1].add(from);
        blocks.say(Message.of(
                "explain.row.reduced",
                "heap",
                texts.number(heap),
                "times",
                texts.number(turns[0]),
                "period",
                texts.number(length),
                "at",
                texts.number(at)));
        return at;
    }
}
