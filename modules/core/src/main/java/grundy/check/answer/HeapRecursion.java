package grundy.check.answer;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.List;

/// The nim-values of one heap by recursion on its size: those of the first heaps are 0, and from then
/// on the rest that n = modulus * m + rest leaves on division by the modulus gives the value, or the
/// smaller heap that has it.
///
/// @param from heaps with fewer counters have the value 0
/// @param rows for each rest from 0 on; as many as the modulus
public record HeapRecursion(BigInteger from, List<ResidueRow> rows) {
    public HeapRecursion {
        rows = List.copyOf(rows);
        if (rows.isEmpty() || from.signum() < 0)
            throw new IllegalArgumentException(
                    "A recursion must have at least one row and begin at 0 or later, but has %d and begins at %d."
                            .formatted(rows.size(), from));
    }

    /// The statement about all heaps with one rest, by `factor * m + constant`.
    public sealed interface ResidueRow {
        /// Returns what the heap is multiplied by.
        BigInteger factor();

        /// Returns what is added.
        BigInteger constant();

        /// @return the number at some m
        default BigInteger at(BigInteger m) {
            return factor().multiply(m).add(constant());
        }
    }

    /// The value itself.
    public record ValueRow(BigInteger factor, BigInteger constant) implements ResidueRow {}

    /// The heap that has the same value.
    public record ReductionRow(BigInteger factor, BigInteger constant) implements ResidueRow {}

    /// Returns how many kinds of heaps there are.
    public BigInteger modulus() {
        return BigInteger.valueOf(rows.size());
    }

    /// Cost: a division for each heap on the way.
    ///
    /// @param heap at least 0
    /// @throws ArithmeticException if it is said to have the value of a heap that is not smaller
    public BigInteger value(BigInteger heap) {
        var n = heap;
        while (n.compareTo(from) >= 0) {
            Checkpoint.step();
            var parts = n.divideAndRemainder(modulus());
            var row = rows.get(parts[1].intValueExact());
            var number = row.at(parts[0]);
            if (row instanceof ValueRow) return number;
            if (number.signum() < 0 || number.compareTo(n) >= 0)
                throw new ArithmeticException("The value of heap %d is that of heap %d.".formatted(n, number));
            n = number;
        }
        return BigInteger.ZERO;
    }
}
