package grundy.explain.board;

import grundy.finding.Move;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.board.graph.CoinTree;
import grundy.rules.board.graph.TreeStaircase;
import grundy.rules.board.grid.Northcott;
import grundy.rules.board.grid.SquareSet;
import grundy.rules.board.grid.StripStaircase;
import grundy.rules.board.heap.Antonim;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.Nimble;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.ParityNim;
import grundy.rules.board.heap.RedistributionNim;
import grundy.rules.board.heap.SilverDollar;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.board.heap.Welter;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// A change that a move makes on a board whose positions are long: `step 3: 7 -> 5`.
///
/// @param place what changes: a step, a coin, a heap, a vertex, a row
/// @param number of the place, from 1: in the position as it is written, or on a tree the vertex
/// @param from what was there: a number, a square, the pieces of a row
/// @param to what is there afterwards
public record BoardChange(Message place, int number, String from, String to) {
    /// @return the changes, at least one, the places that lose something first; empty for boards that have no
    ///     such places
    public static List<BoardChange> of(RuleTree rules, Move.Step step) {
        if (!(rules instanceof RuleTree.OnBoard on) || step.to().size() != 1) return List.of();
        return step.from() instanceof BoardPosition from && step.to().getFirst() instanceof BoardPosition to
                ? of(on.board(), from.state(), to.state())
                : List.of();
    }

    private static List<BoardChange> of(Board<?> board, Object from, Object to) {
        return switch (board) {
            case Nimble _ -> coins((NumberRow) from, (NumberRow) to);
            case Welter _ -> coins((NumberRow) from, (NumberRow) to);
            case StaircaseNim staircase -> steps(staircase, (NumberRow) from, (NumberRow) to);
            case SilverDollar _ -> numbers("explain.coin", (NumberRow) from, (NumberRow) to);
            case TreeStaircase _ -> vertices((CoinTree) from, (CoinTree) to);
            case Northcott _ -> rows((Northcott.Rows) from, (Northcott.Rows) to);
            case StripStaircase _ -> strips((SquareSet) from, (SquareSet) to);
            default -> isOfHeaps(board) ? numbers("explain.heap", (NumberRow) from, (NumberRow) to) : List.of();
        };
    }

    private static boolean isOfHeaps(Board<?> board) {
        return board instanceof MooreNim
                || board instanceof ParityNim
                || board instanceof Antonim
                || board instanceof RedistributionNim;
    }

    /// @return whether the changes say more than the positions side by side
    static boolean isClearer(Board<?> board) {
        return board instanceof Northcott;
    }

    private static BoardChange at(Message place, int number, Object from, Object to) {
        return new BoardChange(place, number, from.toString(), to.toString());
    }

    private static List<BoardChange> numbers(String label, NumberRow from, NumberRow to) {
        return numbers(label, from, to, i -> i + 1);
    }

    private static List<BoardChange> vertices(CoinTree from, CoinTree to) {
        return numbers("explain.vertex", from.coins(), to.coins(), from::name);
    }

    /// @param name of each place, as it is shown
    private static List<BoardChange> numbers(String label, NumberRow from, NumberRow to, IntUnaryOperator name) {
        var changes = new ArrayList<BoardChange>();
        for (boolean less : new boolean[] {true, false})
            for (int i = 0; i < from.size(); i++) {
                int difference = to.get(i).compareTo(from.get(i));
                if (less ? difference < 0 : difference > 0) {
                    int number = name.applyAsInt(i);
                    changes.add(at(Message.of(label, "number", number), number, from.get(i), to.get(i)));
                }
            }
        return changes;
    }

    private static List<BoardChange> steps(StaircaseNim staircase, NumberRow from, NumberRow to) {
        var changes = new ArrayList<BoardChange>();
        for (int step = staircase.steps(from); step > 0; step--) {
            int place = staircase.index(from, step);
            if (from.get(place).equals(to.get(place))) continue;
            var label = place + 1 == step
                    ? Message.of("explain.step", "number", step)
                    : Message.of("explain.step-at", "number", step, "place", place + 1);
            changes.add(at(label, place + 1, from.get(place), to.get(place)));
        }
        return changes;
    }

    /// The coin that is gone and the one that has come, in ascending rows.
    private static List<BoardChange> coins(NumberRow from, NumberRow to) {
        int last = from.size() - 1;
        while (from.get(last).equals(to.get(last))) last--;
        int first = 0;
        while (from.get(first).equals(to.get(first))) first++;
        return List.of(at(Message.of("explain.coin", "number", last + 1), last + 1, from.get(last), to.get(first)));
    }

    private static List<BoardChange> rows(Northcott.Rows from, Northcott.Rows to) {
        var changes = new ArrayList<BoardChange>();
        for (int row = 0; row < from.list().size(); row++)
            if (!from.list().get(row).equals(to.list().get(row)))
                changes.add(at(
                        Message.of("explain.row", "number", row + 1),
                        row + 1,
                        from.list().get(row),
                        to.list().get(row)));
        return changes;
    }

    private static List<BoardChange> strips(SquareSet from, SquareSet to) {
        for (int row = 0; row < from.rows(); row++) {
            int left = -1;
            int reached = -1;
            for (int column = 0; column < from.columns(); column++) {
                if (from.has(row, column) && !to.has(row, column)) left = column;
                if (!from.has(row, column) && to.has(row, column)) reached = column;
            }
            if (left >= 0)
                return List.of(at(Message.of("explain.strip", "strip", row + 1), row + 1, left + 1, reached + 1));
        }
        return List.of();
    }
}
