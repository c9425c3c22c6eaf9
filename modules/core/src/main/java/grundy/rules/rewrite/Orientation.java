package grundy.rules.rewrite;

import java.util.List;
import java.util.stream.IntStream;

/// One of the eight ways to turn and reflect a grid.
///
/// @param swaps whether rows and columns are exchanged first
/// @param upsideDown whether the first row then becomes the last
/// @param leftToRight whether the first column then becomes the last
public record Orientation(boolean swaps, boolean upsideDown, boolean leftToRight) {
    /// The orientation that changes nothing.
    public static final Orientation IDENTITY = new Orientation(false, false, false);

    static final Orientation REFLECTED = new Orientation(false, false, true);

    /// By a quarter of a turn each.
    static final List<Orientation> TURNS = List.of(
            IDENTITY,
            new Orientation(true, false, true),
            new Orientation(false, true, true),
            new Orientation(true, true, false));

    public static final List<Orientation> ALL = IntStream.range(0, 8)
            .mapToObj(i -> new Orientation((i & 4) != 0, (i & 2) != 0, (i & 1) != 0))
            .toList();

    /// @return whether rows stay rows
    public boolean isUpright() {
        return !swaps;
    }

    /// @return the row to which a square of a rectangle of the size goes
    int row(int row, int column, int rows, int columns) {
        int place = swaps ? column : row;
        return upsideDown ? (swaps ? columns : rows) - 1 - place : place;
    }

    /// @return the column to which it goes
    int column(int row, int column, int rows, int columns) {
        int place = swaps ? row : column;
        return leftToRight ? (swaps ? rows : columns) - 1 - place : place;
    }

    /// @return this and then the reflection in a column
    Orientation reflected() {
        return new Orientation(swaps, upsideDown, !leftToRight);
    }
}
