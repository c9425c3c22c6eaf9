package grundy.explain;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.board.CoinTree;
import grundy.rules.board.CoinTurning;
import grundy.rules.board.Moore;
import grundy.rules.board.Nimble;
import grundy.rules.board.Northcott;
import grundy.rules.board.Numbers;
import grundy.rules.board.Region;
import grundy.rules.board.SilverDollar;
import grundy.rules.board.Staircase;
import grundy.rules.board.StripStaircase;
import grundy.rules.board.TreeStaircase;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The heaps of Nim that a position on a board comes down to: odd steps, gaps inside pairs of coins, squares.
final class Reduction {
    private final List<Message> labels = new ArrayList<>();
    private final List<BigInteger> heaps = new ArrayList<>();

    private Reduction() {}

    /// @return the heaps in binary, or empty if the board does not come down to Nim in this way
    static Optional<BinaryColumns> of(Board<?> board, BoardPosition position) {
        var state = position.state();
        return Optional.ofNullable(
                switch (board) {
                    case Nimble _ ->
                        BinaryColumns.of("explain.coin", numbers(state).list());
                    case Northcott _ -> BinaryColumns.of("explain.row", ((Northcott.Rows) state).gaps());
                    case CoinTurning coins
                    when coins.most() == 2 && coins.least() == 1 ->
                        BinaryColumns.of("explain.head", numbers(board, state));
                    case CoinTurning coins
                    when coins.most() == 2 ->
                        BinaryColumns.of(
                                "explain.head",
                                numbers(board, state).stream()
                                        .map(square -> square.subtract(BigInteger.ONE))
                                        .toList());
                    case Moore _ ->
                        BinaryColumns.of("explain.heap", numbers(state).list()).countedOnly();
                    case Staircase staircase -> new Reduction().staircase(staircase, numbers(state));
                    case TreeStaircase _ -> new Reduction().tree((CoinTree) state);
                    case SilverDollar coins -> new Reduction().gaps(coins, numbers(state));
                    case StripStaircase strips -> new Reduction().strips(strips, (Region) state);
                    default -> null;
                });
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> List<BigInteger> numbers(Board<P> board, Object state) {
        return board.numbers((P) state);
    }

    private static Numbers numbers(Object state) {
        return (Numbers) state;
    }

    private BinaryColumns staircase(Staircase staircase, Numbers row) {
        for (int step = 1; step <= staircase.steps(row); step += 2) {
            int place = staircase.index(row, step);
            var label = place + 1 == step
                    ? Message.of("explain.step", "number", step)
                    : Message.of("explain.step-at", "number", step, "place", place + 1);
            add(label, row.get(place));
        }
        return columns();
    }

    private BinaryColumns tree(CoinTree tree) {
        for (int vertex = 0; vertex < tree.size(); vertex++)
            if (tree.depth(vertex) % 2 == 1)
                add(
                        Message.of("explain.vertex", "number", tree.name(vertex)),
                        tree.coins().get(vertex));
        return columns();
    }

    private BinaryColumns gaps(SilverDollar board, Numbers squares) {
        for (int coin = squares.size() - 1; coin >= 0; coin -= 2) {
            var gap = squares.get(coin).subtract(board.leastSquare(squares, coin));
            var label = coin > 0
                    ? Message.of("explain.gap", "left", squares.get(coin - 1), "right", squares.get(coin))
                    : Message.of("explain.gap-at-end", "right", squares.get(coin));
            add(label, gap);
        }
        return columns();
    }

    private BinaryColumns strips(StripStaircase board, Region pieces) {
        for (int row = 0; row < pieces.rows(); row++) {
            var heights = board.heights(pieces, row);
            for (int step = 1; step <= heights.size(); step += 2)
                add(Message.of("explain.strip-step", "strip", row + 1, "number", step), heights.get(step - 1));
        }
        return columns();
    }

    private void add(Message label, BigInteger heap) {
        labels.add(label);
        heaps.add(heap);
    }

    private BinaryColumns columns() {
        return BinaryColumns.of(labels::get, heaps);
    }
}
