package grundy.explain;

import grundy.solve.Calculation;
import grundy.solve.OpenVerdict;
import grundy.solve.Verdict;
import grundy.text.Language;
import grundy.text.Message;

/// Puts verdicts into words that teach.
///
/// All texts are bounded in length whatever the position: long numbers are shortened, and of many heaps only some
/// are shown. No line that could be broken is longer than 100 columns.
public final class Explainer {
    private final Language language;

    private Explainer(Language language) {
        this.language = language;
    }

    public static Explainer in(Language language) {
        return new Explainer(language);
    }

    /// @param name of a theorem, as evidence cites it
    /// @return the name in the reader's language, where it has one there: a message, or else the name itself
    public static Object theorem(String name) {
        return TheoremText.named(name);
    }

    /// @return why the verdict holds and how to play, in several lines
    public String explanation(Verdict verdict) {
        var lines = new Lines(language);
        Lessons.of(verdict).forEach(lesson -> {
            lines.gap();
            lesson.tell(lines);
        });
        return lines.toString();
    }

    /// @return how the value of an expression is worked out, in several lines; empty if there is nothing to say
    public String explanation(Calculation calculation) {
        var lines = new Lines(language);
        new CalculationLesson(calculation).tell(lines);
        return lines.toString();
    }

    /// The whole answer: who wins, the value, the winning moves, the explanation, the evidence.
    ///
    /// @param moves how many winning moves to list at most; their number is always given exactly
    public String answer(Verdict verdict, long moves) {
        var lines = new Lines(language);
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax) {
            new ScoreHeadline(verdict, minimax, moves).tell(lines);
        } else {
            new Headline(verdict).tell(lines);
            new MoveList(verdict, moves).tell(lines);
        }
        lines.gap();
        explanation(verdict).lines().forEach(lines::row);
        lines.gap();
        new EvidenceLine(verdict.evidence(), verdict.valueEvidence()).tell(lines);
        return lines.toString();
    }

    /// @return which number answers an open question, and why no smaller one does
    public String explanation(OpenVerdict verdict) {
        var lines = new Lines(language);
        new OpenLesson(verdict).tell(lines);
        return lines.toString();
    }

    /// The whole answer to an open question: the number, and the answer to the question with this number.
    ///
    /// @param moves how many winning moves to list at most
    public String answer(OpenVerdict verdict, long moves) {
        var closed = verdict.answer()
                .map(answer -> "\n\n" + written(answer.verdict()) + "\n" + answer(answer.verdict(), moves));
        return explanation(verdict) + closed.orElse("");
    }

    private String written(Verdict verdict) {
        var sum = verdict.question().sum();
        var lines = new Lines(language);
        lines.say(Message.of(
                "explain.open.with",
                "question",
                Shown.cut(
                        sum.isOneGame() ? sum.components().getFirst().game().text() + " " + sum.text() : sum.text(),
                        Lines.WIDTH)));
        return lines.toString();
    }
}
