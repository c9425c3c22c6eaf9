package grundy.rules.option;

import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.LetterNames;
import grundy.rules.formula.LinearExpression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Moves that lower one coordinate, ask nothing about it, and come back to the same other coordinates can be made
/// again and again: positions on the way are counted without being listed.
final class RepeatedSteps {
    /// The number of options that are followed from each position on the way.
    private static final int OPTIONS = 4;

    private static final int MOST = 200;

    private final Moves steps;
    private final int coordinate;
    private final Set<Tuple> visited = new HashSet<>();
    private final List<Tuple> path = new ArrayList<>();

    private RepeatedSteps(Moves steps, int coordinate) {
        this.steps = steps;
        this.coordinate = coordinate;
    }

    /// @return a lower bound for the positions that can be reached in this way
    static BigInteger positions(Moves rules, Tuple position) {
        var most = BigInteger.ONE;
        for (int i = 0; i < rules.arity(); i++) {
            int coordinate = i;
            var steps = rules.alternatives().stream()
                    .filter(alternative -> ignores(alternative, rules.coordinates(), coordinate))
                    .toList();
            if (steps.isEmpty()) continue;
            try {
                var found = new RepeatedSteps(new Moves(rules.coordinates(), steps), coordinate).from(position);
                most = most.max(found.orElse(BigInteger.ONE));
            } catch (RulesException _) {
                // what makes no sense is no step
            }
        }
        return most;
    }

    private static boolean ignores(Alternative alternative, List<String> coordinates, int coordinate) {
        var name = coordinates.get(coordinate);
        if (!alternative.leavesOne() || LetterNames.in(alternative.where()).contains(name)) return false;
        var part = alternative.parts().getFirst();
        for (int i = 0; i < part.size(); i++)
            if (i != coordinate && LetterNames.in(part.get(i)).contains(name)) return false;
        var names = new HashSet<>(coordinates);
        names.addAll(alternative.freshLetters(coordinates));
        var target = LinearExpression.of(part.get(coordinate), Evaluation.of(List.of(), List.of()), names);
        return target != null && BigInteger.ONE.equals(target.coefficients().get(name));
    }

    /// Depth first until the other coordinates are those of a position on the path.
    private Optional<BigInteger> from(Tuple position) {
        for (int i = path.size() - 1; i >= 0; i--) {
            if (!others(path.get(i)).equals(others(position))) continue;
            var lowered = path.get(i).get(coordinate).subtract(position.get(coordinate));
            return lowered.signum() > 0 ? Optional.of(position.get(coordinate).divide(lowered)) : Optional.empty();
        }
        if (path.size() >= MOST || visited.size() >= MOST || !visited.add(others(position))) return Optional.empty();
        path.add(position);
        var options = RuleOptions.stream(steps, position).limit(OPTIONS).toList();
        for (var option : options) {
            var next = (Tuple) option.getFirst();
            if (next.get(coordinate).compareTo(position.get(coordinate)) > 0) continue;
            var found = from(next);
            if (found.isPresent()) return found;
        }
        path.removeLast();
        return Optional.empty();
    }

    private Tuple others(Tuple position) {
        return Tuple.of(IntStream.range(0, position.arity())
                .mapToObj(i -> i == coordinate ? BigInteger.ZERO : position.get(i))
                .toList());
    }
}
