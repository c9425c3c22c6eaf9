package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.DynamicTest;

/// An engine as contracts see it.
///
/// @param games of the engine's shape, one or several at random
/// @param engine how it is made; empty where the games made have no shape of its own after all
record Subject<G, E>(String name, Function<Random, List<G>> games, Function<G, Optional<? extends E>> engine) {
    /// @return a test of a contract
    DynamicTest holds(Contract<G, E> contract) {
        return DynamicTest.dynamicTest(name + ": " + contract.says(), () -> check(contract));
    }

    /// The loop of all contracts. Where one fails it tells the seed, which is the same on every run and another for
    /// each engine.
    private void check(Contract<G, E> contract) {
        long seed = CaseCount.seed(name.hashCode());
        var random = new Random(seed);
        int compared = 0;
        for (int round = 0; round < contract.rounds(); round++)
            for (var game : games.apply(random)) {
                if (engine.apply(game).isEmpty()) continue;
                try {
                    contract.check().holds(game, () -> engine.apply(game).orElseThrow(), random);
                } catch (AssertionError e) {
                    throw new AssertionError("Seed %d, %s: %s".formatted(seed, game, e.getMessage()), e);
                }
                compared++;
            }
        assertThat(compared).as("games of the shape, seed %d", seed).isGreaterThan(contract.least());
    }
}
