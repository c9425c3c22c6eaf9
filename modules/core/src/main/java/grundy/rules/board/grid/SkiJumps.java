package grundy.rules.board.grid;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterBoard;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.LetterNotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Ski Jumps: skiers of Left (X, x) go to the right, those of Right (O, o) to the left, any number of free squares in
/// their row and off the slope. A jumper (X, O) may also jump down over a skier of the other side on the square below
/// it onto the free square below that; the one jumped over is then a slipper (x, o), who never jumps.
///
/// Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays (1982), chapter 1.
public record SkiJumps() implements LetterBoard {
    private static final LetterNotation NOTATION = LetterNotation.of(false, ".XxOo");
    private static final byte FREE = 1;
    private static final Team LEFT = new Team((byte) 2, (byte) 3, 1);
    private static final Team RIGHT = new Team((byte) 4, (byte) 5, -1);
    private static final List<Team> TEAMS = List.of(LEFT, RIGHT);

    /// @param step how far to the right the next square is on which its skiers go (unit: squares)
    private record Team(byte jumper, byte slipper, int step) {
        boolean owns(byte code) {
            return code == jumper || code == slipper;
        }

        Team other() {
            return step > 0 ? RIGHT : LEFT;
        }
    }

    @Override
    public LetterNotation notation() {
        return NOTATION;
    }

    @Override
    public Iterable<LetterGrid> leftOptions(LetterGrid slope) {
        return options(slope, LEFT);
    }

    @Override
    public Iterable<LetterGrid> rightOptions(LetterGrid slope) {
        return options(slope, RIGHT);
    }

    private static List<LetterGrid> options(LetterGrid slope, Team team) {
        var options = new ArrayList<LetterGrid>();
        var codes = slope.codes();
        for (int at = 0; at < codes.length; at++) {
            if (!team.owns(codes[at])) continue;
            slide(slope, codes, at, team, options);
            if (codes[at] == team.jumper) jump(slope, codes, at, team, options);
        }
        return options;
    }

    private static void slide(LetterGrid slope, byte[] codes, int from, Team team, List<LetterGrid> options) {
        int start = from - from % slope.columns();
        int to = from + team.step;
        for (; to >= start && to < start + slope.columns() && codes[to] == FREE; to += team.step)
            options.add(after(slope, codes, from, to, codes[from]));
        boolean isOff = to < start || to >= start + slope.columns();
        if (isOff) options.add(after(slope, codes, from, from, FREE));
    }

    private static void jump(LetterGrid slope, byte[] codes, int from, Team team, List<LetterGrid> options) {
        int over = from + slope.columns();
        int to = over + slope.columns();
        if (to >= codes.length || codes[to] != FREE || !team.other().owns(codes[over])) return;
        var jumped = codes.clone();
        jumped[over] = team.other().slipper;
        options.add(after(slope, jumped, from, to, codes[from]));
    }

    private static LetterGrid after(LetterGrid slope, byte[] codes, int from, int to, byte arrived) {
        var after = codes.clone();
        after[from] = FREE;
        after[to] = arrived;
        return new LetterGrid(slope.rows(), slope.columns(), after);
    }

    /// Splits the slope into rows; rows between which a jump may happen stay together.
    @Override
    public List<LetterGrid> parts(LetterGrid slope) {
        int rows = slope.rows();
        var jumpers = new boolean[2][rows];
        var skiers = new boolean[2][rows];
        var codes = slope.codes();
        for (int i = 0; i < codes.length; i++)
            for (int team = 0; team < 2; team++) {
                jumpers[team][i / slope.columns()] |= codes[i] == TEAMS.get(team).jumper;
                skiers[team][i / slope.columns()] |= TEAMS.get(team).owns(codes[i]);
            }
        var joined = new boolean[rows];
        for (int row = 0; row + 2 < rows; row++)
            for (int team = 0; team < 2; team++) {
                if (!jumpers[team][row] || !skiers[1 - team][row + 1]) continue;
                joined[row] = true;
                joined[row + 1] = true;
                jumpers[team][row + 2] = true;
                skiers[team][row + 2] = true;
            }
        var parts = new ArrayList<LetterGrid>();
        for (int from = 0, to; from < rows; from = to) {
            to = from + 1;
            while (joined[to - 1]) to++;
            var part = Arrays.copyOfRange(codes, from * slope.columns(), to * slope.columns());
            if (isAlive(part)) parts.add(new LetterGrid(to - from, slope.columns(), part));
        }
        return parts.isEmpty() ? List.of(LetterGrid.EMPTY) : parts;
    }

    private static boolean isAlive(byte[] codes) {
        for (var code : codes) if (code != FREE && code != Alphabet.NO_SQUARE) return true;
        return false;
    }
}
