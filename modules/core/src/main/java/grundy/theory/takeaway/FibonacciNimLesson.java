package grundy.theory.takeaway;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.FibonacciForm;
import java.math.BigInteger;
import java.util.stream.IntStream;

/// Fibonacci Nim: take at most twice what the other has just taken. The smallest part of the heap's Zeckendorf form
/// decides.
///
/// The player to move wins exactly if he may take that part. Source: Whinihan 1963.
///
/// @param heap at least 1
/// @param most how much may be taken now, at least 1
record FibonacciNimLesson(BigInteger heap, BigInteger most) implements Lesson {
    private static final int MOST_PARTS = 10;
    private static final int MOST_LOOKED_AT = 17;

    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var form = FibonacciForm.of(heap);
        var part = form.part(form.size() - 1);
        blocks.say(
                form.size() == 1
                        ? Message.of("explain.fibonacci.one-part", "heap", texts.number(heap))
                        : Message.of(
                                "explain.fibonacci.form",
                                "heap",
                                texts.number(heap),
                                "sum",
                                form.sum(texts, MOST_PARTS)));
        new PartsTable(
                        "F",
                        heap,
                        TakeAwayParts.first(MOST_LOOKED_AT, BigInteger.TWO, BigInteger.ZERO),
                        () -> IntStream.range(0, form.size())
                                .mapToObj(form::part)
                                .toList())
                .tell(blocks);
        blocks.say(Message.of("explain.fibonacci.rule", "part", texts.number(part), "most", texts.number(most)));
        if (part.compareTo(most) > 0) blocks.say(Message.of("explain.fibonacci.lost", "part", texts.number(part)));
        else if (form.size() == 1) blocks.say(Message.of("explain.fibonacci.all", "part", texts.number(part)));
        else
            blocks.say(Message.of(
                    "explain.fibonacci.won",
                    "part",
                    texts.number(part),
                    "twice",
                    texts.number(part.shiftLeft(1)),
                    "next",
                    texts.number(form.part(form.size() - 2))));
    }
}
