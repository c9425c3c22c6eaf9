package grundy.theory.takeaway;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.stream.Stream;

/// Counting up to a target by 1 to `most`: the numbers to say, counted back from the target; in misere play from the
/// number before it. Source: Bachet 1612.
///
/// @param at the number said last, less than the target; 0 where nobody has said one yet
record RaceLesson(BigInteger target, BigInteger most, BigInteger at, Play play) implements Lesson {
    private static final int MOST_SHOWN = 10;
    private static final int SHOWN_AT_EACH_END = 4;

    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        blocks.say(Message.of(
                play == Play.NORMAL ? "explain.race.rule" : "explain.race.misere-rule",
                "most",
                texts.number(most),
                "period",
                texts.number(period()),
                "target",
                texts.number(target),
                "goal",
                texts.number(goal()),
                "keys",
                keys(texts)));
        blocks.say(advice(texts));
    }

    private BigInteger period() {
        return most.add(BigInteger.ONE);
    }

    /// The last number that it is good to say.
    private BigInteger goal() {
        return play == Play.NORMAL ? target : target.subtract(BigInteger.ONE);
    }

    private Message advice(ShortenedText texts) {
        var missing = goal().subtract(at).mod(period());
        if (missing.signum() > 0)
            return Message.of("explain.race.won", "add", texts.number(missing), "next", texts.number(at.add(missing)));
        boolean silent = at.signum() == 0;
        if (at.equals(goal()))
            return silent
                    ? Message.of("explain.race.must-begin")
                    : Message.of("explain.race.at-goal", "at", texts.number(at));
        return silent
                ? Message.of("explain.race.lost-at-start", "next", texts.number(period()))
                : Message.of("explain.race.lost", "at", texts.number(at), "next", texts.number(at.add(period())));
    }

    /// @return the numbers to say, ascending: `1, 12, 23, 34, …, 67, 78, 89, 100`
    private String keys(ShortenedText texts) {
        var first = goal().mod(period());
        var count = goal().subtract(first).divide(period()).add(BigInteger.ONE);
        var keys = new ArrayList<String>();
        boolean all = count.compareTo(BigInteger.valueOf(MOST_SHOWN)) <= 0;
        int head = all ? count.intValueExact() : SHOWN_AT_EACH_END;
        Stream.iterate(first, period()::add).limit(head).map(texts::brief).forEach(keys::add);
        if (!all) {
            keys.add("…");
            var last = goal().subtract(period().multiply(BigInteger.valueOf(SHOWN_AT_EACH_END - 1L)));
            Stream.iterate(last, period()::add)
                    .limit(SHOWN_AT_EACH_END)
                    .map(texts::brief)
                    .forEach(keys::add);
        }
        return String.join(texts.comma(), keys);
    }
}
