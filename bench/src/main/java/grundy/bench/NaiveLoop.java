package grundy.bench;

import grundy.finding.CodeChunks;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Term;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/// The loop that most programs have: for each heap, marks the values of all options in an array, and takes the first
/// that is not marked.
final class NaiveLoop {
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final int ASK_EVERY = 64;

    private final RuleTree rules;

    NaiveLoop(RuleTree rules) {
        this.rules = rules;
    }

    /// Prints how many times as fast as the loop the library is, and compares all values.
    ///
    /// @param most heaps; fewer if they take longer than 20 seconds
    void compare(int most, long least) {
        int heaps = (int) Math.min(most, least);
        int[] values = new int[heaps];
        long start = System.nanoTime();
        int done = fill(values, start);
        double naive = (System.nanoTime() - start) / 1e9;
        start = System.nanoTime();
        var sequence = SequenceRates.sequence(rules, CodeChunks.inMemory(MemoryLedger.PROCESS));
        sequence.extend(done);
        double fast = (System.nanoTime() - start) / 1e9;
        for (int heap = 0; heap < done; heap++)
            if (sequence.value(heap) != values[heap])
                throw new AssertionError("heap " + heap + ": " + sequence.value(heap) + " instead of " + values[heap]);
        System.out.printf(
                Locale.ROOT,
                "The plain loop: %d heaps in %.2f s, all values the same; the library %.3f s, %.0f times as fast.%n",
                done,
                naive,
                fast,
                naive / fast);
    }

    /// @return the number of heaps that were done in time
    private int fill(int[] values, long start) {
        int[] stamps = new int[1 << 16];
        Arrays.fill(stamps, -1);
        boolean unequal = rules.equals(SearchBench.game("grundys-game").rules());
        var terms = rules instanceof RuleTree.TakeAndBreak heaps ? heaps.terms().toArray(Term[]::new) : null;
        var amounts = terms == null ? new long[0][] : amounts(terms, values.length);
        for (int heap = 0; heap < values.length; heap++) {
            if (heap % ASK_EVERY == 0 && System.nanoTime() - start > MOST_NANOS) return heap;
            if (unequal) markUnequal(heap, values, stamps);
            else if (terms == null) mark(heap, values, stamps);
            else for (int i = 0; i < terms.length; i++) mark(heap, terms[i].parts(), amounts[i], values, stamps);
            int mex = 0;
            while (stamps[mex] == heap) mex++;
            values[heap] = mex;
        }
        return values.length;
    }

    private static long[][] amounts(Term[] terms, int most) {
        var amounts = new long[terms.length][];
        for (int i = 0; i < terms.length; i++) {
            if (AmountSets.dependsOnHeap(terms[i].amounts()) || terms[i].parts() >= 8)
                throw new IllegalArgumentException("There is no plain loop for such rules here.");
            amounts[i] = AmountSets.upTo(terms[i].amounts(), most);
        }
        return amounts;
    }

    private static void mark(int heap, int parts, long[] amounts, int[] values, int[] stamps) {
        for (long amount : amounts) {
            int left = (int) (heap - amount);
            if (left < 0) break;
            if (left == 0 && (parts & 1) != 0) stamps[0] = heap;
            if (left > 0 && amount > 0 && (parts & 2) != 0) stamps[values[left]] = heap;
            if ((parts & 4) == 0) continue;
            for (int a = 1; 2 * a <= left; a++) stamps[values[a] ^ values[left - a]] = heap;
        }
    }

    /// By the options that the rules give.
    private void mark(int heap, int[] values, int[] stamps) {
        RuleOptions.of(rules, Tuple.of(BigInteger.valueOf(heap))).forEach(option -> {
            int value = 0;
            for (var part : option) value ^= values[((Tuple) part).get(0).intValueExact()];
            stamps[value] = heap;
        });
    }

    private static void markUnequal(int heap, int[] values, int[] stamps) {
        for (int a = 1; 2 * a < heap; a++) stamps[values[a] ^ values[heap - a]] = heap;
    }
}
