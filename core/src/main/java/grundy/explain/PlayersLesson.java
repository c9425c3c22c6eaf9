package grundy.explain;

import grundy.engine.Limits;
import grundy.engine.multiplayer.LoserSearch;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.solve.Verdict;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// A game of several players: whom each would rather see lose, how that decides, and for one heap the losers of the
/// heaps before it.
record PlayersLesson(Verdict verdict, int loser) implements Lesson {
    private static final int MOST_PLAYERS = 8;
    private static final int LARGEST_HEAP = 60;
    private static final int MOST_COLUMNS = 20;

    @Override
    public void tell(Lines lines) {
        lines.say(Message.of("explain.players.intro"));
        var preferences = verdict.question().preferences();
        if (preferences.isEmpty()) lines.say(Message.of("explain.players.usual"));
        for (int player = 0; player < Math.min(MOST_PLAYERS, preferences.size()); player++)
            lines.say(Message.of(
                    "explain.players.order",
                    "player",
                    player,
                    "order",
                    lines.shown().list(preferences.get(player))));
        lines.say(Message.of("explain.players.backwards"));
        tellLosers(lines);
        lines.say(
                loser == 0
                        ? Message.of("explain.players.mover-loses")
                        : Message.of("explain.players.loser", "player", loser));
    }

    private void tellLosers(Lines lines) {
        var components = verdict.question().sum().components();
        if (components.size() != 1
                || !(components.getFirst().game().rules() instanceof Rules.Players(var byPlayer))
                || !byPlayer.stream().allMatch(PlayersLesson::isHeapThatStaysWhole)) return;
        var heap = ((Tuple) components.getFirst().position()).get(0);
        if (heap.bitLength() > 31 || heap.intValueExact() > LARGEST_HEAP) return;
        lines.say(Message.of("explain.players.row"));
        row(heap.intValueExact(), byPlayer, lines.phrase(Message.of("explain.players.loses")))
                .into(lines);
    }

    private Table row(int heap, List<Rules> byPlayer, String label) {
        var preferences = verdict.question().preferences();
        var search = new LoserSearch(
                byPlayer, preferences.isEmpty() ? LoserSearch.usual(byPlayer.size()) : preferences, Limits.DEFAULT);
        int from = Math.max(0, heap + 1 - MOST_COLUMNS);
        var heaps = new ArrayList<>(List.of("n"));
        var losers = new ArrayList<>(List.of(label));
        for (int n = from; n <= heap; n++) {
            heaps.add(Integer.toString(n));
            losers.add(Integer.toString(search.loser(List.of(Tuple.of(n)), 0)));
        }
        return new Table("l" + "r".repeat(heap - from + 1)).row(heaps).row(losers);
    }

    private static boolean isHeapThatStaysWhole(Rules rules) {
        return rules instanceof Rules.TakeAndBreak(var terms)
                && terms.stream().noneMatch(term -> term.parts() >= Kind.TWO);
    }
}
