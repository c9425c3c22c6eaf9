package grundy.theory;

import grundy.rules.AmountSets;
import grundy.rules.Amounts;
import grundy.rules.Amounts.Range;
import grundy.rules.Rules.TakeAndBreak;
import grundy.rules.Rules.Term;
import grundy.theory.divisors.TakeDivisors;
import grundy.theory.form.HeapForm;
import grundy.theory.form.HeapValues;
import grundy.theory.nim.TakeAny;
import grundy.theory.splitting.Lasker;
import grundy.theory.splitting.OnlySplit;
import grundy.theory.splitting.SplitInto;
import grundy.theory.splitting.TakeAnyTame;
import grundy.theory.splitting.TakeAnyThenSplit;
import grundy.theory.splitting.ThreeWaySplit;
import grundy.theory.taking.Scaled;
import grundy.theory.taking.TakeAtMostPart;
import grundy.theory.taking.TakeInterval;
import grundy.theory.taking.TakePowers;
import grundy.theory.taking.TakeResidue;
import grundy.theory.taking.TakeTwoAmounts;
import grundy.theory.taking.TakeUpToAndOne;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which take-and-break games have a closed form.
final class HeapForms {
    private static final int LEAVE_TWO = 0b100;
    private static final int LEAVE_THREE = 0b1000;

    private HeapForms() {}

    static Optional<HeapForm> find(TakeAndBreak rules) {
        return Optional.ofNullable(form(rules));
    }

    private static @Nullable HeapForm form(TakeAndBreak rules) {
        var terms = rules.terms();
        if (terms.size() == 1 && terms.getFirst() instanceof Term(var amounts, var parts)) {
            if (parts == Term.LEAVE_ONE_OR_NONE) return taking(amounts);
            if (parts == (Term.LEAVE_ONE_OR_NONE | LEAVE_TWO) && amounts.equals(Amounts.ANY))
                return HeapForm.tame(new TakeAnyThenSplit(), TakeAnyTame.takeAnyThenSplit());
            if (amounts.equals(Amounts.NOTHING) && parts == LEAVE_TWO) return HeapForm.exchanging(new OnlySplit());
            boolean oneNumber = Integer.bitCount(parts) == 1 && parts > LEAVE_TWO;
            if (amounts.equals(Amounts.NOTHING) && oneNumber)
                return HeapForm.normal(new SplitInto(Integer.numberOfTrailingZeros(parts)));
            return null;
        }
        var takeAny = new Term(Amounts.ANY, Term.LEAVE_ONE_OR_NONE);
        if (terms.size() != 2 || !terms.contains(takeAny)) return null;
        if (terms.contains(new Term(Amounts.NOTHING, LEAVE_TWO)))
            return HeapForm.tame(new Lasker(), TakeAnyTame.lasker());
        if (terms.contains(new Term(Amounts.NOTHING, LEAVE_THREE)))
            return HeapForm.tame(new ThreeWaySplit(), TakeAnyTame.threeWay());
        return null;
    }

    /// @param amounts that may be taken from a heap, nothing else being done
    static @Nullable HeapForm taking(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                ranges.isEmpty() || ranges.getFirst().from().signum() == 0 ? null : intervals(ranges);
            case Amounts.Powers(var base) -> HeapForm.exchanging(new TakePowers(base));
            case Amounts.AtMostPart(var numerator, var denominator) ->
                HeapForm.exchanging(
                        numerator.compareTo(denominator) < 0
                                ? new TakeAtMostPart(numerator, denominator)
                                : new TakeAny());
            case Amounts.Named(var name) ->
                switch (name) {
                    case EVEN -> HeapForm.exchanging(new Scaled(new TakeAny(), BigInteger.TWO));
                    case DIVISORS -> HeapForm.exchanging(new TakeDivisors(false));
                    case PROPER_DIVISORS -> HeapForm.normal(new TakeDivisors(true));
                    default -> residues(amounts);
                };
            case Amounts.Union _ -> residues(amounts);
        };
    }

    private static @Nullable HeapForm residues(Amounts amounts) {
        return TakeResidue.of(amounts).map(HeapForm::exchanging).orElse(null);
    }

    private static @Nullable HeapForm intervals(List<Range> ranges) {
        var values = values(ranges);
        return values == null ? null : HeapForm.exchanging(values);
    }

    /// @param ranges at least one, in normal form, from 1 on
    private static @Nullable HeapValues values(List<Range> ranges) {
        var first = ranges.getFirst();
        if (ranges.size() == 1)
            return first.to() == null && first.from().equals(BigInteger.ONE)
                    ? new TakeAny()
                    : new TakeInterval(first.from(), first.to());
        if (ranges.size() == 2 && isSingle(first) && isSingle(ranges.getLast()))
            return new TakeTwoAmounts(first.from(), ranges.getLast().from());
        if (first.from().equals(BigInteger.ONE)) return fromOne(ranges);
        return ranges.stream().allMatch(HeapForms::isSingle) ? scaled(ranges) : null;
    }

    private static @Nullable HeapValues fromOne(List<Range> ranges) {
        var residues = TakeResidue.of(new Amounts.Ranges(ranges));
        if (residues.isPresent()) return residues.get();
        if (ranges.size() != 2 || !(ranges.getFirst().to() instanceof BigInteger most) || !isSingle(ranges.getLast()))
            return null;
        var extra = ranges.getLast().from();
        return extra.mod(most.add(BigInteger.ONE)).signum() == 0 ? new TakeUpToAndOne(most, extra) : null;
    }

    private static @Nullable HeapValues scaled(List<Range> ranges) {
        var size = ranges.stream().map(Range::from).reduce(BigInteger.ZERO, BigInteger::gcd);
        if (size.equals(BigInteger.ONE)) return null;
        var groups = ranges.stream()
                .map(range -> range.from().divide(size))
                .map(amount -> new Range(amount, amount))
                .toList();
        var values = AmountSets.of(groups) instanceof Amounts.Ranges(var merged) ? values(merged) : null;
        return values == null ? null : new Scaled(values, size);
    }

    private static boolean isSingle(Range range) {
        return range.from().equals(range.to());
    }
}
