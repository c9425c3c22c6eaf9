package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.PlainMinimax;
import grundy.engine.minimax.ScoreEngine;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.testkit.ScoreOracle;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/// What every engine of scores holds: the value by the definition, a line that ends with it, and all moves
/// that keep it.
abstract class ScoreEngineContract<P> {
    private static final int ROUNDS = 200;

    /// A game with the position to begin with.
    record Start<P>(ScoredRuleset<P> rules, P root) {}

    abstract Start<P> start(Random random);

    abstract ScoreEngine<P> engine(Start<P> start);

    @Test
    void valuesLinesAndBestMovesAreThoseOfTheDefinition(TestInfo test) {
        long seed = Contract.seed(test);
        var random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            var start = start(random);
            var told = "seed %d, round %d: %s".formatted(seed, round, start);
            var oracle = new ScoreOracle<P, ScoredMove<P>>(
                    start.rules::moves,
                    move -> new ScoreOracle.Step<>(move.to(), move.points(), move.again()),
                    start.rules::ending);
            var engine = engine(start);
            long value = oracle.value(start.root);
            assertThat(engine.value(start.root)).as(told).isEqualTo(value);
            assertThat(PlainMinimax.ends(start.rules, start.root, engine.line(start.root), value))
                    .as("the line of " + told)
                    .isTrue();
            assertThat(engine.best(start.root)).as(told).hasSameElementsAs(oracle.best(start.root));
        }
    }
}
