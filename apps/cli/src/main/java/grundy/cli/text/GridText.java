package grundy.cli.text;

import grundy.answer.ValueGrid;
import grundy.cli.terminal.Screen;
import grundy.present.layout.Tint;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Nim-values of two coordinates as a grid, the first coordinate down, the second across; cold positions in brackets.
///
/// @param screen the terminal
public record GridText(ValueGrid grid, Language language, Screen screen) {
    private static final int MOST_SHOWN = 41;
    private static final int MOST_COLD = 24;

    public List<String> lines() {
        var values = grid.values();
        boolean normal = grid.play() == Play.NORMAL;
        int first = grid.first();
        int last = grid.to();
        var lines = new ArrayList<String>();
        lines.add(say(Message.of(
                normal ? "listing.grid" : "listing.grid-misere",
                "rules",
                grid.game().fullName(),
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
        int count = Math.min(values.length, MOST_SHOWN);
        int across = Math.max(1, (screen.columns() - label - 3) / cell);
        for (int from = 0; from < count; from += across) {
            if (from > 0) lines.add("");
            block(from, Math.min(count, from + across), cell, label, lines);
        }
        if (count < values.length) lines.add(say(Message.of("listing.grid-cut", "rows", count, "columns", count)));
        lines.add("");
        lines.add(cold());
        return lines;
    }

    /// Adds the columns that fit beside each other.
    private void block(int from, int end, int cell, int label, List<String> lines) {
        int first = grid.first();
        var values = grid.values();
        var header = new StringBuilder(" ".repeat(label)).append(" |");
        for (int b = from; b < end; b++) header.append(ValueTable.right(first + b + " ", cell));
        lines.add(header.toString().stripTrailing());
        lines.add("-".repeat(label + 1) + "+" + "-".repeat((end - from) * cell));
        for (int a = 0; a < Math.min(values.length, MOST_SHOWN); a++) {
            var row = new StringBuilder(ValueTable.right(Integer.toString(first + a), label)).append(" |");
            for (int b = from; b < end; b++) {
                var text = cell(values[a][b]);
                row.append(" ".repeat(cell - text.length()))
                        .append(values[a][b] == 0 ? screen.ink().paint(Tint.LOST, text) : text);
            }
            lines.add(row.toString().stripTrailing());
        }
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
        var list = String.join(" ", cold) + (count > MOST_COLD ? " …" : "");
        return say(Message.of("listing.grid-cold", "count", count, "positions", list));
    }

    private String say(Message message) {
        return message.in(language);
    }
}
