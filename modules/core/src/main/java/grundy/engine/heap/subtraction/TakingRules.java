package grundy.engine.heap.subtraction;

import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import grundy.rules.formula.Amounts.Union;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The amounts that a move may take, in a game without splitting.
///
/// @param leaving the amounts that may be taken if something is left; without 0
/// @param emptying the amounts that may be taken if nothing is left; without 0
public record TakingRules(Amounts leaving, Amounts emptying) {
    private static final int LEAVE_NONE = 1;
    private static final int LEAVE_ONE = 2;

    /// @return empty if a move may split
    public static Optional<TakingRules> of(TakeAndBreak rules) {
        if (rules.terms().stream().anyMatch(term -> term.parts() > (LEAVE_NONE | LEAVE_ONE))) return Optional.empty();
        return Optional.of(new TakingRules(amounts(rules.terms(), LEAVE_ONE), amounts(rules.terms(), LEAVE_NONE)));
    }

    private static Amounts amounts(List<Term> terms, int part) {
        return AmountSets.union(terms.stream()
                .filter(term -> (term.parts() & part) != 0)
                .map(term -> positive(term.amounts()))
                .toList());
    }

    private static Amounts positive(Amounts set) {
        return switch (set) {
            case Ranges(var ranges) ->
                AmountSets.of(ranges.stream()
                        .filter(range -> range.to() == null || range.to().signum() > 0)
                        .map(range -> new Range(range.from().max(BigInteger.ONE), range.to()))
                        .toList());
            case Union(var sets) ->
                AmountSets.union(sets.stream().map(TakingRules::positive).toList());
            case Amounts.Powers _, Amounts.Named _, Amounts.AtMostPart _ -> set;
        };
    }

    /// @return whether the last counters may be taken exactly as any others, as in a subtraction game proper
    public boolean isUniform() {
        return leaving.equals(emptying);
    }

    /// @return whether the amounts are finitely many
    public boolean isFinite() {
        return AmountSets.isFinite(leaving) && AmountSets.isFinite(emptying);
    }

    /// @return the greatest amount of a finite game; 0 if nothing may be taken
    public BigInteger greatest() {
        var none = BigInteger.ZERO;
        return AmountSets.greatest(leaving)
                .orElse(none)
                .max(AmountSets.greatest(emptying).orElse(none));
    }
}
