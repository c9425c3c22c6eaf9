package grundy.check.theorem;

import grundy.check.automaton.ComparedSum;
import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A kind of move as cases, in each of which all of some comparisons hold between sums of the coordinates before and
/// after it: `(a - k, b - k)` is `a - to a = b - to b` with `to a < a`. The amounts are gone, since equations
/// give them.
final class ClauseCases {
    private static final int MOST_CASES = 1_000;

    /// With greater ones what is owed would be no small numbers.
    private static final BigInteger LARGEST_FACTOR = BigInteger.valueOf(16);

    private static final BigInteger LARGEST_CONSTANT = BigInteger.valueOf(1_000_000);

    private ClauseCases() {}

    /// @return the names of the coordinates before a move, then those after it
    static List<String> names(GameFormulas game) {
        return RuleTerms.concat(game.coordinates(), targets(game));
    }

    private static List<String> targets(GameFormulas game) {
        return game.coordinates().stream().map(name -> "~to " + name).toList();
    }

    /// @return the cases of all moves; empty if those of one are not found, or with large numbers only
    static Optional<List<List<ComparedSum>>> of(GameFormulas game) {
        var cases = new ArrayList<List<ComparedSum>>();
        for (var clause : game.clauses()) {
            var ofClause = of(clause, game.coordinates(), targets(game));
            if (ofClause.isEmpty()) return Optional.empty();
            cases.addAll(ofClause.get());
        }
        boolean areSmall = cases.stream().flatMap(List::stream).allMatch(one -> isSmall(one.term()));
        return areSmall ? Optional.of(List.copyOf(cases)) : Optional.empty();
    }

    private static boolean isSmall(LinearSum term) {
        return term.constant().abs().compareTo(LARGEST_CONSTANT) <= 0
                && term.coefficients().values().stream()
                        .allMatch(factor -> factor.abs().compareTo(LARGEST_FACTOR) <= 0);
    }

    /// @param coordinates before the move
    /// @param targets the names that the coordinates after the move get
    /// @return empty if the condition says other things than sums, or some amount is given by no equation
    static Optional<List<List<ComparedSum>>> of(OptionClause clause, List<String> coordinates, List<String> targets) {
        if (clause.parts().size() != 1 || !isLinear(clause.condition())) return Optional.empty();
        var part = clause.parts().getFirst();
        var equations = new ArrayList<ComparedSum>();
        for (int i = 0; i < coordinates.size(); i++)
            equations.add(ComparedSum.zero(LinearSum.of(part.get(i)).minus(LinearSum.of(targets.get(i)))));
        var cases = new ArrayList<List<ComparedSum>>();
        var found = cases(clause.condition(), true);
        if (found.isEmpty()) return Optional.empty();
        for (var each : found.get()) {
            var open = new HashSet<>(clause.boundVariables());
            var left = without(RuleTerms.concat(equations, each), open);
            if (left.stream().anyMatch(one -> one.term().variables().stream().anyMatch(open::contains)))
                return Optional.empty();
            simplified(left).ifPresent(cases::add);
        }
        return Optional.of(List.copyOf(cases));
    }

    private static boolean isLinear(Formula formula) {
        return switch (formula) {
            case Formula.AtMostZero _, Formula.IsZero _ -> true;
            case Formula.All(var formulas) -> formulas.stream().allMatch(ClauseCases::isLinear);
            case Formula.Any(var formulas) -> formulas.stream().allMatch(ClauseCases::isLinear);
            case Formula.Not(var inner) -> isLinear(inner);
            case Formula.Divisible _,
                    Formula.Membership _,
                    Formula.Xor _,
                    Formula.Shift _,
                    Formula.LowestPart _,
                    Formula.LowestBit _,
                    Formula.Acceptance _,
                    Formula.Exists _ -> false;
        };
    }

    /// @param holds whether the formula is to hold, or not to hold
    /// @return empty if there are too many
    private static Optional<List<List<ComparedSum>>> cases(Formula formula, boolean holds) {
        return switch (formula) {
            case Formula.AtMostZero(var term) ->
                one(ComparedSum.atMostZero(holds ? term : term.times(-1).plus(1)));
            case Formula.IsZero(var term) ->
                holds
                        ? one(ComparedSum.zero(term))
                        : Optional.of(List.of(
                                List.of(ComparedSum.atMostZero(term.plus(1))),
                                List.of(ComparedSum.atMostZero(term.times(-1).plus(1)))));
            case Formula.All(var formulas) -> holds ? together(formulas, true) : either(formulas, false);
            case Formula.Any(var formulas) -> holds ? either(formulas, true) : together(formulas, false);
            case Formula.Not(var inner) -> cases(inner, !holds);
            case Formula.Divisible _,
                    Formula.Membership _,
                    Formula.Xor _,
                    Formula.Shift _,
                    Formula.LowestPart _,
                    Formula.LowestBit _,
                    Formula.Acceptance _,
                    Formula.Exists _ -> throw new IllegalArgumentException("Not a comparison of sums: " + formula);
        };
    }

    private static Optional<List<List<ComparedSum>>> one(ComparedSum comparison) {
        return Optional.of(List.of(List.of(comparison)));
    }

    private static Optional<List<List<ComparedSum>>> either(List<Formula> formulas, boolean holds) {
        var all = new ArrayList<List<ComparedSum>>();
        for (var formula : formulas) {
            var cases = cases(formula, holds);
            if (cases.isEmpty() || all.size() + cases.get().size() > MOST_CASES) return Optional.empty();
            all.addAll(cases.get());
        }
        return Optional.of(all);
    }

    private static Optional<List<List<ComparedSum>>> together(List<Formula> formulas, boolean holds) {
        List<List<ComparedSum>> all = List.of(List.of());
        for (var formula : formulas) {
            var cases = cases(formula, holds);
            if (cases.isEmpty() || (long) all.size() * cases.get().size() > MOST_CASES) return Optional.empty();
            var before = all;
            all = cases.get().stream()
                    .flatMap(more -> before.stream().map(each -> RuleTerms.concat(each, more)))
                    .toList();
        }
        return Optional.of(all);
    }

    /// Replaces variables that an equation gives.
    ///
    /// @param open variables that are to go; those that went are taken out
    private static List<ComparedSum> without(List<ComparedSum> comparisons, Set<String> open) {
        var left = new ArrayList<>(comparisons);
        for (int i = 0; i < left.size(); i++) {
            var term = left.get(i).term();
            if (!left.get(i).equal()) continue;
            for (var variable : term.variables()) {
                var factor = term.factor(variable);
                if (!open.contains(variable) || !factor.abs().equals(BigInteger.ONE)) continue;
                var value = term.with(variable, LinearSum.ZERO).times(factor.negate());
                left.remove(i);
                left.replaceAll(each -> each.with(variable, value));
                left.add(ComparedSum.atMostZero(value.times(-1)));
                open.remove(variable);
                i = -1;
                break;
            }
        }
        return left;
    }

    /// @return without what holds always, or follows from the others; empty if that cannot be
    private static Optional<List<ComparedSum>> simplified(List<ComparedSum> comparisons) {
        var left = new ArrayList<ComparedSum>();
        for (var comparison : comparisons) {
            var always = comparison.always();
            if (always.isPresent() && !always.get()) return Optional.empty();
            if (always.isPresent() || left.stream().anyMatch(comparison::follows)) continue;
            left.removeIf(each -> each.follows(comparison) || each.equals(comparison));
            left.add(comparison);
        }
        return Optional.of(List.copyOf(left));
    }
}
