package grundy.engine.minimax;

import grundy.rules.scored.MnkGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The m,n,k-game: a word for the signs of each player. On boards of at most 39 squares positions that differ by a
/// turn or a reflection of the board are one. A threat is answered; squares on most lines that are still open come
/// first.
final class MnkArena extends SearchArena<MnkGame.Marks> {
    /// 3^39 is less than 2^63: up to this number of squares a key determines the position.
    static final int MOST_SQUARES = 39;

    private static final int BYTE = 8;

    private final long[] lines;
    private final long[][] linesAt;
    private final long board;
    private final int inRow;
    private final Symmetries symmetries;
    private final long[][] powers;
    private long mover;
    private long other;
    private long worthwhile;

    MnkArena(MnkGame rules) {
        this.lines = rules.winningLines();
        this.board = rules.board();
        this.inRow = rules.inRow();
        this.linesAt = new long[rules.columns() * rules.rows()][];
        for (int square = 0; square < linesAt.length; square++) {
            long bit = 1L << square;
            linesAt[square] =
                    Arrays.stream(lines).filter(line -> (line & bit) != 0).toArray();
        }
        this.powers = powers(linesAt.length);
        this.symmetries = new Symmetries(permutations(rules.columns(), rules.rows()));
    }

    /// @return the symmetries of a rectangle but for the identity, as permutations of its squares row by row
    private static List<int[]> permutations(int columns, int rows) {
        var all = new ArrayList<int[]>();
        for (int kind = 1; kind < (columns == rows ? 8 : 4); kind++) {
            var places = new int[columns * rows];
            for (int row = 0; row < rows; row++)
                for (int column = 0; column < columns; column++) {
                    int newRow = (kind & 1) != 0 ? rows - 1 - row : row;
                    int newColumn = (kind & 2) != 0 ? columns - 1 - column : column;
                    places[row * columns + column] =
                            (kind & 4) != 0 ? newColumn * columns + newRow : newRow * columns + newColumn;
                }
            all.add(places);
        }
        return all;
    }

    @Override
    void set(MnkGame.Marks marks) {
        mover = marks.mover();
        other = marks.other();
    }

    @Override
    void survey() {
        lower = 0;
        upper = 0;
        long threats = 0;
        boolean won = false;
        boolean lost = false;
        for (long line : lines) {
            long mine = line & mover;
            long his = line & other;
            if (his == 0) {
                upper = 1;
                won |= Long.bitCount(mine) == inRow - 1;
            } else if (mine == 0) {
                lower = -1;
                lost |= his == line;
                if (Long.bitCount(his) == inRow - 1) threats |= line ^ his;
            }
        }
        if (lost) upper = -1;
        else if (won) lower = 1;
        if (lost || won) return;
        if ((threats & threats - 1) != 0) lower = upper = -1;
        worthwhile = threats != 0 ? threats : board & ~(mover | other);
    }

    @Override
    int moves(OrderedMoves into) {
        for (long rest = worthwhile; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int open = 0;
            for (long line : linesAt[square]) {
                if ((line & other) == 0) open += 1 << 2 * Long.bitCount(line & mover);
                if ((line & mover) == 0) open += 1 << 2 * Long.bitCount(line & other);
            }
            into.add(square, open);
        }
        return into.count();
    }

    @Override
    long points(int move) {
        return 0;
    }

    @Override
    boolean play(int move) {
        long own = mover | 1L << move;
        mover = other;
        other = own;
        return false;
    }

    @Override
    void undo(int move) {
        long own = other ^ 1L << move;
        other = mover;
        mover = own;
    }

    /// @return the squares as digits to base 3, for that of all turned and reflected boards for which it is least
    @Override
    long key() {
        if (linesAt.length > MOST_SQUARES) return digits(mover, other) & Long.MAX_VALUE >>> 1;
        long least = digits(mover, other);
        for (int i = 0; i < symmetries.count(); i++)
            least = Math.min(least, digits(symmetries.image(i, mover), symmetries.image(i, other)));
        return least;
    }

    @Override
    @Nullable
    Object position() {
        return linesAt.length > MOST_SQUARES ? new MnkGame.Marks(mover, other) : null;
    }

    private long digits(long ones, long twos) {
        long number = 0;
        for (int i = 0; i < powers.length; i++)
            number += powers[i][(int) (ones >>> BYTE * i) & 255] + 2 * powers[i][(int) (twos >>> BYTE * i) & 255];
        return number;
    }

    /// @return for each byte of a set of squares, and each value of it, the sum of the powers of 3 of its squares
    private static long[][] powers(int squares) {
        var powers = new long[(squares + BYTE - 1) / BYTE][1 << BYTE];
        long power = 1;
        for (int square = 0; square < squares; square++) {
            for (int set = 0; set < 1 << BYTE; set++)
                if ((set >> square % BYTE & 1) != 0) powers[square / BYTE][set] += power;
            power *= 3;
        }
        return powers;
    }

    @Override
    long reach() {
        return 1;
    }
}
