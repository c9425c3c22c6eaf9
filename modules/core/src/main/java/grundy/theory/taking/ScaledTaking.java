package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import grundy.theory.nim.TakeAny;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A game of which every amount is a multiple of one number d: `n mod d` counters can never be taken, and the
/// others count in groups of d, so that `g(n) = g'(floor(n / d))`. Nothing splits. `take even` is Nim with d = 2.
///
/// @param groups the game of the groups
/// @param size d, at least 1
public record ScaledTaking(HeapValues groups, BigInteger size) implements HeapValues {
    @Override
    public BigInteger value(BigInteger heap) {
        return groups.value(heap.divide(size));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        var parts = heap.divideAndRemainder(size);
        var options = groups.optionsOfValue(parts[0], value);
        return new CountedList<>(
                options.count(), () -> options.stream().map(option -> scaled(option, parts[1])), options.uncounted());
    }

    private List<Position> scaled(List<Position> option, BigInteger rest) {
        return HeapOptions.heap(
                ((Tuple) option.getFirst()).get(0).multiply(size).add(rest));
    }

    @Override
    public Evidence evidence() {
        if (!(groups.evidence() instanceof Evidence.ClosedForm(var name, var statement, var source)))
            throw new AssertionError("A closed form has a closed form as its evidence");
        return new Evidence.ClosedForm(name, statement.replaceAll("\\bn\\b", "(n / " + size + ")"), source);
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        return groups instanceof TakeAny && size.equals(BigInteger.TWO)
                ? Optional.of(HeapLaw.of(
                        Message.of("explain.law.even"), texts -> HeapLaw.quotient(heap, BigInteger.TWO, texts)))
                : Optional.empty();
    }
}
