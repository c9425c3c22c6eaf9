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
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Formulas without parts that are true, or false, whatever the variables are. Walnut gives these no variables, so that
/// a definition of which they remain would have fewer places than those that use it expect.
final class ConstantFolding {
    private ConstantFolding() {}

    /// @return `All()` if it is true for a reason that needs no variables, `Any()` if it is false
    static Formula without(Formula formula) {
        return switch (formula) {
            case AtMostZero(var term)
            when term.isConstant() -> constant(term.constant().signum() <= 0);
            case IsZero(var term)
            when term.isConstant() -> constant(term.constant().signum() == 0);
            case Divisible(var term, int modulus)
            when term.isConstant() || modulus == 1 ->
                constant(term.constant().mod(BigInteger.valueOf(modulus)).signum() == 0 || modulus == 1);
            case All(var formulas) -> joined(formulas, true);
            case Any(var formulas) -> joined(formulas, false);
            case Not(var inner) -> not(without(inner));
            case Exists(var variables, var inner) -> exists(variables, without(inner));
            case AtMostZero _,
                    IsZero _,
                    Divisible _,
                    Membership _,
                    Xor _,
                    Shift _,
                    LowestPart _,
                    LowestBit _,
                    Acceptance _ -> formula;
        };
    }

    private static Formula constant(boolean holds) {
        return holds ? Formula.always() : Formula.never();
    }

    private static Formula joined(List<Formula> formulas, boolean all) {
        var remaining = new ArrayList<Formula>();
        for (var formula : formulas) {
            var inner = without(formula);
            if (inner.equals(constant(!all))) return inner;
            if (inner.equals(constant(all))) continue;
            if (all && inner instanceof All(var parts)) remaining.addAll(parts);
            else remaining.add(inner);
        }
        if (remaining.size() == 1) return remaining.getFirst();
        return all ? new All(List.copyOf(remaining)) : new Any(List.copyOf(remaining));
    }

    private static Formula not(Formula inner) {
        if (inner.equals(Formula.always())) return Formula.never();
        if (inner.equals(Formula.never())) return Formula.always();
        return inner instanceof Not(var twice) ? twice : new Not(inner);
    }

    private static Formula exists(List<String> variables, Formula inner) {
        var free = inner.free();
        var names = variables.stream().filter(free::contains).distinct().toList();
        return names.isEmpty() ? inner : new Exists(names, inner);
    }
}
