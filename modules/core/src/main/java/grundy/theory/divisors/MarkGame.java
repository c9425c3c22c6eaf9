package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/// Mark-t: take less than t, or leave `floor(n/t)`. Cold are 0 and the numbers that t divides an odd number of times.
///
/// Proof. Taking less than t from a multiple of t leaves no multiple of t. So if t divides n an odd number of times,
/// no option is cold. If an even number of times, and at least twice, `n/t` is cold. If not at all, let n' be the
/// next multiple of t below: it is cold, or `n'/t = floor(n/t)` is. A cold option can only be one of these two.
///
/// Source: A. S. Fraenkel, Aperiodic subtraction games, Electronic Journal of Combinatorics 18(2) (2011) P19. Cost:
/// one division for each time that t divides.
///
/// @param divisor t, at least 2
public record MarkGame(BigInteger divisor) implements ColdTuples {
    @Override
    public boolean isCold(Tuple position) {
        return isCold(position.get(0));
    }

    private boolean isCold(BigInteger heap) {
        if (heap.signum() == 0) return true;
        boolean odd = false;
        var rest = heap;
        for (var parts = rest.divideAndRemainder(divisor);
                parts[1].signum() == 0;
                parts = rest.divideAndRemainder(divisor)) {
            rest = parts[0];
            odd = !odd;
        }
        return odd;
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        var heap = position.get(0);
        var found = new LinkedHashSet<Tuple>();
        if (heap.signum() == 0) return found;
        var parts = heap.divideAndRemainder(divisor);
        for (var left : List.of(heap.subtract(parts[1]), parts[0]))
            if (left.compareTo(heap) < 0 && isCold(left)) found.add(Tuple.of(left));
        return found;
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Fraenkel 2011",
                "P when n == 0 or valuation(n, %s) mod 2 == 1".formatted(divisor),
                CatalogueText.source("mark"));
    }
}
