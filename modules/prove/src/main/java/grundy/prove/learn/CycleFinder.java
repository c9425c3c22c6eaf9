package grundy.prove.learn;

import grundy.check.theorem.GameFormulas;
import grundy.limit.Checkpoint;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Finds why play may go on for ever: small positions from which moves lead back to them.
final class CycleFinder {
    private static final int FARTHEST = 8;
    private static final int MOST = 20_000;
    private static final int LONGEST = 100;

    private final RuleTree rules;
    private final Set<Tuple> done = new HashSet<>();

    private CycleFinder(RuleTree rules) {
        this.rules = rules;
    }

    /// @return positions in the order of play, the last of which is the first again; empty if none was found
    static Optional<List<Tuple>> of(GameFormulas game) {
        if (game.splits()) return Optional.empty();
        var returns = new CycleFinder(game.rules());
        try {
            for (int sum = 0; sum <= FARTHEST; sum++) {
                var found = returns.from(new long[game.coordinates().size()], 0, sum);
                if (found.isPresent()) return found;
            }
        } catch (RulesException _) {
            // where the rules make no sense nothing is said
        }
        return Optional.empty();
    }

    /// @return the cycle as it is read, `(1,0) → (0,1) → (1,0)`
    static String cycleText(List<Tuple> positions) {
        return positions.stream()
                .map(position -> position.arity() == 1 ? position.get(0).toString() : position.toString())
                .collect(Collectors.joining(" → "));
    }

    private Optional<List<Tuple>> from(long[] position, int from, int left) {
        if (from == position.length - 1) {
            position[from] = left;
            return below(Tuple.of(position), new ArrayList<>());
        }
        for (int coordinate = 0; coordinate <= left; coordinate++) {
            position[from] = coordinate;
            var found = from(position, from + 1, left - coordinate);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private Optional<List<Tuple>> below(Tuple position, List<Tuple> before) {
        Checkpoint.step();
        int again = before.indexOf(position);
        before.add(position);
        if (again >= 0) return Optional.of(List.copyOf(before.subList(again, before.size())));
        if (done.size() < MOST && before.size() <= LONGEST && !done.contains(position))
            for (List<Position> option : RuleOptions.of(rules, position)) {
                var found = below((Tuple) option.getFirst(), before);
                if (found.isPresent()) return found;
            }
        before.removeLast();
        done.add(position);
        return Optional.empty();
    }
}
