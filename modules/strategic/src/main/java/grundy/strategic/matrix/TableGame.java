package grundy.strategic.matrix;

import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixGame.Player;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Puts the parts of a table together to a game: names, sizes, and the tables of further players.
record TableGame(FaultMaker fault) {
    /// Makes an error of a place and a problem.
    @FunctionalInterface
    interface FaultMaker {
        SyntaxException at(int offset, Message problem);
    }

    /// The table for one choice of the players from the third on.
    record TableSlice(
            int offset,
            List<String> names,
            @Nullable List<String> columns,
            List<@Nullable String> rows,
            List<List<Rational[]>> cells) {}

    /// @param width payoffs in each cell
    MatrixGame of(Map<String, List<String>> headers, List<TableSlice> parts, int width) throws SyntaxException {
        var first = parts.getFirst();
        int further = first.names().size();
        int count = further + 2;
        boolean zeroSum = width == 1 && count == 2;
        if (!zeroSum && width != count)
            throw fault.at(
                    first.offset(),
                    Message.of(
                            width > 2 && further == 0 ? "matrix.tables-missing" : "matrix.payoff-count",
                            "found",
                            width,
                            "expected",
                            count));
        var names = headers.getOrDefault("players", MatrixGame.numbered(count));
        if (names.size() != count)
            throw fault.at(0, Message.of("matrix.player-names", "found", names.size(), "expected", count));
        int rows = first.cells().size();
        int columns = first.cells().getFirst().size();
        var players = new ArrayList<Player>();
        players.add(new Player(names.get(0), rowNames(headers.get("rows"), first, rows)));
        players.add(new Player(names.get(1), columnNames(headers.get("columns"), first, columns)));
        for (int player = 2; player < count; player++) {
            var strategies = new LinkedHashSet<String>();
            for (var part : parts) {
                if (part.names().size() != further)
                    throw fault.at(
                            part.offset(),
                            Message.of(
                                    "matrix.bracket-size", "found", part.names().size(), "expected", further));
                strategies.add(part.names().get(player - 2));
            }
            players.add(new Player(names.get(player), List.copyOf(strategies)));
        }
        MatrixGame.checkSize(
                players.stream().mapToLong(player -> player.strategies().size()).toArray());
        var title = headers.getOrDefault("title", List.of("")).getFirst();
        return new MatrixGame(title, players, payoffs(players, parts, zeroSum));
    }

    private List<String> rowNames(@Nullable List<String> header, TableSlice first, int rows) throws SyntaxException {
        if (header != null) {
            if (header.size() != rows)
                throw fault.at(0, Message.of("matrix.row-names", "found", header.size(), "expected", rows));
            return header;
        }
        if (first.rows().getFirst() == null) return MatrixGame.numbered(rows);
        return first.rows().stream().map(Objects::requireNonNull).toList();
    }

    private List<String> columnNames(@Nullable List<String> header, TableSlice first, int columns)
            throws SyntaxException {
        var names = first.columns();
        if (header == null && names == null) return MatrixGame.numbered(columns);
        // A name may stand in the corner, over the names of the rows.
        if (header == null && names != null && names.size() == columns + 1) names = names.subList(1, names.size());
        var found = header != null ? header : Objects.requireNonNull(names);
        if (found.size() != columns)
            throw fault.at(
                    header != null ? 0 : first.offset(),
                    Message.of("matrix.column-names", "found", found.size(), "expected", columns));
        return found;
    }

    private Rational[][] payoffs(List<Player> players, List<TableSlice> parts, boolean zeroSum) throws SyntaxException {
        int cells = 1;
        for (var player : players) cells *= player.strategies().size();
        int rows = players.get(0).strategies().size();
        int columns = players.get(1).strategies().size();
        int tables = cells / rows / columns;
        var payoffs = new @Nullable Rational[players.size()][cells];
        for (var part : parts) {
            int table = 0;
            for (int player = 2; player < players.size(); player++) {
                var strategies = players.get(player).strategies();
                table = table * strategies.size()
                        + strategies.indexOf(part.names().get(player - 2));
            }
            if (payoffs[0][table] != null)
                throw fault.at(part.offset(), Message.of("matrix.table-twice", "names", part.names()));
            for (int row = 0; row < rows; row++)
                for (int column = 0; column < columns; column++) {
                    var cell = part.cells().get(row).get(column);
                    for (int player = 0; player < players.size(); player++)
                        payoffs[player][(row * columns + column) * tables + table] =
                                zeroSum && player == 1 ? cell[0].negate() : cell[player];
                }
        }
        if (parts.size() != tables)
            throw fault.at(
                    parts.getLast().offset(),
                    Message.of("matrix.tables-few", "found", parts.size(), "expected", tables));
        return complete(payoffs);
    }

    private static Rational[][] complete(@Nullable Rational[][] payoffs) {
        var complete = new Rational[payoffs.length][];
        for (int player = 0; player < payoffs.length; player++) {
            complete[player] = new Rational[payoffs[player].length];
            for (int cell = 0; cell < complete[player].length; cell++)
                complete[player][cell] = Objects.requireNonNull(payoffs[player][cell]);
        }
        return complete;
    }
}
