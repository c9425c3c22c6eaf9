package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.NimValues;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/// What every engine of nim-values holds: values by the definition, and of each value exactly the options
/// that have it, counted
/// exactly and listed as often as one asks.
abstract class NimValuesContract {
    private static final int ROUNDS = 60;

    /// @return rules of the engine's shape
    abstract String rules(Random random);

    /// @return the engine; empty where the rules made have no shape of its own after all
    abstract Optional<? extends NimValues> engine(Rules rules, Play play);

    List<Play> plays() {
        return List.of(Play.NORMAL);
    }

    List<Position> positions(Random random) {
        return Contract.heapsBelow(15 + random.nextInt(20));
    }

    @Test
    void valuesAndTheirOptionsAreThoseOfTheDefinition(TestInfo test) {
        long seed = Contract.seed(test);
        var random = new Random(seed);
        int compared = 0;
        for (int round = 0; round < ROUNDS; round++) {
            var text = rules(random);
            var rules = Contract.rules(text);
            for (var play : plays()) {
                if (play == Play.MISERE && rules.maySplit()) continue;
                var engine = engine(rules, play);
                if (engine.isEmpty()) continue;
                var oracle = new NimValueOracle<>(Contract.moves(rules), play == Play.MISERE);
                for (var position : positions(random))
                    agrees("seed %d: %s %s %s".formatted(seed, play, text, position), engine.get(), oracle, position);
                compared++;
            }
        }
        assertThat(compared).as("rules of the shape, seed %d", seed).isGreaterThan(ROUNDS / 4);
    }

    private static void agrees(String told, NimValues engine, NimValueOracle<Position> oracle, Position position) {
        int value = oracle.value(position);
        assertThat(engine.value(position)).as(told).isEqualTo(BigInteger.valueOf(value));
        for (int wanted = 0; wanted <= value + 2; wanted++) {
            var options = engine.optionsOfValue(position, BigInteger.valueOf(wanted));
            var said = told + " to " + wanted;
            var expected = Contract.distinct(oracle.optionsOfValue(position, wanted));
            var listed = options.stream().toList();
            if (options.uncounted() == null) {
                assertThat(options.count()).as(said).isEqualTo(BigInteger.valueOf(expected.size()));
                assertThat(listed).as(said).hasSize(expected.size());
                assertThat(Contract.distinct(listed)).as(said).isEqualTo(expected);
            } else assertThat(expected).as(said).containsAll(Contract.distinct(listed));
            assertThat(options.isEmpty()).as(said).isEqualTo(expected.isEmpty());
            assertThat(options.stream().findFirst().isPresent()).as(said).isEqualTo(!listed.isEmpty());
        }
    }
}
