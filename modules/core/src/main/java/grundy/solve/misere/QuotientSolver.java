package grundy.solve.misere;

import grundy.answer.QuotientAnswer;
import grundy.check.verdict.QuotientCheck;
import grundy.engine.misere.QuotientSearch;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.QuotientQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.text.Message;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Answers {@link QuotientQuestion}s. A search that reaches its limits answers with its findings so
/// far.
public final class QuotientSolver {
    private static final long KEEP_EVERY = TimeUnit.SECONDS.toNanos(5);

    private final Limits limits;

    /// @param limits of the work that is done
    public QuotientSolver(Limits limits) {
        this.limits = limits;
    }

    /// Returns the quotient of a game in misere play.
    ///
    /// @throws grundy.limit.LimitException if none is found within the limits
    public QuotientAnswer of(QuotientQuestion question) {
        for (RuleTree rules : question.games())
            if (!QuotientSearch.canFollow(rules)) throw new RulesException(Message.of("misere.unfit"));
        var search = new QuotientSearch(question.games(), limits);
        question.from()
                .filter(theorem -> theorem.games().equals(question.games()))
                .filter(theorem -> QuotientCheck.of(theorem).fault().isEmpty())
                .ifPresent(search::resume);
        long last = (long) question.to() * question.games().size();
        long start = System.nanoTime();
        Optional<Message> limit = Optional.empty();
        try {
            while (!search.isForAll() && search.last() < last && search.next()) {
                if (System.nanoTime() - start < KEEP_EVERY) continue;
                question.listener().accept(search.theorem());
                start = System.nanoTime();
            }
        } catch (LimitException e) {
            limit = Optional.of(e.explanation());
        }
        var theorem = search.theorem();
        var deciding = QuotientCheck.deciding(theorem.games(), theorem.preperiod(), theorem.period());
        int examined = theorem.isForAll() && deciding.isPresent() ? (int) deciding.getAsLong() : search.last();
        return new QuotientAnswer(theorem, examined, search.obstacle(), limit);
    }
}
