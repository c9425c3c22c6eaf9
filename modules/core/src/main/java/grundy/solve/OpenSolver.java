package grundy.solve;

import grundy.answer.OpenVerdict;
import grundy.answer.OpenVerdict.FoundNumber;
import grundy.answer.OpenVerdict.Reason;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictBasis;
import grundy.check.answer.OpenCheck;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.OpenQuestion;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the least number with which a game comes out as wanted: which m makes `take 1..m` lost at a given heap,
/// which heap makes a sum lost.
///
/// Where a theorem says which numbers will do it is used; else the numbers are put in one after the other.
final class OpenSolver {
    private static final int TAKE_OR_EMPTY = 0b011;

    /// Longer numbers mostly cannot be factored in a minute; their small divisors are found by trying.
    private static final int MOST_FACTORED_BITS = 128;

    /// Rules that are `take 1..number` for three numbers are so for all: a number stands in them once or in a
    /// power.
    private static final long[] APART = {0, 1, 1000};

    private final Limits limits;
    private final Solver solver;

    OpenSolver(Limits limits) {
        this.limits = limits;
        this.solver = new Solver(limits);
    }

    /// @throws LimitException if the numbers tried until the limit is reached all give another outcome
    OpenVerdict solve(OpenQuestion question) {
        if (question.targetOutcome() == Outcome.P && bash(question) instanceof Sum bash) {
            var found = byDivisors(question, bash);
            if (found.isPresent()) return found.get();
        }
        if (isImpossible(question)) return none(question, new Reason.Impossible());
        if (question.targetOutcome() == Outcome.P) {
            var lowered = new LoweredNumber(question, limits).find();
            if (lowered.isPresent()) {
                var reason = new Reason.OnlyOne(lowered.get());
                return lowered.get().compareTo(question.from()) < 0
                        ? none(question, reason)
                        : answer(question, lowered.get(), reason);
            }
        }
        return byTrying(question);
    }

    /// @return empty where the heap is too long to be factored
    private Optional<OpenVerdict> byDivisors(OpenQuestion question, Sum bash) {
        var reason = new Reason.Divisors(heap(bash), bash.play(), List.of());
        if (reason.dividend().signum() == 0 || reason.dividend().bitLength() > MOST_FACTORED_BITS)
            return Optional.empty();
        List<BigInteger> divisors;
        try {
            divisors = AmountSets.stream(new Amounts.Named(Amounts.Name.DIVISORS), reason.dividend())
                    .filter(divisor -> divisor.compareTo(question.from()) > 0)
                    .toList();
        } catch (RulesException _) {
            return Optional.empty();
        }
        reason = new Reason.Divisors(heap(bash), bash.play(), divisors);
        return Optional.of(
                divisors.isEmpty()
                        ? none(question, reason)
                        : answer(question, divisors.getFirst().subtract(BigInteger.ONE), reason));
    }

    private static boolean isImpossible(OpenQuestion question) {
        if (question.targetOutcome() == Outcome.P || question.targetOutcome() == Outcome.N) return false;
        var next = question.at(question.from().add(BigInteger.ONE));
        return next.isPresent() && ImpossibleOutcomes.of(question.first(), next.get(), question.targetOutcome());
    }

    private static BigInteger heap(Sum bash) {
        if (bash.components().getFirst().position() instanceof Tuple heap) return heap.get(0);
        throw new AssertionError("A game of taking 1 to m is played on a heap");
    }

    private OpenVerdict answer(OpenQuestion question, BigInteger number, Reason reason) {
        var instance = question.at(number)
                .orElseThrow(() -> new AssertionError("The text makes sense with the numbers around " + number));
        var verdict = solver.solve(instance);
        if (verdict.outcome() != Outcome.P)
            throw new AssertionError("With " + number + " the first player must lose, but has " + verdict.outcome());
        return new OpenVerdict(
                question.targetOutcome(),
                question.from(),
                Optional.of(new FoundNumber(number, verdict)),
                reason,
                List.of());
    }

    private OpenVerdict byTrying(OpenQuestion question) {
        var number = question.from();
        var largest = largestThatMatters(question);
        var tried = new ArrayList<ClaimedVerdict>();
        int senseless = 0;
        try {
            for (; ; number = number.add(BigInteger.ONE)) {
                limits.checkpoint();
                var instance = question.at(number);
                if (instance.isEmpty()) {
                    if (question.endsAt(number))
                        return none(question, new Reason.EachTried(number.subtract(BigInteger.ONE)), tried);
                    if (++senseless > OpenCheck.MOST_SENSELESS)
                        throw new LimitException(Message.of("limit.open-senseless", "most", OpenCheck.MOST_SENSELESS));
                    continue;
                }
                senseless = 0;
                var verdict = solver.solve(instance.get());
                if (verdict.outcome() == question.targetOutcome())
                    return new OpenVerdict(
                            question.targetOutcome(),
                            question.from(),
                            Optional.of(new FoundNumber(number, verdict)),
                            new Reason.EachTried(number),
                            tried);
                tried.add(new ClaimedVerdict(
                        verdict.outcome(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        VerdictBasis.of(verdict.evidence())));
                if (largest.isPresent() && number.compareTo(largest.get()) > 0)
                    return none(question, new Reason.NoDifference(number), tried);
            }
        } catch (LimitException e) {
            throw new LimitException(Message.of(
                    "limit.open",
                    "from",
                    question.from(),
                    "last",
                    number,
                    "wanted",
                    question.targetOutcome(),
                    "reason",
                    e.explanation()));
        }
    }

    private static OpenVerdict none(OpenQuestion question, Reason reason) {
        return none(question, reason, List.of());
    }

    private static OpenVerdict none(OpenQuestion question, Reason reason, List<ClaimedVerdict> tried) {
        return new OpenVerdict(question.targetOutcome(), question.from(), Optional.empty(), reason, tried);
    }

    /// @return the sum with the least number, if it is one heap of at least 1 from which 1 to the number left
    ///     open may be taken; else null
    private static @Nullable Sum bash(OpenQuestion question) {
        Sum first = null;
        for (long apart : APART) {
            var number = question.from().add(BigInteger.valueOf(apart));
            var instance = question.at(number);
            if (instance.isEmpty()) return null;
            var sum = instance.get().sum();
            if (sum.components().size() != 1) return null;
            var component = sum.components().getFirst();
            if (!component.game().rules().equals(upTo(number)) || heap(sum).signum() == 0) return null;
            if (first != null && !heap(first).equals(heap(sum))) return null;
            if (first == null) first = sum;
        }
        return first;
    }

    /// @param most at least 0; rules that take nothing are equal to none that are written
    private static RuleTree upTo(BigInteger most) {
        var amounts = new Amounts.Ranges(List.of(new Amounts.Range(BigInteger.ONE, most)));
        return new RuleTree.TakeAndBreak(List.of(new RuleTree.Term(amounts, TAKE_OR_EMPTY)));
    }

    /// @return the largest heap, or how many heaps there are where the number says how many of them may be
    ///     lowered, if larger numbers all allow the same moves and the position does not depend on them
    private static Optional<BigInteger> largestThatMatters(OpenQuestion question) {
        var largest = BigInteger.ZERO;
        for (var component : question.first().sum().components()) {
            switch (component.position()) {
                case Tuple tuple -> largest = largest.max(tuple.get(0));
                case BoardPosition(NumberRow heaps, var _) -> largest = largest.max(BigInteger.valueOf(heaps.size()));
                case BoardPosition _ -> {
                    return Optional.empty();
                }
            }
        }
        var beyond = question.at(largest.add(BigInteger.ONE));
        var farther = question.at(largest.add(BigInteger.TWO));
        if (beyond.isEmpty() || farther.isEmpty()) return Optional.empty();
        var effect = Effect.of(beyond.get().sum(), largest);
        return effect.isPresent() && effect.equals(Effect.of(farther.get().sum(), largest))
                ? Optional.of(largest)
                : Optional.empty();
    }

    /// The effect of rules on heaps up to some size, or in that many heaps at the most.
    ///
    /// @param clipped for each component its position and, for each player and each term, the amounts and what
    ///     may be left
    private record Effect(List<Object> clipped) {
        static Optional<Effect> of(Sum sum, BigInteger largest) {
            var effect = new ArrayList<Object>();
            for (var component : sum.components()) {
                effect.add(component.position());
                for (var rules : byPlayer(component.game().rules())) {
                    if (rules instanceof RuleTree.OnBoard(var _, var _, MooreNim moore)) {
                        effect.add(largest.min(BigInteger.valueOf(moore.k())));
                        continue;
                    }
                    if (!(rules instanceof RuleTree.TakeAndBreak(var terms))) return Optional.empty();
                    effect.add(terms.stream()
                            .map(term -> List.of(clip(term.amounts(), largest), term.parts()))
                            .toList());
                }
            }
            return Optional.of(new Effect(effect));
        }

        private static List<RuleTree> byPlayer(RuleTree rules) {
            return switch (rules) {
                case RuleTree.Partizan(var left, var right) -> List.of(left, right);
                case RuleTree.Players(var players) -> players;
                case RuleTree.TakeAndBreak _,
                        RuleTree.Moves _,
                        RuleTree.OnBoard _,
                        RuleTree.Scored _,
                        RuleTree.Blocking _ -> List.of(rules);
            };
        }

        private static Object clip(Amounts amounts, BigInteger largest) {
            return switch (amounts) {
                case Amounts.Ranges(var ranges) ->
                    ranges.stream()
                            .filter(range -> range.from().compareTo(largest) <= 0)
                            .map(range -> new Amounts.Range(
                                    range.from(),
                                    range.to() == null ? largest : range.to().min(largest)))
                            .toList();
                case Amounts.Powers(var base) when base.compareTo(largest) > 0 -> "1";
                case Amounts.AtMostPart(var numerator, var denominator)
                when largest.multiply(numerator).compareTo(denominator) < 0 -> "nothing";
                case Amounts.Union(var sets) ->
                    sets.stream().map(set -> clip(set, largest)).toList();
                case Amounts.Powers _, Amounts.AtMostPart _, Amounts.Named _ -> amounts;
            };
        }
    }
}
