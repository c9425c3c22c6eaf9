package grundy.web.table;

import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.question.GridRowsQuestion;
import grundy.question.TableKind;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import java.util.Arrays;

/// All P-positions of a game of two coordinates up to a bound, where they are few: those of a row side by side.
final class LostPositionTable {
    /// From here on the solver works out the P-positions alone.
    private static final int ALONE = 30_001;

    private final int to;
    private final int[] begins;
    private final int[] columns;

    private LostPositionTable(int to, int[] begins, int[] columns) {
        this.to = to;
        this.begins = begins;
        this.columns = columns;
    }

    /// @return whether the P-positions of the game can be worked out without its values
    static boolean areOf(PrefixedRules rules) {
        return TableKind.of(rules.game().rules()) == TableKind.GRID
                && GridQuestion.largest(rules.game(), rules.play()) >= ALONE;
    }

    /// @param far the last coordinate that is wanted
    static LostPositionTable of(PrefixedRules rules, int far, Limits limits) {
        int to = Math.max(ALONE, far);
        var collector = new PositionCollector(to);
        new Solver(limits).solve(new GridRowsQuestion(rules.game(), rules.play(), to, (GridRowsQuestion.ColdVisitor)
                collector::add));
        return collector.colds();
    }

    int to() {
        return to;
    }

    TableTile tile(int x, int y, int level, int size) {
        var cells = new char[size * size];
        Arrays.fill(cells, (char) 1);
        var tile = new TableTile(x, y, level, size, size, cells);
        long first = (long) x << level;
        long last = Math.min(to, ((long) x + size << level) - 1);
        for (long a = first; a <= last; a++)
            for (int i = begins[(int) a]; i < begins[(int) a + 1]; i++) {
                int row = (columns[i] >> level) - y;
                if (row >= 0 && row < size) tile.put((int) (a >> level) - x, row, 0);
            }
        return tile;
    }

    private static final class PositionCollector {
        private final int to;
        private final int[] begins;
        private int[] columns = new int[1 << 12];
        private int count;
        private int row;

        PositionCollector(int to) {
            this.to = to;
            this.begins = new int[to + 2];
        }

        /// By rows, ascending.
        void add(int a, int b) {
            while (row < a) begins[++row] = count;
            if (count == columns.length) columns = Arrays.copyOf(columns, 2 * count);
            columns[count++] = b;
        }

        LostPositionTable colds() {
            while (row <= to) begins[++row] = count;
            return new LostPositionTable(to, begins, Arrays.copyOf(columns, count));
        }
    }
}
