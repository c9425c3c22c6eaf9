package grundy.cli;

import grundy.solve.ValueGrid;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Nim-values of two coordinates as a grid, the first coordinate down, the second across; cold positions in brackets.
///
/// @param columns of the terminal
record GridText(ValueGrid grid, Language language, int columns) {
    private static final int MOST_ROWS = 40;
    private static final int MOST_COLD = 24;

    List<String> lines() {
        var values = grid.values();
        boolean normal = grid.play() == Play.NORMAL;
        int first = grid.first();
        int last = grid.to();
        var lines = new ArrayList<String>();
        lines.add(say(Message.of(
                normal ? "listing.grid" : "listing.grid-misere",
                "rules",
                grid.game().named(),
                "from",
                first,
                "to",
                last)));
        lines.add("");
        int digits = Integer.toString(
                        Arrays.stream(values).flatMapToInt(Arrays::stream).max().orElse(0))
                .length();
        int cell = Math.max(digits + 1, 3) + 1;
        int label = Integer.toString(last).length();
        int across = Math.min(values.length, Math.max(1, (columns - label - 3) / cell));
        int down = Math.min(values.length, MOST_ROWS);
        var header = new StringBuilder(" ".repeat(label)).append(" |");
        for (int b = 0; b < across; b++) header.append(ValueTable.right(first + b + " ", cell));
        lines.add(header.toString().stripTrailing());
        lines.add("-".repeat(label + 1) + "+" + "-".repeat(across * cell));
        for (int a = 0; a < down; a++) {
            var row = new StringBuilder(ValueTable.right(Integer.toString(first + a), label)).append(" |");
            for (int b = 0; b < across; b++) row.append(ValueTable.right(cell(values[a][b]), cell));
            lines.add(row.toString().stripTrailing());
        }
        if (across <= last - first || down <= last - first)
            lines.add(say(Message.of("listing.grid-cut", "rows", down, "columns", across)));
        lines.add("");
        lines.add(cold());
        return lines;
    }

    private static String cell(int value) {
        return value == 0 ? "[0]" : value + " ";
    }

    private String cold() {
        long count = grid.coldCount();
        var cold = grid.cold().stream()
                .limit(MOST_COLD)
                .map(position -> "(" + position.a() + "," + position.b() + ")")
                .toList();
        if (cold.isEmpty()) return say(Message.of("listing.grid-no-cold"));
        var shown = String.join(" ", cold) + (count > MOST_COLD ? " …" : "");
        return say(Message.of("listing.grid-cold", "count", count, "positions", shown));
    }

    private String say(Message message) {
        return message.in(language);
    }
}
