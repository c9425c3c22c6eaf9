package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.heap.run.LongSequence;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/// What every long run holds: the values of the definition however the run is extended, at least as many as
/// asked for, none of
/// which changes later, and periods that go on.
abstract class LongSequenceContract {
    private static final int ROUNDS = 25;
    private static final int LAST = 160;
    private static final int FAR = 6000;

    /// @return rules of the engine's shape
    abstract String rules(Random random);

    /// @return a run of which nothing has been worked out; empty where the rules made have no shape of its
    ///     own after all
    abstract Optional<? extends LongSequence> run(Rules rules, Play play);

    List<Play> plays() {
        return List.of(Play.NORMAL);
    }

    @Test
    void valuesAreThoseOfTheDefinitionAndPeriodsGoOn(TestInfo test) {
        long seed = Contract.seed(test);
        var random = new Random(seed);
        int compared = 0;
        for (int round = 0; round < ROUNDS; round++) {
            var text = rules(random);
            var rules = Contract.rules(text);
            for (var play : plays()) {
                if (play == Play.MISERE && rules.maySplit()) continue;
                var found = run(rules, play);
                if (found.isEmpty()) continue;
                var run = found.get();
                var told = "seed %d: %s %s".formatted(seed, play, text);
                var oracle = new NimValueOracle<>(Contract.moves(rules), play == Play.MISERE);
                for (int to = 1 + random.nextInt(40); to < LAST; to += 1 + random.nextInt(60)) {
                    run.extend(to);
                    assertThat(run.length()).as(told).isGreaterThanOrEqualTo(to);
                }
                run.extend(LAST);
                for (int heap = 0; heap < LAST; heap++)
                    if (run.value(heap) != oracle.value(Tuple.of(heap)))
                        throw new AssertionError(told + ", heap " + heap);
                goesOn(told, run);
                compared++;
            }
        }
        assertThat(compared).as("rules of the shape, seed %d", seed).isGreaterThan(ROUNDS / 5);
    }

    private static void goesOn(String told, LongSequence run) {
        run.extend(FAR / 2);
        var period = run.period();
        int[] before = new int[FAR / 2];
        for (int heap = 0; heap < before.length; heap++) before[heap] = run.value(heap);
        run.extend(FAR);
        for (int heap = 0; heap < before.length; heap++)
            if (run.value(heap) != before[heap]) throw new AssertionError(told + " changed heap " + heap);
        if (period.isEmpty()) return;
        var claimed = period.get();
        assertThat(claimed.proved()).as(told).isTrue();
        for (long heap = claimed.preperiod() + claimed.period(); heap < FAR; heap++)
            if (run.value(heap) != run.value(heap - claimed.period()) + claimed.saltus())
                throw new AssertionError(told + ", " + claimed + " at heap " + heap);
    }
}
