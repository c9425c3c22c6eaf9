package grundy.theory.wythoff;

import grundy.check.Evidence;
import grundy.check.answer.BlockPairs;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import grundy.theory.form.GameForms;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Take any number from one heap, or c*k and c*l from the two with `|k - l| < t`, where c is a power of 2: the cold
/// positions are {@link BlockPairs}, by the theorem of {@link grundy.check.answer.BlockPairsCheck}.
///
/// Each number has one partner, and a move in both heaps keeps the places of the numbers in their blocks, so that it
/// leads to one or two pairs at most: there are only a few candidates, and each is checked.
public record MultiplesFromBoth(BlockPairs pairs) implements ColdTuples {
    @Override
    public boolean isCold(Tuple position) {
        return pairs.arePaired(position.get(0), position.get(1));
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        var first = position.get(0);
        var second = position.get(1);
        var found = new LinkedHashSet<Tuple>();
        var beside = pairs.partner(first);
        if (beside.compareTo(second) < 0) found.add(Tuple.of(first, beside));
        beside = pairs.partner(second);
        if (beside.compareTo(first) < 0) found.add(Tuple.of(beside, second));
        var size = BigInteger.valueOf(pairs.size());
        var distance = second.divide(size).subtract(first.divide(size));
        var parts = distance.divideAndRemainder(pairs.step());
        var quotients = parts[1].signum() == 0
                ? List.of(parts[0])
                : List.of(parts[0], parts[0].add(BigInteger.valueOf(parts[1].signum())));
        for (var quotient : quotients) {
            var pair = pairs.pairAt(quotient, first, second);
            if (pair[0].compareTo(first) < 0 && pair[1].compareTo(second) < 0) found.add(Tuple.of(pair[0], pair[1]));
        }
        return found;
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Multiples from both heaps",
                "the blocks are a pair, and the places in them belong together",
                CatalogueText.source("wythoff-by-multiples"));
    }

    /// @param size c
    /// @param step t
    /// @return the forms of the theorem for such games; null if it is not about these parameters
    public static @Nullable GameForms forms(BigInteger size, BigInteger step) {
        return ofParameters(size, step)
                .map(pairs -> GameForms.cold(new MultiplesFromBoth(pairs), null))
                .orElse(null);
    }

    private static Optional<BlockPairs> ofParameters(BigInteger size, BigInteger step) {
        boolean fits = size.compareTo(BigInteger.ONE) > 0
                && size.compareTo(BigInteger.valueOf(BlockPairs.LARGEST_SIZE)) <= 0
                && size.bitCount() == 1
                && step.signum() > 0;
        return fits ? Optional.of(new BlockPairs(size.intValueExact(), step)) : Optional.empty();
    }
}
