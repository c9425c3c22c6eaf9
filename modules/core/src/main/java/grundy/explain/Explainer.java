package grundy.explain;

import grundy.answer.Calculation;
import grundy.answer.CalculationResult;
import grundy.answer.OpenVerdict;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.explain.board.BestMoves;
import grundy.explain.board.BoardArt;
import grundy.explain.board.MoveList;
import grundy.explain.lesson.Headline;
import grundy.explain.lesson.OpenLesson;
import grundy.explain.lesson.ScoreHeadline;
import grundy.explain.lesson.TheoremText;
import grundy.explain.value.CalculationLesson;
import grundy.explain.value.GameCalculationLesson;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Puts verdicts into words that teach.
///
/// All texts are bounded in length whatever the position: long numbers are shortened, and of many heaps only some
/// are shown.
public final class Explainer {
    private final Language language;

    private Explainer(Language language) {
        this.language = language;
    }

    /// @return the explainer in a language
    public static Explainer in(Language language) {
        return new Explainer(language);
    }

    /// @param name of a theorem, as evidence cites it
    /// @return the name in the reader's language, where it has one there: a message, or else the name itself
    public static Object theorem(String name) {
        return TheoremText.name(name);
    }

    /// @return the ground of an answer, in a few words
    public AnswerGround ground(Evidence evidence) {
        return AnswerGround.of(evidence, language);
    }

    /// @return blocks that explain why the verdict holds and how to play
    public List<Block> explanation(Verdict verdict) {
        var blocks = new Blocks(language);
        LessonChoice.of(verdict).forEach(lesson -> {
            blocks.gap();
            lesson.tell(blocks);
        });
        return blocks.list();
    }

    /// @return the result of an expression, in the reader's language: a value as it may be typed again, the
    ///     answer to a question about values in words
    public String result(Calculation calculation) {
        return switch (calculation.result()) {
            case CalculationResult.Truth(boolean isSo) ->
                Message.of(isSo ? "explain.calculation.true" : "explain.calculation.false")
                        .in(language);
            case CalculationResult.ThermographResult(var thermograph) ->
                Message.of(
                                "explain.calculation.mast",
                                "mean",
                                thermograph.mean(),
                                "temperature",
                                thermograph.temperature())
                        .in(language);
            case CalculationResult result -> result.toString();
        };
    }

    /// @return the way to the value of an expression, in words; empty if there is nothing to explain
    public List<Block> explanation(Calculation calculation) {
        var blocks = new Blocks(language);
        if (calculation.isOfNimbers()) new CalculationLesson(calculation).tell(blocks);
        else new GameCalculationLesson(calculation).tell(blocks);
        return blocks.list();
    }

    /// The whole answer: which question, who wins, the value, the winning moves, the explanation, the evidence.
    ///
    /// @param moves how many winning moves to list at most; their number is always given exactly
    public List<Block> answer(Verdict verdict, long moves) {
        return answer(verdict, explanation(verdict), moves);
    }

    /// @param explanation of the verdict, for who has it already
    /// @param moves how many winning moves to list at most
    /// @return the whole answer
    public List<Block> answer(Verdict verdict, List<Block> explanation, long moves) {
        var blocks = new Blocks(language);
        new QuestionLine(verdict.question().sum()).tell(blocks);
        if (!(verdict.reasoning() instanceof Verdict.Reasoning.Minimax)) new BoardArt(verdict).tell(blocks);
        headline(verdict, blocks);
        moves(verdict, moves, blocks);
        blocks.gap();
        blocks.add(explanation);
        blocks.gap();
        new EvidenceLine(verdict.evidence(), verdict.valueEvidence()).tell(blocks);
        return blocks.list();
    }

    /// @return the winner, the end of play that is meant, and the value
    public List<Block> headline(Verdict verdict) {
        var blocks = new Blocks(language);
        headline(verdict, blocks);
        return blocks.list();
    }

    private static void headline(Verdict verdict, Blocks blocks) {
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax)
            new ScoreHeadline(verdict, minimax).tell(blocks);
        else new Headline(verdict).tell(blocks);
    }

    /// @param most how many winning moves to list; their number is always given exactly
    /// @return the winning moves; in a game with a score the best ones
    public List<Block> moves(Verdict verdict, long most) {
        var blocks = new Blocks(language);
        moves(verdict, most, blocks);
        return blocks.list();
    }

    private static void moves(Verdict verdict, long most, Blocks blocks) {
        if (verdict.reasoning() instanceof Verdict.Reasoning.Minimax minimax)
            new BestMoves(verdict, minimax, most).tell(blocks);
        else new MoveList(verdict, most).tell(blocks);
    }

    /// @return blocks that give the answer to an open question, and explain why no smaller number does
    public List<Block> explanation(OpenVerdict verdict) {
        var blocks = new Blocks(language);
        new OpenLesson(verdict).tell(blocks);
        return blocks.list();
    }

    /// The whole answer to an open question: the number, and the answer to the question with this number.
    ///
    /// @param moves how many winning moves to list at most
    public List<Block> answer(OpenVerdict verdict, long moves) {
        var blocks = new Blocks(language);
        blocks.add(explanation(verdict));
        verdict.answer().ifPresent(answer -> {
            blocks.gap();
            blocks.add(answer(answer.verdict(), moves));
        });
        return blocks.list();
    }
}
