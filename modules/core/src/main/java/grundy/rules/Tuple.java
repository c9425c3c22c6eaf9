package grundy.rules;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A position of a game of heaps: one nonnegative integer of any length for each coordinate. A heap is a 1-tuple.
///
/// Tuples are ordered by how many coordinates they have, then by the first that differs.
public final class Tuple implements Position, Comparable<Tuple> {
    private final BigInteger[] coordinates;

    private Tuple(BigInteger[] coordinates) {
        for (var coordinate : coordinates)
            if (coordinate.signum() < 0)
                throw new IllegalArgumentException(
                        "A coordinate must be >= 0, but the position is " + Arrays.toString(coordinates));
        this.coordinates = coordinates;
    }

    /// @param coordinates none below 0
    public static Tuple of(BigInteger... coordinates) {
        return new Tuple(coordinates.clone());
    }

    /// @param coordinates none below 0
    public static Tuple of(long... coordinates) {
        return new Tuple(
                Arrays.stream(coordinates).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    /// @param coordinates none below 0
    public static Tuple of(List<BigInteger> coordinates) {
        return new Tuple(coordinates.toArray(BigInteger[]::new));
    }

    /// @return the number of coordinates, at least 1
    public int arity() {
        return coordinates.length;
    }

    /// @param index which coordinate, from 0
    public BigInteger get(int index) {
        return coordinates[index];
    }

    /// @return the coordinates, in order
    public Stream<BigInteger> stream() {
        return Arrays.stream(coordinates);
    }

    /// @return this tuple with one coordinate replaced
    public Tuple with(int index, BigInteger value) {
        var copy = coordinates.clone();
        copy[index] = value;
        return new Tuple(copy);
    }

    @Override
    public int compareTo(Tuple other) {
        return coordinates.length == other.coordinates.length
                ? Arrays.compare(coordinates, other.coordinates)
                : Integer.compare(coordinates.length, other.coordinates.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tuple that && Arrays.equals(coordinates, that.coordinates);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(coordinates);
    }

    /// Sums may have millions of heaps, and a machine word is written ten times as fast.
    private static String digits(BigInteger number) {
        return number.bitLength() <= Long.SIZE ? Long.toUnsignedString(number.longValue()) : number.toString();
    }

    /// @return `7` for a heap, `(3,5)` for more coordinates
    @Override
    public String toString() {
        if (coordinates.length == 1) return digits(coordinates[0]);
        return Arrays.stream(coordinates).map(Tuple::digits).collect(Collectors.joining(",", "(", ")"));
    }
}
