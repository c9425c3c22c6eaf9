package grundy.check.plain;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.rules.formula.Amounts.Ranges;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A set of amounts that does not depend on the heap: finitely many, and from some amount on all, all odd
/// ones, all even ones or none.
///
/// @param few the finitely many others, disjoint
/// @param from the least of the infinitely many; 0 if there are none
/// @param step 1 if they are all amounts from `from` on, 2 if they are every other one
public record PeriodicAmounts(List<Interval> few, long from, int step) {
    /// Amounts that may be listed one by one.
    private static final long MOST_INTERVALS = 100_000;

    private static final BigInteger MOST_AMOUNT = BigInteger.valueOf(1L << 40);

    public PeriodicAmounts {
        few = List.copyOf(few);
    }

    /// All amounts from one to another.
    public record Interval(long from, long to) {}

    /// @return empty if the set is of another kind, or amounts are too many or too large
    static Optional<PeriodicAmounts> of(Amounts set) {
        return switch (set) {
            case Ranges(var ranges) -> ofRanges(ranges, 0);
            case Named(var name) when parity(name) > 0 -> ofRanges(List.of(), parity(name));
            case Amounts.Union(var sets)
            when sets.size() == 2
                    && sets.stream().anyMatch(Ranges.class::isInstance)
                    && sets.stream().anyMatch(each -> each instanceof Named(var name) && parity(name) > 0) ->
                ofRanges(
                        sets.stream()
                                .flatMap(each -> each instanceof Ranges(var ranges)
                                        ? ranges.stream()
                                        : Stream.<Amounts.Range>empty())
                                .toList(),
                        sets.stream()
                                .mapToInt(each -> each instanceof Named(var name) ? parity(name) : 0)
                                .max()
                                .orElseThrow());
            case Named _, Amounts.Union _, Amounts.Powers _, Amounts.AtMostPart _ -> Optional.empty();
        };
    }

    /// @return the least odd or even amount; 0 for all other sets
    private static int parity(Name name) {
        return name == Name.ODD ? 1 : name == Name.EVEN ? 2 : 0;
    }

    /// @param parity the least of all odd or all even amounts; 0 if there are none
    private static Optional<PeriodicAmounts> ofRanges(List<Amounts.Range> ranges, int parity) {
        var few = new ArrayList<Interval>();
        long from = parity;
        int step = parity > 0 ? 2 : 1;
        for (var range : ranges) {
            var to = range.to();
            if ((to == null ? range.from() : to).compareTo(MOST_AMOUNT) > 0) return Optional.empty();
            long first = Math.max(range.from().longValueExact(), 1);
            if (to != null) {
                if (to.signum() > 0 && !add(few, first, to.longValueExact(), parity)) return Optional.empty();
            } else {
                // Whatever there was of one parity below is listed.
                if (parity > 0 && !add(few, 1, first - 1, 3 - parity)) return Optional.empty();
                from = first;
                step = 1;
            }
        }
        return Optional.of(new PeriodicAmounts(few, from, step));
    }

    /// @param without 1 to leave out odd amounts, 2 to leave out even ones, 0 to take all
    private static boolean add(List<Interval> few, long from, long to, int without) {
        if (without == 0) {
            few.add(new Interval(from, to));
            return few.size() <= MOST_INTERVALS;
        }
        if (to - from > 2 * MOST_INTERVALS) return false;
        for (long amount = from; amount <= to; amount++)
            if ((amount - without) % 2 != 0) few.add(new Interval(amount, amount));
        return few.size() <= MOST_INTERVALS;
    }

    /// @return the greatest of the finitely many and the least of the others; 0 if there are none
    long span() {
        return Math.max(few.stream().mapToLong(Interval::to).max().orElse(0), from);
    }

    /// @return whether all odd or all even amounts are among them, but not all large ones
    boolean hasParity() {
        return from > 0 && step == 2;
    }
}
