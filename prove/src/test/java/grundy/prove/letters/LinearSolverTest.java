package grundy.prove.letters;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.testkit.Drawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// What the solver calls a contradiction has no solution among small integers, and what has one it does not call so.
class LinearSolverTest {
    private static final int SYSTEMS = 400;
    private static final int SIDE = 6;
    private static final List<String> NAMES = List.of("x", "y", "z");

    @Drawn
    @Test
    void contradictionsHaveNoSolution() {
        var random = new Random(7);
        int contradictions = 0;
        for (int i = 0; i < SYSTEMS; i++) {
            var facts = new ArrayList<Fact>();
            for (var name : NAMES) {
                facts.add(Fact.atMost(Polynomial.of(-SIDE), Polynomial.variable(name)));
                facts.add(Fact.atMost(Polynomial.variable(name), Polynomial.of(SIDE)));
            }
            for (int j = 0; j < 4; j++) facts.add(fact(random, 2));
            boolean contradict = LinearSolver.contradict(facts, Limits.DEFAULT);
            assertThat(contradict).isEqualTo(!isSolvable(facts));
            if (contradict) contradictions++;
        }
        assertThat(contradictions).isBetween(SYSTEMS / 20, SYSTEMS - SYSTEMS / 20);
    }

    private static Fact fact(Random random, int depth) {
        if (depth > 0 && random.nextInt(3) == 0) {
            var parts = List.of(fact(random, depth - 1), fact(random, depth - 1));
            return switch (random.nextInt(3)) {
                case 0 -> new Fact.All(parts);
                case 1 -> new Fact.Any(parts);
                default -> new Fact.Not(parts.getFirst());
            };
        }
        var polynomial = Polynomial.of(random.nextInt(13) - 6);
        for (var name : NAMES)
            polynomial = polynomial.plus(Polynomial.variable(name).times(Polynomial.of(random.nextInt(7) - 3)));
        return random.nextInt(3) == 0 ? new Fact.Zero(polynomial) : new Fact.AtMostZero(polynomial);
    }

    private static boolean isSolvable(List<Fact> facts) {
        for (int x = -SIDE; x <= SIDE; x++)
            for (int y = -SIDE; y <= SIDE; y++)
                for (int z = -SIDE; z <= SIDE; z++) {
                    int[] at = {x, y, z};
                    if (facts.stream().allMatch(fact -> holds(fact, at))) return true;
                }
        return false;
    }

    private static boolean holds(Fact fact, int[] at) {
        return switch (fact) {
            case Fact.AtMostZero(var polynomial) -> value(polynomial, at) <= 0;
            case Fact.Zero(var polynomial) -> value(polynomial, at) == 0;
            case Fact.All(var facts) -> facts.stream().allMatch(each -> holds(each, at));
            case Fact.Any(var facts) -> facts.stream().anyMatch(each -> holds(each, at));
            case Fact.Not(var inner) -> !holds(inner, at);
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
