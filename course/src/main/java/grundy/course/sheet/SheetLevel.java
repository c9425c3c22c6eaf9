package grundy.course.sheet;

/// How hard a sheet is.
public enum SheetLevel {
    /// Who wins, and one winning move, of small positions.
    EASY(12, 3, 3),
    /// Also nim-values and all winning moves.
    MIDDLE(40, 4, 6),
    /// All winning moves, how many there are, and values, of large positions.
    HARD(200, 5, 12);

    private final int largest;
    private final int heaps;
    private final int moves;

    SheetLevel(int largest, int heaps, int moves) {
        this.largest = largest;
        this.heaps = heaps;
        this.moves = moves;
    }

    /// @return the largest number in a position
    int largest() {
        return largest;
    }

    /// @return the most heaps of a position
    int heaps() {
        return heaps;
    }

    /// @return the most winning moves that somebody has to list
    int moves() {
        return moves;
    }

    /// @param number from 1 to 3
    public static SheetLevel of(int number) {
        return values()[number - 1];
    }
}
