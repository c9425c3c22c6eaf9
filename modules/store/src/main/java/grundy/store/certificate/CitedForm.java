package grundy.store.certificate;

import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.limit.Checkpoint;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.AnswerSource;
import grundy.question.PositionQuestion;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;

/// The closed form that a certificate cites, and its name; they must be the ones by which this program
/// answers the question, since nothing else checks them where the position is worked out.
///
/// @param statement empty if there is none
/// @param name under which the form is cited; empty if there is none
record CitedForm(String statement, String name) {
    private static final Duration USUAL_TIME = Duration.ofSeconds(5);
    private static final long MOST_POSITIONS = 1_000_000;

    /// @return the form that a verdict rests on
    static CitedForm of(Verdict verdict) {
        var evidence = verdict.evidence();
        return new CitedForm(
                VerdictBasis.of(evidence).statement(),
                evidence.single() instanceof Evidence.ClosedForm form ? form.name() : "");
    }

    /// Holds it to the answer of this program, if nothing else is wrong.
    ///
    /// @param found by all other checks
    CheckResult held(TurnPosition position, CheckResult found, AnswerSource answers) {
        if (statement.isEmpty() && name.isEmpty() || found.fault().isPresent()) return found;
        var own = own(new PositionQuestion(position), answers);
        if (own.isEmpty()) {
            var open = new ArrayList<>(found.open());
            open.add(Message.of("store.verdict.open-form"));
            return new CheckResult(found.steps(), open, found.fault());
        }
        boolean same = (statement.isEmpty() || statement.equals(own.get().statement))
                && (name.isEmpty() || name.equals(own.get().name));
        return same ? found : new CheckResult(found.steps(), found.open(), Optional.of(differs(own.get())));
    }

    private Message differs(CitedForm own) {
        return own.statement.isEmpty() && own.name.isEmpty()
                ? Message.of("store.verdict.no-form")
                : Message.of("store.verdict.other-form", "statement", own.statement, "name", own.name);
    }

    /// @return empty if that takes too long
    private static Optional<CitedForm> own(PositionQuestion question, AnswerSource answers) {
        var limits = Limits.ofWork().withAtMost(MOST_POSITIONS).until(Deadline.after(USUAL_TIME));
        try {
            return Optional.of(of(answers.answer(question, limits)));
        } catch (LimitException e) {
            if (Checkpoint.isOver()) throw e;
            return Optional.empty();
        }
    }
}
