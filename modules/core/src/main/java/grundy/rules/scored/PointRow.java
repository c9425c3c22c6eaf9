package grundy.rules.scored;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Stones in a row with the points that each is worth, perhaps negative. All sums of neighbours are exact: the points
/// without their signs come to at most 2^62.
public final class PointRow {
    /// Longer rows would take longer to read than to answer.
    public static final int MOST = 10_000_000;

    private static final BigInteger MOST_POINTS = BigInteger.ONE.shiftLeft(62);

    private final long[] points;
    private final long[] before;
    private final long[] sizeBefore;
    private final int hash;

    private PointRow(long[] points) {
        this.points = points;
        this.before = new long[points.length + 1];
        this.sizeBefore = new long[points.length + 1];
        for (int i = 0; i < points.length; i++) {
            before[i + 1] = before[i] + points[i];
            sizeBefore[i + 1] = sizeBefore[i] + Math.abs(points[i]);
        }
        this.hash = Arrays.hashCode(points);
    }

    /// @throws IllegalArgumentException if the points without their signs come to more than 2^62
    public static PointRow of(long... points) {
        var size = Arrays.stream(points)
                .mapToObj(BigInteger::valueOf)
                .map(BigInteger::abs)
                .reduce(BigInteger.ZERO, BigInteger::add);
        if (size.compareTo(MOST_POINTS) > 0)
            throw new IllegalArgumentException("The points must come to at most 2^62 without signs, but are " + size);
        return new PointRow(points.clone());
    }

    static PointRow read(String text) {
        var scan = new PositionText(text);
        var points = new long[16];
        int count = 0;
        var size = BigInteger.ZERO;
        do {
            int offset = scan.offset();
            boolean negative = scan.take("-");
            if (!scan.atDigit()) throw scan.expected(Message.of("scored.what.points"));
            var number = scan.number(0);
            size = size.add(number);
            if (size.compareTo(MOST_POINTS) > 0)
                throw new PositionException(offset, Message.of("scored.points-large", "most", MOST_POINTS));
            if (count == MOST) throw new PositionException(offset, Message.of("scored.row-long", "most", MOST));
            if (count == points.length) points = Arrays.copyOf(points, 2 * count);
            points[count++] = negative ? -number.longValueExact() : number.longValueExact();
        } while (!scan.atEnd());
        return new PointRow(Arrays.copyOf(points, count));
    }

    /// @return the number of things that are left in the row
    public int length() {
        return points.length;
    }

    /// @param index from 0
    public long get(int index) {
        return points[index];
    }

    /// @return the points of the stones from `from` on, before `to`
    public long sum(int from, int to) {
        return before[to] - before[from];
    }

    /// @return the size of a part of the row, without signs
    public long size(int from, int to) {
        return sizeBefore[to] - sizeBefore[from];
    }

    String text(int from, int to) {
        if (from == to) return "0";
        return IntStream.range(from, to).mapToObj(i -> Long.toString(points[i])).collect(Collectors.joining(" "));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof PointRow that && hash == that.hash && Arrays.equals(points, that.points);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return text(0, points.length);
    }
}
