package grundy.engine.search;

import grundy.engine.rewrite.BitMoves;
import grundy.rules.BoardPosition;
import grundy.rules.OneSide;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.value.Side;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game on a board of letters, its positions in words of bits; boards of at most 64 squares.
final class RewriteSpace implements PositionSpace {
    private static final Side[] SIDES = Side.values();
    private final RewriteBoard board;
    private final Meter meter;

    /// Made for the first position.
    private @Nullable BitMoves moves;

    private @Nullable WordsIndex index;
    private long[] from = {};

    private RewriteSpace(RewriteBoard board, Meter meter) {
        this.board = board;
        this.meter = meter;
    }

    /// @param bySide the rules of each side
    /// @return empty if they are not those of a board of letters
    static Optional<PositionSpace> of(List<Rules> bySide, Meter meter) {
        RewriteBoard board = null;
        for (int side = 0; side < bySide.size(); side++) {
            if (!(bySide.get(side) instanceof Rules.OnBoard(var _, var _, OneSide<?>(RewriteBoard own, Side whose)))
                    || board != null && !board.equals(own)
                    || bySide.size() > 1 && !own.rules().isImpartial() && whose != SIDES[side]) return Optional.empty();
            board = own;
        }
        return board == null ? Optional.empty() : Optional.of(new RewriteSpace(board, meter));
    }

    @Override
    public int size() {
        return index == null ? 0 : index.size();
    }

    @Override
    public int idOf(Position position) {
        if (!(position instanceof BoardPosition(var state, var _)) || !(state instanceof LetterGrid grid))
            throw new UnfitException(position);
        if (moves == null) {
            moves = BitMoves.of(board, grid, false).orElseThrow(() -> new UnfitException(position));
            index = new WordsIndex(moves.words(), meter);
            from = new long[moves.words()];
        }
        var words = moves.whole(grid).orElseThrow(() -> new UnfitException(position));
        return index().idOf(words, 0);
    }

    private WordsIndex index() {
        if (index == null) throw new AssertionError("No position has an id yet");
        return index;
    }

    private BitMoves moves(int id) {
        if (moves == null) throw new AssertionError("No position has an id yet");
        System.arraycopy(index().words(), id * from.length, from, 0, from.length);
        return moves;
    }

    @Override
    public void expand(int id, int side, OptionBuffer out) {
        moves(id).generate(from, 0, SIDES[side], meter::tick, (words, _, count) -> {
            out.beginSum(Math.max(count, 1));
            if (count == 0) out.add(index().idOf(new long[from.length], 0));
            for (int part = 0; part < count; part++) out.add(index().idOf(words, part * from.length));
        });
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
