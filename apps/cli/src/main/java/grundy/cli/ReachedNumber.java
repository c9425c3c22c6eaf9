package grundy.cli;

import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.Compound;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The largest number that play can reach from the position after a game's name, which bounds the
/// game's table: the heap of `kayles 30`, or the goal of a race that begins at 0.
///
/// @param last heap or coordinate; empty where the usual table says more
record ReachedNumber(Optional<BigInteger> last) {
    private static final int PAIR = 2;

    /// The size of a table across and down that fits on a screen.
    private static final BigInteger LARGEST_PAIR = BigInteger.valueOf(30);

    private static final int MOST_STEPS = 10_000;
    private static final int MOST_OPTIONS = 1_000;

    /// @return empty if the positions of the game are no heaps and no pairs of numbers, or belong to several games
    static Optional<ReachedNumber> of(Sum sum) {
        if (sum.compound() != Compound.DISJUNCTIVE || !sum.isOneGame()) return Optional.empty();
        var components = sum.components();
        if (!components.stream().map(Component::position).allMatch(Tuple.class::isInstance)) return Optional.empty();
        int arity = components.getFirst().game().rules().arity();
        if (arity > PAIR || arity == PAIR && components.size() > 1) return Optional.empty();
        var reached = components.stream()
                .flatMap(component -> largestReached(component.game().rules(), component.position()).stream())
                .max(Comparator.naturalOrder())
                .filter(last -> last.signum() > 0)
                .filter(last -> arity == 1 || last.compareTo(LARGEST_PAIR) <= 0);
        return Optional.of(new ReachedNumber(reached));
    }

    private static Optional<BigInteger> largestReached(RuleTree rules, Position from) {
        var top = largest(from);
        if (top.isEmpty() || !(rules instanceof RuleTree.Moves) || rules.arity() > 1) return top;
        try {
            for (int step = 0; step < MOST_STEPS; step++) {
                var higher = RuleOptions.readableOptions(rules, Tuple.of(top.get()))
                        .limit(MOST_OPTIONS)
                        .flatMap(option -> option.parts().stream())
                        .flatMap(part -> largest(part).stream())
                        .max(Comparator.naturalOrder());
                if (higher.isEmpty() || higher.get().compareTo(top.get()) <= 0) return top;
                top = higher;
            }
        } catch (RulesException _) {
            return largest(from);
        }
        return Optional.empty();
    }

    private static Optional<BigInteger> largest(Position position) {
        return position instanceof Tuple numbers ? numbers.stream().max(Comparator.naturalOrder()) : Optional.empty();
    }

    /// @return the option of the command
    List<String> option(String name) {
        return last.map(number -> List.of(name, number.toString())).orElse(List.of());
    }
}
