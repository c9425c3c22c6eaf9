package grundy.prove.walnut;

import grundy.check.automaton.Formula;
import grundy.check.automaton.Formula.Acceptance;
import grundy.check.automaton.Formula.All;
import grundy.check.automaton.Formula.Any;
import grundy.check.automaton.Formula.AtMostZero;
import grundy.check.automaton.Formula.Divisible;
import grundy.check.automaton.Formula.Exists;
import grundy.check.automaton.Formula.IsZero;
import grundy.check.automaton.Formula.LowestBit;
import grundy.check.automaton.Formula.LowestPart;
import grundy.check.automaton.Formula.Membership;
import grundy.check.automaton.Formula.Not;
import grundy.check.automaton.Formula.Shift;
import grundy.check.automaton.Formula.Xor;
import grundy.check.automaton.LinearSum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// Writes formulas as predicates of Walnut. In these `&` and `|` bind alike and a quantifier reaches as far as it can,
/// so that everything is put in parentheses; sums stand on both sides of a comparison, with positive factors only,
/// since `x-y` there means a number that is not negative.
final class WalnutPredicate {
    private final WalnutNames names;
    private final BiFunction<Formula, List<String>, String> call;

    /// @param call how a relation that is given by an automaton is asked for
    WalnutPredicate(WalnutNames names, BiFunction<Formula, List<String>, String> call) {
        this.names = names;
        this.call = call;
    }

    /// @param formula without constants
    String of(Formula formula) {
        return switch (formula) {
            case AtMostZero(var term) -> atMostZero(term);
            case IsZero(var term) -> comparison(term, "=");
            case Divisible(var term, int modulus) -> divisible(term, modulus);
            case Membership(var variable, var _) -> call(formula, List.of(variable));
            case Xor(var first, var second, var sum) -> call(formula, List.of(first, second, sum));
            case Shift(var word, var shifted) -> call(formula, List.of(word, shifted));
            case LowestPart(var word, var part) -> call(formula, List.of(word, part));
            case LowestBit(var word, var part) -> call(formula, List.of(word, part));
            case Acceptance(var _, var variables) -> call(formula, variables);
            case All(var formulas) -> joined(formulas, " & ");
            case Any(var formulas)
            when formulas.size() == 2 && formulas.getFirst() instanceof Not(var premise) ->
                inner(premise) + " => " + inner(formulas.getLast());
            case Any(var formulas) -> joined(formulas, " | ");
            case Not(Exists(var variables, Not(var inner))) -> "A" + quantified(variables, inner);
            case Not(var inner) -> "~(" + of(inner) + ")";
            case Exists(var variables, var inner) -> "E" + quantified(variables, inner);
        };
    }

    private String call(Formula formula, List<String> variables) {
        return call.apply(formula, variables.stream().map(names::of).toList());
    }

    private String quantified(List<String> variables, Formula inner) {
        return String.join(",", variables.stream().map(names::of).toList()) + " (" + of(inner) + ")";
    }

    private String joined(List<Formula> formulas, String operator) {
        var parts = new ArrayList<String>();
        for (var formula : formulas) parts.add(inner(formula));
        return String.join(operator, parts);
    }

    /// In parentheses, unless it is one piece.
    private String inner(Formula formula) {
        boolean alone = switch (formula) {
            case AtMostZero _, IsZero _, Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _ -> true;
            case Not(Exists(var _, Not _)) -> false;
            case Not _ -> true;
            case Divisible _, All _, Any _, Exists _ -> false;
        };
        return alone ? of(formula) : "(" + of(formula) + ")";
    }

    /// `x + 1 <= y` is `x < y`.
    private String atMostZero(LinearSum term) {
        boolean strictly = term.constant().equals(BigInteger.ONE) && hasBothSigns(term);
        return strictly ? comparison(term.plus(-1), "<") : comparison(term, "<=");
    }

    private static boolean hasBothSigns(LinearSum term) {
        return term.coefficients().values().stream().anyMatch(factor -> factor.signum() > 0)
                && term.coefficients().values().stream().anyMatch(factor -> factor.signum() < 0);
    }

    private String comparison(LinearSum term, String relation) {
        var left = term.positive();
        var right = term.times(-1).positive();
        if (!left.isConstant()) return sum(left) + relation + sum(right);
        return sum(right) + (relation.equals("<=") ? ">=" : relation) + sum(left);
    }

    /// `term + constant` is a multiple of m exactly if the term is what is left of `-constant`, and a
    /// multiple of m.
    private String divisible(LinearSum term, int modulus) {
        var m = BigInteger.valueOf(modulus);
        var left = LinearSum.ZERO;
        for (var entry : term.coefficients().entrySet())
            left = left.plus(LinearSum.of(entry.getKey()).times(entry.getValue().mod(m)));
        var quotient = names.fresh();
        var rest = term.constant().negate().mod(m);
        // A variable whose factor is a multiple of m matters no more, but must not disappear.
        var lost = new StringBuilder();
        for (var variable : term.variables())
            if (left.factor(variable).signum() == 0)
                lost.append(" & ").append(names.of(variable)).append(">=0");
        var product = (modulus == 1 ? "" : modulus + "*") + quotient;
        var equation = sum(left) + "=" + product + (rest.signum() == 0 ? "" : "+" + rest);
        return "E" + quotient + " (" + equation + lost + ")";
    }

    private String sum(LinearSum term) {
        var parts = new ArrayList<String>();
        term.coefficients()
                .forEach((name, factor) ->
                        parts.add(factor.equals(BigInteger.ONE) ? names.of(name) : factor + "*" + names.of(name)));
        if (term.constant().signum() != 0 || parts.isEmpty())
            parts.add(term.constant().toString());
        return String.join("+", parts);
    }
}
