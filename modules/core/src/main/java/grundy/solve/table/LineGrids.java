package grundy.solve.table;

import grundy.answer.ValueGrid;
import grundy.answer.ValueGrid.ColdPosition;
import grundy.check.Evidence;
import grundy.engine.lines.ColdLines;
import grundy.engine.lines.LineMoves;
import grundy.engine.lines.LineTable;
import grundy.finding.TableEnd;
import grundy.limit.Limits;
import grundy.question.GridRowsQuestion;
import grundy.rules.Game;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Tables of games of two heaps whose moves go along lines. Beyond some size only a corner of the table is kept, with
/// the cold positions; beyond a greater one only the cold positions are worked out.
record LineGrids(Game game, Play play, LineMoves moves) {
    private static final int MOST_KEPT = 2_000;
    private static final int CORNER = 256;
    private static final int MOST_COLD = 1 << 20;
    private static final Comparator<ColdPosition> BY_SUM = Comparator.<ColdPosition>comparingLong(
                    cold -> (long) cold.a() + cold.b())
            .thenComparingInt(ColdPosition::a);

    static Optional<LineGrids> of(Game game, Play play) {
        return LineMoves.of(game.rules()).map(moves -> new LineGrids(game, play, moves));
    }

    ValueGrid grid(int to, Limits limits) {
        return to <= LineTable.MOST ? byValues(to, limits) : byCold(to, limits);
    }

    private ValueGrid byValues(int to, Limits limits) {
        int last = to <= MOST_KEPT ? to : CORNER - 1;
        int[][] values = new int[last + 1][last + 1];
        var cold = new ColdCollector();
        new LineTable(moves, play, to, limits).tell((a, row) -> {
            for (int b = 0; b <= last && a <= last; b++) values[a][b] = row[b];
            for (int b = 0; b <= to; b++) if (row[b] == 0) cold.add(a, b);
        });
        return new ValueGrid(game, play, 0, to, values, cold.sorted(), cold.count, all(to), Optional.empty());
    }

    /// @param to at most {@link LineTable#MOST}
    void rows(int to, Limits limits, GridRowsQuestion.RowVisitor rows) {
        var values = new int[to + 1];
        new LineTable(moves, play, to, limits).tell((a, row) -> {
            for (int b = 0; b <= to; b++) values[b] = row[b];
            rows.row(a, values);
        });
    }

    /// @return whether the P-positions are determined without a table
    boolean tellsColds() {
        return ColdLines.isFor(moves);
    }

    /// For games of which {@link #tellsColds}.
    void colds(int to, Limits limits, GridRowsQuestion.ColdVisitor colds) {
        int[] coldOf = new ColdLines(moves, play, to, limits).find();
        for (int a = 0; a <= to; a++) if (coldOf[a] >= 0) colds.cold(a, coldOf[a]);
    }

    private ValueGrid byCold(int to, Limits limits) {
        var cold = new ColdCollector();
        colds(to, limits, cold::add);
        var corner = byValues(CORNER - 1, limits);
        return new ValueGrid(game, play, 0, to, corner.values(), cold.sorted(), cold.count, all(to), Optional.empty());
    }

    private static Evidence all(int to) {
        return new Evidence.Exhaustive((to + 1L) * (to + 1L));
    }

    /// @param values of all positions
    /// @param stopped why they are not all that were asked for, if they are not
    static ValueGrid whole(
            Game game, Play play, int first, int[][] values, Evidence evidence, Optional<TableEnd> stopped) {
        var cold = new ColdCollector();
        for (int a = 0; a < values.length; a++)
            for (int b = 0; b < values.length; b++) if (values[a][b] == 0) cold.add(first + a, first + b);
        int last = first + values.length - 1;
        return new ValueGrid(game, play, first, last, values, cold.sorted(), cold.count, evidence, stopped);
    }

    /// Cold positions, counted all, kept those of the first rows.
    private static final class ColdCollector {
        private final List<ColdPosition> cold = new ArrayList<>();
        private long count;

        void add(int a, int b) {
            count++;
            if (cold.size() < MOST_COLD) cold.add(new ColdPosition(a, b));
        }

        List<ColdPosition> sorted() {
            cold.sort(BY_SUM);
            return List.copyOf(cold);
        }
    }
}
