package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;

/// Subtract a divisor other than 1 and the number itself: cold are 0, odd numbers and the odd powers of 2.
///
/// Proof. An odd number less an odd divisor d is an even multiple of d, so even and no power of 2. An even number
/// with an odd divisor d > 1 becomes odd by taking d. `2^k` becomes `2^(k-1)`, or by taking less an even number that
/// is no power of 2.
///
/// Source: elementary; a standard judge's problem. Cost: none for the outcome, factoring for the moves.
public final class DeletingDivisors implements ColdTuples {
    @Override
    public boolean isCold(Tuple position) {
        return isCold(position.get(0));
    }

    private static boolean isCold(BigInteger number) {
        if (number.signum() == 0 || number.testBit(0)) return true;
        return number.bitCount() == 1 && number.getLowestSetBit() % 2 == 1;
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        var number = position.get(0);
        if (isCold(number)) return List.of();
        var divisors = FactoredNumber.of(number).divisors();
        return divisors.subList(1, divisors.size() - 1).stream()
                .map(number::subtract)
                .filter(DeletingDivisors::isCold)
                .map(Tuple::of)
                .toList();
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Odd numbers and odd powers of 2", CatalogueText.claim("deleting-divisors", "P when"), "Elementary");
    }
}
