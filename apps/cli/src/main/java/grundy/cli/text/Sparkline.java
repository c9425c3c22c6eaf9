package grundy.cli.text;

import java.util.ArrayList;
import java.util.List;

/// Values as little bars, one character each.
///
/// @param width columns of the terminal
record Sparkline(List<Integer> values, int width) {
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
            for (var value : values.subList(from, Math.min(values.size(), from + room))) line.append(bar(value, most));
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
