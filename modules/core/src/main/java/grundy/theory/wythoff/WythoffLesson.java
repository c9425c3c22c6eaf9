package grundy.theory.wythoff;

import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.theory.form.FibonacciForm;
import grundy.theory.form.LessonContext;
import grundy.value.GoldenRatio;
import grundy.value.Play;
import java.math.BigInteger;

/// Wythoff's game: the cold pairs (floor(k phi), floor(k phi) + k), in which the golden ratio is never rounded, and
/// how they are reached. In misere play (0,1) and (2,2) take the place of (0,0) and (1,2).
///
/// Source: Wythoff 1907; misere play: Fraenkel 1982; the Fibonacci digits of a cold pair: Silber 1976.
record WythoffLesson(LessonContext context, BigInteger a, BigInteger b, Play play) implements Lesson {
    WythoffLesson(LessonContext context) {
        this(context, context.coordinate(0), context.coordinate(1), context.play());
    }

    private static final int MOST_DIGITS = 72;
    private static final int MOST_MOVES = 3;

    /// The first difference for which floor(k phi) is wrong when computed in double precision: the Fibonacci
    /// number F(40).
    private static final BigInteger DOUBLE_FAILS = BigInteger.valueOf(102_334_155);

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.wythoff.pairs"));
        if (play == Play.MISERE) blocks.say(Message.of("explain.wythoff.misere"));
        boolean lost = context.isLost();
        if (hasExceptionalIndex(a, b)) {
            if (lost) blocks.say(Message.of("explain.wythoff.misere-cold"));
        } else {
            tellIndex(lost, blocks);
        }
        tellMoves(blocks);
        if (index(a, b).compareTo(DOUBLE_FAILS) >= 0) blocks.say(Message.of("explain.wythoff.double"));
    }

    private static BigInteger index(BigInteger one, BigInteger other) {
        return one.subtract(other).abs();
    }

    /// @return whether the cold pair with this difference is another one in misere play
    private boolean hasExceptionalIndex(BigInteger one, BigInteger other) {
        return play == Play.MISERE && index(one, other).compareTo(BigInteger.ONE) <= 0;
    }

    private void tellIndex(boolean lost, Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var small = a.min(b);
        var large = a.max(b);
        var index = index(a, b);
        var cold = GoldenRatio.floorPhi(index);
        blocks.say(Message.of(
                "explain.wythoff.index",
                "small",
                texts.number(small),
                "large",
                texts.number(large),
                "index",
                texts.number(index),
                "cold",
                texts.brief(cold),
                "cold2",
                texts.brief(cold.add(index))));
        if (lost) {
            blocks.say(Message.of("explain.wythoff.cold", "index", texts.number(index)));
            tellDigits(small, large, blocks);
        } else {
            blocks.say(
                    small.compareTo(cold) > 0
                            ? Message.of(
                                    "explain.wythoff.above", "small", texts.number(small), "cold", texts.number(cold))
                            : Message.of(
                                    "explain.wythoff.below", "small", texts.number(small), "cold", texts.number(cold)));
        }
    }

    private static void tellDigits(BigInteger small, BigInteger large, Blocks blocks) {
        var low = FibonacciForm.of(small);
        var high = FibonacciForm.of(large);
        if (high.length() > MOST_DIGITS) {
            blocks.say(Message.of("explain.wythoff.digits-long", "count", low.length(), "zeros", low.zeros()));
            return;
        }
        blocks.say(Message.of("explain.wythoff.digits"));
        new TableRows("rl")
                .row(new ShortenedText(blocks.language()).brief(small), low.digits())
                .row(new ShortenedText(blocks.language()).brief(large), high.digits())
                .into(blocks);
    }

    private void tellMoves(Blocks blocks) {
        for (var move : context.moves().first(MOST_MOVES))
            if (move.steps().getFirst().to().getFirst() instanceof Tuple to) tellMove(to, blocks);
    }

    private void tellMove(Tuple to, Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var pair = texts.position(to);
        if (hasExceptionalIndex(to.get(0), to.get(1))) {
            blocks.say(Message.of("explain.wythoff.to-exception", "pair", pair));
            return;
        }
        var first = a.subtract(to.get(0));
        var second = b.subtract(to.get(1));
        var index = texts.number(index(to.get(0), to.get(1)));
        blocks.say(
                first.equals(second)
                        ? Message.of(
                                "explain.wythoff.from-both", "taken", texts.number(first), "pair", pair, "index", index)
                        : Message.of(
                                "explain.wythoff.from-one",
                                "heap",
                                first.signum() > 0 ? 1 : 2,
                                "taken",
                                texts.number(first.max(second)),
                                "pair",
                                pair,
                                "index",
                                index));
    }
}
