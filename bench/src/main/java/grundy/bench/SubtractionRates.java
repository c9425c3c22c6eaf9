package grundy.bench;

import grundy.engine.heap.subtraction.LostHeaps;
import grundy.engine.heap.subtraction.SubtractionRun;
import grundy.finding.CodeChunks;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/// Prints how many heaps of subtraction games are solved in a second, beside the loop over heaps and
/// amounts in the same run, with which all values are compared. Run with
/// `java -cp bench/target/benchmarks.jar grundy.bench.SubtractionRates`.
public final class SubtractionRates {
    private static final int NAIVE = 10_000_000;
    private static final long MOST_WORKED_OUT = 100_000_000;

    private SubtractionRates() {}

    public static void main(String[] arguments) {
        for (long[] amounts : new long[][] {{256, 300, 777}, {64, 100, 177}, {1, 5, 7}, {2, 70, 99}}) outcomes(amounts);
        for (long[] amounts : new long[][] {
            {64, 100, 177},
            {64, 65, 97, 201, 300, 411, 777},
            {64, 1001, 5003, 20011, 50021, 100003, 200003},
            {1, 5, 7},
            {1, 50021, 100003},
            {9, 11, 20, 33, 50},
            many(15),
            many(60)
        }) values(amounts);
    }

    private static long[] many(int count) {
        return LongStream.rangeClosed(1, count)
                .map(i -> 64 + i * i % 1009 + i)
                .sorted()
                .distinct()
                .toArray();
    }

    private static void outcomes(long[] amounts) {
        var lost = new boolean[NAIVE];
        double naive = Timing.median(() -> {
            Arrays.fill(lost, false);
            for (int heap = 0; heap < NAIVE; heap++) {
                boolean wins = false;
                for (long amount : amounts) wins |= amount <= heap && lost[(int) (heap - amount)];
                lost[heap] = !wins;
            }
        });
        var compared = new LostHeaps(amounts, Play.NORMAL);
        var words = new long[NAIVE / 64];
        compared.next(words, Limits.DEFAULT);
        for (int heap = 0; heap < words.length * 64; heap++)
            if ((words[heap >> 6] >>> heap & 1) != 0 != lost[heap]) throw new AssertionError("heap " + heap);
        for (long heaps : new long[] {1_000_000_000, 1_000_000, 10_000_000, 100_000_000}) {
            double seconds = Timing.median(() -> {
                var all = new LostHeaps(amounts, Play.NORMAL);
                var some = new long[1 << 10];
                for (long done = 0; done < heaps; done += 64L * some.length) all.next(some, Limits.DEFAULT);
            });
            Timing.print("outcomes " + Arrays.toString(amounts), heaps, seconds, naive / NAIVE);
        }
    }

    private static void values(long[] amounts) {
        int[] values = new int[NAIVE];
        double naive = Timing.median(() -> {
            int[] stamps = new int[amounts.length + 2];
            Arrays.fill(stamps, -1);
            for (int heap = 0; heap < NAIVE; heap++) {
                for (long amount : amounts) if (amount <= heap) stamps[values[(int) (heap - amount)]] = heap;
                int mex = 0;
                while (stamps[mex] == heap) mex++;
                values[heap] = mex;
            }
        });
        var rules = new TakeAndBreak(List.of(new Term(AmountSets.of(amounts), 3)));
        for (boolean copies : new boolean[] {false, true}) {
            var compared = SubtractionRun.of(
                            rules, Play.NORMAL, CodeChunks.inMemory(MemoryLedger.PROCESS), 0, Limits.DEFAULT)
                    .orElseThrow();
            if (!copies) compared.stopCopying();
            compared.extend(NAIVE);
            for (int heap = 0; heap < NAIVE; heap++)
                if (compared.value(heap) != values[heap]) throw new AssertionError("heap " + heap);
        }
        var name = amounts.length + " " + Arrays.toString(Arrays.copyOf(amounts, Math.min(7, amounts.length)));
        for (boolean copies : new boolean[] {false, true})
            for (long heaps : new long[] {1_000_000_000, 1_000_000, 10_000_000, 100_000_000}) {
                if (!copies && heaps > MOST_WORKED_OUT && amounts.length > 7) continue;
                double seconds = Timing.median(() -> {
                    var run = SubtractionRun.of(rules, Play.NORMAL, oneChunk(), 0, Limits.DEFAULT)
                            .orElseThrow();
                    if (!copies) run.stopCopying();
                    run.extend(heaps);
                });
                Timing.print((copies ? "values " : "values worked out ") + name, heaps, seconds, naive / NAIVE);
            }
    }

    private static CodeChunks oneChunk() {
        var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
        return (number, width) -> chunks.chunk(number % 64, width);
    }
}
