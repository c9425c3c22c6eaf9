package grundy.solve.table;

import grundy.answer.GridRows;
import grundy.answer.ValueGrid;
import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.lines.LineTable;
import grundy.engine.search.SearchValues;
import grundy.finding.TableEnd;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.question.GridRowsQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.coin.HeadGrid;
import grundy.text.Message;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/// Tables of the values of games of two coordinates.
public final class GridSolver {
    private final Limits limits;
    private final boolean partly;

    /// @param partly whether a table may end where a limit is reached
    public GridSolver(Limits limits, boolean partly) {
        this.limits = limits;
        this.partly = partly;
    }

    /// Works out a table without keeping it, where the moves go along lines.
    public GridRows readRows(GridRowsQuestion question) {
        int to = question.to();
        switch (question.reader()) {
            case GridRowsQuestion.RowVisitor rows -> rows(question.game(), question.play(), to, rows);
            case GridRowsQuestion.ColdVisitor colds -> colds(question.game(), question.play(), to, colds);
        }
        return new GridRows(new Evidence.Exhaustive(cells(to)));
    }

    /// Works out a table without keeping it, where the moves go along lines.
    ///
    /// @param game of two coordinates
    /// @param to the last value of both coordinates, from 0 to {@link grundy.question.GridQuestion#largestOfValues}
    /// @param rows is given all rows in order
    /// @throws LimitException if that is too far
    /// @throws RulesException if play can go on for ever
    void rows(Game game, Play play, int to, GridRowsQuestion.RowVisitor rows) {
        var lines = LineGrids.of(game, play);
        if (lines.isPresent() && to <= LineTable.MOST) {
            limits.visit(cells(to) - 1);
            lines.get().rows(to, limits, rows);
            return;
        }
        int[][] values = grid(game, play, to).values();
        for (int a = 0; a < values.length; a++) rows.row(a, values[a]);
    }

    /// @param game of two coordinates
    /// @param to the last value of both coordinates, from 0 to {@link grundy.question.GridQuestion#largest}
    /// @param colds is given all positions of value 0, by their first coordinate
    /// @throws LimitException if that is too far
    void colds(Game game, Play play, int to, GridRowsQuestion.ColdVisitor colds) {
        var lines = LineGrids.of(game, play);
        if (lines.isPresent() && lines.get().tellsColds()) {
            limits.visit(to);
            lines.get().colds(to, limits, colds);
        } else
            rows(game, play, to, (a, row) -> {
                for (int b = 0; b < row.length; b++) if (row[b] == 0) colds.cold(a, b);
            });
    }

    /// @param game for which there is a table
    /// @param to the last value of both coordinates, at least 0, for coins at least 1
    /// @throws LimitException if that is too far
    /// @throws RulesException if the game has no table, or play can go on for ever
    public ValueGrid grid(Game game, Play play, int to) {
        if (!(game.rules() instanceof RuleTree.Moves moves && moves.arity() == 2)
                && !GridQuestion.isProduct(game.rules())) throw HeapTableSolver.notHeaps(game);
        int largest = GridQuestion.largest(game, play);
        if (to > largest) throw new LimitException(Message.of("limit.sequence", "to", to, "most", largest));
        var lines = LineGrids.of(game, play);
        if (lines.isPresent()) return grid(lines.get(), to);
        if (GridQuestion.isProduct(game.rules())) return productGrid(game, play, to);
        if (play == Play.MISERE && game.rules().maySplit())
            throw new RulesException(Message.of("solve.values.misere-splitting", "game", game.text()));
        var search = new SearchValues(game.rules(), play, limits);
        var table = table(game, 0, to, Tuple::of, search);
        return LineGrids.whole(game, play, 0, table.values(), search.evidence(), table.stopped());
    }

    /// As large a table as the limit of positions allows, of the P-positions alone one of as many rows.
    private ValueGrid grid(LineGrids lines, int to) {
        long positions = to <= LineTable.MOST ? cells(to) : to + 1L;
        if (positions <= limits.visits()) return lines.grid(to, limits);
        var reached = new LimitException(Message.of("limit.positions", "limit", limits.visits()));
        if (!partly) throw reached;
        int side = BigInteger.valueOf(limits.visits())
                .sqrt()
                .min(BigInteger.valueOf(LineTable.MOST))
                .intValueExact();
        return lines.grid(side - 1, limits).stoppedBefore(to, reached.explanation());
    }

    private static long cells(int to) {
        return (to + 1L) * (to + 1L);
    }

    private ValueGrid productGrid(Game game, Play play, int to) {
        if (!(game.rules() instanceof RuleTree.OnBoard(var _, var _, var board)
                && board instanceof CoinProduct product))
            throw new IllegalArgumentException("This is no product: " + game.rules());
        NimValues values =
                new Theorems().find(game.rules(), play).orElseGet(() -> new SearchValues(game.rules(), play, limits));
        var table = table(game, 1, Math.max(1, to), (a, b) -> headAt(product, a, b), values);
        return LineGrids.whole(game, play, 1, table.values(), values.evidence(), table.stopped());
    }

    private static Position headAt(CoinProduct board, int row, int column) {
        var head = HeadGrid.of(row, column);
        return new BoardPosition(head, board.write(head));
    }

    private interface PlaceOnGrid {
        Position at(int a, int b);
    }

    private record ValueSquare(int[][] values, Optional<TableEnd> stopped) {}

    /// From one square to the next larger one, so that what is there when a limit is reached is a square.
    private ValueSquare table(Game game, int from, int to, PlaceOnGrid place, NimValues values) {
        var table = new int[to - from + 1][to - from + 1];
        int side = 0;
        try {
            for (; side < table.length; side++) {
                for (int a = 0; a <= side; a++) {
                    table[a][side] = value(game, place.at(from + a, from + side), values);
                    table[side][a] = value(game, place.at(from + side, from + a), values);
                }
            }
            return new ValueSquare(table, Optional.empty());
        } catch (LimitException limit) {
            if (!partly || side == 0) throw limit;
            int rows = side;
            var square = Arrays.stream(table)
                    .limit(rows)
                    .map(row -> Arrays.copyOf(row, rows))
                    .toArray(int[][]::new);
            return new ValueSquare(square, Optional.of(new TableEnd(to, limit.explanation())));
        }
    }

    private static int value(Game game, Position at, NimValues values) {
        return HeapTableSolver.acyclic(
                game, at, position -> values.value(position).intValueExact());
    }
}
