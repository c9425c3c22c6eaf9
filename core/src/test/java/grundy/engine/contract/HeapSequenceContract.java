package grundy.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.heap.HeapSequence;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.testkit.NimValueOracle;
import grundy.value.Play;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/// What every table of nim-values holds beyond its values: the table is that of the definition however it
/// grows, values learnt
/// are those worked out, and a period that is claimed goes on.
abstract class HeapSequenceContract extends NimValuesContract {
    private static final int ROUNDS = 25;
    private static final int LAST = 150;

    @Override
    abstract Optional<HeapSequence> engine(Rules rules, Play play);

    @Test
    void tablesAreThoseOfTheDefinitionHoweverTheyGrow(TestInfo test) {
        long seed = Contract.seed(test);
        var random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            var text = rules(random);
            var rules = Contract.rules(text);
            for (var play : plays()) {
                if (play == Play.MISERE && rules.maySplit()) continue;
                var engine = engine(rules, play);
                if (engine.isEmpty()) continue;
                var told = "seed %d: %s %s".formatted(seed, play, text);
                var oracle = new NimValueOracle<>(Contract.moves(rules), play == Play.MISERE);
                int[] expected = IntStream.rangeClosed(0, LAST)
                        .map(heap -> oracle.value(Tuple.of(heap)))
                        .toArray();
                int some = random.nextInt(LAST);
                assertThat(engine.get().values(some)).as(told).isEqualTo(Arrays.copyOf(expected, some + 1));
                assertThat(engine.get().values(LAST)).as(told).isEqualTo(expected);
                var other = engine(rules, play).orElseThrow();
                other.learn(Arrays.copyOf(expected, some + 1));
                assertThat(other.values(LAST)).as(told + ", learnt").isEqualTo(expected);
            }
        }
    }

    @Test
    void periodsThatAreProvedGoOn(TestInfo test) {
        long seed = Contract.seed(test) + 1;
        var random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            var text = rules(random);
            var rules = Contract.rules(text);
            for (var play : plays()) {
                if (play == Play.MISERE && rules.maySplit()) continue;
                var engine = engine(rules, play);
                var period = engine.flatMap(sequence -> sequence.period(1500));
                if (period.isEmpty() || !period.get().proved()) continue;
                var claimed = period.get();
                long last = Math.min(4000, 2 * claimed.verifiedTo() + claimed.period());
                int[] values = engine(rules, play).orElseThrow().values((int) last);
                for (int heap = (int) (claimed.preperiod() + claimed.period()); heap <= last; heap++)
                    if (values[heap] != values[heap - (int) claimed.period()] + claimed.saltus())
                        throw new AssertionError(
                                "seed %d: %s %s, %s at heap %d".formatted(seed, play, text, claimed, heap));
            }
        }
    }
}
