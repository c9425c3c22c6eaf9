package grundy.check.period;

import grundy.check.Evidence;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import java.math.BigInteger;
import java.util.Optional;

/// The nim-values of all heaps of a take-and-break game: those before the preperiod and of one period from the
/// definition, the others by a period that {@link PeriodCheck} found to be proved.
public final class RepeatingValues {
    private final int[] values;
    private final BigInteger preperiod;
    private final BigInteger period;
    private final BigInteger saltus;

    private RepeatingValues(int[] values, Evidence.Period period) {
        this.values = values;
        this.preperiod = BigInteger.valueOf(period.preperiod());
        this.period = BigInteger.valueOf(period.period());
        this.saltus = BigInteger.valueOf(period.saltus());
    }

    /// @param period which the theorem that it cites proves; not misere where heaps are split
    static RepeatingValues of(TakeAndBreak rules, Evidence.Period period) {
        int length = Math.toIntExact(Math.addExact(period.preperiod(), period.period()));
        var values = new NaiveValues(rules, period.misere(), Long.MAX_VALUE);
        values.fill(length - 1);
        var start = new int[length];
        for (int heap = 0; heap < length; heap++) start[heap] = values.of(heap);
        return new RepeatingValues(start, period);
    }

    /// @return whether neither a shorter period nor a shorter preperiod would do
    boolean isLeast() {
        return LeastPeriod.is(preperiod.longValueExact(), period.longValueExact(), 1, (heap, shift) -> {
            var rise = saltus.multiply(BigInteger.valueOf(shift)).divideAndRemainder(period);
            return rise[1].signum() == 0 && raised((int) heap, rise[0], (int) (heap + shift));
        });
    }

    private boolean raised(int heap, BigInteger by, int other) {
        return BigInteger.valueOf(values[heap]).add(by).equals(BigInteger.valueOf(values[other]));
    }

    BigInteger value(BigInteger heap) {
        if (heap.compareTo(preperiod) < 0) return BigInteger.valueOf(values[heap.intValueExact()]);
        var turns = heap.subtract(preperiod).divideAndRemainder(period);
        return ofResidue(turns[1].intValueExact()).add(turns[0].multiply(saltus));
    }

    private BigInteger ofResidue(int residue) {
        return BigInteger.valueOf(values[preperiod.intValueExact() + residue]);
    }

    /// @param from at least 0
    /// @return the number of heaps from one to another that have a value
    BigInteger count(BigInteger from, BigInteger to, BigInteger value) {
        if (to.compareTo(from) < 0) return BigInteger.ZERO;
        return countBelow(to.add(BigInteger.ONE), value).subtract(countBelow(from, value));
    }

    private BigInteger countBelow(BigInteger end, BigInteger value) {
        long count = 0;
        int first = end.min(preperiod).intValueExact();
        for (int heap = 0; heap < first; heap++) if (value.equals(BigInteger.valueOf(values[heap]))) count++;
        var found = BigInteger.valueOf(count);
        for (int residue = 0; residue < period.intValueExact(); residue++) {
            Checkpoint.step();
            var heap = preperiod.add(BigInteger.valueOf(residue));
            if (heap.compareTo(end) >= 0) break;
            var more = value.subtract(ofResidue(residue));
            var turns = end.subtract(heap).add(period).subtract(BigInteger.ONE).divide(period);
            if (saltus.signum() == 0) {
                if (more.signum() == 0) found = found.add(turns);
            } else if (more.signum() >= 0) {
                var turn = more.divideAndRemainder(saltus);
                if (turn[1].signum() == 0 && turn[0].compareTo(turns) < 0) found = found.add(BigInteger.ONE);
            }
        }
        return found;
    }

    /// @return the number of ways to split that many counters into two nonempty heaps, in any order, whose
    ///     values have the given nim-sum; empty where values grow from period to period
    Optional<BigInteger> pairs(BigInteger total, BigInteger value) {
        if (saltus.signum() != 0) return Optional.empty();
        var first = preperiod.max(BigInteger.ONE);
        var last = total.subtract(first);
        var length = last.subtract(first).add(BigInteger.ONE);
        BigInteger ordered;
        if (length.compareTo(period) <= 0) ordered = ordered(BigInteger.ONE, total, total, value);
        else {
            var turns = length.divideAndRemainder(period);
            var ends = ordered(BigInteger.ONE, first, total, value).shiftLeft(1);
            var whole = ordered(first, first.add(period), total, value).multiply(turns[0]);
            ordered = ends.add(whole).add(ordered(first, first.add(turns[1]), total, value));
        }
        boolean halves = !total.testBit(0) && total.signum() > 0 && value.signum() == 0;
        return Optional.of((halves ? ordered.add(BigInteger.ONE) : ordered).shiftRight(1));
    }

    /// @param end the first one no more counted
    private BigInteger ordered(BigInteger from, BigInteger end, BigInteger total, BigInteger value) {
        long count = 0;
        for (var heap = from; heap.compareTo(end) < 0; heap = heap.add(BigInteger.ONE)) {
            Checkpoint.step();
            if (value(heap).xor(value(total.subtract(heap))).equals(value)) count++;
        }
        return BigInteger.valueOf(count);
    }
}
