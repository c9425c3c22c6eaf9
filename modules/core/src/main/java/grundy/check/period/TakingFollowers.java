package grundy.check.period;

import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import java.io.IOException;
import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.function.LongConsumer;

/// All values of a game of one heap that takes and never splits, one after the other: each is the mex over its options,
/// which are among the last heaps, so that a window of these is all that is kept.
public final class TakingFollowers {
    private static final long LARGEST_AMOUNT = 1 << 22;

    private final TakeAndBreak rules;
    private final boolean misere;
    private final long[][] amounts;
    private final int[] window;
    private final long[] seenAt;

    /// @param rules such that {@link #canFollow} holds
    public TakingFollowers(TakeAndBreak rules, boolean misere) {
        this.rules = rules;
        this.misere = misere;
        this.amounts = rules.terms().stream()
                .map(term -> AmountSets.upTo(term.amounts(), LARGEST_AMOUNT))
                .toArray(long[][]::new);
        long greatest = 1;
        int options = 0;
        for (long[] some : amounts) {
            options += some.length;
            for (long amount : some) greatest = Math.max(greatest, amount);
        }
        this.window = new int[Math.toIntExact(Long.highestOneBit(greatest) << 1)];
        this.seenAt = new long[options + 2];
    }

    /// @return whether no move splits, and the amounts are finitely many, none of them large
    public static boolean canFollow(TakeAndBreak rules) {
        return rules.terms().stream()
                .allMatch(term -> term.parts() < 4
                        && !AmountSets.dependsOnHeap(term.amounts())
                        && AmountSets.isFinite(term.amounts())
                        && AmountSets.greatest(term.amounts())
                                        .orElse(BigInteger.ZERO)
                                        .compareTo(BigInteger.valueOf(LARGEST_AMOUNT))
                                <= 0);
    }

    /// Cost: a look at each option of each heap.
    ///
    /// @param progress the first heap of each stretch of values
    /// @return the least heap up to `to` whose value is not the mex over its options
    public OptionalLong firstWrong(ValueStore file, long to, LongConsumer progress) throws IOException {
        var wrong = new long[] {-1};
        file.visit(0, to, (first, values, count) -> {
            progress.accept(first);
            for (int i = 0; i < count && wrong[0] < 0; i++) {
                Checkpoint.step();
                if (values[i] != value(first + i)) wrong[0] = first + i;
                window[(int) (first + i) & window.length - 1] = values[i];
            }
        });
        return wrong[0] < 0 ? OptionalLong.empty() : OptionalLong.of(wrong[0]);
    }

    private int value(long heap) {
        boolean any = false;
        for (int term = 0; term < amounts.length; term++) {
            int parts = rules.terms().get(term).parts();
            for (long amount : amounts[term]) {
                if (amount > heap) break;
                if (amount == 0 || (parts & (amount == heap ? 1 : 2)) == 0) continue;
                any = true;
                seenAt[window[(int) (heap - amount) & window.length - 1]] = heap;
            }
        }
        if (!any) return misere ? 1 : 0;
        int value = 0;
        while (seenAt[value] == heap) value++;
        return value;
    }
}
