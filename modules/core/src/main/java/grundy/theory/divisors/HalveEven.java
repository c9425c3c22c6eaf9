package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.FewOptions;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.GameForms;
import java.math.BigInteger;

/// Take 1 or halve an even heap. An odd heap has one option, an even one. Normal play: 0, 1, 2, 3 are lost, won, lost,
/// won; 4 is won by leaving 2, so odd heaps from 5 on are lost and even ones won: these have the value 2 if half of
/// them has the value 1, else 1. Misere play: 0 is won, so odd heaps are lost and even ones won.
public final class HalveEven {
    private HalveEven() {}

    /// @return the theorem's results for games of these rules
    public static GameForms forms(RuleTree.Moves rules) {
        var source = "Elementary; after " + MarkForm.VILE;
        var values = FewOptions.normal(
                rules,
                position -> imarkValue(heap(position)),
                new Evidence.ClosedForm("Take 1 or halve an even heap", CatalogueText.claim("i-mark", "g ="), source));
        var cold = new FewOptionsCold(
                rules,
                position -> imarkValue(heap(position)).signum() == 0,
                new Evidence.ClosedForm("Parity", CatalogueText.claim("i-mark", "P when"), source));
        var misere = new FewOptionsCold(
                rules,
                position -> heap(position).testBit(0),
                new Evidence.ClosedForm("Parity", CatalogueText.claim("i-mark", "misere P when"), source));
        return new GameForms(values, null, cold, misere);
    }

    private static BigInteger imarkValue(BigInteger heap) {
        if (heap.bitLength() <= 2) return BigInteger.valueOf(heap.testBit(0) ? 1 : 0);
        int twos = heap.getLowestSetBit();
        boolean threefold = heap.bitCount() == 2 && heap.testBit(twos + 1);
        if (threefold) return BigInteger.valueOf(1 + twos % 2);
        return twos == 0 ? BigInteger.ZERO : BigInteger.valueOf(2 - twos % 2);
    }

    private static BigInteger heap(Tuple position) {
        return position.get(0);
    }
}
