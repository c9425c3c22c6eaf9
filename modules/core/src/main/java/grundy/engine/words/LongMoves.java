package grundy.engine.words;

import grundy.rules.RuleTree;
import java.util.List;

/// Generates options in 64-bit arithmetic: the same as {@link grundy.rules.option.RuleOptions}, or
/// {@link ArithmeticException} where a number on the way does not fit or does not exist, or nothing
/// bounds a letter. Not for several threads.
public interface LongMoves {
    /// Takes options one by one.
    @FunctionalInterface
    interface Target {
        /// @param coordinates of the parts that are left, one part after the other; the array is used again
        /// @return whether more options are wanted
        boolean option(long[] coordinates, int parts);
    }

    /// @param position its coordinates; the array is used again
    /// @return false if the target wanted no more
    boolean generate(long[] position, Target target);

    /// @param meter to be ticked for each amount or value of a letter that is tried
    /// @throws UnfitException if the rules cannot be done in 64-bit arithmetic
    static LongMoves of(RuleTree rules, SearchMeter meter) {
        return switch (rules) {
            case RuleTree.TakeAndBreak(var terms) -> new WordTaking(terms, meter);
            case RuleTree.Moves(var coordinates, var alternatives) ->
                all(alternatives.stream()
                        .map(each -> LongAlternative.of(each, coordinates, meter))
                        .toList());
            case RuleTree.OnBoard _, RuleTree.Scored _, RuleTree.Partizan _, RuleTree.Players _, RuleTree.Blocking _ ->
                throw new UnfitException(rules);
        };
    }

    private static LongMoves all(List<LongAlternative> alternatives) {
        var each = alternatives.toArray(LongAlternative[]::new);
        return (position, target) -> {
            for (var alternative : each) if (!alternative.generate(position, target)) return false;
            return true;
        };
    }
}
