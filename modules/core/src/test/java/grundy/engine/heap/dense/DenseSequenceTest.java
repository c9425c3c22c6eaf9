package grundy.engine.heap.dense;

import static grundy.engine.heap.sparse.NaiveTwoWay.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.Evidence;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.heap.sparse.TakeAndBreakRules;
import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.testkit.DrawnCases;
import grundy.testkit.HeapOracle;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DenseSequenceTest {
    private static TwoHeaps two(String text) {
        return TakeAndBreakRules.of(rules(text)).orElseThrow();
    }

    private static LongSequence sequence(String code) {
        return DenseSequence.of(two(code), CodeChunks.inMemory(MemoryLedger.PROCESS), 0, Limits.DEFAULT)
                .orElseThrow();
    }

    /// The bare loop over all options of a code.
    private static int[] definition(String code, int to) {
        int[] digits = code.chars().filter(c -> c != '.').map(c -> c - '0').toArray();
        int[] values = new int[to];
        int[] seen = new int[1 << 14];
        for (int n = 1; n < to; n++) {
            for (int t = 0; t < digits.length && t <= n; t++) {
                if (n == t && (digits[t] & 1) != 0) seen[0] = n;
                if (n > t && (digits[t] & 2) != 0) seen[values[n - t]] = n;
                if ((digits[t] & 4) == 0) continue;
                for (int a = 1; 2 * a <= n - t; a++) seen[values[a] ^ values[n - t - a]] = n;
            }
            while (seen[values[n]] == n) values[n]++;
        }
        return values;
    }

    private static void assertSame(String code, LongSequence sequence, int[] expected) {
        for (int n = 0; n < expected.length; n++)
            assertThat(sequence.value(n)).as("%s, heap %d", code, n).isEqualTo(expected[n]);
    }

    @Tag("slow")
    @Test
    void codesAtRandomAgreeWithTheDefinition() {
        var random = new Random(41);
        int count = 0;
        while (count < 250) {
            var code = new StringBuilder(random.nextInt(4) == 0 ? "4." : "0.");
            int digits = random.nextInt(4);
            for (int d = 0; d < digits; d++) code.append(random.nextInt(8));
            code.append(1 + random.nextInt(7));
            var text = code.toString();
            if (text.chars().noneMatch(c -> c >= '4' && c <= '7')) continue;
            count++;
            int to = 700 + random.nextInt(2_000);
            var sequence = sequence(text);
            for (int some = 0; sequence.length() < to; some += 1 + random.nextInt(700))
                sequence.extend(Math.min(to, some));
            assertThat(sequence.length()).isEqualTo(to);
            assertSame(text, sequence, definition(text, to));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"0.004", "0.006", "0.162", "4.0007"})
    void gamesWithoutASparseSpaceAgreeWithTheDefinition(String code) {
        int[] expected = definition(code, 12_000);
        var sequence = sequence(code);
        sequence.extend(expected.length);
        assertSame(code, sequence, expected);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"grundys-game", "couples-are-forever", "split"})
    void gamesThatAreNoCodesAgreeWithTheDefinition(String name) {
        int to = 3_000;
        int least = name.startsWith("couples") ? 3 : 2;
        int[] values = HeapOracle.values(to, (n, known, seen) -> {
            for (int a = 1; n >= least && 2 * a <= n; a++)
                if (2 * a < n || !name.startsWith("grundy")) seen.set(known[a] ^ known[n - a]);
        });
        var sequence = sequence(name);
        sequence.extend(to);
        assertSame(name, sequence, values);
    }

    /// The period is known at the first block of 64 heaps after the last heap that the theorem needs, or 2% later.
    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"0.77,71,12", "0.137,52,34", "0.156,3479,349", "0.45,498,20", "0.644,3256,442", "4.323,4,4"})
    void periodsAreProvedAsSoonAsTheyCanBe(String code, int preperiod, int period) {
        var sequence = sequence(code);
        while (sequence.period().isEmpty()) sequence.extend(sequence.length() + 1);
        var proved = sequence.period().get();
        assertThat(proved.period()).isEqualTo(period);
        assertThat(proved.preperiod()).isLessThanOrEqualTo(preperiod);
        assertThat(sequence.length()).isLessThanOrEqualTo(proved.verifiedTo() + 130 + proved.verifiedTo() / 50);
        int[] expected = definition(code, 12_000);
        sequence.extend(expected.length);
        assertSame(code, sequence, expected);
    }

    @Test
    void goesOnWhereItStopped() {
        for (int length : new int[] {1, 63, 64, 65, 300, 1_000, 5_001}) {
            var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
            var rules = two("0.006");
            DenseSequence.of(rules, chunks, 0, Limits.DEFAULT).orElseThrow().extend(length);
            var resumed =
                    DenseSequence.of(rules, chunks, length, Limits.DEFAULT).orElseThrow();
            resumed.extend(6_000);
            assertSame("0.006", resumed, definition("0.006", 6_000));
        }
    }

    @Test
    void aPeriodIsKnownAtOnceWhereOneGoesOn() {
        var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
        var rules = two("kayles");
        var first = DenseSequence.of(rules, chunks, 0, Limits.DEFAULT).orElseThrow();
        first.extend(3_000_000);
        var resumed = DenseSequence.of(rules, chunks, 3_000_000, Limits.DEFAULT.withPositions(1_000))
                .orElseThrow();
        assertThat(resumed.period().map(Evidence.Period::period)).contains(12L);
        assertThat(resumed.period()).isEqualTo(first.period());
        resumed.extend(3_000_100);
        assertThat(resumed.value(3_000_099)).isEqualTo(resumed.value(3_000_099 - 12 * 200_000));
    }

    @Test
    void stopsWhenAskedToOrWhereTheLimitIs() {
        var stop = new AtomicBoolean();
        var limits = Limits.DEFAULT.withPositions(2_000).cancelledBy(stop::get);
        var sequence = DenseSequence.of(two("0.006"), CodeChunks.inMemory(MemoryLedger.PROCESS), 0, limits)
                .orElseThrow();
        sequence.extend(2_000);
        assertThatThrownBy(() -> sequence.extend(2_001)).isInstanceOf(LimitException.class);
        assertThat(sequence.length()).isEqualTo(2_000);
        stop.set(true);
        assertThatThrownBy(() -> sequence.extend(2_001)).isInstanceOf(LimitException.class);
    }

    @Test
    void valuesNearTheGreatestAreFoundInTheirLanes() {
        var random = new Random(3);
        long[] one = new long[64];
        long[] other = new long[64];
        for (int i = 0; i < 64; i++) {
            one[i] = random.nextLong() & 0x7FFF_7FFF_7FFF_7FFFL;
            other[i] = random.nextLong() & 0x7FFF_7FFF_7FFF_7FFFL;
        }
        byte[] marks = new byte[1 << 15];
        PairScan.mark(one, 0, other, 0, 64, marks);
        long[] sums = new long[PairScan.MOST];
        for (int first = 0; first < 1 << 15; first += 5)
            for (int count = 1; count <= PairScan.MOST; count++) {
                int expected = 0;
                for (int k = 0; k < count; k++) {
                    int sum = first * (k + 1) & 0x7FFF;
                    sums[k] = PairScan.lanes(sum);
                    expected |= marks[sum] << k;
                }
                assertThat(PairScan.find(one, 0, other, 0, 64, sums, count)).isEqualTo(expected);
            }
    }
}
