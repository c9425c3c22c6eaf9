package grundy.prove.letters;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.testkit.DrawnCases;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// What the solver calls a contradiction has no solution among small integers, and what has one it does not call so.
class LinearSolverTest {
    private static final int SYSTEMS = 400;
    private static final int SIDE = 6;
    private static final List<String> NAMES = List.of("x", "y", "z");

    @DrawnCases
    @Test
    void contradictionsHaveNoSolution() {
        var random = new Random(7);
        int contradictions = 0;
        for (int i = 0; i < SYSTEMS; i++) {
            var facts = new ArrayList<IntegerFact>();
            for (var name : NAMES) {
                facts.add(IntegerFact.atMost(Polynomial.of(-SIDE), Polynomial.variable(name)));
                facts.add(IntegerFact.atMost(Polynomial.variable(name), Polynomial.of(SIDE)));
            }
            for (int j = 0; j < 4; j++) facts.add(fact(random, 2));
            boolean contradict = LinearSolver.contradict(facts, Limits.DEFAULT);
            assertThat(contradict).isEqualTo(!isSolvable(facts));
            if (contradict) contradictions++;
        }
        assertThat(contradictions).isBetween(SYSTEMS / 20, SYSTEMS - SYSTEMS / 20);
    }

    private static IntegerFact fact(Random random, int depth) {
        if (depth > 0 && random.nextInt(3) == 0) {
            var parts = List.of(fact(random, depth - 1), fact(random, depth - 1));
            return switch (random.nextInt(3)) {
                case 0 -> new IntegerFact.All(parts);
                case 1 -> new IntegerFact.Any(parts);
                default -> new IntegerFact.Not(parts.getFirst());
            };
        }
        var polynomial = Polynomial.of(random.nextInt(13) - 6);
        for (var name : NAMES)
            polynomial = polynomial.plus(Polynomial.variable(name).times(Polynomial.of(random.nextInt(7) - 3)));
        return random.nextInt(3) == 0 ? new IntegerFact.Zero(polynomial) : new IntegerFact.AtMostZero(polynomial);
    }

    private static boolean isSolvable(List<IntegerFact> facts) {
        for (int x = -SIDE; x <= SIDE; x++)
            for (int y = -SIDE; y <= SIDE; y++)
                for (int z = -SIDE; z <= SIDE; z++) {
                    int[] at = {x, y, z};
                    if (facts.stream().allMatch(fact -> holds(fact, at))) return true;
                }
        return false;
    }

    private static boolean holds(IntegerFact fact, int[] at) {
        return switch (fact) {
            case IntegerFact.AtMostZero(var polynomial) -> value(polynomial, at) <= 0;
            case IntegerFact.Zero(var polynomial) -> value(polynomial, at) == 0;
            case IntegerFact.All(var facts) -> facts.stream().allMatch(each -> holds(each, at));
            case IntegerFact.Any(var facts) -> facts.stream().anyMatch(each -> holds(each, at));
            case IntegerFact.Not(var inner) -> !holds(inner, at);
        };
    }

    private static long value(Polynomial polynomial, int[] at) {
        return polynomial.terms().entrySet().stream()
                .mapToLong(term -> term.getKey().variables().stream()
                        .mapToLong(name -> at[NAMES.indexOf(name)])
                        .reduce(term.getValue().longValueExact(), (a, b) -> a * b))
                .sum();
    }
}
