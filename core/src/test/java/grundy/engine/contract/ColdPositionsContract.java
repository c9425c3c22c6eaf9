package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.ColdPositions;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.testkit.OutcomeOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/// What every engine of outcomes holds: who loses by the definition, and exactly the moves that win.
abstract class ColdPositionsContract {
    private static final int ROUNDS = 40;

    /// @return rules of the engine's shape
    abstract String rules(Random random);

    /// @return the engine; empty where the rules made have no shape of its own after all
    abstract Optional<ColdPositions> engine(Rules rules, Play play, Position position);

    abstract List<Position> positions(Random random);

    @Test
    void coldPositionsAndWinningMovesAreThoseOfTheDefinition(TestInfo test) {
        long seed = Contract.seed(test);
        var random = new Random(seed);
        int compared = 0;
        for (int round = 0; round < ROUNDS; round++) {
            var text = rules(random);
            var rules = Contract.rules(text);
            for (var play : Play.values()) {
                var oracle = new OutcomeOracle<>(Contract.moves(rules), play == Play.MISERE);
                for (var position : positions(random)) {
                    var engine = engine(rules, play, position);
                    if (engine.isEmpty()) continue;
                    agrees(
                            "seed %d: %s %s %s".formatted(seed, play, text, position),
                            engine.get(),
                            oracle,
                            rules,
                            position);
                    compared++;
                }
            }
        }
        assertThat(compared).as("rules of the shape, seed %d", seed).isGreaterThan(ROUNDS);
    }

    private static void agrees(
            String told, ColdPositions engine, OutcomeOracle<Position> oracle, Rules rules, Position position) {
        assertThat(engine.isCold(position)).as(told).isEqualTo(!oracle.wins(position));
        var winning = new ArrayList<List<Position>>();
        for (var option : Contract.moves(rules).from(position)) if (!oracle.wins(option)) winning.add(option);
        var expected = Contract.distinct(winning);
        var options = engine.coldOptions(position);
        var listed = options.stream().toList();
        assertThat(Contract.distinct(listed)).as(told).isEqualTo(expected);
        assertThat(listed).as(told).hasSize(expected.size());
        assertThat(options.count()).as(told).isEqualTo(BigInteger.valueOf(expected.size()));
    }
}
