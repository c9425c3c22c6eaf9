package grundy.engine.heap.breaking;

import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Rules of take-and-break with what may be done without taking set apart.
///
/// @param terms with amounts of 1 and more
/// @param splits the numbers of heaps that a heap may be split into without taking, as bits from 2 on
/// @param most the greatest number of heaps that a move leaves, at least 1
record BreakingRules(List<Term> terms, int splits, int most) {
    private static final int SPLITTING = ~3;

    static BreakingRules of(TakeAndBreak rules) {
        var terms = new ArrayList<Term>();
        int splits = 0;
        int all = 2;
        for (var term : rules.terms()) {
            all |= term.parts();
            if (!(term.amounts() instanceof Ranges(var ranges)) || !AmountSets.allowNothing(term.amounts())) {
                terms.add(term);
                continue;
            }
            splits |= term.parts() & SPLITTING;
            var positive = positive(ranges);
            if (!positive.isEmpty()) terms.add(new Term(AmountSets.of(positive), term.parts()));
        }
        return new BreakingRules(List.copyOf(terms), splits, 31 - Integer.numberOfLeadingZeros(all));
    }

    private static List<Range> positive(List<Range> ranges) {
        return ranges.stream()
                .filter(range -> range.to() == null || range.to().signum() > 0)
                .map(range -> new Range(range.from().max(BigInteger.ONE), range.to()))
                .toList();
    }

    /// @return whether a move may leave two heaps or more
    boolean isSplitting() {
        return most > 1;
    }

    boolean isFinite() {
        return terms.stream().map(Term::amounts).allMatch(AmountSets::isFinite);
    }

    /// @return the greatest amount of finite rules
    BigInteger greatest() {
        return terms.stream().map(Term::amounts).map(BreakingRules::greatest).reduce(BigInteger.ZERO, BigInteger::max);
    }

    private static BigInteger greatest(Amounts amounts) {
        return AmountSets.greatest(amounts).orElse(BigInteger.ZERO);
    }
}
