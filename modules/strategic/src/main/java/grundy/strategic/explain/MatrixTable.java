package grundy.strategic.explain;

import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.solve.MatrixVerdict;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.DisplayWidth;
import grundy.text.Lesson;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The payoffs as a table, best responses marked by a star; for more than two players a table for each choice of those
/// from the third on.
record MatrixTable(MatrixVerdict verdict, MatrixNames names) implements Lesson {
    /// Letters side by side, beyond which a table is of no use to a reader.
    private static final int MOST_BREADTH = 180;
    private static final int AROUND = 4;
    private static final int BETWEEN = 2;
    private static final int MOST_ROWS = 60;
    private static final int MOST_CELLS = 1200;

    @Override
    public void tell(Blocks blocks) {
        var game = verdict.game();
        if (game.playerCount() < 2) return;
        if (game.cells() > MOST_CELLS || game.strategies(0) > MOST_ROWS) {
            blocks.say(Message.of("matrix.table.large"));
            return;
        }
        int tables = game.cells() / game.strategies(0) / game.strategies(1);
        var grids = IntStream.range(0, tables)
                .mapToObj(table -> grid(game, tables > 1 ? further(game, table) : "", table))
                .toList();
        if (grids.stream().anyMatch(grid -> breadth(grid) > MOST_BREADTH)) {
            blocks.say(Message.of("matrix.table.large"));
            return;
        }
        for (int i = 0; i < grids.size(); i++) {
            if (i > 0) blocks.gap();
            blocks.add(grids.get(i));
        }
        blocks.say(Message.of("matrix.table.star"));
    }

    /// Names the strategies of the players from the third on in a table.
    private String further(MatrixGame game, int table) {
        var parts = new ArrayList<String>();
        for (int player = 2; player < game.playerCount(); player++)
            parts.add(names.player(player) + ": " + names.head(player, game.strategyIn(table, player)));
        return String.join(", ", parts);
    }

    private Block.Grid grid(MatrixGame game, String caption, int table) {
        int columns = game.strategies(1);
        var rows = IntStream.range(0, game.strategies(0))
                .mapToObj(i -> new Block.GridRow(
                        names.head(0, i),
                        IntStream.range(0, columns)
                                .mapToObj(j -> cell(game, game.cell(i, j) + table))
                                .toList()))
                .toList();
        var heads = IntStream.range(0, columns).mapToObj(j -> names.head(1, j)).toList();
        return new Block.Grid(caption, heads, rows);
    }

    private List<Block.Entry> cell(MatrixGame game, int cell) {
        return IntStream.range(0, game.playerCount())
                .mapToObj(player -> new Block.Entry(
                        names.payoff(game.payoff(player, cell)).text(),
                        verdict.responses().isBest(player, cell)))
                .toList();
    }

    /// @return the most letters that stand side by side, with the room between them
    private static int breadth(Block.Grid grid) {
        int all = AROUND + widest(grid.rows().stream().map(Block.GridRow::head));
        for (int j = 0; j < grid.heads().size(); j++) {
            int column = j;
            var cells = grid.rows().stream().map(row -> row.cells().get(column)).map(MatrixTable::entryList);
            all += BETWEEN + widest(Stream.concat(Stream.of(grid.heads().get(j)), cells));
        }
        return Math.max(all, AROUND + DisplayWidth.of(grid.caption()));
    }

    private static int widest(Stream<String> texts) {
        return texts.mapToInt(DisplayWidth::of).max().orElse(0);
    }

    private static String entryList(List<Block.Entry> entries) {
        return entries.stream().map(entry -> entry.text() + "*").collect(Collectors.joining(","));
    }
}
