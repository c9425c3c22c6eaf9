package grundy.prove.rocq;

import grundy.check.theorem.Formula;
import grundy.check.theorem.Formula.All;
import grundy.check.theorem.Formula.AtMostZero;
import grundy.check.theorem.Formula.Exists;
import grundy.check.theorem.OptionClause;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/// One kind of move.
///
/// @param bound the variables that are no coordinates of the position; those that the move leaves come last
/// @param condition what must hold
/// @param left for each coordinate the variable that the move leaves there
record RocqMove(List<String> bound, RocqFormula condition, List<String> left) {
    /// @throws LimitException if it leaves several components, or its condition cannot be said
    static RocqMove of(OptionClause clause) {
        if (clause.parts().size() != 1) throw new LimitException(Message.of("rocq.parts"));
        var bound = new LinkedHashSet<>(clause.bound());
        var conditions = new ArrayList<Formula>();
        conjuncts(clause.condition(), bound, conditions);
        var left = clause.parts().getFirst();
        // What the move leaves stands last.
        for (var variable : left) if (bound.remove(variable)) bound.add(variable);
        return new RocqMove(List.copyOf(bound), new RocqFormula(new All(conditions)), left);
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
            case AtMostZero(var term) when term.isConstant() && term.constant().signum() <= 0 -> {
                // always so
            }
            default -> {
                if (!found.contains(formula)) found.add(formula);
            }
        }
    }

    /// @return the bound variables that are left as they are in one coordinate, each once
    List<String> named(List<String> coordinates) {
        return left.stream()
                .filter(variable -> !coordinates.contains(variable))
                .distinct()
                .toList();
    }

    /// @return the bound variables that are left nowhere
    List<String> hidden() {
        return bound.stream().filter(variable -> !left.contains(variable)).toList();
    }
}
