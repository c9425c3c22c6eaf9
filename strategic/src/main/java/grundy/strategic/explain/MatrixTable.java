package grundy.strategic.explain;

import grundy.explain.Lesson;
import grundy.explain.Lines;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixVerdict;
import grundy.text.DisplayWidth;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The payoffs as a table, best responses marked by a star; for more than two players a table for each choice of those
/// from the third on.
record MatrixTable(MatrixVerdict verdict, MatrixNames names) implements Lesson {
    private static final int MOST_COLUMNS = 180;
    private static final int MOST_ROWS = 60;
    private static final int MOST_CELLS = 1200;

    @Override
    public void tell(Lines lines) {
        var game = verdict.game();
        if (game.playerCount() < 2) return;
        if (game.cells() > MOST_CELLS || game.strategies(0) > MOST_ROWS) {
            lines.say(Message.of("matrix.table.large"));
            return;
        }
        int tables = game.cells() / game.strategies(0) / game.strategies(1);
        var texts = new ArrayList<String>();
        for (int table = 0; table < tables; table++) {
            if (tables > 1) {
                if (table > 0) texts.add("");
                texts.add("  [" + further(game, table) + "]");
            }
            texts.addAll(rows(game, table));
        }
        if (texts.stream().anyMatch(text -> DisplayWidth.of(text) > MOST_COLUMNS)) {
            lines.say(Message.of("matrix.table.large"));
            return;
        }
        texts.forEach(lines::row);
        lines.say(Message.of("matrix.table.star"));
    }

    /// What the players from the third on play in a table.
    private String further(MatrixGame game, int table) {
        var parts = new ArrayList<String>();
        for (int player = 2; player < game.playerCount(); player++)
            parts.add(names.player(player) + ": " + names.head(player, game.strategyIn(table, player)));
        return String.join(", ", parts);
    }

    private List<String> rows(MatrixGame game, int table) {
        int columns = game.strategies(1);
        var cells = new ArrayList<List<String>>();
        var head = new ArrayList<String>();
        head.add("");
        for (int j = 0; j < columns; j++) head.add(names.head(1, j));
        cells.add(head);
        for (int i = 0; i < game.strategies(0); i++) {
            var row = new ArrayList<String>();
            row.add(names.head(0, i));
            for (int j = 0; j < columns; j++) row.add(cell(game, game.cell(i, j) + table));
            cells.add(row);
        }
        var widths = new int[columns + 1];
        for (var row : cells)
            for (int j = 0; j <= columns; j++) widths[j] = Math.max(widths[j], DisplayWidth.of(row.get(j)));
        var rows = new ArrayList<String>();
        for (var row : cells) {
            var text = new StringBuilder("  ")
                    .append(row.getFirst())
                    .append(blanks(widths[0], row.getFirst()))
                    .append(" |");
            for (int j = 1; j <= columns; j++)
                text.append("  ").append(blanks(widths[j], row.get(j))).append(row.get(j));
            rows.add(text.toString());
            if (rows.size() == 1)
                rows.add("  " + "-".repeat(widths[0] + 1) + "+"
                        + "-".repeat(Arrays.stream(widths).sum() - widths[0] + 2 * columns));
        }
        return rows;
    }

    private static String blanks(int width, String text) {
        return " ".repeat(width - DisplayWidth.of(text));
    }

    private String cell(MatrixGame game, int cell) {
        var parts = new ArrayList<String>();
        for (int player = 0; player < game.playerCount(); player++)
            parts.add(names.payoff(game.payoff(player, cell))
                    + (verdict.responses().isBest(player, cell) ? "*" : " "));
        return String.join(",", parts);
    }
}
