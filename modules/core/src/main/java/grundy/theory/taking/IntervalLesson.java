package grundy.theory.taking;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;

/// One heap from which `least..most` may be taken: the remainder, and the reply that keeps it.
///
/// Normal play: lost exactly if `n mod (least + most) < least`. Misere play (whoever cannot move wins): lost exactly
/// if `least <= n mod (least + most) < 2 * least`. Whatever k is taken, `least + most - k` is an answer to it.
/// Source: elementary; Bachet 1612 for `least` = 1.
record IntervalLesson(BigInteger least, BigInteger most, BigInteger heap, Play play) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        tellRemainder(blocks);
        if (isLost(heap.mod(period()))) blocks.say(lostMessage(new ShortenedText(blocks.language())));
        else blocks.say(won(new ShortenedText(blocks.language())));
        tellAside(blocks);
    }

    private void tellRemainder(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var period = period();
        blocks.say(Message.of(
                rule(), "least", texts.number(least), "most", texts.number(most), "period", texts.number(period)));
        blocks.say(remainder(heap, period, texts));
    }

    /// @return `23 = 3 * 7 + 2: the remainder is 2`
    static Message remainder(BigInteger heap, BigInteger period, ShortenedText texts) {
        var division = heap.divideAndRemainder(period);
        return Message.of(
                "explain.interval.rest",
                "heap",
                texts.number(heap),
                "period",
                texts.number(period),
                "times",
                texts.number(division[0]),
                "rest",
                texts.number(division[1]));
    }

    private String rule() {
        if (least.equals(most)) return "explain.interval.exactly";
        return isBash() ? "explain.interval.bash" : "explain.interval.both-ends";
    }

    private BigInteger period() {
        return least.add(most);
    }

    private boolean isBash() {
        return least.equals(BigInteger.ONE);
    }

    /// @return the least remainder that is lost; `least` of them are, one after the other
    private BigInteger firstLost() {
        return play == Play.NORMAL ? BigInteger.ZERO : least;
    }

    private boolean isLost(BigInteger rest) {
        var from = firstLost();
        return rest.compareTo(from) >= 0 && rest.compareTo(from.add(least)) < 0;
    }

    private Message lostMessage(ShortenedText texts) {
        return Message.of(
                play == Play.NORMAL ? "explain.interval.lost" : "explain.interval.misere-lost",
                "lost",
                lostRemainders(texts),
                "period",
                texts.number(period()));
    }

    /// The smallest amount that leaves a lost remainder.
    private Message won(ShortenedText texts) {
        var period = period();
        var highest = firstLost().add(least).subtract(BigInteger.ONE);
        var taken = heap.subtract(highest).mod(period).max(least);
        return Message.of(
                "explain.interval.won",
                "lost",
                lostRemainders(texts),
                "taken",
                texts.number(taken),
                "left",
                texts.number(heap.subtract(taken)),
                "period",
                texts.number(period));
    }

    private Message lostRemainders(ShortenedText texts) {
        var from = firstLost();
        return isBash()
                ? Message.of("explain.interval.one", "rest", texts.number(from))
                : Message.of(
                        "explain.interval.range",
                        "from",
                        texts.number(from),
                        "to",
                        texts.number(from.add(least).subtract(BigInteger.ONE)));
    }

    /// In normal play the nim-value, which sums need, and a variant that contests like.
    private void tellAside(Blocks blocks) {
        if (play != Play.NORMAL) return;
        var texts = new ShortenedText(blocks.language());
        var rest = heap.mod(period());
        var value = texts.number(rest.divide(least));
        if (isBash()) {
            blocks.say(Message.of("explain.interval.bash-value", "value", value));
            return;
        }
        blocks.say(Message.of(
                "explain.interval.value", "rest", texts.number(rest), "least", texts.number(least), "value", value));
        blocks.say(
                Message.of("explain.interval.variant", "least", texts.number(least), "period", texts.number(period())));
    }
}
