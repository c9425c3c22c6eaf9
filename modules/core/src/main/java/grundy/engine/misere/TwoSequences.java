package grundy.engine.misere;

import grundy.check.Evidence;
import grundy.check.Evidence.Period;
import grundy.engine.heap.HeapSequence;
import grundy.limit.LimitException;
import grundy.rules.Tuple;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The values of a game without splitting, in normal and in misere play.
record TwoSequences(HeapSequence normal, HeapSequence misere) {
    private static final BigInteger MOST_HEAPS = BigInteger.valueOf(20_000_000);
    private static final BigInteger FEW_HEAPS = BigInteger.valueOf(1_000_000);

    /// Proves that all heaps up to one are fickle or firm. Where both sequences have a period it is
    /// enough to look at the heaps up to the larger preperiod and one common period more, or two if the
    /// values rise: a fickle heap after that would have a value below 0 one common period earlier.
    ///
    /// @return the evidence that a heap is tame, or empty if it is wild
    /// @throws LimitException if too many heaps would have to be examined and none of the first is wild
    Optional<Evidence> tame(BigInteger heap) {
        normal.value(Tuple.of(heap));
        misere.value(Tuple.of(heap));
        var covering = covering();
        boolean all = covering.isPresent() && covering.get().compareTo(MOST_HEAPS.min(heap.max(FEW_HEAPS))) <= 0;
        var last = all ? covering.get() : heap;
        int to = last.min(MOST_HEAPS).intValueExact();
        boolean tame = isTame(to);
        if (!tame && BigInteger.valueOf(to).compareTo(heap) > 0)
            return isTame(heap.intValueExact()) ? evidence(heap) : Optional.empty();
        if (!tame) return Optional.empty();
        if (all) return Optional.of(new Evidence.Tame(BigInteger.ZERO, components()));
        if (heap.compareTo(MOST_HEAPS) <= 0) return evidence(heap);
        throw new LimitException(Message.of("limit.positions", "limit", MOST_HEAPS));
    }

    private Optional<Evidence> evidence(BigInteger heap) {
        return Optional.of(new Evidence.Tame(heap.add(BigInteger.ONE), components()));
    }

    private List<Evidence> components() {
        return List.of(normal.evidence(), misere.evidence());
    }

    private boolean isTame(int to) {
        int[] one = normal.values(to);
        int[] other = misere.values(to);
        for (int i = 0; i <= to; i++) if (one[i] != other[i] && one[i] + other[i] != 1) return false;
        return true;
    }

    /// @return the last heap of those that decide for all, if periods are proved and rise at the same rate
    private Optional<BigInteger> covering() {
        if (!(normal.evidence() instanceof Period one) || !(misere.evidence() instanceof Period other))
            return Optional.empty();
        var p = BigInteger.valueOf(one.period());
        var q = BigInteger.valueOf(other.period());
        boolean sameRate =
                p.multiply(BigInteger.valueOf(other.saltus())).equals(q.multiply(BigInteger.valueOf(one.saltus())));
        if (!sameRate) return Optional.empty();
        var common = p.multiply(q).divide(p.gcd(q));
        int times = one.saltus() == 0 ? 1 : 2;
        return Optional.of(BigInteger.valueOf(Math.max(one.preperiod(), other.preperiod()))
                .add(common.multiply(BigInteger.valueOf(times)))
                .subtract(BigInteger.ONE));
    }
}
