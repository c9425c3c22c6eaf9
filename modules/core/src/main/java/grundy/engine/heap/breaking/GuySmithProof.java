package grundy.engine.heap.breaking;

import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.TableRepeat;
import java.math.BigInteger;
import java.util.Optional;

/// The condition of {@link grundy.check.period.PeriodTheorem#GUY_SMITH}, for rules with finitely many digits.
///
/// @param parts the greatest number of heaps that a move leaves, at least 1
/// @param greatest the greatest amount
record GuySmithProof(int parts, BigInteger greatest) {
    /// @return empty if there are infinitely many amounts or they depend on the heap
    static Optional<GuySmithProof> of(BreakingRules breaks) {
        return breaks.isFinite() ? Optional.of(new GuySmithProof(breaks.most(), breaks.greatest())) : Optional.empty();
    }

    /// @return the least period that the first codes prove
    Optional<TableRepeat> find(int[] codes, int length) {
        if (greatest.compareTo(BigInteger.valueOf(length)) >= 0) return Optional.empty();
        return RepeatFinder.find(codes, length, repeat -> repeat.saltus() == 0 && last(repeat) < length);
    }

    /// @return the last heap that the condition looks at
    long last(TableRepeat repeat) {
        long start = Math.max(repeat.preperiod(), 1);
        return parts * start + (long) parts * repeat.period() + greatest.longValueExact() - 1;
    }
}
