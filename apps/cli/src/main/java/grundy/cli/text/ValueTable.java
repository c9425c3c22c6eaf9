package grundy.cli.text;

import grundy.present.layout.Ink;
import grundy.present.layout.Tint;
import grundy.value.Outcome;
import java.util.ArrayList;
import java.util.List;

/// Values of heaps in rows, under a header that counts the columns.
///
/// @param columns values in a row
record ValueTable(List<?> values, int columns, Ink ink) {
    private static final String RULE = " | ";

    /// @return the number of values that fit side by side
    static int fitting(List<?> values, int width) {
        int cell = 1
                + values.stream()
                        .mapToInt(value -> value.toString().length())
                        .max()
                        .orElse(1);
        int room = width - Integer.toString(values.size()).length() - RULE.length();
        int fitting = Math.max(1, room / cell);
        int headed = 1 + Integer.toString(fitting - 1).length();
        return Math.max(1, room / Math.max(cell, headed));
    }

    List<String> lines() {
        int cell = 1
                + Math.max(
                        values.stream()
                                .mapToInt(value -> value.toString().length())
                                .max()
                                .orElse(1),
                        Integer.toString(columns - 1).length());
        int label = Integer.toString(Math.max(1, values.size() - 1)).length();
        var lines = new ArrayList<String>();
        var header = new StringBuilder(right("n", label)).append(RULE.stripTrailing());
        for (int i = 0; i < Math.min(columns, values.size()); i++) header.append(right(Integer.toString(i), cell));
        lines.add(header.toString());
        lines.add("-".repeat(label + 1) + "+" + "-".repeat(header.length() - label - 2));
        for (int from = 0; from < values.size(); from += columns) {
            var row = new StringBuilder(right(Integer.toString(from), label)).append(RULE.stripTrailing());
            for (var value : values.subList(from, Math.min(values.size(), from + columns)))
                row.append(right("", cell - value.toString().length())).append(paint(value));
            lines.add(row.toString());
        }
        return lines;
    }

    private String paint(Object value) {
        return switch (value) {
            case Integer number when number == 0 -> ink.paint(Tint.LOST, "0");
            case Outcome outcome -> ink.paint(tint(outcome), outcome.name());
            default -> value.toString();
        };
    }

    private static Tint tint(Outcome outcome) {
        return switch (outcome) {
            case N -> Tint.WON;
            case P -> Tint.LOST;
            case L -> Tint.LEFT;
            case R -> Tint.RIGHT;
            case D -> Tint.DRAWN;
        };
    }

    static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
