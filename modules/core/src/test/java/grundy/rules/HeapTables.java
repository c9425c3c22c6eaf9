package grundy.rules;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.testkit.HeapOracle;
import grundy.value.Play;
import java.util.BitSet;
import java.util.HashMap;
import java.util.stream.IntStream;

/// A second way for heaps that are taken from and broken: a table from the definition of such rules, which reaches
/// further than their options one by one.
final class HeapTables {
    private HeapTables() {}

    /// @param play normal, or misere where no move splits
    /// @return the values of the heaps below `end`
    static int[] values(RuleTree.TakeAndBreak rules, Play play, int end) {
        var left = new BitSet[4][end];
        var amounts = new HashMap<Amounts, long[]>();
        return HeapOracle.values(end, play == Play.MISERE, (heap, values, seen) -> {
            for (var term : rules.terms()) {
                boolean untouched = term.amounts().equals(Amounts.NOTHING);
                var taken = untouched
                        ? new long[] {0}
                        : AmountSets.dependsOnHeap(term.amounts())
                                ? AmountSets.upTo(term.amounts(), heap)
                                : amounts.computeIfAbsent(term.amounts(), set -> AmountSets.upTo(set, end));
                for (long amount : taken) {
                    if (amount > heap) break;
                    for (int parts = untouched ? 2 : 0; parts < 4; parts++)
                        if ((term.parts() >> parts & 1) != 0) seen.or(left(left, values, parts, heap - (int) amount));
                }
            }
        });
    }

    /// The values of `rest` counters lying as exactly so many nonempty heaps.
    private static BitSet left(BitSet[][] known, int[] values, int parts, int rest) {
        if (known[parts][rest] instanceof BitSet set) return set;
        var set = new BitSet();
        switch (parts) {
            case 0 -> set.set(values[0], rest == 0);
            case 1 -> set.set(values[rest], rest > 0);
            case 2 -> IntStream.rangeClosed(1, rest / 2).forEach(i -> set.set(values[i] ^ values[rest - i]));
            default -> {
                for (int i = 1; 3 * i <= rest; i++)
                    for (int j = i; i + 2 * j <= rest; j++) set.set(values[i] ^ values[j] ^ values[rest - i - j]);
            }
        }
        known[parts][rest] = set;
        return set;
    }
}
