package grundy.rules.board.heap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// A row of nonnegative integers of any length that never changes: heaps, steps, squares of coins.
public final class NumberRow {
    private static final NumberRow NONE = new NumberRow(new BigInteger[0]);

    private final BigInteger[] values;
    private final int hash;

    private NumberRow(BigInteger[] values) {
        for (var value : values)
            if (value.signum() < 0)
                throw new IllegalArgumentException("A number must be >= 0, but the row is " + Arrays.toString(values));
        this.values = values;
        this.hash = Arrays.hashCode(values);
    }

    /// @return the row of these numbers, in this order
    public static NumberRow of(List<BigInteger> values) {
        return values.isEmpty() ? NONE : new NumberRow(values.toArray(BigInteger[]::new));
    }

    /// @return the row of these numbers, in this order
    public static NumberRow of(long... values) {
        return new NumberRow(Arrays.stream(values).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    /// @return the number of numbers
    public int size() {
        return values.length;
    }

    /// @param index from 0
    public BigInteger get(int index) {
        return values[index];
    }

    /// @return a copy of the numbers
    public List<BigInteger> list() {
        return List.of(values);
    }

    /// @return this row with one number replaced
    public NumberRow with(int index, BigInteger value) {
        var copy = values.clone();
        copy[index] = value;
        return new NumberRow(copy);
    }

    /// @return this row with `amount` added at `index` (subtracted if negative)
    public NumberRow plus(int index, BigInteger amount) {
        return with(index, values[index].add(amount));
    }

    /// @param index from 0
    /// @return this row with one number left out
    public NumberRow without(int index) {
        var copy = new BigInteger[values.length - 1];
        System.arraycopy(values, 0, copy, 0, index);
        System.arraycopy(values, index + 1, copy, index, copy.length - index);
        return new NumberRow(copy);
    }

    /// @return the numbers in ascending order
    public NumberRow sorted() {
        var copy = values.clone();
        Arrays.sort(copy);
        return new NumberRow(copy);
    }

    /// @return this row without its zeros
    public NumberRow positive() {
        return isPositive()
                ? this
                : new NumberRow(
                        Arrays.stream(values).filter(v -> v.signum() > 0).toArray(BigInteger[]::new));
    }

    private boolean isPositive() {
        for (var value : values) if (value.signum() == 0) return false;
        return true;
    }

    /// @return whether no number is other than 0
    public boolean isZero() {
        for (var value : values) if (value.signum() != 0) return false;
        return true;
    }

    /// @return whether the number occurs
    public boolean contains(BigInteger target) {
        for (var value : values) if (value.equals(target)) return true;
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NumberRow that && hash == that.hash && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /// @return `3 5 7`
    @Override
    public String toString() {
        return Arrays.stream(values).map(BigInteger::toString).collect(Collectors.joining(" "));
    }
}
