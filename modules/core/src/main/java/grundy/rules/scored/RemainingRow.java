package grundy.rules.scored;

/// The stones that are left of a row.
///
/// @param from index of the first stone that is left
/// @param to index after the last one
public record RemainingRow(PointRow row, int from, int to) {
    /// @param points of the stones, from left to right
    public static RemainingRow of(long... points) {
        return all(PointRow.of(points));
    }

    static RemainingRow all(PointRow row) {
        return new RemainingRow(row, 0, row.length());
    }

    /// @return the number of stones left
    public int count() {
        return to - from;
    }

    long reach() {
        return row.size(from, to);
    }

    @Override
    public String toString() {
        return row.text(from, to);
    }
}
