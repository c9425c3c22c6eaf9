package grundy.solve;

import grundy.answer.Answer;
import grundy.answer.GameScores;
import grundy.answer.LongRunAnswer;
import grundy.check.TheoremSource;
import grundy.limit.Limits;
import grundy.question.BoardsQuestion;
import grundy.question.BoxLayersQuestion;
import grundy.question.BoxQuestion;
import grundy.question.ExpressionQuestion;
import grundy.question.FamilyQuestion;
import grundy.question.GraphQuestion;
import grundy.question.GridQuestion;
import grundy.question.GridRowsQuestion;
import grundy.question.LongRunQuestion;
import grundy.question.LosersQuestion;
import grundy.question.LostQuestion;
import grundy.question.MisereHeapsQuestion;
import grundy.question.OpenQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.question.QuotientQuestion;
import grundy.question.ScoresQuestion;
import grundy.question.SequenceQuestion;
import grundy.question.SeriesQuestion;
import grundy.solve.calculate.FamilySolver;
import grundy.solve.component.LongSequences;
import grundy.solve.misere.QuotientSolver;
import grundy.solve.table.BoardsSolver;
import grundy.solve.table.BoxSolver;
import grundy.solve.table.GraphSolver;
import grundy.solve.table.GridSolver;
import grundy.solve.table.HeapGenera;
import grundy.solve.table.HeapTableSolver;
import grundy.solve.table.ScoreSolver;
import grundy.solve.table.WatchedSequence;
import org.jspecify.annotations.Nullable;

/// The one way from a question to its answer.
///
/// ```java
/// var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("wythoff 5 8"));
/// ```
public final class Solver {
    private final Limits limits;
    private final TheoremSource theorems;
    private final @Nullable SeriesSolver series;
    private final boolean partly;

    /// @param limits how much an answer may take
    public Solver(Limits limits) {
        this(limits, TheoremSource.NONE);
    }

    /// @param theorems theorems for all sizes, which answer where there is no closed form
    public Solver(Limits limits, TheoremSource theorems) {
        this(limits, theorems, null, false);
    }

    private Solver(Limits limits, TheoremSource theorems, @Nullable SeriesSolver series, boolean partly) {
        this.limits = limits;
        this.theorems = theorems;
        this.series = series;
        this.partly = partly;
    }

    /// Returns a solver for many questions in a row, which keeps the engines of the games that it has met for a
    /// {@link SeriesQuestion} or a {@link LostQuestion}. Not for several threads at once.
    public Solver inSeries() {
        return new Solver(limits, theorems, new SeriesSolver(limits, theorems), partly);
    }

    /// Returns a solver whose tables end where the limits were reached, and say so, instead of failing: those of a
    /// {@link SequenceQuestion}, an {@link OutcomesQuestion}, a {@link LosersQuestion}, a {@link GridQuestion} or a
    /// {@link FamilyQuestion}.
    public Solver allowingPartialTables() {
        return new Solver(limits, theorems, series, true);
    }

    /// An answer holds the memory of the tables that it is read off for as long as somebody holds it; where there
    /// is no answer, what was drawn for it is given back at once.
    ///
    /// @return the answer; never a guess
    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    /// @throws grundy.rules.RulesException if the rules make no sense at a position reached, or have no
    ///     answer of this kind
    @SuppressWarnings("unchecked") // each kind of question names the kind of its answer
    public <A extends Answer> A solve(Question<A> question) {
        var memory = limits.memory().open();
        try {
            var own = limits.withMemory(memory);
            // A closed form would never look.
            if (own.cancelled().getAsBoolean()) own.checkpoint();
            return (A) own.during(() -> answer(question, own));
        } catch (RuntimeException | Error fault) {
            memory.close();
            throw fault;
        }
    }

    /// Answers one question.
    public static <A extends Answer> A solve(Question<A> question, Limits limits) {
        return new Solver(limits).solve(question);
    }

    private Answer answer(Question<?> question, Limits limits) {
        return switch (question) {
            case PositionQuestion(var position, var part) -> new PositionSolver(limits, theorems).solve(position, part);
            case OpenQuestion open -> new OpenSolver(limits).solve(open);
            case SeriesQuestion one -> series(limits).verdict(one);
            case LostQuestion heaps -> series(limits).lostHeaps(heaps);
            case SequenceQuestion(var game, var play, long to) ->
                new HeapTableSolver(limits, partly).of(game, play, to);
            case OutcomesQuestion(var game, var play, long to) ->
                new HeapTableSolver(limits, partly).outcomes(game, play, to);
            case LosersQuestion(var game, var preferences, long to) ->
                new HeapTableSolver(limits, partly).losers(game, preferences, to);
            case LongRunQuestion run ->
                new LongRunAnswer(LongSequences.of(run, limits).map(sequence -> new WatchedSequence(sequence, limits)));
            case BoxQuestion box -> BoxSolver.table(box, limits);
            case BoardsQuestion boards -> BoardsSolver.of(boards, limits);
            case BoxLayersQuestion(var box) -> BoxSolver.of(box, limits);
            case GridQuestion(var game, var play, int to) -> new GridSolver(limits, partly).grid(game, play, to);
            case GridRowsQuestion rows -> new GridSolver(limits, false).readRows(rows);
            case GraphQuestion graph -> GraphSolver.of(graph, limits);
            case ScoresQuestion<?> scores -> scores(scores, limits);
            case ExpressionQuestion(var expression) ->
                PositionSolver.calculator(limits).of(expression);
            case FamilyQuestion family -> new FamilySolver(() -> PositionSolver.calculator(limits), partly).of(family);
            case QuotientQuestion quotient -> new QuotientSolver(limits).of(quotient);
            case MisereHeapsQuestion heaps -> new HeapGenera(limits).of(heaps);
        };
    }

    private SeriesSolver series(Limits limits) {
        return series == null ? new SeriesSolver(limits, theorems) : series;
    }

    private static <P> GameScores<P> scores(ScoresQuestion<P> question, Limits limits) {
        return new ScoreSolver<>(question, limits);
    }
}
