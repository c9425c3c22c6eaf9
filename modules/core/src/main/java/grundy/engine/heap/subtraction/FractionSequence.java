package grundy.engine.heap.subtraction;

import grundy.check.Evidence;
import grundy.engine.heap.run.PlainSequence;
import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.Amounts.AtMostPart;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Optional;

/// The values of the game in which at most a fraction `w(n) = floor(n*p/q)` of a heap is taken, p less than q.
///
/// `g(n) = w(n)` where `w(n) > w(n - 1)`, otherwise `g(n) = g(n - 1 - w(n))`: the values of the heaps
/// `n - w(n) .. n` are 0 to w(n) in some order, by induction. In misere play 0 and 1 are exchanged (a heap without a
/// move is worth 1, and the recurrence is the same for all others). Cost: one earlier value for each heap.
public final class FractionSequence extends PlainSequence {
    private static final int ASK_EVERY = 1 << 16;

    private final long numerator;
    private final long denominator;
    private final boolean exchanged;
    private final Limits limits;
    private long heap = -1;
    private long most;
    private long rest;

    private FractionSequence(AtMostPart part, Play play, CodeChunks chunks, long length, Limits limits) {
        super("part 1", chunks, length);
        this.numerator = part.numerator().longValueExact();
        this.denominator = part.denominator().longValueExact();
        this.exchanged = play == Play.MISERE;
        this.limits = limits;
    }

    /// @param done how many values the chunks hold already, by the same engine
    /// @return empty for other games, and for parts that are not less than the whole or have long terms
    public static Optional<FractionSequence> of(
            TakeAndBreak rules, Play play, CodeChunks chunks, long done, Limits limits) {
        return TakingRules.of(rules).filter(TakingRules::isUniform).flatMap(taking -> switch (taking.leaving()) {
            case AtMostPart part
            when isFor(part) -> Optional.of(new FractionSequence(part, play, chunks, done, limits));
            default -> Optional.empty();
        });
    }

    private static boolean isFor(AtMostPart part) {
        return part.numerator().compareTo(part.denominator()) < 0
                && part.numerator().bitLength() < Integer.SIZE
                && part.denominator().bitLength() < Integer.SIZE;
    }

    @Override
    protected int next(long n) {
        if (n % ASK_EVERY == 0) limits.checkpoint();
        if (n != heap + 1) moveTo(n - 1);
        heap = n;
        rest += n == 0 ? 0 : numerator;
        boolean grows = rest >= denominator;
        if (grows) {
            rest -= denominator;
            most++;
        }
        if (!grows && most > 0) return value(n - 1 - most);
        if (most > Integer.MAX_VALUE) throw new LimitException(Message.of("limit.sequence", "to", n, "most", n - 1));
        return exchanged && most <= 1 ? 1 - (int) most : (int) most;
    }

    private void moveTo(long n) {
        var product = Math.multiplyHigh(n, numerator) == 0 ? n * numerator : -1;
        if (product < 0) throw new LimitException(Message.of("limit.sequence", "to", n, "most", n - 1));
        most = product / denominator;
        rest = product % denominator;
    }

    @Override
    public Optional<Evidence.Period> period() {
        return Optional.empty();
    }
}
