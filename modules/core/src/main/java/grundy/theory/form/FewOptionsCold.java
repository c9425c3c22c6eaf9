package grundy.theory.form;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.util.Collection;
import java.util.function.Predicate;

/// The P-positions of a game without splits whose positions have so few options, whatever their size,
/// that they are examined one by one.
public record FewOptionsCold(RuleTree.Moves rules, Predicate<Tuple> cold, Evidence.ClosedForm evidence)
        implements ColdTuples {
    @Override
    public boolean isCold(Tuple position) {
        return cold.test(position);
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        return RuleOptions.distinct(rules, position).stream()
                .map(option -> (Tuple) option.getFirst())
                .filter(cold)
                .toList();
    }
}
