package grundy.check.period;

import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Ranges;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A heap of any size of a game whose values repeat: which moves there are, and how many of them leave a value.
///
/// @param values of the heaps of these rules
public record RepeatingHeap(TakeAndBreak rules, BigInteger heap, RepeatingValues values) implements LargeComponent {
    private static final long MOST_AMOUNTS = 100_000;

    @Override
    public BigInteger value() {
        return values.value(heap);
    }

    @Override
    public Optional<BigInteger> after(List<String> to) {
        return remainingHeaps(rules, heap, to)
                .map(left -> left.stream().map(values::value).reduce(BigInteger.ZERO, BigInteger::xor));
    }

    /// @param to what a move leaves, as it is written
    /// @return the heaps that it leaves, heap 0 for none; empty if there is no such move
    public static Optional<List<BigInteger>> remainingHeaps(TakeAndBreak rules, BigInteger heap, List<String> to) {
        if (!to.stream().allMatch(text -> text.matches("0|[1-9]\\d*"))) return Optional.empty();
        var left = to.stream().map(BigInteger::new).toList();
        var taken = heap.subtract(left.stream().reduce(BigInteger.ZERO, BigInteger::add));
        boolean none = left.equals(List.of(BigInteger.ZERO));
        if (!none && left.contains(BigInteger.ZERO) || left.isEmpty() || left.size() > 3) return Optional.empty();
        int parts = none ? 0 : left.size();
        boolean allowed = rules.terms().stream()
                .anyMatch(term -> (term.parts() >> parts & 1) != 0
                        && (parts > 1 || taken.signum() > 0)
                        && AmountSets.contains(term.amounts(), taken, heap));
        return allowed ? Optional.of(left) : Optional.empty();
    }

    @Override
    public Optional<BigInteger> count(BigInteger value) {
        Optional<BigInteger> count = Optional.of(BigInteger.ZERO);
        for (var term : rules.terms()) {
            var more = count(term, value);
            count = count.flatMap(some -> more.map(some::add));
        }
        return count;
    }

    private Optional<BigInteger> count(Term term, BigInteger value) {
        if (term.parts() >= 8) return Optional.empty();
        var count = BigInteger.ZERO;
        boolean takesAll = (term.parts() & 1) != 0
                && heap.signum() > 0
                && AmountSets.contains(term.amounts(), heap, heap)
                && values.value(BigInteger.ZERO).equals(value);
        if (takesAll) count = count.add(BigInteger.ONE);
        boolean splits = (term.parts() & 4) != 0;
        if ((term.parts() & 2) != 0 && term.amounts() instanceof Ranges ranges)
            count = count.add(countLeavingOne(ranges, value));
        else if ((term.parts() & 2) != 0) {
            var found = leftOneByOne(term.amounts(), value);
            if (found.isEmpty()) return Optional.empty();
            count = count.add(found.get());
        }
        return splits ? countLeavingTwo(term.amounts(), value).map(count::add) : Optional.of(count);
    }

    /// @return the number of amounts that leave one nonempty heap of a value
    private BigInteger countLeavingOne(Ranges amounts, BigInteger value) {
        var count = BigInteger.ZERO;
        for (var range : amounts.ranges()) {
            var least = range.to() == null
                    ? BigInteger.ONE
                    : heap.subtract(range.to()).max(BigInteger.ONE);
            var most = heap.subtract(range.from().max(BigInteger.ONE));
            count = count.add(values.count(least, most, value));
        }
        return count;
    }

    private Optional<BigInteger> leftOneByOne(Amounts amounts, BigInteger value) {
        var all = amounts(amounts);
        return all.map(list -> BigInteger.valueOf(list.stream()
                .filter(amount -> amount.compareTo(heap) < 0)
                .filter(amount -> values.value(heap.subtract(amount)).equals(value))
                .count()));
    }

    private Optional<BigInteger> countLeavingTwo(Amounts amounts, BigInteger value) {
        var all = amounts(amounts);
        if (all.isEmpty()) return Optional.empty();
        var count = BigInteger.ZERO;
        if (AmountSets.allowNothing(amounts)) {
            var untouched = values.pairs(heap, value);
            if (untouched.isEmpty()) return Optional.empty();
            count = untouched.get();
        }
        for (var amount : all.get()) {
            Checkpoint.look();
            var pairs = values.pairs(heap.subtract(amount), value);
            if (pairs.isEmpty()) return Optional.empty();
            count = count.add(pairs.get());
        }
        return Optional.of(count);
    }

    /// @return the amounts from 1 on; empty if there are too many
    private Optional<List<BigInteger>> amounts(Amounts amounts) {
        var all = AmountSets.stream(amounts, heap).limit(MOST_AMOUNTS + 1).toList();
        return all.size() > MOST_AMOUNTS ? Optional.empty() : Optional.of(all);
    }
}
