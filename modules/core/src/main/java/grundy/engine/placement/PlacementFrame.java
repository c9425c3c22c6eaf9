package grundy.engine.placement;

import grundy.engine.rewrite.BitFrame;
import grundy.limit.Limits;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.Orientation;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteBoard;
import grundy.rules.rewrite.RewriteRules;
import grundy.rules.rewrite.RuleSymmetry;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The placements of Left and Right on a frame, what follows from them alone, and the symmetries.
final class PlacementFrame {
    private final BitFrame frame;
    private final SidePlacements[] placements;
    private final SquareLines[] counts;
    private final @Nullable BlockBounds[] bounds;
    private final Orientation[] orientations;
    private final boolean[] exchanges;
    private final BitFrame.Box box = new BitFrame.Box();
    private long key;

    private PlacementFrame(RewriteBoard board, BitFrame frame, Limits limits) {
        var memory = limits.memory().grant();
        var rules = board.rules();
        this.frame = frame;
        this.placements =
                new SidePlacements[] {new SidePlacements(rules.left(), frame), new SidePlacements(rules.right(), frame)
                };
        long all = frame.fit(1, 1);
        this.counts = new SquareLines[] {
            new SquareLines(placements[0], all, memory), new SquareLines(placements[1], all, memory)
        };
        this.bounds = new BlockBounds[2];
        for (int side = 0; side < 2; side++)
            if (counts[1 - side].lines().length > 0)
                bounds[side] = new BlockBounds(
                        placements[side].within(all),
                        placements[1 - side].within(all),
                        counts[1 - side].lines(),
                        memory);
        var symmetries = board.symmetries().stream()
                .filter(symmetry -> frame.isSquare() || symmetry.orientation().isUpright())
                .toList();
        this.orientations = symmetries.stream().map(RuleSymmetry::orientation).toArray(Orientation[]::new);
        this.exchanges = new boolean[symmetries.size()];
        for (int i = 0; i < exchanges.length; i++)
            exchanges[i] = symmetries.get(i).exchanges();
    }

    /// @param board whose moves are placements
    /// @return empty if the frame would be too large
    static Optional<PlacementFrame> of(RewriteBoard board, int rows, int columns, Limits limits) {
        return BitFrame.of(rows, columns).map(frame -> new PlacementFrame(board, frame, limits));
    }

    /// @return whether one letter alone is examined, which every move replaces on some square by others
    static boolean arePlacements(RewriteRules rules) {
        int empty = rules.read();
        return Integer.bitCount(empty) == 1
                && rules.until().isEmpty()
                && rules.left().stream().allMatch(pattern -> isPlacement(pattern, empty))
                && rules.right().stream().allMatch(pattern -> isPlacement(pattern, empty));
    }

    private static boolean isPlacement(PlacedPattern pattern, int empty) {
        return pattern.unlessNextTo() == 0
                && pattern.step() == null
                && pattern.cells().stream().allMatch(cell -> cell.letters() == empty)
                && pattern.cells().stream().anyMatch(cell -> cell.writes() && cell.unchanged() == 0);
    }

    SidePlacements placements(int side) {
        return placements[side];
    }

    SquareLines counts(int side) {
        return counts[side];
    }

    /// @return null if the other side's lines are too long
    @Nullable
    BlockBounds bounds(int side) {
        return bounds[side];
    }

    /// @return whether regions in which one side alone moves are counted exactly
    boolean countsExactly() {
        return counts[0].areShort() && counts[1].areShort();
    }

    /// @param reach the squares of all placements of one side that fit
    /// @param others those of the other side
    /// @return the squares of all regions in which both can move
    long contested(long empty, long reach, long others) {
        long contested = reach & others;
        long before = 0;
        while (contested != before) {
            before = contested;
            contested = placements[0].spread(contested, empty);
            contested = placements[1].spread(contested, empty);
        }
        return contested;
    }

    /// Finds the name under which a position is known, in whichever way it is seen.
    ///
    /// @param empty squares, at least one
    /// @return the mover in that name; the squares are {@link #key}
    int name(long empty, int mover) {
        frame.enclose(empty, box);
        long least = -1;
        int name = mover;
        boolean any = false;
        for (int i = 0; i < orientations.length; i++) {
            long image = frame.transformed(empty, orientations[i]) >>> frame.corner(box, orientations[i]);
            int its = exchanges[i] ? 1 - mover : mover;
            int order = any ? Long.compareUnsigned(image, least) : -1;
            if (order < 0 || order == 0 && its < name) {
                least = image;
                name = its;
                any = true;
            }
        }
        key = least;
        return name;
    }

    /// @return the squares in the name that was found last
    long key() {
        return key;
    }

    /// @param emptyCode the letter of squares that are empty
    /// @return the empty squares of a board in the frame's first corner; empty if it does not fit
    OptionalLong place(LetterGrid board, int emptyCode) {
        if (!frame.holds(board.rows(), board.columns())) return OptionalLong.empty();
        long squares = 0;
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++)
                if (board.at(row, column) == emptyCode) squares |= 1L << row * frame.stride() + column;
        return OptionalLong.of(squares);
    }
}
