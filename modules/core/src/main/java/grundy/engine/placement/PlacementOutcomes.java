package grundy.engine.placement;

import grundy.engine.words.UnfitException;
import grundy.limit.Limits;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.OneSide;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds who wins a sum of boards of one game of Left and Right in which every move fills empty
/// squares, in normal play. A region and its negative count as nothing.
///
/// Boards that together have more than 64 squares are not looked at.
public final class PlacementOutcomes {
    /// The binary logarithm of the most places of a table that remembers positions.
    private static final int TABLE_BITS = 24;

    private final RewriteBoard board;
    private final int emptyCode;
    private final Limits limits;
    private @Nullable PlacementSearch search;

    private PlacementOutcomes(RewriteBoard board, Limits limits) {
        this.board = board;
        this.emptyCode = Integer.numberOfTrailingZeros(board.rules().read());
        this.limits = limits;
    }

    /// @return empty if the components are not all of one such game
    public static Optional<PlacementOutcomes> of(List<Component> components, Limits limits) {
        RewriteBoard board = null;
        for (var component : components) {
            if (!(component.game().rules() instanceof RuleTree.Partizan(var left, var _))
                    || !(left instanceof RuleTree.OnBoard(var _, var _, OneSide<?>(RewriteBoard own, Side side)))
                    || side != Side.LEFT
                    || board != null && !board.equals(own)) return Optional.empty();
            board = own;
        }
        return board != null && PlacementFrame.arePlacements(board.rules())
                ? Optional.of(new PlacementOutcomes(board, limits))
                : Optional.empty();
    }

    /// @param sum boards
    /// @return whether Left wins
    /// @throws UnfitException if the boards together are too large
    /// @throws grundy.limit.LimitException if the limits end it
    public boolean leftWins(List<List<Position>> sum, Side first) {
        var boards =
                sum.stream().flatMap(List::stream).map(PlacementOutcomes::grid).toList();
        var left = boards.size() == 1 ? boards : withoutNegatives(boards);
        if (left.isEmpty()) return first == Side.RIGHT;
        var layouts = List.of(joined(left, true), joined(left, false));
        if (search == null) search = search(layouts);
        for (var layout : layouts) {
            var empty = search.frame().place(layout, emptyCode);
            if (empty.isEmpty()) continue;
            boolean moverWins = search.wins(empty.getAsLong(), first == Side.LEFT ? 0 : 1, 0);
            return moverWins == (first == Side.LEFT);
        }
        throw new UnfitException(left);
    }

    /// @return the number of positions examined
    public long positions() {
        return search == null ? 0 : search.positions();
    }

    private static LetterGrid grid(Position position) {
        if (position instanceof BoardPosition(var state, var _) && state instanceof LetterGrid grid) return grid;
        throw new UnfitException(position);
    }

    private PlacementSearch search(List<LetterGrid> layouts) {
        return layouts.stream()
                .flatMap(layout -> PlacementFrame.of(board, layout.rows(), layout.columns(), limits).stream())
                .findFirst()
                .map(frame -> new PlacementSearch(frame, limits, TABLE_BITS))
                .orElseThrow(() -> new UnfitException(layouts));
    }

    /// @return the regions that are left when pairs of a region and its negative are left out
    private List<LetterGrid> withoutNegatives(List<LetterGrid> boards) {
        var left = new ArrayList<LetterGrid>();
        for (var each : boards)
            for (var region : board.parts(each))
                if (!board.negative(region).map(left::remove).orElse(false)) left.add(region);
        return left;
    }

    /// @param across whether they lie side by side
    /// @return boards on one, so far from each other that no pattern touches two
    private LetterGrid joined(List<LetterGrid> boards, boolean across) {
        int gap = Stream.concat(board.rules().left().stream(), board.rules().right().stream())
                        .mapToInt(pattern -> Math.max(pattern.rows(), pattern.columns()))
                        .max()
                        .orElse(1)
                - 1;
        return LetterGrid.joined(boards, across, gap);
    }
}
