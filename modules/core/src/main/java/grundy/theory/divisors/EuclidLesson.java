package grundy.theory.divisors;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.LessonContext;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Euclid's game, which ends when a number is 0: the quotients of Euclid's algorithm and the golden ratio.
///
/// The player to move wins exactly if the numbers are equal or the larger is more than phi times the smaller; that
/// is, if the first quotient greater than 1 stands at an odd place. Source: Cole and Davie 1969.
record EuclidLesson(LessonContext context, BigInteger a, BigInteger b) implements Lesson {
    EuclidLesson(LessonContext context) {
        this(context, context.coordinate(0), context.coordinate(1));
    }

    private static final int MOST_QUOTIENTS = 10_000;

    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var large = a.max(b);
        var small = a.min(b);
        if (large.equals(small)) {
            blocks.say(Message.of("explain.euclid.equal"));
            return;
        }
        var quotients = quotients(large, small);
        blocks.say(Message.of(
                quotients.size() == 1 ? "explain.euclid.quotient" : "explain.euclid.quotients",
                "large",
                texts.number(large),
                "small",
                texts.number(small),
                "quotients",
                texts.list(quotients)));
        blocks.say(Message.of("explain.euclid.forced"));
        int place = 0;
        while (place < quotients.size() && quotients.get(place).equals(BigInteger.ONE)) place++;
        if (place < quotients.size())
            blocks.say(
                    place % 2 == 0
                            ? Message.of(
                                    "explain.euclid.free-mover",
                                    "place",
                                    place + 1,
                                    "quotient",
                                    texts.number(quotients.get(place)))
                            : Message.of(
                                    "explain.euclid.free-other",
                                    "place",
                                    place + 1,
                                    "quotient",
                                    texts.number(quotients.get(place))));
        blocks.say(
                exceedsPhi(large, small)
                        ? Message.of("explain.euclid.above", "large", texts.brief(large), "small", texts.brief(small))
                        : Message.of("explain.euclid.below", "large", texts.brief(large), "small", texts.brief(small)));
        context.example().tell(blocks);
    }

    /// @return whether large / small > phi, that is large^2 > large * small + small^2
    static boolean exceedsPhi(BigInteger large, BigInteger small) {
        return large.multiply(large).compareTo(large.multiply(small).add(small.multiply(small))) > 0;
    }

    private static List<BigInteger> quotients(BigInteger large, BigInteger small) {
        var quotients = new ArrayList<BigInteger>();
        var dividend = large;
        var divisor = small;
        while (divisor.signum() > 0 && quotients.size() < MOST_QUOTIENTS) {
            var parts = dividend.divideAndRemainder(divisor);
            quotients.add(parts[0]);
            dividend = divisor;
            divisor = parts[1];
        }
        return quotients;
    }
}
