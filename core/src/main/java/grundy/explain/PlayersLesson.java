package grundy.explain;

import grundy.solve.Verdict;
import grundy.text.Message;
import java.util.List;
import java.util.stream.Collectors;

/// A game of several players: whom each would rather see lose, and how that decides.
record PlayersLesson(Verdict verdict, int loser) implements Lesson {
    private static final int MOST_PLAYERS = 8;

    @Override
    public void tell(Lines lines) {
        lines.say(Message.of("explain.players.intro"));
        var preferences = verdict.question().preferences();
        if (preferences.isEmpty()) lines.say(Message.of("explain.players.usual"));
        for (int player = 0; player < Math.min(MOST_PLAYERS, preferences.size()); player++)
            lines.say(Message.of("explain.players.order", "player", player, "order", order(preferences.get(player))));
        lines.say(Message.of("explain.players.backwards"));
        lines.say(
                loser == 0
                        ? Message.of("explain.players.mover-loses")
                        : Message.of("explain.players.loser", "player", loser));
    }

    private static String order(List<Integer> players) {
        return players.stream().limit(MOST_PLAYERS).map(String::valueOf).collect(Collectors.joining(", "))
                + (players.size() > MOST_PLAYERS ? ", …" : "");
    }
}
