package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.period.PeriodTheorem;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Checks the answer to an open question against the rules: the verdict with the number put in, and the
/// reason why no smaller number will do.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the verdict with the answer, its outcome as wanted | {@link VerdictCheck}, {@link #verdictFault} |
/// | none of the smaller numbers will do, each put in | {@link VerdictCheck} of each, {@link #triedFault} |
/// | no number will do: after the last none makes sense | {@link #endFault}: `?` begins a range |
/// | no number will do, since it makes no difference | {@link TrialNumbers}: the next ones; else open |
/// | no smaller number divides the heap | {@link #divisorFault}: division, and the theorem at small heaps |
/// | only one number can be lost | {@link UniqueLossCheck}: a move leads from each larger one to it |
/// | the outcome never comes about | {@link #neverFault}: from the form of the rules |
public final class OpenCheck {
    /// With how many numbers in a row a question may make no sense before larger ones are given up.
    public static final int MOST_SENSELESS = 1_000;

    private static final long MOST_DIVIDED = 50_000_000;
    private static final int MOST_REPEATING = 2000;
    private static final int MOST_SMALL_HEAP = 60;
    private static final BigInteger FEW_DIVIDED = BigInteger.valueOf(1_000_000);

    private final OpenProblem problem;
    private final AnswerStatement statement;
    private final CheckFindings findings = new CheckFindings();

    /// The question: the least number that gives a wanted outcome.
    ///
    /// @param with the position with a number put in; empty where that makes no sense
    /// @param endsAt whether that makes no sense with a number, nor with any larger one
    /// @param from the least number allowed
    public record OpenProblem(
            Function<BigInteger, Optional<Sum>> with,
            Predicate<BigInteger> endsAt,
            Outcome targetOutcome,
            BigInteger from) {
        /// @return the first numbers that make sense; fewer if too many in a row make none
        public List<BigInteger> sensible(int count) {
            var numbers = new ArrayList<BigInteger>();
            int senseless = 0;
            for (var number = from; numbers.size() < count; number = number.add(BigInteger.ONE)) {
                Checkpoint.step();
                if (with.apply(number).isPresent()) {
                    numbers.add(number);
                    senseless = 0;
                } else if (++senseless > MOST_SENSELESS) break;
            }
            return numbers;
        }
    }

    /// The stated answer.
    ///
    /// @param answer empty if no number will do
    /// @param verdict with the answer put in
    /// @param last the last number that was put in; where only one number will do, that one
    /// @param smaller the verdicts with each number from the least one on that makes sense and will not do
    public record AnswerStatement(
            Optional<BigInteger> answer,
            Optional<ClaimedVerdict> verdict,
            Evidence.Argument.Kind reason,
            Optional<BigInteger> last,
            List<ClaimedVerdict> smaller) {}

    private OpenCheck(OpenProblem problem, AnswerStatement statement) {
        this.problem = problem;
        this.statement = statement;
    }

    /// @return the parts that hold, those that do not, and those that were not examined
    public static CheckResult of(OpenProblem problem, AnswerStatement statement) {
        var check = new OpenCheck(problem, statement);
        return check.findings.result(check.answerFault().or(check::reasonFault));
    }

    private Optional<Message> answerFault() {
        if (statement.answer.isEmpty())
            return statement.verdict.isEmpty() ? Optional.empty() : Optional.of(Message.of("check.open.members"));
        var number = statement.answer.get();
        if (number.compareTo(problem.from) < 0 || statement.verdict.isEmpty())
            return Optional.of(Message.of("check.open.members"));
        var verdict = statement.verdict.get();
        return verdictFault(number, verdict, true)
                .or(() -> findings.with(checkNumber(
                        number,
                        statement.reason == Evidence.Argument.Kind.DIVISORS ? repeating(number, verdict) : verdict)));
    }

    /// The values of `take 1..m` repeat with period m + 1, which a check proves where m is not too large.
    private ClaimedVerdict repeating(BigInteger number, ClaimedVerdict verdict) {
        if (number.compareTo(BigInteger.valueOf(MOST_REPEATING)) > 0) return verdict;
        long period = number.longValue() + 1;
        boolean misere = problem.with.apply(number).orElseThrow().play() == Play.MISERE;
        var theorem = new Evidence.Period(0, period, 0, 2 * period, PeriodTheorem.WINDOW.citation(), misere);
        var basis = new VerdictBasis(
                verdict.basis().statement(),
                List.of(theorem),
                verdict.basis().theorem(),
                verdict.basis().quotient());
        return new ClaimedVerdict(verdict.outcome(), verdict.value(), verdict.remoteness(), verdict.moves(), basis);
    }

    private CheckResult checkNumber(BigInteger number, ClaimedVerdict verdict) {
        var sum = problem.with.apply(number).orElseThrow();
        return VerdictCheck.of(new TurnPosition(sum), verdict);
    }

    private Optional<Message> verdictFault(BigInteger number, ClaimedVerdict verdict, boolean isExpected) {
        if (problem.with.apply(number).isEmpty())
            return Optional.of(Message.of("check.open.senseless", "number", number));
        if ((verdict.outcome() == problem.targetOutcome) == isExpected) return Optional.empty();
        return Optional.of(Message.of(
                isExpected ? "check.open.unwanted" : "check.open.smaller",
                "number",
                number,
                "wanted",
                problem.targetOutcome));
    }

    private Optional<Message> reasonFault() {
        boolean tried = statement.reason == Evidence.Argument.Kind.EACH_TRIED
                || statement.reason == Evidence.Argument.Kind.NO_DIFFERENCE;
        boolean one = statement.reason == Evidence.Argument.Kind.ONLY_ONE;
        if (statement.last.isPresent() != (tried || one) || !tried && !statement.smaller.isEmpty())
            return Optional.of(Message.of("check.open.members"));
        return switch (statement.reason) {
            case EACH_TRIED -> triedFault().or(this::endFault);
            case NO_DIFFERENCE -> {
                findings.leaves("check.open.open-larger");
                yield statement.answer.isPresent()
                        ? Optional.of(Message.of("check.open.members"))
                        : triedFault()
                                .or(() -> new TrialNumbers(problem)
                                        .from(statement.last.orElseThrow().add(BigInteger.ONE)));
            }
            case DIVISORS -> divisorFault();
            case ONLY_ONE -> onlyOneFault(statement.last.orElseThrow());
            case NEVER -> neverFault();
        };
    }

    private Optional<Message> triedFault() {
        var last = statement.last.orElseThrow();
        int count = statement.smaller.size();
        boolean isAnswered = statement.answer.isPresent();
        var numbers = problem.sensible(isAnswered ? count + 1 : count);
        boolean fits = statement.answer.map(last::equals).orElse(true)
                && (numbers.isEmpty()
                        ? last.add(BigInteger.ONE).equals(problem.from)
                        : numbers.getLast().equals(last))
                && numbers.size() == (isAnswered ? count + 1 : count);
        if (!fits) return Optional.of(Message.of("check.open.members"));
        boolean whole = true;
        for (int i = 0; i < count; i++) {
            Checkpoint.step();
            var at = numbers.get(i);
            var verdict = statement.smaller.get(i);
            var fault = verdictFault(at, verdict, false);
            if (fault.isPresent()) return fault;
            var found = checkNumber(at, verdict);
            if (found.fault().isPresent())
                return Optional.of(Message.of(
                        "check.open.smaller-fault",
                        "number",
                        at,
                        "fault",
                        found.fault().get()));
            whole = whole && found.isComplete();
        }
        if (!whole) findings.leaves("check.open.open-smaller");
        else if (!statement.smaller.isEmpty())
            findings.holds("check.open.tried", "from", problem.from, "count", statement.smaller.size());
        return Optional.empty();
    }

    /// Without an answer the text makes no sense with the next number, nor with any larger one.
    private Optional<Message> endFault() {
        if (statement.answer.isPresent()) return Optional.empty();
        var next = statement.last.orElseThrow().add(BigInteger.ONE);
        if (problem.with.apply(next).isPresent()) return Optional.of(Message.of("check.open.sensible", "number", next));
        if (problem.endsAt.test(next)) findings.holds("check.open.senseless-next", "number", next);
        else {
            var sensible = problem.sensible(statement.smaller.size() + 1);
            if (sensible.size() > statement.smaller.size())
                return Optional.of(Message.of("check.open.sensible", "number", sensible.getLast()));
            findings.leaves("check.open.open-gap", "number", next);
        }
        return Optional.empty();
    }

    /// One heap from which 1 to m may be taken: m + 1 divides the heap, in misere play the heap less 1.
    private Optional<Message> divisorFault() {
        var heap = heap(problem.from);
        boolean fits = problem.targetOutcome == Outcome.P
                && heap.isPresent()
                && numbersTried().allMatch(number -> heap(number).equals(heap));
        if (!fits) return Optional.of(Message.of("check.open.no-bash"));
        boolean misere = problem.with.apply(problem.from).orElseThrow().play() == Play.MISERE;
        var dividend = misere ? heap.get().subtract(BigInteger.ONE) : heap.get();
        checkSmall(misere);
        var answer = statement.answer.map(number -> number.add(BigInteger.ONE));
        if (answer.isPresent() && dividend.mod(answer.get()).signum() != 0)
            return Optional.of(Message.of("check.open.no-divisor", "number", answer.get(), "dividend", dividend));
        // Everything divides 0, so that the least number allowed is the answer.
        var first = problem.from.add(BigInteger.ONE);
        if (dividend.signum() == 0 && !statement.answer.equals(Optional.of(problem.from)))
            return Optional.of(divides(first, dividend));
        var above = answer.map(number -> number.subtract(BigInteger.ONE)).orElse(dividend);
        if (above.min(dividend.sqrt()).compareTo(BigInteger.valueOf(MOST_DIVIDED)) > 0) {
            findings.leaves("check.open.open-divisors");
            // There are too many to divide by all of them.
            var few = problem.from.add(FEW_DIVIDED).min(above);
            return leastDivisor(dividend, first, few).map(smaller -> divides(smaller, dividend));
        }
        var smaller = divisor(dividend, first, above);
        if (smaller.isPresent()) return Optional.of(divides(smaller.get(), dividend));
        findings.holds("check.open.divisors", "from", first, "to", above, "dividend", dividend);
        return Optional.empty();
    }

    private static Message divides(BigInteger number, BigInteger dividend) {
        return Message.of("check.open.divisor", "number", number, "dividend", dividend);
    }

    /// The number stands once in the rules, so that they are these with all numbers if they are with some.
    private Stream<BigInteger> numbersTried() {
        return Stream.concat(
                Stream.of(1, 2, 3, 1000, 1_000_003).map(more -> problem.from.add(BigInteger.valueOf(more))),
                statement.answer.stream().flatMap(answer -> Stream.of(answer, answer.add(BigInteger.ONE))));
    }

    /// @return the only heap, at least 1, if with this number 1 to the number may be taken from it
    private Optional<BigInteger> heap(BigInteger number) {
        return problem.with
                .apply(number)
                .filter(sum -> sum.components().size() == 1)
                .map(sum -> sum.components().getFirst())
                .filter(component -> component.game().rules() instanceof RuleTree.TakeAndBreak(var terms)
                        && (number.signum() == 0 && terms.isEmpty()
                                || terms.size() == 1
                                        && terms.getFirst().parts() == RuleTree.Term.LEAVE_ONE_OR_NONE
                                        && terms.getFirst().amounts().equals(upTo(number))))
                .flatMap(component ->
                        component.position() instanceof Tuple heaps ? Optional.of(heaps.get(0)) : Optional.empty())
                .filter(heap -> heap.signum() > 0);
    }

    /// @return a divisor from `from` to `to`, if there is one
    private static Optional<BigInteger> divisor(BigInteger dividend, BigInteger from, BigInteger to) {
        var root = dividend.sqrt();
        if (to.compareTo(root) <= 0) return leastDivisor(dividend, from, to);
        for (var number = BigInteger.ONE; number.compareTo(root) <= 0; number = number.add(BigInteger.ONE)) {
            Checkpoint.step();
            if (dividend.mod(number).signum() != 0) continue;
            for (var divisor : List.of(number, dividend.divide(number)))
                if (divisor.compareTo(from) >= 0 && divisor.compareTo(to) <= 0) return Optional.of(divisor);
        }
        return Optional.empty();
    }

    /// Finds the least divisor in a range by division by each.
    private static Optional<BigInteger> leastDivisor(BigInteger dividend, BigInteger from, BigInteger to) {
        for (var number = from; number.compareTo(to) <= 0; number = number.add(BigInteger.ONE)) {
            Checkpoint.step();
            if (dividend.mod(number).signum() == 0) return Optional.of(number);
        }
        return Optional.empty();
    }

    /// The theorem at small heaps, from the definition.
    private void checkSmall(boolean misere) {
        for (int most = 1; most < MOST_SMALL_HEAP; most++) {
            var lost = new boolean[MOST_SMALL_HEAP + 1];
            for (int heap = 0; heap <= MOST_SMALL_HEAP; heap++) {
                lost[heap] = heap > 0 || !misere;
                for (int taken = 1; taken <= Math.min(most, heap); taken++) lost[heap] &= !lost[heap - taken];
                int dividend = misere ? heap - 1 : heap;
                if (lost[heap] != (dividend >= 0 && dividend % (most + 1) == 0))
                    throw new AssertionError("Bachet's theorem holds at heap %d of 1..%d".formatted(heap, most));
            }
        }
        findings.holds("check.open.theorem", "heap", MOST_SMALL_HEAP);
    }

    private static Amounts upTo(BigInteger most) {
        return new Amounts.Ranges(List.of(new Amounts.Range(BigInteger.ONE, most)));
    }

    /// With the number the position is lost, and from each larger number one can move to it.
    private Optional<Message> onlyOneFault(BigInteger number) {
        boolean fits = problem.targetOutcome == Outcome.P
                && statement
                        .answer
                        .map(number::equals)
                        .orElse(number.signum() >= 0 && number.compareTo(problem.from) < 0);
        if (!fits) return Optional.of(Message.of("check.open.members"));
        var sum = problem.with.apply(number);
        if (sum.isEmpty()) return Optional.of(Message.of("check.open.senseless", "number", number));
        var only = new UniqueLossCheck(problem, number, sum.get(), findings);
        if (statement.answer.isPresent()) return only.smallerFault();
        return findings.with(checkNumber(number, new ClaimedVerdict(Outcome.P))).or(only::largerFault);
    }

    /// Left and Right have the same moves, or play always ends.
    private Optional<Message> neverFault() {
        boolean fits =
                statement.answer.isEmpty() && problem.targetOutcome != Outcome.P && problem.targetOutcome != Outcome.N;
        if (!fits) return Optional.of(Message.of("check.open.members"));
        var one = problem.with.apply(problem.from).orElseThrow();
        boolean never = one.components().stream()
                .map(component -> component.game().rules())
                .allMatch(rules -> problem.targetOutcome == Outcome.D
                        ? rules instanceof RuleTree.TakeAndBreak
                        : rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves);
        if (never) {
            findings.holds("check.open.never", "wanted", problem.targetOutcome);
            return Optional.empty();
        }
        findings.leaves("check.open.open-never");
        return new TrialNumbers(problem).from(problem.from);
    }
}
