package grundy.course.sheet;

/// The difficulty of a sheet, with bounds on its numbers.
public enum SheetLevel {
    /// The winner, and one winning move, of small positions.
    EASY(1, 12, 3, 3),
    /// Also nim-values and all winning moves.
    MIDDLE(2, 40, 4, 6),
    /// All winning moves, how many there are, and values, of large positions.
    HARD(3, 200, 5, 12);

    private final int number;
    private final int largest;
    private final int heaps;
    private final int moves;

    SheetLevel(int number, int largest, int heaps, int moves) {
        this.number = number;
        this.largest = largest;
        this.heaps = heaps;
        this.moves = moves;
    }

    /// @return the level's number, from 1 to 3
    public int number() {
        return number;
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
        return switch (number) {
            case 1 -> EASY;
            case 2 -> MIDDLE;
            case 3 -> HARD;
            default -> throw new IllegalArgumentException("There is no level " + number);
        };
    }
}
