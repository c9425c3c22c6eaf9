package grundy.engine.space;

import grundy.engine.rewrite.BitMoves;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.rules.BoardPosition;
import grundy.rules.OneSide;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.rules.rewrite.RuleSymmetry;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game on a board of letters, its positions in words of bits; boards of at most 64 squares.
final class RewriteSpace implements PositionSpace {
    private static final Side[] SIDES = Side.values();
    private final RewriteBoard board;
    private final SearchMeter meter;

    /// Made for the positions expected, or for the first one.
    private @Nullable BitMoves moves;

    private @Nullable RegionIds regions;
    private long[] from = {};

    /// 1 if the last digit of an id says whether the position is represented as a negative, else 0.
    private final int signs;

    private final boolean isPacked;

    /// Found out when it is asked for.
    private @Nullable Boolean ends;

    private final boolean isImpartial;

    private RewriteSpace(RewriteBoard board, boolean signed, SearchMeter meter) {
        this.board = board;
        this.meter = meter;
        this.isPacked = signed;
        this.isImpartial = board.rules().isImpartial();
        this.signs = signed && board.symmetries().stream().anyMatch(RuleSymmetry::exchanges) ? 1 : 0;
    }

    /// @param bySide the rules of each side
    /// @return empty if they are not those of a board of letters
    static Optional<PositionSpace> of(List<RuleTree> bySide, SearchMeter meter) {
        return of(bySide, false, meter);
    }

    /// Returns the space in which only one is held of positions that are each other's negatives under a symmetry
    /// of the rules, and positions may have at most as many rows as those expected.
    static Optional<PositionSpace> signed(List<RuleTree> bySide, SearchMeter meter) {
        return of(bySide, true, meter);
    }

    private static Optional<PositionSpace> of(List<RuleTree> bySide, boolean signed, SearchMeter meter) {
        RewriteBoard board = null;
        for (int side = 0; side < bySide.size(); side++) {
            if (!(bySide.get(side) instanceof RuleTree.OnBoard(var _, var _, OneSide<?>(RewriteBoard own, Side whose)))
                    || board != null && !board.equals(own)
                    || bySide.size() > 1 && !own.rules().isImpartial() && whose != SIDES[side]) return Optional.empty();
            board = own;
        }
        return board == null ? Optional.empty() : Optional.of(new RewriteSpace(board, signed, meter));
    }

    @Override
    public int size() {
        return regions == null ? 0 : regions.size();
    }

    @Override
    public int idOf(Position position) {
        if (!(position instanceof BoardPosition(var state, var _)) || !(state instanceof LetterGrid grid))
            throw new UnfitException(position);
        if (moves == null) expect(List.of(position));
        if (moves == null) throw new UnfitException(position);
        var words = moves.whole(grid).orElseThrow(() -> new UnfitException(position));
        return regions().idOf(words);
    }

    /// Boards of as many rows, and as many columns, as any of these have.
    @Override
    public void expect(List<Position> positions) {
        int rows = 0;
        int columns = 0;
        for (var position : positions)
            if (position instanceof BoardPosition(var state, var _) && state instanceof LetterGrid grid) {
                rows = Math.max(rows, grid.rows());
                columns = Math.max(columns, grid.columns());
            }
        boolean signed = signs > 0;
        moves = (isPacked ? BitMoves.packed(board, rows, columns, signed) : BitMoves.of(board, rows, columns, signed))
                .orElse(null);
        if (moves == null) return;
        regions = new RegionIds(moves, signs, meter);
        from = new long[moves.words()];
    }

    private RegionIds regions() {
        if (regions == null) throw new AssertionError("No position has an id yet");
        return regions;
    }

    private BitMoves moves(int id) {
        if (moves == null) throw new AssertionError("No position has an id yet");
        System.arraycopy(regions().words(), (id >> signs) * from.length, from, 0, from.length);
        return moves;
    }

    @Override
    public void expand(int id, int side, OptionBuffer out) {
        int start = out.size();
        regions().begin();
        gather(moves(id), SIDES[side], out);
        find(start, out);
    }

    /// The regions of both sides' options are looked up together.
    @Override
    public void expandBoth(int id, int between, OptionBuffer out) {
        int start = out.size();
        regions().begin();
        var its = moves(id);
        gather(its, Side.LEFT, out);
        out.add(between);
        gather(its, Side.RIGHT, out);
        find(start, out);
    }

    private void gather(BitMoves its, Side side, OptionBuffer out) {
        var found = regions();
        its.generate(from, 0, side, meter::tick, (words, count) -> {
            out.beginSum(Math.max(count, 1));
            if (count == 0) out.add(found.gather(new long[from.length], 0));
            for (int part = 0; part < count; part++) out.add(found.gather(words, part * from.length));
        });
    }

    private void find(int start, OptionBuffer out) {
        var found = regions();
        found.find();
        var entries = out.entries();
        for (int i = start; i < out.size(); i++) if (entries[i] >= 0) entries[i] = found.id(entries[i]);
    }

    @Override
    public boolean isNegative(int id) {
        return (id & signs) != 0;
    }

    @Override
    public int negative(int id) {
        if (isImpartial) return id;
        return signs == 0 ? -1 : regions().negative(id);
    }

    @Override
    public boolean alwaysEnds() {
        if (ends == null) ends = board.rules().alwaysEnds();
        return ends;
    }

    @Override
    public boolean alwaysUsesUp() {
        return board.rules().alwaysUsesUp();
    }

    @Override
    public boolean hasOption(int id, int side) {
        return moves(id).canMove(from, 0, SIDES[side]);
    }

    @Override
    public int mobility(int id, int side) {
        return moves(id).mobility(from, 0, SIDES[side]);
    }
}
