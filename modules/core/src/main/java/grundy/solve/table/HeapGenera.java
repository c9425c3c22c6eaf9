package grundy.solve.table;

import grundy.answer.MisereHeaps;
import grundy.answer.QuotientAnswer;
import grundy.check.Evidence;
import grundy.check.verdict.QuotientCheck;
import grundy.engine.misere.QuotientSearch;
import grundy.finding.CycleException;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.MisereHeapsQuestion;
import grundy.question.QuotientQuestion;
import grundy.rules.Component;
import grundy.rules.Tuple;
import grundy.solve.calculate.MisereCalculator;
import grundy.solve.misere.QuotientSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Answers {@link MisereHeapsQuestion}s, as far as it comes soon: genera by canonical forms of the heaps, and the
/// quotient by search.
public final class HeapGenera {
    /// Longer than it takes on any machine: the amount shown is bounded by numbers, so that it is the same each
    /// time.
    private static final Duration SOON = Duration.ofSeconds(20);
    /// Forms of heaps that split are soon many.
    private static final int MOST_SPLITTING = 24;
    /// Where a theorem about all heaps is looked for.
    private static final int FAR = 400;

    private static final int MOST_STATES = 1 << 13;

    private final Limits limits;

    /// @param limits of the work that is done
    public HeapGenera(Limits limits) {
        this.limits = limits;
    }

    /// Returns what each heap does in sums in misere play.
    public MisereHeaps of(MisereHeapsQuestion question) {
        var genera = genera(question);
        var quotient = quotient(question);
        return new MisereHeaps(
                question.game(),
                genera,
                quotient,
                quotient.map(QuotientAnswer::evidence).orElse(new Evidence.Exhaustive(genera.size())));
    }

    private List<String> genera(MisereHeapsQuestion question) {
        var genera = new ArrayList<String>();
        var soon = limits.until(Deadline.after(SOON));
        try {
            return soon.during(() -> {
                var calculator = new MisereCalculator(soon);
                int last = question.game().rules().maySplit() ? Math.min(MOST_SPLITTING, question.to()) : question.to();
                for (int n = 0; n <= last; n++)
                    genera.add(calculator.genus(new Component(question.game(), Tuple.of(n))));
                return genera;
            });
        } catch (LimitException | CycleException _) {
            return genera;
        }
    }

    private Optional<QuotientAnswer> quotient(MisereHeapsQuestion question) {
        var rules = question.game().rules();
        if (!QuotientSearch.canFollow(rules)) return Optional.empty();
        boolean maySettle = QuotientCheck.deciding(rules, 0, 1).isPresent();
        int last = Math.max(maySettle ? FAR : 1, question.to());
        var next = new QuotientQuestion(List.of(rules), last, question.knownQuotient(), _ -> {});
        return Optional.of(new QuotientSolver(limits.withAtMost(MOST_STATES).until(Deadline.after(SOON))).of(next));
    }
}
