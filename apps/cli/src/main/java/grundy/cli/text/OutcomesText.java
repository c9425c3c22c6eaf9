package grundy.cli.text;

import grundy.answer.OutcomeTable;
import grundy.cli.terminal.Screen;
import grundy.present.layout.TextLayout;
import grundy.present.words.PeriodWords;
import grundy.rules.RuleTree;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The outcomes of the heaps of a partizan game for a reader: table, picture, period with its proof, and how often
/// each occurs.
///
/// @param screen the terminal
public record OutcomesText(OutcomeTable outcomes, Language language, Screen screen) {
    private static final int MOST_LISTED = 1000;
    private static final int MOST_COLUMNS = 40;
    private static final int USUAL_COLUMNS = 20;
    private static final int MOST_TENS = 50;
    private static final int MOST_STRIPS = 4;
    private static final int FEWEST = 20;

    public List<String> lines() {
        var all = outcomes.outcomes();
        int to = all.size() - 1;
        var lines = new ArrayList<String>();
        lines.add(say(Message.of(
                outcomes.play() == Play.NORMAL ? "listing.outcomes" : "listing.outcomes-misere",
                "rules",
                outcomes.game().fullName(),
                "to",
                to)));
        lines.add("");
        var listed = all.subList(0, Math.min(all.size(), MOST_LISTED));
        lines.addAll(new ValueTable(listed, tableColumns(listed), screen.ink()).lines());
        if (listed.size() < all.size())
            lines.add(say(Message.of("listing.more-outcomes", "count", all.size() - listed.size())));
        lines.add("");
        if (listed.size() >= FEWEST) {
            lines.addAll(strips(listed));
            lines.add(say(Message.of(isBlocking() ? "listing.outcomes-legend-both" : "listing.outcomes-legend")));
            lines.add("");
        }
        lines.addAll(TextLayout.UNBROKEN.lines(PeriodWords.of(outcomes, language)));
        lines.add(say(Message.of("listing.outcomes-counts", "counts", countTexts(counts(0, all.size())), "to", to)));
        outcomes.period().ifPresent(period -> {
            long end = period.preperiod() + period.period();
            if (end > all.size()) return;
            var counts = counts(Math.toIntExact(period.preperiod()), Math.toIntExact(end));
            lines.add(say(Message.of("listing.outcomes-in-period", "counts", countTexts(counts))));
            lines.add(say(favourMessage(counts)));
        });
        return lines;
    }

    private boolean isBlocking() {
        return outcomes.game().rules() instanceof RuleTree.Blocking;
    }

    private String say(Message message) {
        return message.in(language);
    }

    private int tableColumns(List<Outcome> listed) {
        int room = ValueTable.fitting(listed, screen.columns());
        long period = outcomes.period().map(found -> found.period()).orElse(0L);
        if (period > 1 && period <= Math.min(room, MOST_COLUMNS)) {
            int whole = Math.toIntExact(Math.min(room, USUAL_COLUMNS) / period * period);
            return whole > 0 ? whole : Math.toIntExact(period);
        }
        return room >= 10 ? Math.min(room / 10 * 10, MOST_TENS) : Math.max(1, room);
    }

    private List<String> strips(List<Outcome> listed) {
        int label = Integer.toString(listed.size() - 1).length();
        int room = Math.max(FEWEST, (screen.columns() - label - 3) / 10 * 10);
        var lines = new ArrayList<String>();
        for (int from = 0; from < listed.size() && lines.size() < MOST_STRIPS; from += room) {
            var line = new StringBuilder(ValueTable.right(Integer.toString(from), label)).append("  ");
            for (var outcome : listed.subList(from, Math.min(listed.size(), from + room))) line.append(sign(outcome));
            lines.add(line.toString());
        }
        return lines;
    }

    private static char sign(Outcome outcome) {
        return switch (outcome) {
            case L -> '▀';
            case R -> '▄';
            case N -> '█';
            case P -> '·';
            case D -> '?';
        };
    }

    Map<Outcome, Integer> counts(int from, int end) {
        var list = outcomes.outcomes();
        int left = 0;
        int right = 0;
        int next = 0;
        int previous = 0;
        int draw = 0;
        for (int heap = from; heap < end; heap++) {
            switch (list.get(heap)) {
                case L -> left++;
                case R -> right++;
                case N -> next++;
                case P -> previous++;
                case D -> draw++;
            }
        }
        var counts = new EnumMap<Outcome, Integer>(Outcome.class);
        if (!isBlocking()) {
            counts.put(Outcome.L, left);
            counts.put(Outcome.R, right);
        }
        counts.put(Outcome.N, next);
        counts.put(Outcome.P, previous);
        if (draw > 0) counts.put(Outcome.D, draw);
        return counts;
    }

    private static List<String> countTexts(Map<Outcome, Integer> counts) {
        return Stream.of(Outcome.L, Outcome.R, Outcome.N, Outcome.P, Outcome.D)
                .filter(counts::containsKey)
                .map(outcome -> outcome + " " + counts.get(outcome))
                .toList();
    }

    /// Says which player is better off, in one period.
    private static Message favourMessage(Map<Outcome, Integer> counts) {
        int left = counts.getOrDefault(Outcome.L, 0);
        int right = counts.getOrDefault(Outcome.R, 0);
        int others = counts.getOrDefault(Outcome.N, 0) + counts.getOrDefault(Outcome.P, 0);
        if (others == 0 && right == 0) return Message.of("listing.always-left");
        if (others == 0 && left == 0) return Message.of("listing.always-right");
        if (left == right) return Message.of("listing.no-favourite");
        return Message.of(left > right ? "listing.favours-left" : "listing.favours-right");
    }
}
