package grundy.prove.rocq;

import grundy.check.automaton.AutomaticSet;
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
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A condition on numbers in the forms that a file for Rocq needs: as a reader would write it, as a formula of
/// `Decide.v`, and what of that formula stands for what the reader reads. Variables are bound nowhere in it.
///
/// @param formula of linear terms, remainders, powers of a number, and, or, not
record RocqFormula(Formula formula) {
    /// A name that no variable has.
    private static final String EXPONENT = "~exponent";

    /// @throws LimitException if it says something else
    RocqFormula {
        formula = plain(formula);
    }

    private static Formula plain(Formula formula) {
        return switch (formula) {
            case AtMostZero _, IsZero _ -> formula;
            case Divisible(var term, int modulus) -> remainder(term, modulus);
            case All(var formulas) when formulas.isEmpty() -> new AtMostZero(LinearSum.ZERO);
            case Any(var formulas) when formulas.isEmpty() -> new AtMostZero(LinearSum.of(1));
            case All(var formulas) ->
                new All(formulas.stream().map(RocqFormula::plain).toList());
            case Any(var formulas) ->
                new Any(formulas.stream().map(RocqFormula::plain).toList());
            case Not(var inner) -> new Not(plain(inner));
            case Membership(var _, AutomaticSet.Powers _) -> formula;
            case Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw new LimitException(Message.of("rocq.unsaid"));
        };
    }

    static AssertionError refused(Formula formula) {
        return new AssertionError("Refused when it was made: " + formula);
    }

    /// `sum of nonnegative multiples - r` with `0 <= r < m`.
    private static Formula remainder(LinearSum term, int modulus) {
        if (modulus == 1) return new AtMostZero(LinearSum.ZERO);
        var m = BigInteger.valueOf(modulus);
        var reduced = LinearSum.of(term.constant().negate().mod(m).negate());
        for (var entry : term.coefficients().entrySet())
            reduced = reduced.plus(
                    LinearSum.of(entry.getKey()).times(entry.getValue().mod(m)));
        return new Divisible(reduced, modulus);
    }

    /// @return a proposition about numbers of type `N`
    String proposition(RocqNames names) {
        return proposition(formula, names);
    }

    private static String proposition(Formula formula, RocqNames names) {
        return switch (formula) {
            case AtMostZero(var term) -> comparison(term, "<=", names);
            case IsZero(var term) -> comparison(term, "=", names);
            case Divisible(var term, int modulus) -> {
                var sum = sum(term.positive(), names);
                var dividend = sum.matches("[A-Za-z_0-9']+") ? sum : "(" + sum + ")";
                yield dividend + " mod " + modulus + " = " + term.constant().negate();
            }
            case Membership(var variable, AutomaticSet.Powers(int base)) -> {
                var exponent = names.of(EXPONENT);
                yield "exists " + exponent + ", " + names.of(variable) + " = " + base + " ^ " + exponent;
            }
            case All(var formulas) -> joined(formulas, " /\\ ", names);
            case Any(var formulas) -> joined(formulas, " \\/ ", names);
            case Not(var inner) -> "~ " + inner(inner, names);
            case Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw refused(formula);
        };
    }

    private static String joined(List<Formula> formulas, String operator, RocqNames names) {
        if (formulas.size() == 1) return proposition(formulas.getFirst(), names);
        return formulas.stream().map(each -> inner(each, names)).collect(Collectors.joining(operator));
    }

    private static String inner(Formula formula, RocqNames names) {
        boolean atom = formula instanceof AtMostZero || formula instanceof IsZero || formula instanceof Divisible;
        var text = proposition(formula, names);
        return atom ? text : "(" + text + ")";
    }

    private static String comparison(LinearSum term, String relation, RocqNames names) {
        return sum(term.positive(), names) + " " + relation + " "
                + sum(term.times(-1).positive(), names);
    }

    /// @param term without negative numbers
    static String sum(LinearSum term, RocqNames names) {
        var parts = new ArrayList<String>();
        term.coefficients()
                .forEach((name, factor) ->
                        parts.add(factor.equals(BigInteger.ONE) ? names.of(name) : factor + " * " + names.of(name)));
        if (term.constant().signum() != 0 || parts.isEmpty())
            parts.add(term.constant().toString());
        return String.join(" + ", parts);
    }

    /// @param order the variables, each in its place
    /// @return this formula as a formula of `Decide.v`
    String formulaText(List<String> order) {
        return formulaText(formula, order);
    }

    private static String formulaText(Formula formula, List<String> order) {
        return switch (formula) {
            case AtMostZero(var term) -> "at_most_zero system " + linear(term, order);
            case IsZero(var term) -> "is_zero system " + linear(term, order);
            case Divisible(var term, int modulus) -> "Divides " + modulus + " " + linear(term, order);
            case Membership(var variable, AutomaticSet.Powers powers) ->
                "Accepts " + automatonName(powers) + " base [" + order.indexOf(variable) + "%nat]";
            case All(var formulas) -> folded("And", formulas, order);
            case Any(var formulas) -> folded("Or", formulas, order);
            case Not(var inner) -> "Not (" + formulaText(inner, order) + ")";
            case Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw refused(formula);
        };
    }

    private static String folded(String operator, List<Formula> formulas, List<String> order) {
        if (formulas.size() == 1) return formulaText(formulas.getFirst(), order);
        return operator + " (" + formulaText(formulas.getFirst(), order) + ") ("
                + folded(operator, formulas.subList(1, formulas.size()), order) + ")";
    }

    private static String linear(LinearSum term, List<String> order) {
        var factors = order.stream().map(term::factor).map(String::valueOf).collect(Collectors.joining("; ", "[", "]"));
        return factors + " (" + term.constant() + ")";
    }

    /// Returns assertions of a proof, one for each atom: that its proposition about numbers is
    /// equivalent to what the formula of `Decide.v` computes.
    ///
    /// @param substitute takes an atom to the one that stands for it in the formula
    String meanings(List<String> order, RocqNames names, UnaryOperator<Formula> substitute) {
        var text = new StringBuilder();
        for (var atom : atoms()) {
            text.append("  assert ((")
                    .append(proposition(atom, names))
                    .append(")%N <-> ")
                    .append(meaning(substitute.apply(atom), order, names))
                    .append(")");
            if (atom instanceof Divisible(var term, int modulus))
                text.append("\n    by (apply (divides_mod ")
                        .append(modulus)
                        .append(' ')
                        .append(term.constant().negate())
                        .append("); lia).\n");
            else if (atom instanceof Membership(var variable, AutomaticSet.Powers powers))
                text.append("\n    by exact (")
                        .append(automatonName(powers))
                        .append("_are ")
                        .append(names.of(variable))
                        .append(").\n");
            else text.append(" by lia.\n");
        }
        return text.toString();
    }

    /// @return its atoms, which are linear terms, remainders and powers, each once
    Set<Formula> atoms() {
        var atoms = new LinkedHashSet<Formula>();
        collect(formula, atoms);
        return atoms;
    }

    private static void collect(Formula formula, Set<Formula> atoms) {
        switch (formula) {
            case All(var formulas) -> formulas.forEach(each -> collect(each, atoms));
            case Any(var formulas) -> formulas.forEach(each -> collect(each, atoms));
            case Not(var inner) -> collect(inner, atoms);
            case AtMostZero _, IsZero _, Divisible _, Membership _ -> atoms.add(formula);
            case Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ -> throw refused(formula);
        }
    }

    /// @return the formula of a linear term or a remainder as it reads when it is computed at numbers
    static String meaning(Formula atom, List<String> order, RocqNames names) {
        return switch (atom) {
            case AtMostZero(var term) -> dot(term, order, names) + " <= 0";
            case IsZero(var term) -> dot(term, order, names) + " = 0";
            case Divisible(var term, int modulus) -> "(" + modulus + " | " + dot(term, order, names) + ")";
            case Membership(var variable, AutomaticSet.Powers powers) ->
                "accepted system " + automatonName(powers) + " base [Z.of_N " + names.of(variable) + "]";
            case All _, Any _, Not _ -> throw new IllegalArgumentException("Not an atom: " + atom);
            case Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ -> throw refused(atom);
        };
    }

    /// @return the sets of powers that it speaks of
    Stream<AutomaticSet.Powers> powers() {
        return atoms().stream()
                .filter(Membership.class::isInstance)
                .map(Membership.class::cast)
                .map(Membership::set)
                .map(AutomaticSet.Powers.class::cast);
    }

    /// @return the name of the set's automaton in a file
    static String automatonName(AutomaticSet.Powers powers) {
        return "powers_of_" + powers.base();
    }

    private static String dot(LinearSum term, List<String> order, RocqNames names) {
        var text = new StringBuilder();
        for (var variable : order)
            text.append(text.isEmpty() ? "" : "(")
                    .append(term.factor(variable))
                    .append(" * Z.of_N ")
                    .append(names.of(variable))
                    .append(" + ");
        text.append("0").repeat(")", Math.max(0, order.size() - 1));
        return text + " + " + (term.constant().signum() < 0 ? "(" + term.constant() + ")" : term.constant());
    }
}
