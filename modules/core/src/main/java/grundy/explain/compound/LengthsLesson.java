package grundy.explain.compound;

import grundy.answer.Verdict;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;

/// A conjunctive sum: the component that lasts longest decides, or under the short rule the one that ends first; by
/// the parity of its number of moves.
///
/// Source: Steinhaus 1925; Smith 1966; Winning Ways, chapter 9.
///
/// @param numbers the suspense number or the remoteness of each component
/// @param deciding the greatest or the least of them
public record LengthsLesson(Verdict verdict, List<BigInteger> numbers, BigInteger deciding, PhraseKeys words)
        implements Lesson {
    /// The keys of the lesson's phrases.
    private record PhraseKeys(
            String intro,
            String deciding,
            String odd,
            String even,
            String misereOdd,
            String misereEven,
            String over,
            String misereOver) {}

    private static final PhraseKeys SUSPENSE = new PhraseKeys(
            "explain.suspense.intro",
            "explain.suspense.longest",
            "explain.suspense.odd",
            "explain.suspense.even",
            "explain.suspense.misere-odd",
            "explain.suspense.misere-even",
            "explain.suspense.over",
            "explain.suspense.misere-over");

    private static final PhraseKeys REMOTENESS = new PhraseKeys(
            "explain.remoteness.intro",
            "explain.remoteness.least",
            "explain.remoteness.odd",
            "explain.remoteness.even",
            "explain.remoteness.misere-odd",
            "explain.remoteness.misere-even",
            "explain.short.over",
            "explain.short.misere-over");

    /// Returns the lesson of a sum in which play ends with the last component.
    public static LengthsLesson ofSuspense(Verdict verdict, List<BigInteger> numbers) {
        var longest = numbers.stream().max(Comparator.naturalOrder()).orElse(BigInteger.ZERO);
        return new LengthsLesson(verdict, numbers, longest, SUSPENSE);
    }

    /// Returns the lesson of a sum in which play ends with the first component.
    public static LengthsLesson ofRemoteness(Verdict verdict, List<BigInteger> numbers) {
        var least = numbers.stream().min(Comparator.naturalOrder()).orElse(BigInteger.ZERO);
        return new LengthsLesson(verdict, numbers, least, REMOTENESS);
    }

    @Override
    public void tell(Blocks blocks) {
        boolean normal = verdict.question().sum().play() == Play.NORMAL;
        if (deciding.signum() == 0) {
            blocks.say(Message.of(normal ? words.over : words.misereOver));
            return;
        }
        blocks.say(Message.of(words.intro));
        CompoundRows.table(verdict, "rlr", blocks, i -> new ShortenedText(blocks.language()).number(numbers.get(i)))
                .rule()
                .row(
                        "",
                        blocks.phrase(Message.of(words.deciding)),
                        new ShortenedText(blocks.language()).number(deciding))
                .into(blocks);
        boolean odd = deciding.testBit(0);
        var conclusion = normal ? odd ? words.odd : words.even : odd ? words.misereOdd : words.misereEven;
        blocks.say(Message.of(conclusion, "moves", new ShortenedText(blocks.language()).number(deciding)));
    }
}
