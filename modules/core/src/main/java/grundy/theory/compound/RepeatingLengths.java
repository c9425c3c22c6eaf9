package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.TableRepeat;
import grundy.engine.search.LabelSearch.Labelling;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.theory.taking.TakenAmounts;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Lengths of games in which an amount of a finite set is taken: a table from heap to heap, until it repeats.
///
/// Theorem. Let m be the greatest amount and let `t(n + p) = t(n) + d` hold for m consecutive heaps from n0 on, for
/// an even d. Then it holds for all `n >= n0`. Proof by induction: a heap of `n0 + m` or more has all amounts to
/// choose from, and so has the one p larger, whose options last d moves longer. As d is even, the same ones are lost,
/// and both the rules for suspense numbers and for remoteness give d more.
///
/// Source: elementary, like the periodicity of subtraction games (Golomb 1966). Cost: as many steps as amounts for
/// each heap of the table.
final class RepeatingLengths implements LengthValues {
    private static final int GREATEST = 1 << 16;
    private static final int FIRST = 256;
    private static final long MOST_STEPS = 1_000_000_000L;
    private final int[] amounts;
    private final int greatest;
    private final Labelling labelling;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private int[] table = {};
    private @Nullable TableRepeat repeat;

    private RepeatingLengths(int[] amounts, Labelling labelling, Limits limits) {
        this.amounts = amounts;
        this.greatest = amounts[amounts.length - 1];
        this.labelling = labelling;
        this.limits = limits;
        this.memory = limits.memory().grant();
    }

    /// @return empty if the amounts are not a finite set of small numbers
    static Optional<RepeatingLengths> of(RuleTree rules, Labelling labelling, Limits limits) {
        return TakenAmounts.of(rules)
                .filter(amounts -> amounts instanceof Amounts.Ranges(var ranges)
                        && !ranges.isEmpty()
                        && ranges.getFirst().from().signum() > 0
                        && ranges.getLast().to() instanceof BigInteger last
                        && last.compareTo(BigInteger.valueOf(GREATEST)) <= 0)
                .map(amounts -> AmountSets.upTo(amounts, GREATEST))
                .map(amounts -> new RepeatingLengths(
                        Arrays.stream(amounts).mapToInt(Math::toIntExact).toArray(), labelling, limits));
    }

    @Override
    public BigInteger of(Position position) {
        return length(((Tuple) position).get(0));
    }

    private BigInteger length(BigInteger heap) {
        while (repeat == null && heap.compareTo(BigInteger.valueOf(table.length)) >= 0) extend(heap);
        if (heap.compareTo(BigInteger.valueOf(table.length)) < 0) return BigInteger.valueOf(table[heap.intValue()]);
        if (!(repeat instanceof TableRepeat(int preperiod, int period, int saltus)))
            throw new AssertionError("The table was filled until it repeats");
        var parts = heap.subtract(BigInteger.valueOf(preperiod)).divideAndRemainder(BigInteger.valueOf(period));
        return parts[0].multiply(BigInteger.valueOf(saltus))
                .add(BigInteger.valueOf(table[preperiod + parts[1].intValue()]));
    }

    /// Doubles the table, or fills it up to a heap if that is less, and looks whether it repeats.
    private void extend(BigInteger heap) {
        int from = table.length;
        long most = Math.min(limits.positions(), Math.max(FIRST, MOST_STEPS / amounts.length));
        if (from >= most) throw new LimitException(Message.of("compound.table", "heap", heap, "reached", from - 1L));
        int to = (int) Math.min(most, Math.max(FIRST, 2L * from));
        memory.hold(2L * Integer.BYTES * to);
        table = Arrays.copyOf(table, to);
        var options = new int[amounts.length];
        for (int n = from; n < to; n++) {
            if (n % FIRST == 0) limits.checkpoint();
            int count = 0;
            for (int amount : amounts) {
                if (amount > n) break;
                options[count++] = table[n - amount];
            }
            table[n] = labelling.label(options, count);
        }
        repeat = RepeatFinder.find(
                        table,
                        to,
                        found -> found.saltus() % 2 == 0 && (long) to - found.period() - found.preperiod() >= greatest)
                .orElse(null);
    }

    @Override
    public SortedMap<BigInteger, CountedList<List<Position>>> options(Position position) {
        var heap = ((Tuple) position).get(0);
        var byLength = new TreeMap<BigInteger, CountedList<List<Position>>>();
        for (int amount : amounts) {
            var rest = heap.subtract(BigInteger.valueOf(amount));
            if (rest.signum() < 0) break;
            byLength.merge(length(rest), CountedList.of(List.of(List.of(Tuple.of(rest)))), CountedList::and);
        }
        return byLength;
    }

    @Override
    public Evidence evidence() {
        if (!(repeat instanceof TableRepeat(int preperiod, int period, int saltus)))
            return new Evidence.Table(table.length);
        return new Evidence.ClosedForm(
                "Lengths repeat",
                "t(n + %d) = t(n) + %d for n >= %d".formatted(period, saltus, preperiod),
                "Elementary; after Golomb 1966");
    }
}
