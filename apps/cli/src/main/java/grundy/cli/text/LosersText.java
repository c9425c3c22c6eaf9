package grundy.cli.text;

import grundy.answer.LoserTable;
import grundy.cli.terminal.Screen;
import grundy.present.layout.TextLayout;
import grundy.present.words.PeriodWords;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Formats the loser of each heap in a game of several players: a table with a row for each player to
/// move, and the period with its proof.
///
/// @param screen the terminal
public record LosersText(LoserTable losers, Language language, Screen screen) {
    private static final int MOST_LISTED = 400;
    private static final int MOST_PLAYERS = 12;
    private static final int USUAL_COLUMNS = 20;

    public List<String> lines() {
        int players = losers.losers().size();
        int size = losers.losers().getFirst().length;
        var lines = new ArrayList<String>();
        lines.add(say(Message.of("listing.losers", "rules", losers.game().fullName(), "to", size - 1)));
        lines.add(say(Message.of("listing.losers-order", "last", players - 1)));
        int count = Math.min(players, MOST_PLAYERS);
        for (int player = 0; player < count; player++)
            lines.add("  " + say(Message.of("listing.losers-prefers", "player", player, "order", order(player))));
        int listed = Math.min(size, MOST_LISTED);
        int cell = 1
                + Math.max(
                        Integer.toString(listed - 1).length(),
                        Integer.toString(players - 1).length());
        int label = Integer.toString(players - 1).length();
        int width = tableColumns((screen.columns() - label - 3) / cell);
        for (int from = 0; from < listed; from += width) {
            int end = Math.min(listed, from + width);
            lines.add("");
            lines.add(ValueTable.right("n", label) + " |"
                    + IntStream.range(from, end)
                            .mapToObj(n -> ValueTable.right(Integer.toString(n), cell))
                            .collect(Collectors.joining()));
            lines.add("-".repeat(label + 1) + "+" + "-".repeat((end - from) * cell));
            for (int player = 0; player < count; player++) lines.add(row(player, from, end, label, cell));
        }
        if (listed < size) lines.add(say(Message.of("listing.more-outcomes", "count", size - listed)));
        if (count < players) lines.add(say(Message.of("listing.more-players", "count", players - count)));
        lines.add("");
        lines.addAll(TextLayout.UNBROKEN.lines(PeriodWords.ofResults(losers.period(), size - 1, language)));
        return lines;
    }

    private String row(int player, int from, int end, int label, int cell) {
        var row = losers.losers().get(player);
        return ValueTable.right(Integer.toString(player), label) + " |"
                + IntStream.range(from, end)
                        .mapToObj(n -> ValueTable.right(Integer.toString(row[n]), cell))
                        .collect(Collectors.joining());
    }

    private String order(int player) {
        return losers.preferences().get(player).stream()
                .limit(MOST_PLAYERS)
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private int tableColumns(int room) {
        long period = losers.period().map(found -> found.period()).orElse(0L);
        int most = Math.max(1, Math.min(room, Math.max(USUAL_COLUMNS, room / 10 * 10)));
        return period > 1 && period <= most ? Math.toIntExact(most / period * period) : most;
    }

    private String say(Message message) {
        return message.in(language);
    }
}
