package grundy.present.layout;

import grundy.text.Block;
import grundy.text.Block.Columns;
import grundy.text.Block.LabelledNumber;
import grundy.text.TableRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Numbers in binary as a table. Where there are few digits each has a column of its own, headed by its worth and
/// closed with the number of its ones; else there is no room for these, and if no sum follows nothing to be seen.
/// A label that leaves no room for the digits takes several lines.
///
/// @param room columns of the longest line
record ColumnsLayout(Columns columns, int room, Ink ink) {
    /// Most digits that stand apart.
    private static final int MOST_APART = 12;

    /// Most digits that leave room for the decimal number beside them.
    private static final int MOST_BESIDE_DECIMAL = 56;

    /// Least columns of a label that is broken.
    private static final int LEAST_LABEL = 12;

    private static final String GAP = "  ";

    List<String> lines() {
        boolean apart = standApart();
        var ones = apart ? columns.ones() : Optional.<Block.OneCounts>empty();
        if (ones.isEmpty() && columns.sum().isEmpty()) return List.of();
        var rows = new TableRows("lr" + (apart ? "r".repeat(columns.width()) : "l"));
        if (apart) rows.head(cells("", "", worths()));
        int labels = Math.max(LEAST_LABEL, room - columnsOfNumbers());
        for (var number : columns.numbers()) add(number, labels, rows);
        if (!columns.more().isEmpty()) rows.row("… " + columns.more());
        for (var number : columns.further()) add(number, labels, rows);
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
                .mapToObj(Columns::columnValue)
                .toList();
    }

    private boolean standApart() {
        return columns.width() <= MOST_APART;
    }

    private void add(LabelledNumber number, int labels, TableRows rows) {
        var label = WordWrap.of(number.label(), labels);
        for (var line : label.subList(0, label.size() - 1)) rows.row(line);
        rows.row(row(new LabelledNumber(label.getLast(), number.number(), number.changes())));
    }

    /// @return the columns of the numbers with the gaps before each, and the one before the label
    private int columnsOfNumbers() {
        int decimal = Stream.of(columns.numbers(), columns.further())
                .flatMap(List::stream)
                .mapToInt(number -> decimal(number).length())
                .max()
                .orElse(0);
        int digits = standApart()
                ? worths().stream()
                        .mapToInt(worth -> GAP.length() + worth.length())
                        .sum()
                : GAP.length() + columns.width();
        return 2 * GAP.length() + decimal + digits;
    }

    private String decimal(LabelledNumber number) {
        return columns.width() <= MOST_BESIDE_DECIMAL ? number.number().toString() : "";
    }

    private List<String> row(LabelledNumber number) {
        var digits = Columns.digits(number.number(), columns.width());
        return cells(number.label(), decimal(number), standApart() ? List.of(digits.split("")) : List.of(digits));
    }

    private static List<String> cells(String label, String decimal, List<String> digits) {
        var cells = new ArrayList<>(List.of(label, decimal));
        cells.addAll(digits);
        return cells;
    }
}
