package grundy.check.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Takes a bound variable away that two equations give, each as a sum or difference of two others: as k in `a = x + k`
/// and `b = y + k`. What is left is an equation between four, `a - b = x - y`, and where sums need large automata, it
/// is better said by two of three terms about a new variable, the amount of either side. The sides are chosen so that
/// one of them is about two variables of which something else is known: where x and y are those of a thin set, their
/// difference is recognized by a small automaton before a and b come in.
final class FourTerms {
    private FourTerms() {}

    /// @param conjuncts all of which hold
    /// @param bound those of their variables that are bound
    /// @param fresh gives new names
    /// @return the conjunction without one of the bound variables, the others bound; empty if there is none of
    ///     this kind
    static Optional<Formula> apart(List<Formula> conjuncts, Set<String> bound, Supplier<String> fresh) {
        for (var variable : bound) {
            var given = conjuncts.stream()
                    .filter(conjunct -> gives(conjunct, variable))
                    .limit(2)
                    .toList();
            if (given.size() < 2) continue;
            var value = value(given.get(0), variable);
            var equation = value(given.get(1), variable).minus(value);
            if (equation.variables().size() != 4) continue;
            var rest = new ArrayList<Formula>();
            rest.add(new Formula.AtMostZero(value.times(-1)));
            boolean fits = true;
            for (var conjunct : conjuncts) {
                if (given.contains(conjunct)) continue;
                var replaced = substitute(conjunct, variable, value);
                replaced.ifPresent(rest::add);
                fits &= replaced.isPresent();
            }
            var side = side(equation, rest);
            if (!fits || side.isEmpty() || !isMixed(value, side.get())) continue;
            var names = new LinkedHashSet<>(bound);
            names.remove(variable);
            var amount = fresh.get();
            names.add(amount);
            return Optional.of(new Formula.Any(cases(equation, side.get(), amount).stream()
                    .map(equations -> (Formula) new Formula.Exists(
                            List.copyOf(names),
                            new Formula.All(Stream.concat(rest.stream(), equations.stream())
                                    .toList())))
                    .toList()));
        }
        return Optional.empty();
    }

    /// Returns whether it is an equation of three variables, each once.
    private static boolean gives(Formula formula, String variable) {
        return formula instanceof Formula.IsZero(var term)
                && term.variables().size() == 3
                && term.variables().contains(variable)
                && term.coefficients().values().stream()
                        .allMatch(factor -> factor.abs().equals(BigInteger.ONE));
    }

    private static LinearSum value(Formula equation, String variable) {
        if (!(equation instanceof Formula.IsZero(var term))) throw new AssertionError("Not an equation: " + equation);
        return term.with(variable, LinearSum.ZERO).times(term.factor(variable).negate());
    }

    /// @return the formula with a value for a variable; empty if it is in more than sums there, or these get long
    private static Optional<Formula> substitute(Formula formula, String variable, LinearSum value) {
        if (!formula.free().contains(variable)) return Optional.of(formula);
        return switch (formula) {
            case Formula.AtMostZero(var term) ->
                shortened(term, variable, value).map(Formula.AtMostZero::new);
            case Formula.IsZero(var term) -> shortened(term, variable, value).map(Formula.IsZero::new);
            case Formula.Divisible(var term, int modulus) ->
                shortened(term, variable, value).map(with -> new Formula.Divisible(with, modulus));
            case Formula.All(var formulas) -> each(formulas, variable, value).map(Formula.All::new);
            case Formula.Any(var formulas) -> each(formulas, variable, value).map(Formula.Any::new);
            case Formula.Not(var inner) -> substitute(inner, variable, value).map(Formula.Not::new);
            case Formula.Membership _,
                    Formula.Xor _,
                    Formula.Shift _,
                    Formula.LowestPart _,
                    Formula.LowestBit _,
                    Formula.Acceptance _,
                    Formula.Exists _ -> Optional.empty();
        };
    }

    private static Optional<LinearSum> shortened(LinearSum term, String variable, LinearSum value) {
        return Optional.of(term.with(variable, value)).filter(with -> !FormulaDecision.isLong(with));
    }

    private static Optional<List<Formula>> each(List<Formula> formulas, String variable, LinearSum value) {
        var replaced = formulas.stream()
                .map(formula -> substitute(formula, variable, value))
                .flatMap(Optional::stream)
                .toList();
        return replaced.size() == formulas.size() ? Optional.of(replaced) : Optional.empty();
    }

    /// Two of the four variables that something else than a sum is about.
    private static Optional<List<String>> side(LinearSum equation, List<Formula> conjuncts) {
        var names = List.copyOf(equation.variables());
        for (var conjunct : conjuncts) {
            if (!(conjunct instanceof Formula.Acceptance || conjunct instanceof Formula.Xor)) continue;
            var both = names.stream().filter(conjunct.free()::contains).toList();
            if (both.size() == 2) return Optional.of(both);
        }
        return Optional.empty();
    }

    /// An amount that was brought in here is expressed by the variables of either side.
    private static boolean isMixed(LinearSum value, List<String> side) {
        return value.variables().stream().filter(side::contains).count() == 1;
    }

    /// @param side of the variables of the equation
    /// @return ways to say it, each by two equations about an amount that is at least 0
    private static List<List<Formula>> cases(LinearSum equation, List<String> side, String amount) {
        var part = LinearSum.ZERO;
        for (var name : side) part = part.plus(LinearSum.of(name).times(equation.factor(name)));
        var other = part.minus(equation);
        var name = LinearSum.of(amount);
        return List.of(
                List.of(Formula.equal(name, part), Formula.equal(name, other)),
                List.of(Formula.equal(name, part.times(-1)), Formula.equal(name, other.times(-1))));
    }
}
