package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.TupleValues;
import java.math.BigInteger;
import java.util.List;

/// A number is replaced by a proper divisor: the value is the number of prime factors, with multiplicity, since each
/// smaller number of factors is that of some proper divisor. 0 and 1 have no move. In misere play 0 and 1 are
/// exchanged, since only the end has value 0.
///
/// Source: elementary. Cost: factoring.
public final class ReplaceByDivisor implements TupleValues {
    @Override
    public BigInteger value(Tuple position) {
        var number = position.get(0);
        if (number.bitLength() <= 1) return BigInteger.ZERO;
        return BigInteger.valueOf(FactoredNumber.of(number).primeFactors(number));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        var number = position.get(0);
        if (number.bitLength() <= 1) return CountedList.none();
        var factored = FactoredNumber.of(number);
        return CountedList.of(factored.divisors().stream()
                .filter(divisor ->
                        !divisor.equals(number) && value.equals(BigInteger.valueOf(factored.primeFactors(divisor))))
                .map(divisor -> List.<Position>of(Tuple.of(divisor)))
                .toList());
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Number of prime factors", CatalogueText.claim("dividing-game", "g ="), "Elementary; OEIS A001222");
    }
}
