package grundy.prove;

import grundy.answer.NimSequence;
import grundy.check.Evidence;
import grundy.check.period.ObservedRegularity;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.pattern.InputTable;
import grundy.pattern.InputTable.Reading;
import grundy.pattern.Pattern;
import grundy.pattern.PatternFinder;
import grundy.pattern.RuleMatch;
import grundy.question.QuotientQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/// The formulas that fit the values of rules, with proofs that may be tried.
///
/// @param patterns of the values; none for a game of several coordinates
/// @param proofs to be tried, where no period is proved
public record RulesPattern(List<Pattern> patterns, List<PatternProof> proofs) {
    /// A period shows itself farther out than one wants to look.
    private static final long FAR = 20_000;

    /// @param rules of ordinary play
    /// @param reading what the values are taken for; nim-values if it is empty
    /// @param to the last heap
    /// @throws LimitException if the values are out of reach
    public static RulesPattern of(PrefixedRules rules, Optional<Reading> reading, long to, Limits limits) {
        var proof = new PatternProof(rules, limits);
        if (rules.game().rules().arity() != 1) return new RulesPattern(List.of(), List.of(proof));
        // In misere play heaps that split have no values that add up: who wins each of them is told by a quotient.
        boolean splits = rules.play() == Play.MISERE
                && rules.game().rules().maySplit()
                && reading.filter(Reading.VALUES::equals).isEmpty();
        var sequence = splits
                ? misereOutcomes(rules, to, limits)
                : new Solver(limits).solve(new SequenceQuestion(rules.game(), rules.play(), to));
        var farther = splits ? sequence : farther(rules, limits, sequence);
        boolean outcomes = splits || reading.isPresent() && reading.get() != Reading.VALUES;
        var table = new InputTable(0, read(sequence, outcomes), outcomes ? Reading.OUTCOMES : Reading.VALUES);
        var given = new RuleMatch(
                RuleMatch.Family.GIVEN,
                rules.game(),
                rules.play(),
                List.of(),
                table.length(),
                List.of(),
                Optional.of(sequence.evidence()),
                farther.period().or(sequence::period),
                farther.regularity().or(sequence::regularity),
                read(farther, outcomes));
        boolean open = given.period().filter(Evidence.Period::isProved).isEmpty() && !isBroken(given);
        return new RulesPattern(
                List.of(PatternFinder.of(table, List.of(given), limits)), open ? List.of(proof) : List.of());
    }

    private static NimSequence misereOutcomes(PrefixedRules rules, long to, Limits limits) {
        var question = new QuotientQuestion(rules.game().rules(), (int) FAR);
        return new Solver(limits).solve(question).outcomes(rules.game(), (int) Math.min(FAR, to));
    }

    private static long[] read(NimSequence sequence, boolean outcomes) {
        LongStream values = Arrays.stream(sequence.values()).asLongStream();
        return outcomes ? values.map(value -> Math.min(value, 1)).toArray() : values.toArray();
    }

    private static boolean isBroken(RuleMatch match) {
        return match.regularity()
                .filter(ObservedRegularity.Broken.class::isInstance)
                .isPresent();
    }

    private static NimSequence farther(PrefixedRules rules, Limits limits, NimSequence sequence) {
        long far = rules.game().rules().maySplit() ? FAR / 4 : FAR;
        if (far <= sequence.to()) return sequence;
        try {
            return new Solver(limits).solve(new SequenceQuestion(rules.game(), rules.play(), far));
        } catch (LimitException | RulesException _) {
            return sequence;
        }
    }
}
