package grundy.prove.rocq;

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
import grundy.check.theorem.OptionClause;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/// A kind of move in the rules.
///
/// @param boundVariables the variables that are no coordinates of the position; those that the move leaves come last
/// @param condition what must hold
/// @param remaining for each coordinate the variable that the move leaves there; or one for each heap that it leaves
/// @param defined variables that an equation of the condition determines from the others: fewer are
///     looked for
record RocqMove(
        List<String> boundVariables, RocqFormula condition, List<String> remaining, List<DefinedVariable> defined) {
    /// A variable that the others determine.
    ///
    /// @param equation of the condition
    /// @param value what the variable is by it
    record DefinedVariable(String variable, IsZero equation, LinearSum value) {
        /// @return the inequality that the value is no negative number
        AtMostZero isNumber() {
            return new AtMostZero(value.times(-1));
        }
    }

    /// @throws LimitException if it leaves several components, or its condition cannot be said
    static RocqMove of(OptionClause clause) {
        if (clause.parts().size() != 1) throw new LimitException(Message.of("rocq.parts"));
        return of(clause, clause.parts().getFirst());
    }

    /// @param clause of a game of heaps
    /// @return the move, of which each variable that it leaves is a heap of its own
    /// @throws LimitException if its condition cannot be said
    static RocqMove ofHeaps(OptionClause clause) {
        return of(clause, clause.parts().stream().flatMap(List::stream).toList());
    }

    private static RocqMove of(OptionClause clause, List<String> left) {
        var bound = new LinkedHashSet<>(clause.boundVariables());
        var conditions = new ArrayList<Formula>();
        conjuncts(clause.condition(), bound, conditions);
        // What the move leaves stands last.
        for (var variable : left) if (bound.remove(variable)) bound.add(variable);
        var hidden = bound.stream().filter(variable -> !left.contains(variable)).toList();
        return new RocqMove(
                List.copyOf(bound), new RocqFormula(new All(conditions)), left, defined(hidden, conditions));
    }

    private static List<DefinedVariable> defined(List<String> hidden, List<Formula> conditions) {
        var found = new ArrayList<DefinedVariable>();
        for (var variable : hidden)
            conditions.stream()
                    .filter(IsZero.class::isInstance)
                    .map(IsZero.class::cast)
                    .filter(each -> each.term().factor(variable).abs().equals(BigInteger.ONE))
                    .filter(each -> found.stream().noneMatch(other -> isIn(other, each, variable)))
                    .findFirst()
                    .filter(_ -> conditions.stream().noneMatch(each -> isDivided(each, variable)))
                    .ifPresent(equation -> {
                        var factor = equation.term().factor(variable);
                        var rest = equation.term().minus(LinearSum.of(variable).times(factor));
                        found.add(new DefinedVariable(variable, equation, rest.times(factor.negate())));
                    });
        return List.copyOf(found);
    }

    /// @return whether one of two definitions would speak of the variable of the other
    private static boolean isIn(DefinedVariable other, IsZero equation, String variable) {
        return other.equation.equals(equation)
                || other.value.variables().contains(variable)
                || equation.term().variables().contains(other.variable);
    }

    private static boolean isDivided(Formula formula, String variable) {
        return switch (formula) {
            case Divisible(var term, int _) -> term.variables().contains(variable);
            case Membership(var member, var _) -> member.equals(variable);
            case All(var formulas) -> formulas.stream().anyMatch(each -> isDivided(each, variable));
            case Any(var formulas) -> formulas.stream().anyMatch(each -> isDivided(each, variable));
            case Not(var inner) -> isDivided(inner, variable);
            case AtMostZero _, IsZero _ -> false;
            case Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw RocqFormula.refused(formula);
        };
    }

    /// @return the condition of the variables that are looked for
    RocqFormula searchCondition() {
        var all = new ArrayList<Formula>();
        for (var each : defined) all.add(each.isNumber());
        if (condition.formula() instanceof All(var formulas))
            for (var each : formulas)
                if (defined.stream().noneMatch(other -> other.equation.equals(each))) all.add(substitute(each));
        return new RocqFormula(new All(all));
    }

    /// @return the formula with what is defined in its place
    Formula substitute(Formula formula) {
        return switch (formula) {
            case AtMostZero(var term) -> new AtMostZero(substitute(term));
            case IsZero(var term) -> new IsZero(substitute(term));
            case All(var formulas) ->
                new All(formulas.stream().map(this::substitute).toList());
            case Any(var formulas) ->
                new Any(formulas.stream().map(this::substitute).toList());
            case Not(var inner) -> new Not(substitute(inner));
            case Divisible _, Membership _ -> formula;
            case Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw RocqFormula.refused(formula);
        };
    }

    private LinearSum substitute(LinearSum term) {
        var sum = term;
        for (var each : defined) sum = sum.with(each.variable, each.value);
        return sum;
    }

    /// @return the variables that are looked for, each in its place, then the coordinates
    List<String> order(List<String> coordinates) {
        var order = new ArrayList<>(searchedFor());
        order.addAll(coordinates);
        return order;
    }

    /// @return the bound variables that are not defined by others
    List<String> searchedFor() {
        return boundVariables.stream()
                .filter(variable -> defined.stream().noneMatch(each -> each.variable.equals(variable)))
                .toList();
    }

    /// Variables that are bound within the condition are bound with the others.
    private static void conjuncts(Formula formula, LinkedHashSet<String> bound, List<Formula> found) {
        switch (formula) {
            case All(var formulas) -> formulas.forEach(each -> conjuncts(each, bound, found));
            case Exists(var variables, var inner) -> {
                for (var variable : variables)
                    if (!bound.add(variable)) throw new LimitException(Message.of("rocq.unsaid"));
                conjuncts(inner, bound, found);
            }
            case Any(var formulas)
            when formulas.size() == 1 && formulas.getFirst() instanceof Exists(var names, All(var all)) ->
                conjuncts(simply(names, all), bound, found);
            case AtMostZero(var term) when term.isConstant() && term.constant().signum() <= 0 -> {
                // always so
            }
            case Any _,
                    AtMostZero _,
                    IsZero _,
                    Divisible _,
                    Membership _,
                    Xor _,
                    Shift _,
                    LowestPart _,
                    LowestBit _,
                    Acceptance _,
                    Not _ -> {
                if (!found.contains(formula)) found.add(formula);
            }
        }
    }

    /// A variable that is another by an equation is that one, where it is only said to be in a set.
    private static Formula simply(List<String> variables, List<Formula> formulas) {
        if (variables.size() == 1
                && formulas.size() == 2
                && formulas.getFirst() instanceof IsZero(var term)
                && formulas.getLast() instanceof Membership(var member, var set)
                && member.equals(variables.getFirst())) {
            var other = LinearSum.of(member).minus(term);
            if (other.isVariable())
                return new Membership(other.variables().iterator().next(), set);
        }
        return new Exists(variables, new All(formulas));
    }

    /// @return the bound variables that are left as they are in one coordinate, each once
    List<String> fixedVariables(List<String> coordinates) {
        return remaining.stream()
                .filter(variable -> !coordinates.contains(variable))
                .distinct()
                .toList();
    }

    /// @return the bound variables that are left nowhere
    List<String> hidden() {
        return boundVariables.stream()
                .filter(variable -> !remaining.contains(variable))
                .toList();
    }
}
