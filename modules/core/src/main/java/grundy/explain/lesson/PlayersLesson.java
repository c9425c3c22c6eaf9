package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.engine.partizan.PlayersInTurn;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// A game of several players: whom each would rather see lose, how that decides, and for one heap the losers of the
/// heaps before it.
public record PlayersLesson(Verdict verdict, int loser) implements Lesson {
    private static final int MOST_PLAYERS = 8;
    private static final BigInteger LARGEST_HEAP = BigInteger.valueOf(10_000);
    private static final int MOST_POSITIONS = 1000;
    private static final int MOST_COLUMNS = 20;

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.players.intro"));
        var preferences = verdict.question().preferences();
        if (preferences.isEmpty()) blocks.say(Message.of("explain.players.usual"));
        for (int player = 0; player < Math.min(MOST_PLAYERS, preferences.size()); player++)
            blocks.say(Message.of(
                    "explain.players.order",
                    "player",
                    player,
                    "order",
                    new ShortenedText(blocks.language()).list(preferences.get(player))));
        blocks.say(Message.of("explain.players.backwards"));
        tellLosers(blocks);
        blocks.say(outcome());
    }

    private Message outcome() {
        int mover = verdict.question().mover();
        if (loser != mover) return Message.of("explain.players.loser", "player", loser);
        var preferences = verdict.question().preferences();
        if (preferences.isEmpty() || preferences.get(mover).getLast() == mover)
            return Message.of("explain.players.mover-loses", "player", mover);
        return preferences.get(mover).getFirst() == mover
                ? Message.of("explain.players.mover-likes-it", "player", mover)
                : Message.of("explain.players.mover-would-rather", "player", mover);
    }

    private void tellLosers(Blocks blocks) {
        var components = verdict.question().sum().components();
        if (components.size() != 1
                || !(components.getFirst().game().rules() instanceof RuleTree.Players(var byPlayer))
                || !(components.getFirst().position() instanceof Tuple tuple)) return;
        var turns = PlayersInTurn.players(
                byPlayer,
                RuleTree.Players.preferences(verdict.question().preferences(), byPlayer.size()),
                Limits.ofWork().withAtMost(MOST_POSITIONS));
        if (turns.isEmpty()) return;
        var heap = tellPeriod(tuple.get(0), blocks);
        if (heap.compareTo(LARGEST_HEAP) > 0) return;
        int mover = verdict.question().mover();
        blocks.say(Message.of("explain.players.row", "player", mover));
        row(turns.get(), mover, heap.intValueExact(), blocks.phrase(Message.of("explain.players.loses")))
                .into(blocks);
    }

    /// @return a smaller heap that can stand for this one, if there is one
    private BigInteger tellPeriod(BigInteger heap, Blocks blocks) {
        var period = EvidenceIn.period(verdict.evidence(), Play.NORMAL);
        if (period.isEmpty()) return heap;
        blocks.say(Message.of(
                "explain.players.period",
                "period",
                period.get().period(),
                "from",
                period.get().preperiod()));
        return PeriodStep.tell(heap, period.get(), blocks);
    }

    private static TableRows row(PlayersInTurn turns, int mover, int heap, String label) {
        int from = Math.max(0, heap + 1 - MOST_COLUMNS);
        var heaps = new ArrayList<>(List.of("n"));
        var losers = new ArrayList<>(List.of(label));
        for (int n = from; n <= heap; n++) {
            heaps.add(Integer.toString(n));
            losers.add(Integer.toString(turns.loser(BigInteger.valueOf(n), mover)));
        }
        return new TableRows("l" + "r".repeat(heap - from + 1)).head(heaps).row(losers);
    }
}
