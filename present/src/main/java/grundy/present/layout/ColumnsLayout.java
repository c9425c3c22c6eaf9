package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Columns;
import grundy.text.Block.Labelled;
import grundy.text.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Numbers in binary as a table. Where there are few digits each has a column of its own, headed by its worth and
/// closed with the number of its ones; else there is no room for these, and if no sum follows nothing to be seen.
///
/// @param room columns of the longest line
record ColumnsLayout(Columns columns, int room, Ink ink) {
    /// Most digits that stand apart.
    private static final int MOST_APART = 12;

    /// Most digits that leave room for the decimal number beside them.
    private static final int MOST_BESIDE_DECIMAL = 56;

    List<String> lines() {
        int width = columns.width();
        boolean apart = width <= MOST_APART;
        var ones = apart ? columns.ones() : Optional.<Block.Ones>empty();
        if (ones.isEmpty() && columns.sum().isEmpty()) return List.of();
        var rows = new Rows("lr" + (apart ? "r".repeat(width) : "l"));
        if (apart) rows.head(cells("", "", worths()));
        for (var number : columns.numbers()) rows.row(row(number));
        if (!columns.more().isEmpty()) rows.row("… " + columns.more());
        for (var number : columns.further()) rows.row(row(number));
        rows.rule();
        ones.ifPresent(counted -> rows.row(cells(
                counted.label(),
                "",
                counted.counts().stream().map(String::valueOf).toList())));
        columns.sum().ifPresent(sum -> rows.row(row(sum)));
        return new TableLayout(rows.table(), room, ink).lines();
    }

    private List<String> worths() {
        return IntStream.iterate(columns.width() - 1, column -> column >= 0, column -> column - 1)
                .mapToObj(Columns::worth)
                .toList();
    }

    private List<String> row(Labelled number) {
        var digits = Columns.digits(number.number(), columns.width());
        var decimal = columns.width() <= MOST_BESIDE_DECIMAL ? number.number().toString() : "";
        return cells(
                number.label(), decimal, columns.width() <= MOST_APART ? List.of(digits.split("")) : List.of(digits));
    }

    private static List<String> cells(String label, String decimal, List<String> digits) {
        var cells = new ArrayList<>(List.of(label, decimal));
        cells.addAll(digits);
        return cells;
    }
}
