package grundy.engine.space;

import grundy.engine.rewrite.BitFrame;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.rules.BoardPosition;
import grundy.rules.OneSide;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.board.grid.Amazons;
import grundy.rules.board.grid.NoGo;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.Orientation;
import grundy.rules.rewrite.TwoColourBoard;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;

/// A game with pieces of two colours that move alike, on boards of at most eight rows and columns: a position is three
/// sets of squares, free ones and those of either colour. Regions that look alike, turned, reflected or with the
/// colours exchanged, have one number; the last digit of an id says whether the colours are exchanged.
///
/// Cost: 36 bytes a region; some tens of nanoseconds for each way to see each region of an option.
final class StoneSpace implements PositionSpace {
    private static final int WORDS = 3;
    private static final int LEFT = 0;
    private static final BitFrame FRAME = StoneMoves.FRAME;
    private static final Orientation[] ORIENTATIONS = Orientation.ALL.toArray(Orientation[]::new);

    private final StoneMoves moves;
    private final SearchMeter meter;
    private final WordsIndex index;
    private final BitFrame.Box box = new BitFrame.Box();
    private final long[] least = new long[WORDS];
    private final long[] regions = new long[Long.SIZE];

    /// For each region, whether it is its own negative.
    private byte[] symmetric = new byte[64];

    private StoneSpace(StoneMoves moves, SearchMeter meter) {
        this.moves = moves;
        this.meter = meter;
        this.index = new WordsIndex(WORDS, meter);
    }

    /// @param bySide the rules of Left and of Right
    /// @return empty if they are not those of a game known here
    static Optional<PositionSpace> of(List<RuleTree> bySide, SearchMeter meter) {
        if (bySide.size() != 2
                || !(bySide.getFirst() instanceof RuleTree.OnBoard(var _, var _, OneSide<?>(var left, Side _)))
                || !(bySide.getLast() instanceof RuleTree.OnBoard(var _, var _, OneSide<?>(var right, Side _)))
                || !left.equals(right)) return Optional.empty();
        return switch (left) {
            case NoGo _ -> Optional.of(new StoneSpace(new NoGoMoves(), meter));
            case Amazons _ -> Optional.of(new StoneSpace(new AmazonsMoves(), meter));
            default -> Optional.empty();
        };
    }

    @Override
    public int size() {
        return index.size() << 1;
    }

    @Override
    public int idOf(Position position) {
        if (!(position instanceof BoardPosition(var state, var _))
                || !(state instanceof LetterGrid grid)
                || !FRAME.holds(grid.rows(), grid.columns())) throw new UnfitException(position);
        var sets = new long[TwoColourBoard.RIGHT + 1];
        for (int row = 0; row < grid.rows(); row++)
            for (int column = 0; column < grid.columns(); column++)
                sets[grid.at(row, column)] |= 1L << row * FRAME.stride() + column;
        return idOf(sets[TwoColourBoard.FREE], sets[TwoColourBoard.LEFT], sets[TwoColourBoard.RIGHT]);
    }

    private int idOf(long free, long left, long right) {
        long squares = free | left | right;
        int sign = 0;
        boolean isSymmetric = squares == 0;
        if (squares == 0) {
            for (int i = 0; i < WORDS; i++) least[i] = 0;
        } else {
            FRAME.enclose(squares, box);
            boolean isFirst = true;
            for (var orientation : ORIENTATIONS) {
                int corner = FRAME.corner(box, orientation);
                long seenFree = FRAME.transformed(free, orientation) >>> corner;
                long seenLeft = FRAME.transformed(left, orientation) >>> corner;
                long seenRight = FRAME.transformed(right, orientation) >>> corner;
                for (int exchanged = 0; exchanged < 2; exchanged++) {
                    long first = exchanged == 0 ? seenLeft : seenRight;
                    int compared = isFirst ? -1 : compare(seenFree, first, exchanged == 0 ? seenRight : seenLeft);
                    isFirst = false;
                    if (compared < 0) {
                        least[0] = seenFree;
                        least[1] = first;
                        least[2] = exchanged == 0 ? seenRight : seenLeft;
                        sign = exchanged;
                        isSymmetric = false;
                    } else if (compared == 0 && sign != exchanged) isSymmetric = true;
                }
            }
        }
        int id = index.idOf(least, 0);
        if (id >= symmetric.length) symmetric = meter.grow(symmetric, id + 1);
        symmetric[id] = (byte) (isSymmetric ? 1 : 0);
        return id << 1 | (isSymmetric ? 0 : sign);
    }

    /// @return less than 0 if these sets come before the least ones so far, 0 if they are the same
    private int compare(long free, long first, long second) {
        if (free != least[0]) return Long.compareUnsigned(free, least[0]);
        if (first != least[1]) return Long.compareUnsigned(first, least[1]);
        return Long.compareUnsigned(second, least[2]);
    }

    private void generate(int id, int side, StoneMoves.Sink sink) {
        var words = index.words();
        int at = (id >> 1) * WORDS;
        long left = words[at + 1];
        long right = words[at + 2];
        moves.generate(words[at], side == LEFT ? left : right, side == LEFT ? right : left, sink);
    }

    @Override
    public void expand(int id, int side, OptionBuffer out) {
        generate(id, side, (free, own, other) -> {
            meter.tick();
            if (side == LEFT) addParts(free, own, other, out);
            else addParts(free, other, own, out);
        });
    }

    private void addParts(long free, long left, long right, OptionBuffer out) {
        int count = 0;
        for (long open = free | left | right; open != 0; ) {
            long region = moves.region(open & -open, open);
            open &= ~region;
            if (moves.isAlive(free & region, (left | right) & region)) regions[count++] = region;
        }
        out.beginSum(Math.max(1, count));
        if (count == 0) out.add(idOf(0, 0, 0));
        for (int i = 0; i < count; i++) out.add(idOf(free & regions[i], left & regions[i], right & regions[i]));
    }

    @Override
    public int mobility(int id, int side) {
        var count = new int[1];
        generate(id, side, (_, _, _) -> {
            meter.tick();
            count[0]++;
        });
        return count[0];
    }

    @Override
    public boolean hasOption(int id, int side) {
        return mobility(id, side) > 0;
    }

    /// Stones stay, and squares are burnt.
    @Override
    public boolean alwaysEnds() {
        return true;
    }

    @Override
    public boolean isNegative(int id) {
        return (id & 1) != 0;
    }

    @Override
    public int negative(int id) {
        return symmetric[id >> 1] == 0 ? id ^ 1 : id;
    }
}
