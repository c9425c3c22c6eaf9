package grundy.cli.text;

import grundy.answer.NimSequence;
import grundy.cli.terminal.Screen;
import grundy.present.layout.TextLayout;
import grundy.present.words.SequenceWords;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Presents a sequence of nim-values: table, picture, period with its proof, and notable facts.
///
/// @param screen the terminal
public record SequenceText(NimSequence sequence, Language language, Screen screen) {
    private static final int MOST_LISTED = 1000;
    private static final int MOST_TENS = 50;

    public List<String> lines() {
        var lines = new ArrayList<String>();
        var words = new SequenceWords(sequence, language);
        lines.addAll(TextLayout.UNBROKEN.lines(words.title()));
        lines.add("");
        var values = sequence.values();
        var listed = Arrays.stream(values).limit(MOST_LISTED).boxed().toList();
        lines.addAll(new ValueTable(listed, tableColumns(listed), screen.ink()).lines());
        if (listed.size() < values.length)
            lines.add(say(Message.of("listing.more", "count", values.length - listed.size())));
        lines.add("");
        var picture = new Sparkline(listed, screen.columns()).lines();
        if (!picture.isEmpty()) {
            lines.addAll(picture);
            lines.add(say(Message.of(
                    "listing.legend",
                    "most",
                    listed.stream().mapToInt(value -> value).max().orElseThrow())));
            lines.add("");
        }
        lines.addAll(TextLayout.UNBROKEN.lines(words.period()));
        lines.addAll(TextLayout.UNBROKEN.lines(words.records()));
        return lines;
    }

    private String say(Message message) {
        return message.in(language);
    }

    /// @return the number of values side by side: whole periods where they fit, else 20 or 10, or as many as fit
    private int tableColumns(List<Integer> listed) {
        int room = ValueTable.fitting(listed, screen.columns());
        if (sequence.period().isPresent()
                && sequence.period().get().period() <= room
                && sequence.period().get().period() > 1) {
            int period = Math.toIntExact(sequence.period().get().period());
            int most = Math.max(1, screen.columns() / 3 - 2);
            if (period > most) return period;
            int whole = Math.min(room, most) / period * period;
            return whole % 10 == 0 || period % 10 == 0 ? whole : 20 % period == 0 && room >= 20 ? 20 : whole;
        }
        return room >= 10 ? Math.min(room / 10 * 10, MOST_TENS) : Math.max(1, room >= 5 ? 5 : room);
    }

    /// Values as little bars, one character each.
    ///
    /// @param width columns of the terminal
    private record Sparkline(List<Integer> values, int width) {
        private static final String BARS = "·▁▂▃▄▅▆▇█";
        private static final int MOST_LINES = 4;
        private static final int FEWEST = 20;

        /// @return the lines, none where a picture would show nothing
        List<String> lines() {
            int most = values.stream().mapToInt(value -> value).max().orElse(0);
            if (values.size() < FEWEST || most == 0) return List.of();
            int label = Integer.toString(values.size() - 1).length();
            int room = Math.max(FEWEST, (width - label - 3) / 10 * 10);
            var lines = new ArrayList<String>();
            for (int from = 0; from < values.size() && lines.size() < MOST_LINES; from += room) {
                var line = new StringBuilder(ValueTable.right(Integer.toString(from), label)).append("  ");
                for (var value : values.subList(from, Math.min(values.size(), from + room)))
                    line.append(bar(value, most));
                lines.add(line.toString());
            }
            return lines;
        }

        private static char bar(int value, int most) {
            int bars = BARS.length() - 1;
            if (most <= bars) return BARS.charAt(value);
            return BARS.charAt((int) (((long) value * bars + most - 1) / most));
        }
    }
}
