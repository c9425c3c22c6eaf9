package grundy.theory.takeaway;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Take at most `c*k + d` where the other has just taken k: the sequence, the heap as a sum of its members, and the
/// smallest of them, which decides.
///
/// Source: Schwenk 1970.
///
/// @param heap at least 1
/// @param most how much may be taken now, at least 1
/// @param factor c
/// @param more d
record TakeAwayLesson(BigInteger heap, BigInteger most, BigInteger factor, BigInteger more) implements Lesson {
    private static final int MOST_MEMBERS = 12;
    private static final int MOST_LOOKED_AT = 17;
    private static final int MOST_PARTS = 10;

    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var parts = new ArrayList<BigInteger>();
        TakeAwayParts.ascending(heap, factor, more).forEachRemaining(parts::add);
        var part = parts.getFirst();
        blocks.say(Message.of(
                "explain.takeaway.series",
                "allowed",
                allowed("H(j)"),
                "members",
                texts.list(TakeAwayParts.first(MOST_MEMBERS, factor, more))));
        if (factor.equals(BigInteger.ONE) && more.signum() == 0) blocks.say(Message.of("explain.takeaway.binary"));
        blocks.say(
                parts.size() == 1
                        ? Message.of("explain.takeaway.one-part", "heap", texts.number(heap))
                        : Message.of("explain.takeaway.form", "heap", texts.number(heap), "sum", sum(parts, texts)));
        new PartsTable("H", heap, TakeAwayParts.first(MOST_LOOKED_AT, factor, more), () -> parts).tell(blocks);
        blocks.say(Message.of("explain.fibonacci.rule", "part", texts.number(part), "most", texts.number(most)));
        if (part.compareTo(most) > 0) blocks.say(Message.of("explain.fibonacci.lost", "part", texts.number(part)));
        else if (parts.size() == 1) blocks.say(Message.of("explain.fibonacci.all", "part", texts.number(part)));
        else
            blocks.say(Message.of(
                    "explain.takeaway.won",
                    "part",
                    texts.number(part),
                    "allowed",
                    texts.number(part.multiply(factor).add(more)),
                    "next",
                    texts.number(parts.get(1))));
    }

    /// @return a formula for the amounts that may be taken after some counters
    private String allowed(String taken) {
        var product = factor.equals(BigInteger.ONE) ? taken : factor + "*" + taken;
        return switch (more.signum()) {
            case 0 -> product;
            case 1 -> product + " + " + more;
            default -> product + " - " + more.negate();
        };
    }

    private static String sum(List<BigInteger> ascending, ShortenedText texts) {
        var largest = ascending.reversed().stream()
                .limit(MOST_PARTS)
                .map(part -> texts.number(part).toString())
                .collect(Collectors.joining(" + "));
        return ascending.size() > MOST_PARTS ? largest + " + …" : largest;
    }
}
