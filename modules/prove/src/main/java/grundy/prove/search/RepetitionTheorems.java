package grundy.prove.search;

import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.check.answer.TableCheck;
import grundy.check.period.PeriodCheck;
import grundy.check.period.StoredValues;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.question.OutcomesQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import grundy.solve.Solver;
import grundy.value.Play;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/// Proves theorems about one heap that need no automaton: its values, or the outcomes where Left and Right take
/// different amounts, repeat for ever if they do so for long enough (Golomb 1966; Guy and Smith 1956; Fraenkel
/// and Kotzig 1987). The engines find them. A result is computed again from the rules and proved by the checkers,
/// which share nothing with the engines.
public final class RepetitionTheorems {
    private static final int[] HEAPS = {4_095, 65_535, (1 << 18) - 1};
    private static final int[] SIDES = {255, 4_095, 65_535};

    /// A longer table is no use if it takes most of the time there is.
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final ProofTask task;
    private final long start;

    /// @param start nanoseconds, when the search began
    public RepetitionTheorems(ProofTask task, long start) {
        this.task = task;
        this.start = start;
    }

    /// Cost: the engine's, and that of {@link PeriodCheck}.
    ///
    /// @return a period of the nim-values of one heap; empty if there are infinitely many amounts, or none
    ///     was found or proved
    Optional<ProofFinding> ofValues() {
        if (task.heaps() > 1
                || task.system().isPresent()
                || !(task.game().rules() instanceof TakeAndBreak rules)
                || !isFinite(rules)
                || rules.maySplit() && task.play() == Play.MISERE) return Optional.empty();
        for (int to : HEAPS) {
            var found = askWithinTime(
                    limits -> new Solver(limits).solve(new SequenceQuestion(task.game(), task.play(), to)));
            if (found.isEmpty()) return Optional.empty();
            var proved = found.flatMap(sequence -> finding(rules, sequence));
            if (proved.isPresent()) return proved;
        }
        return Optional.empty();
    }

    private static boolean isFinite(TakeAndBreak rules) {
        return rules.terms().stream()
                .allMatch(term -> AmountSets.isFinite(term.amounts()) && !AmountSets.dependsOnHeap(term.amounts()));
    }

    private Optional<ProofFinding> finding(TakeAndBreak rules, NimSequence sequence) {
        var period = sequence.period().filter(found -> found.isProved()).orElse(null);
        if (period == null || period.preperiod() + period.period() > sequence.values().length) return Optional.empty();
        if (PeriodCheck.fault(rules, period).isPresent()) return Optional.empty();
        int end = (int) (period.preperiod() + period.period());
        var values = StoredValues.recompute(rules, period.misere(), end - 1);
        if (!Arrays.equals(values, 0, end, sequence.values(), 0, end))
            throw new AssertionError("The values of " + task.game().text() + " and those by definition differ");
        var table = new NimSequence(
                sequence.game(),
                sequence.play(),
                values,
                Optional.of(period),
                Optional.empty(),
                sequence.evidence(),
                Optional.empty(),
                Optional.empty());
        return Optional.of(new ProofFinding.RepeatingValues(table, period, System.nanoTime() - start));
    }

    /// Cost: the engine's, and that of {@link TableCheck}.
    ///
    /// @return a period of the outcomes of one heap of Left and Right; empty if the rules are others, or
    ///     none was found or proved
    public Optional<ProofFinding> ofOutcomes() {
        if (task.heaps() > 1
                || task.values()
                || !(task.game().rules() instanceof RuleTree.Partizan)
                || !TableCheck.hasOutcomes(task.game())) return Optional.empty();
        for (int to : SIDES) {
            var found = askWithinTime(
                    limits -> new Solver(limits).solve(new OutcomesQuestion(task.game(), task.play(), to)));
            if (found.isEmpty()) return Optional.empty();
            var proved = found.flatMap(this::finding);
            if (proved.isPresent()) return proved;
        }
        return Optional.empty();
    }

    private Optional<ProofFinding> finding(OutcomeTable outcomes) {
        var period = outcomes.period().filter(found -> found.isProved()).orElse(null);
        if (period == null
                || period.preperiod() + period.period() > outcomes.outcomes().size()) return Optional.empty();
        int end = (int) (period.preperiod() + period.period());
        var first = outcomes.outcomes().subList(0, end);
        if (!TableCheck.outcomes(task.game(), task.play(), first, Optional.of(period))
                .isComplete()) return Optional.empty();
        var table = new OutcomeTable(
                outcomes.game(), outcomes.play(), first, Optional.of(period), outcomes.evidence(), Optional.empty());
        return Optional.of(new ProofFinding.RepeatingOutcomes(table, period, System.nanoTime() - start));
    }

    private interface TimedQuestion<A> {
        A ask(Limits limits);
    }

    /// @return empty if it would take too long
    private <A> Optional<A> askWithinTime(TimedQuestion<A> question) {
        try {
            return Optional.of(question.ask(task.limits().until(Deadline.after(LONGEST))));
        } catch (LimitException e) {
            if (task.limits().isOver()) throw e;
            return Optional.empty();
        }
    }
}
