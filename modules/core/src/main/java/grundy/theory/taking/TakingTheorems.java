package grundy.theory.taking;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.theory.divisors.TakeDivisors;
import grundy.theory.form.GameForms;
import grundy.theory.form.HeapValues;
import grundy.theory.form.RecognisedGame;
import grundy.theory.nim.TakeAny;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Finds the closed form of a game in which a move takes one of a set of amounts and does nothing else,
/// where one is known.
public final class TakingTheorems {
    private TakingTheorems() {}

    /// @return the theorem about taking these amounts, if there is one here
    public static Optional<RecognisedGame> find(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                ranges.isEmpty() || ranges.getFirst().from().signum() == 0 ? Optional.empty() : intervals(ranges);
            case Amounts.Powers(var base) -> exchanging("powers", new TakePowers(base));
            case Amounts.AtMostPart(var numerator, var denominator) ->
                numerator.compareTo(denominator) < 0
                        ? exchanging("part", new TakeAtMostPart(numerator, denominator))
                        : exchanging("nim", new TakeAny());
            case Amounts.Named(var name) ->
                switch (name) {
                    case EVEN -> exchanging("scaled", new ScaledTaking(new TakeAny(), BigInteger.TWO));
                    case DIVISORS -> exchanging("divisors", new TakeDivisors(false));
                    case PROPER_DIVISORS ->
                        Optional.of(new RecognisedGame("divisors", GameForms.values(new TakeDivisors(true))));
                    default -> residues(amounts);
                };
            case Amounts.Union _ -> residues(amounts);
        };
    }

    private static Optional<RecognisedGame> exchanging(String theorem, HeapValues normal) {
        return Optional.of(new RecognisedGame(theorem, GameForms.exchanging(normal)));
    }

    private static Optional<RecognisedGame> residues(Amounts amounts) {
        return TakeResidue.of(amounts).flatMap(values -> exchanging("residues", values));
    }

    /// @param ranges at least one, in normal form, from 1 on
    private static Optional<RecognisedGame> intervals(List<Range> ranges) {
        var first = ranges.getFirst();
        boolean fromOne = first.from().equals(BigInteger.ONE);
        if (ranges.size() == 1)
            return first.to() == null && fromOne
                    ? exchanging("nim", new TakeAny())
                    : exchanging("interval", new TakeInterval(first.from(), first.to()));
        if (ranges.size() == 2 && isSingle(first) && isSingle(ranges.getLast()))
            return exchanging(
                    "two-amounts",
                    new TakeTwoAmounts(first.from(), ranges.getLast().from()));
        if (fromOne) return residues(new Amounts.Ranges(ranges)).or(() -> upToAndOne(ranges));
        return ranges.stream().allMatch(TakingTheorems::isSingle) ? scaled(ranges) : Optional.empty();
    }

    private static Optional<RecognisedGame> upToAndOne(List<Range> ranges) {
        if (ranges.size() != 2 || !(ranges.getFirst().to() instanceof BigInteger most) || !isSingle(ranges.getLast()))
            return Optional.empty();
        var extra = ranges.getLast().from();
        return extra.mod(most.add(BigInteger.ONE)).signum() == 0
                ? exchanging("up-to-and-one", new TakeUpToAndOne(most, extra))
                : Optional.empty();
    }

    private static Optional<RecognisedGame> scaled(List<Range> ranges) {
        var size = ranges.stream().map(Range::from).reduce(BigInteger.ZERO, BigInteger::gcd);
        if (size.equals(BigInteger.ONE)) return Optional.empty();
        var groups = ranges.stream()
                .map(range -> range.from().divide(size))
                .map(amount -> new Range(amount, amount))
                .toList();
        if (!(AmountSets.of(groups) instanceof Amounts.Ranges(var merged))) return Optional.empty();
        return intervals(merged)
                .flatMap(found -> found.forms().normal() instanceof HeapValues values
                        ? exchanging("scaled", new ScaledTaking(values, size))
                        : Optional.empty());
    }

    private static boolean isSingle(Range range) {
        return range.from().equals(range.to());
    }
}
