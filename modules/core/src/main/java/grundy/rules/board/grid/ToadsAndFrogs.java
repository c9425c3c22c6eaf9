package grundy.rules.board.grid;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.PlacedPattern.Cell;
import grundy.rules.rewrite.RewriteBoard;
import grundy.rules.rewrite.RewriteRules;
import java.util.ArrayList;
import java.util.List;

/// Toads and Frogs with other steps: Left's toads (t) go to the right, Right's frogs (f) to the left,
/// over a bounded number of free squares; or jump over a bounded number of animals that stand side by
/// side onto the free square beyond.
///
/// Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays (1982); the games
/// GenToadsAndFrogs of CGSuite 2 and gen_toads of MCGS.
public final class ToadsAndFrogs {
    private static final Alphabet LETTERS = new Alphabet("t.f");
    private static final int TOAD = 1;
    private static final int FREE = 2;
    private static final int FROG = 3;

    private ToadsAndFrogs() {}

    /// @param least the fewest squares of a step, at least 1
    /// @param most the most squares of a step, at least `least`
    /// @param jumped the most animals that are jumped over, at least 0
    /// @param overOwn whether animals of one's own are jumped over, too
    public static RewriteBoard of(int least, int most, int jumped, boolean overOwn) {
        var left = new ArrayList<PlacedPattern>();
        var right = new ArrayList<PlacedPattern>();
        for (int step = least; step <= most; step++) {
            left.add(movePattern(TOAD, 1 << FREE, step - 1, false));
            right.add(movePattern(FROG, 1 << FREE, step - 1, true));
        }
        for (int over = 1; over <= jumped; over++) {
            int own = overOwn ? 1 << TOAD | 1 << FROG : 0;
            left.add(movePattern(TOAD, own | 1 << FROG, over, false));
            right.add(movePattern(FROG, own | 1 << TOAD, over, true));
        }
        var start = List.of(run(TOAD), run(FREE), run(FROG));
        return new RewriteBoard(new RewriteRules(true, LETTERS, left, right, List.of(), start));
    }

    private static LetterGrid run(int letter) {
        return new LetterGrid(1, 1, new byte[] {(byte) letter});
    }

    /// @param between bits of the letters over which the animal goes
    /// @param over how many of them
    private static PlacedPattern movePattern(int animal, int between, int over, boolean toLeft) {
        int last = over + 1;
        var cells = new ArrayList<Cell>();
        cells.add(new Cell(0, toLeft ? last : 0, 1 << animal, FREE));
        for (int column = 1; column < last; column++) cells.add(new Cell(0, column, between, PlacedPattern.KEEP));
        cells.add(new Cell(0, toLeft ? 0 : last, 1 << FREE, animal));
        return new PlacedPattern(1, last + 1, cells, 0, null);
    }
}
