package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import java.math.BigInteger;
import java.util.List;

/// The components of a sum with their values in decimal and binary, how a closed form gives them, and the nim-sum.
///
/// @param kinds what kind of component each is, of none or of all
record ComponentTable(Verdict verdict, List<BigInteger> values, BigInteger sum, List<Message> kinds) implements Lesson {
    static final int MOST_ROWS = 12;
    private static final int MOST_BITS = 16;

    ComponentTable(Verdict verdict, List<BigInteger> values, BigInteger sum) {
        this(verdict, values, sum, List.of());
    }

    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var components = verdict.question().sum().components();
        int bits = values.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        var table = new TableRows("rlrlll");
        for (int i = 0; i < Math.min(components.size(), MOST_ROWS); i++) {
            var component = components.get(i);
            var law = SumLesson.law(component)
                    .map(found -> found.numbers().apply(texts))
                    .orElse("");
            table.row(
                    (i + 1) + ".",
                    texts.component(component),
                    texts.brief(values.get(i)),
                    binary(values.get(i), bits),
                    kinds.isEmpty() ? law : blocks.phrase(kinds.get(i)),
                    kinds.isEmpty() ? "" : law);
        }
        if (components.size() > MOST_ROWS)
            table.row(
                    "…", blocks.phrase(Message.of("explain.more-components", "count", components.size() - MOST_ROWS)));
        table.rule()
                .row("", blocks.phrase(Message.of("explain.nim-sum")), texts.brief(sum), binary(sum, bits))
                .into(blocks);
    }

    private static String binary(BigInteger value, int bits) {
        return bits > MOST_BITS ? "" : Block.Columns.digits(value, Math.max(1, bits));
    }
}
