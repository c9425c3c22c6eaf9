package grundy.engine.heap.sparse;

import static grundy.engine.heap.sparse.NaiveTwoWay.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.engine.heap.run.LongSequence;
import grundy.finding.CodeChunks;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@EveryTurn
class SparseSequenceTest {
    private static final int TO = 8_000;

    private static int[] definition(RuleTree rules, int to) {
        int[] values = new int[to];
        NaiveTwoWay.fill(TakeAndBreakRules.of(rules).orElseThrow(), values, 0, to);
        return values;
    }

    private static int[] values(LongSequence sequence, int to) {
        int[] values = new int[to];
        for (int n = 0; n < to; n++) values[n] = sequence.value(n);
        return values;
    }

    @Test
    void codesAtRandomAgreeWithTheDefinition() {
        var random = CaseCount.random(7);
        int sparse = 0;
        for (int i = 0; i < CaseCount.of(60); i++) {
            var code = new StringBuilder(random.nextInt(5) == 0 ? "4." : "0.");
            int digits = 2 + random.nextInt(3);
            for (int d = 0; d < digits; d++) code.append(random.nextInt(8));
            code.append(1 + random.nextInt(7));
            var rules = rules(code.toString());
            if (TakeAndBreakRules.of(rules).isEmpty()) continue;
            var sequence = SparseSequence.of(rules, CodeChunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT);
            if (sequence.isEmpty()) continue;
            sparse++;
            sequence.get().extend(TO);
            int[] expected = definition(rules, TO);
            assertThat(values(sequence.get(), TO)).as(code.toString()).isEqualTo(expected);
        }
        assertThat(sparse).isGreaterThan(CaseCount.least(20));
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @ValueSource(strings = {"grundys-game", "couples-are-forever", "officers", "0.376", "0.104", "split", "0.16"})
    void gamesWithNamesAgreeWithTheDefinition(String name) {
        int to = 8_000;
        var rules = rules(name);
        var sequence = SparseSequence.of(rules, CodeChunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT)
                .orElseThrow();
        sequence.extend(to);
        int[] expected = definition(rules, to);
        assertThat(values(sequence, to)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"0.77,71,12", "0.16,105351,149459", "0.56,326640,144", "0.156,3479,349"})
    void publishedPeriodsAreProved(String code, long preperiod, long period) {
        var sequence = SparseSequence.of(rules(code), CodeChunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT)
                .orElseThrow();
        Evidence.Period proved = null;
        while (proved == null) {
            sequence.extend(sequence.length() + 1);
            proved = sequence.period().orElse(null);
        }
        assertThat(proved.preperiod()).isEqualTo(preperiod);
        assertThat(proved.period()).isEqualTo(period);
        assertThat(sequence.length()).isLessThan(proved.verifiedTo() * 102 / 100 + 20_000);
        sequence.extend(2 * proved.verifiedTo());
        for (long n = proved.verifiedTo(); n < 2 * proved.verifiedTo(); n++)
            assertThat(sequence.value(n)).isEqualTo(sequence.value(n - period));
    }

    @Test
    void goesOnFromCodesAndCoding() {
        for (var name : List.of("0.376", "0.104", "officers")) {
            var chunks = new ArrayList<MemorySegment>();
            var memory = CodeChunks.inMemory(MemoryLedger.PROCESS);
            CodeChunks kept = (number, width) -> {
                var chunk = memory.chunk(number, width);
                if (chunks.size() == number) chunks.add(chunk);
                return chunk;
            };
            var rules = rules(name);
            var first = SparseSequence.of(rules, kept, Limits.DEFAULT).orElseThrow();
            first.extend(8_000);
            var second = SparseSequence.resume(
                            rules, (number, _) -> chunks.get((int) number), 6_000, first.coding(), Limits.DEFAULT)
                    .orElseThrow();
            second.extend(12_000);
            int[] expected = definition(rules, 12_000);
            assertThat(values(second, 12_000)).as(name).isEqualTo(expected);
        }
    }

    /// 0.165 has rare heaps in each period: they go on with it, and the period is proved all the same.
    @Test
    void rareHeapsMayRecurWithThePeriod() {
        var rules = rules("0.165");
        var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
        var sequence = SparseSequence.of(rules, chunks, Limits.DEFAULT).orElseThrow();
        sequence.extend(13_465);
        assertThat(sequence.period())
                .contains(new Evidence.Period(5_181, 1_550, 0, 13_464, "Guy and Smith 1956", false));
        sequence.extend(20_000);
        int[] expected = definition(rules, 20_000);
        assertThat(values(sequence, 20_000)).isEqualTo(expected);
        assertThat(sequence.coding().rare().getLast()).isGreaterThan(19_000);
        var resumed = SparseSequence.resume(rules, chunks, 20_000, sequence.coding(), Limits.DEFAULT)
                .orElseThrow();
        assertThat(resumed.period()).isEqualTo(sequence.period());
    }

    @ParameterizedTest
    @ValueSource(ints = {700, 1_900})
    void largeAmountsAgreeWithTheDefinition(int zeros) {
        var rules = rules("0.6" + "0".repeat(zeros) + "2");
        var sequence = SparseSequence.of(rules, CodeChunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT)
                .orElseThrow();
        sequence.extend(15_000);
        int[] expected = definition(rules, 15_000);
        assertThat(values(sequence, 15_000)).isEqualTo(expected);
    }

    @Tag("thorough")
    @Test
    void valuesOfALongRunOfGrundysGameAreThoseOfTheDefinition() {
        valuesOfLongRunsAreThoseOfTheDefinition("grundys-game");
    }

    /// From 2^20 heaps on, or 2^16, with vectors and a second thread; single values are those of the definition.
    /// 0.14 has more than a hundred rare heaps there.
    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(strings = {"0.106", "0.54741", "0.14"})
    void valuesOfLongRunsAreThoseOfTheDefinition(String name) {
        int to = (1 << 20) + 150_000;
        var rules = rules(name);
        var sequence = SparseSequence.of(rules, CodeChunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT)
                .orElseThrow();
        for (int at = 0; at < to; at += 1 << 15) sequence.extend(at);
        sequence.extend(to);
        int[] values = values(sequence, to);
        var random = CaseCount.random(9);
        var two = TakeAndBreakRules.of(rules).orElseThrow();
        for (int i = 0; i < CaseCount.of(30); i++) {
            int heap = to - 1 - random.nextInt(200_000);
            int[] alone = values.clone();
            alone[heap] = -1;
            NaiveTwoWay.fill(two, alone, heap, heap + 1);
            assertThat(alone[heap]).as("heap %d", heap).isEqualTo(values[heap]);
        }
    }
}
