package grundy.check.verdict;

import grundy.check.period.RepeatingHeap;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.option.RuleOptions;
import grundy.value.MisereQuotient;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/// A heap of any size in a sum in misere play: which moves there are, and how many of them leave elements that are
/// wanted.
///
/// Cost: as many products as the preperiod and the period have heaps, for each amount; of a move that leaves three
/// heaps as many as there are.
final class QuotientHeap {
    private static final BigInteger LARGEST_IN_THREE = BigInteger.valueOf(3000);

    private final RuleTree rules;
    private final BigInteger heap;
    private final QuotientElements elements;
    private final MisereQuotient quotient;

    /// @param elements of the heaps of these rules
    /// @param heap that they cover
    QuotientHeap(RuleTree rules, BigInteger heap, QuotientElements elements) {
        this.rules = rules;
        this.heap = heap;
        this.elements = elements;
        this.quotient = elements.quotient();
    }

    /// @param to what a move leaves, as it is written
    /// @return the element of what it leaves; empty if there is no such move
    Optional<Integer> after(List<String> to) {
        var left = rules instanceof TakeAndBreak taking
                ? RepeatingHeap.remainingHeaps(taking, heap, to)
                : options().filter(option -> sortedTexts(option).equals(to)).findFirst();
        return left.map(elements::product);
    }

    /// @param filter elements
    /// @return the number of moves to such an element; empty if there are too many to be counted
    Optional<BigInteger> count(IntPredicate filter) {
        if (!(rules instanceof TakeAndBreak(var terms))) {
            Set<List<String>> options = new HashSet<>();
            options()
                    .filter(option -> filter.test(elements.product(option)))
                    .forEach(option -> options.add(sortedTexts(option)));
            return Optional.of(BigInteger.valueOf(options.size()));
        }
        var count = BigInteger.ZERO;
        for (var term : terms) {
            if (AmountSets.allowNothing(term.amounts())) {
                var more = broken(heap, term.parts(), filter);
                if (more.isEmpty()) return Optional.empty();
                count = count.add(more.get());
            }
            for (var amount : (Iterable<BigInteger>) AmountSets.stream(term.amounts(), heap)::iterator) {
                Checkpoint.step();
                var rest = heap.subtract(amount);
                int whole = rest.signum() == 0 ? 1 : 2;
                if ((term.parts() & whole) != 0 && filter.test(elements.of(rest))) count = count.add(BigInteger.ONE);
                var more = broken(rest, term.parts(), filter);
                if (more.isEmpty()) return Optional.empty();
                count = count.add(more.get());
            }
        }
        return Optional.of(count);
    }

    private Stream<List<BigInteger>> options() {
        return RuleOptions.stream(rules, Tuple.of(heap))
                .map(option ->
                        option.stream().map(part -> ((Tuple) part).get(0)).toList());
    }

    private static List<String> sortedTexts(List<BigInteger> option) {
        return option.stream().map(BigInteger::toString).sorted().toList();
    }

    private Optional<BigInteger> broken(BigInteger rest, int parts, IntPredicate filter) {
        var two = (parts & 4) != 0 ? elements.pairs(rest, filter) : BigInteger.ZERO;
        if ((parts & 8) == 0) return Optional.of(two);
        if (rest.compareTo(LARGEST_IN_THREE) > 0) return Optional.empty();
        return Optional.of(two.add(BigInteger.valueOf(threes(rest.intValueExact(), filter))));
    }

    private long threes(int rest, IntPredicate filter) {
        long count = 0;
        for (int a = 1; a <= rest / 3; a++) {
            Checkpoint.step();
            for (int b = a; b <= (rest - a) / 2; b++)
                if (filter.test(quotient.times(
                        quotient.times(elements.listedElement(a), elements.listedElement(b)),
                        elements.listedElement(rest - a - b)))) count++;
        }
        return count;
    }
}
