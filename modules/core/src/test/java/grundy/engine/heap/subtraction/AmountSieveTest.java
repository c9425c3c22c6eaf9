package grundy.engine.heap.subtraction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import grundy.rules.formula.Amounts.Named;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.HeapOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@EveryTurn
class AmountSieveTest {
    private static final long SEED = 20261121;

    /// Bytes for one run.
    private static final long ENOUGH = 100_000_000;

    private static int[] naive(Amounts set, int end, Play play) {
        long[] amounts = AmountSets.upTo(set, end);
        return HeapOracle.values(end, play == Play.MISERE, (heap, values, seen) -> {
            for (long amount : amounts) {
                if (amount > heap) break;
                seen.set(values[(int) (heap - amount)]);
            }
        });
    }

    @Test
    void valuesAgreeWithTheDefinition() {
        for (var name :
                List.of(Name.SQUARES, Name.CUBES, Name.TRIANGULAR, Name.FIBONACCI, Name.PRIMES, Name.FACTORIALS)) {
            for (var set :
                    List.of(new Named(name), AmountSets.union(List.of(new Named(name), AmountSets.of(2, 9, 33)))))
                for (var play : Play.values()) {
                    int end = name == Name.PRIMES ? 5_000 : 70_001;
                    var values = AmountSieve.values(new TakingRules(set, set), end, play, Limits.DEFAULT);
                    assertThat(Arrays.equals(values, naive(set, end, play)))
                            .as(set + " " + play)
                            .isTrue();
                }
        }
    }

    /// In whatever steps, and where codes that are there are gone on with.
    @Test
    void longRunsAgreeWithTheDefinition() {
        var random = CaseCount.random(SEED);
        for (var name : List.of(Name.SQUARES, Name.CUBES, Name.TRIANGULAR)) {
            var set = AmountSets.union(List.of(new Named(name), AmountSets.of(2 + random.nextInt(40))));
            for (var play : Play.values()) {
                int end = 40_000 + random.nextInt(10_000);
                int[] naive = naive(set, end, play);
                var rules = new TakeAndBreak(List.of(new Term(set, 3)));
                var chunks = CodeChunks.inMemory(new MemoryLedger(ENOUGH));
                long length = 0;
                for (int to = 1 + random.nextInt(30_000); length < end; to += 1 + random.nextInt(40_000)) {
                    var run = SieveRun.of(rules, play, chunks, length, Limits.DEFAULT)
                            .orElseThrow();
                    run.extend(Math.min(to, end));
                    run.extend(Math.min(to + 100, end));
                    length = run.length();
                    int[] values =
                            IntStream.range(0, (int) length).map(run::value).toArray();
                    assertThat(Arrays.equals(values, Arrays.copyOf(naive, values.length)))
                            .as(set + " " + play)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void partsOfAHeapAgreeWithTheDefinition() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(200); game++) {
            int denominator = 2 + random.nextInt(game % 2 == 0 ? 9 : 200);
            var part = new Amounts.AtMostPart(
                    BigInteger.valueOf(1 + random.nextInt(denominator - 1)), BigInteger.valueOf(denominator));
            for (var play : Play.values()) {
                var rules = new TakeAndBreak(List.of(new Term(part, 3)));
                var chunks = CodeChunks.inMemory(new MemoryLedger(ENOUGH));
                int end = 300;
                var first = FractionSequence.of(rules, play, chunks, 0, Limits.DEFAULT)
                        .orElseThrow();
                first.extend(random.nextInt(end));
                var run = FractionSequence.of(rules, play, chunks, first.length(), Limits.DEFAULT)
                        .orElseThrow();
                run.extend(end);
                int[] values = HeapOracle.values(end, play == Play.MISERE, (heap, known, seen) -> {
                    long most = heap * part.numerator().longValueExact() / denominator;
                    for (int taken = 1; taken <= most; taken++) seen.set(known[heap - taken]);
                });
                for (int heap = 0; heap < end; heap++)
                    assertThat(run.value(heap))
                            .as("%s %s, heap %d", part, play, heap)
                            .isEqualTo(values[heap]);
            }
        }
    }

    @Test
    void heapsBeyondTheTableAreRefusedAtOnceAndAllBelowTheStatedOneAnswered() {
        var squares = new TakeAndBreak(List.of(new Term(new Named(Name.SQUARES), 3)));
        var engine = SubtractionGames.of(squares, Play.NORMAL, Limits.DEFAULT).orElseThrow();
        assertThatThrownBy(() -> engine.value(Tuple.of(15_000_000))).isInstanceOf(LimitException.class);
        var small = Limits.DEFAULT.withPositions(200_000);
        var other = SubtractionGames.of(squares, Play.NORMAL, small).orElseThrow();
        assertThat(other.value(Tuple.of(150_000)))
                .isEqualTo(BigInteger.valueOf(naive(new Named(Name.SQUARES), 150_001, Play.NORMAL)[150_000]));
        assertThat(Arrays.equals(other.values(199_999), naive(new Named(Name.SQUARES), 200_000, Play.NORMAL)))
                .isTrue();
        assertThat(other.period(199_999)).isEmpty();
    }
}
