package grundy.check.period;

import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts.Ranges;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// Decides {@link PeriodTheorem#CARRIES}: whether values of take-and-break rules that are known up to the first period
/// go on for ever as `g(n + p) = g(n) + s`, s at least 1.
///
/// Write a heap of n0 counters or more as `e + m*p`, e being one of the p heaps of the first period, so that its
/// stated value is `c + m*s`. By induction the stated values are the nim-values if for each of these heaps, A: no
/// option has its value, and B: some option has each smaller value. A heap that an option leaves is an early one, or
/// `e_i + m_i*p`; m is the sum of the m_i and a constant, and the option has the value `xor of (c_i + m_i*s)`. When
/// the binary digits of all these numbers are read from the last one on, what is carried takes finitely many forms
/// ({@link CarrySet}). So A says that a finite graph has no path to certain ends, and B that a finite automaton, which
/// guesses the digits of the m_i, accepts all pairs of m and a value below `c + m*s`. Both are decided, so that the
/// answer is exact in both ways. The digits below the power of 2 that divides s are those of the c_i; they
/// are distinguished from the start.
///
/// Source: elementary; S. Howse and R. J. Nowakowski, Periodicity and arithmetic-periodicity in hexadecimal games,
/// Theoretical Computer Science 313 (2004) 463-472, prove many such sequences by a finite range of heaps.
///
/// Cost: all ways to leave heaps of the first period and before, for each heap of the first period; then what can be
/// carried, which is little where s is a power of 2 or a small multiple of one.
public final class ArithmeticPeriod {
    private static final long MOST_WAYS = 20_000_000;

    private final List<Term> terms;
    private final int start;
    private final int period;
    private final int low;
    private final int[] values;
    private final CarryGraph graph;
    private final long most;
    private long ways;

    private ArithmeticPeriod(List<Term> terms, int start, int period, int saltus, int[] values, long most) {
        this.terms = terms;
        this.start = start;
        this.period = period;
        this.low = Integer.lowestOneBit(saltus);
        this.values = values;
        this.most = most;
        this.graph = new CarryGraph(saltus / low);
    }

    /// The finding of a check.
    public enum Finding {
        /// The values go on so for ever.
        PROVED,
        /// They do not.
        REFUTED,
        /// It would take too long to say.
        OPEN
    }

    /// @param rules with finitely many amounts, in normal play
    /// @param preperiod at least 0
    /// @param period at least 1
    /// @param saltus at least 1
    /// @param values the nim-values of the heaps 0 to `max(preperiod, 1) + period - 1`; more are not looked at
    public static Finding decide(TakeAndBreak rules, int preperiod, int period, int saltus, int[] values) {
        return decide(rules, preperiod, period, saltus, values, MOST_WAYS);
    }

    /// @param most ways to leave heaps that are examined before it gives up
    static Finding decide(TakeAndBreak rules, int preperiod, int period, int saltus, int[] values, long most) {
        if (rules.terms().stream().anyMatch(term -> !AmountSets.isFinite(term.amounts())))
            throw new IllegalArgumentException("The amounts must be finitely many, but the rules are " + rules);
        int start = Math.max(preperiod, 1);
        if (preperiod == 0 && values[period] != values[0] + saltus) return Finding.REFUTED;
        return new ArithmeticPeriod(rules.terms(), start, period, saltus, values, most).decide();
    }

    private Finding decide() {
        for (int heap = start; heap < start + period; heap++)
            if (!holds(heap)) return graph.isFull() || ways > most ? Finding.OPEN : Finding.REFUTED;
        return Finding.PROVED;
    }

    private boolean holds(int heap) {
        var byLowDigits = new BitSet[low];
        for (int digits = 0; digits < low; digits++) byLowDigits[digits] = new BitSet();
        for (var term : terms) {
            if (allowsNothing(term)) leave(heap, 0, term.parts() & ~3, byLowDigits);
            for (long amount : AmountSets.upTo(term.amounts(), greatest(term)))
                leave(heap, amount, term.parts(), byLowDigits);
        }
        if (ways > most) return false;
        int value = values[heap];
        if (!graph.avoids(byLowDigits[value % low], value / low)) return false;
        for (int digits = 0; digits < low; digits++)
            if (!graph.covers(
                    byLowDigits[digits], new CarryGraph.Bound(value / low, Integer.compare(digits, value % low))))
                return false;
        return true;
    }

    private static boolean allowsNothing(Term term) {
        return term.amounts() instanceof Ranges(var ranges)
                && !ranges.isEmpty()
                && ranges.getFirst().from().signum() == 0;
    }

    private static long greatest(Term term) {
        return AmountSets.greatest(term.amounts()).orElseThrow().longValueExact();
    }

    private void leave(int heap, long amount, int digit, BitSet[] byLowDigits) {
        for (int parts = 0; digit >> parts != 0; parts++)
            if ((digit >> parts & 1) != 0) new HeapNumbers(heap, byLowDigits).choose(parts, 1, amount);
    }

    /// The ways to leave some number of heaps, in ascending order of their `e_i`.
    private final class HeapNumbers {
        private final int heap;
        private final BitSet[] byLowDigits;
        private final List<Integer> chosen = new ArrayList<>();

        HeapNumbers(int heap, BitSet[] byLowDigits) {
            this.heap = heap;
            this.byLowDigits = byLowDigits;
        }

        /// @param counters taken, and in the heaps chosen
        void choose(int parts, int least, long counters) {
            if (++ways > most) return;
            if (parts == 0) {
                if ((counters - heap) % period == 0) add(counters);
                return;
            }
            int first = parts == 1 ? least + (int) Math.floorMod(heap - counters - least, (long) period) : least;
            int step = parts == 1 ? period : 1;
            for (int part = first; part < start + period; part += step) {
                chosen.add(part);
                choose(parts - 1, part, counters + part);
                chosen.removeLast();
            }
        }

        private void add(long counters) {
            int value = 0;
            int rest = 0;
            var growing = new ArrayList<Integer>();
            for (int part : chosen) {
                value ^= values[part];
                if (part < start) rest ^= values[part] / low;
                else growing.add(values[part] / low);
            }
            int shift = Math.toIntExact((counters - heap) / period);
            byLowDigits[value % low].set(graph.number(CarrySet.of(growing, rest, shift)));
        }
    }
}
