package grundy.cli.text;

import grundy.answer.MisereHeaps;
import grundy.answer.QuotientAnswer;
import grundy.cli.terminal.Screen;
import grundy.present.layout.TextLayout;
import grundy.present.words.QuotientWords;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Describes heaps in sums in misere play: their genera, and their elements in the misere quotient.
///
/// @param to the last heap that was asked for
/// @param screen the terminal
public record MisereHeapsText(MisereHeaps heaps, int to, Language language, Screen screen) {
    private static final int MOST_LISTED = 400;
    private static final int IN_A_ROW = 10;

    public List<String> lines() {
        var lines = new ArrayList<String>();
        var genera = heaps.genera();
        if (!genera.isEmpty()) {
            lines.add("");
            lines.add(Message.of("cli.values.genera").in(language));
            lines.addAll(table(genera));
            if (genera.size() <= to)
                lines.add(Message.of("cli.values.genera-end", "last", genera.size() - 1)
                        .in(language));
        }
        heaps.quotient().ifPresent(quotient -> lines.addAll(elements(quotient)));
        return lines;
    }

    private List<String> elements(QuotientAnswer quotient) {
        var lines = new ArrayList<String>();
        lines.add("");
        lines.addAll(TextLayout.UNBROKEN.lines(QuotientWords.brief(heaps.game().text(), quotient, language)));
        var map = QuotientWords.map(quotient, to);
        lines.addAll(table(map));
        if (map.size() <= to)
            lines.add(
                    Message.of("cli.values.quotient-more", "rules", heaps.game().text())
                            .in(language));
        return lines;
    }

    private List<String> table(List<String> all) {
        var first = all.subList(0, Math.min(all.size(), MOST_LISTED));
        int room = ValueTable.fitting(first, screen.columns());
        var lines = new ArrayList<>(new ValueTable(first, Math.min(IN_A_ROW, room), screen.ink()).lines());
        if (first.size() < all.size())
            lines.add(Message.of("listing.more", "count", all.size() - first.size())
                    .in(language));
        return lines;
    }
}
