package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/// The nim-values of a game whose positions have so few options, whatever their size, that they are
/// examined one by one.
///
/// @param normal the value in normal play
/// @param fickle in misere play of a tame game, the positions whose values 0 and 1 are exchanged; nowhere in normal
///     play
public record FewOptions(
        RuleTree.Moves rules, Function<Tuple, BigInteger> normal, Predicate<Tuple> fickle, Evidence.ClosedForm evidence)
        implements NimValues {
    /// Returns nim-values in normal play of a game with few options.
    public static NimValues normal(
            RuleTree.Moves rules, Function<Tuple, BigInteger> value, Evidence.ClosedForm evidence) {
        return new FewOptions(rules, value, _ -> false, evidence);
    }

    /// Returns what is known of a tame game with few options.
    public static GameForms tame(
            RuleTree.Moves rules,
            Function<Tuple, BigInteger> value,
            Predicate<Tuple> fickle,
            Evidence.ClosedForm normal,
            Evidence.ClosedForm misere) {
        return GameForms.tame(normal(rules, value, normal), new FewOptions(rules, value, fickle, misere));
    }

    @Override
    public BigInteger value(Position position) {
        return value(List.of(position));
    }

    private BigInteger value(List<Position> sum) {
        var value = sum.stream().map(part -> normal.apply((Tuple) part)).reduce(BigInteger.ZERO, BigInteger::xor);
        return sum.stream().allMatch(part -> fickle.test((Tuple) part)) ? value.flipBit(0) : value;
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return CountedList.of(RuleOptions.distinct(rules, position).stream()
                .filter(option -> value(option).equals(value))
                .toList());
    }
}
