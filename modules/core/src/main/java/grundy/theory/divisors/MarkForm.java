package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.FewOptions;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.GameForms;
import java.math.BigInteger;

/// Mark: take 1 or leave half, rounded down. With t the exponent of 2 in n, the value is 0 for odd t, else 1 if n
/// has an odd number of ones in binary, else 2.
///
/// Proof. If t is odd, the options n - 1 and n/2 have an even exponent. If t is even, n/2 (t > 0), or one of
/// n - 1 and (n - 1)/2 (t = 0, n > 1), has value 0; the other option has by its number of ones, which is of
/// the other parity, value 2 where n is to have 1, and 1 where n is to have 2. (n = 1 has only 0.)
///
/// In misere play cold are the even powers of 2, and the numbers that are no powers of 2 with odd t, by the
/// same induction from 1 and 2 on.
public final class MarkForm {
    static final String VILE =
            "A. S. Fraenkel, The vile, dopey, evil and odious game players, Discrete Mathematics 312 (2012) 42-46";

    private MarkForm() {}

    /// @return the forms of the theorem for games of these rules
    public static GameForms forms(RuleTree.Moves rules) {
        return GameForms.values(FewOptions.normal(
                        rules,
                        position -> markValue(heap(position)),
                        new Evidence.ClosedForm(
                                "Fraenkel 2012",
                                "g = 0 if n == 0 else 0 if twos(n) mod 2 == 1 else 2 - ones(n) mod 2",
                                VILE)))
                .withMisereCold(new FewOptionsCold(
                        rules,
                        position -> isMisereMarkCold(heap(position)),
                        new Evidence.ClosedForm("Fraenkel 2012", CatalogueText.claim("mark", "misere P when"), VILE)));
    }

    private static BigInteger markValue(BigInteger heap) {
        if (heap.signum() == 0 || heap.getLowestSetBit() % 2 == 1) return BigInteger.ZERO;
        return BigInteger.valueOf(2 - heap.bitCount() % 2);
    }

    private static boolean isMisereMarkCold(BigInteger heap) {
        if (heap.signum() == 0) return false;
        return (heap.getLowestSetBit() % 2 == 1) != (heap.bitCount() == 1);
    }

    private static BigInteger heap(Tuple position) {
        return position.get(0);
    }
}
