package grundy.engine.closed.board;

import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.rules.board.Numbers;
import java.math.BigInteger;
import java.util.LinkedHashSet;

/// A board on which each number is a heap of Nim: the value is the nim-sum. Cost: O(n).
///
/// @param alike whether heaps of the same size cannot be told apart, so that the position keeps them in ascending
///     order
record NimSum(boolean alike) implements BoardForm<Numbers> {
    static BigInteger of(Iterable<BigInteger> numbers) {
        var sum = ZERO;
        for (var number : numbers) sum = sum.xor(number);
        return sum;
    }

    @Override
    public BigInteger value(Numbers heaps) {
        return of(heaps.list());
    }

    @Override
    public Found<Numbers> optionsOfValue(Numbers heaps, BigInteger value) {
        var change = value(heaps).xor(value);
        var found = new LinkedHashSet<Numbers>();
        for (int i = 0; i < heaps.size(); i++) {
            var left = heaps.get(i).xor(change);
            if (left.compareTo(heaps.get(i)) >= 0) continue;
            var option = heaps.with(i, left);
            found.add(alike ? option.sorted() : option);
        }
        return Found.of(found);
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Bouton 1901",
                "g = xor(x[i] for i)",
                "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39");
    }
}
