package grundy.engine.search;

import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import java.math.BigInteger;

/// How many sums a search must look at to tell who wins where a heap may be split in two at any place, in an ordinary
/// sum, by the definition alone.
///
/// Let a sum with a heap of h be lost, where h is at least 16 times the greatest amount a. Every split of h into i
/// and h - a - i is an option, and has an answer that is lost again. The answer moves in one heap, so that i or h - a
/// - i is still there; so of the 7h/32 splits with h/4 < i <= (h - a)/2 at most as many have the same answer as it
/// has heaps. Each answer has a heap greater than h/4, all of whose splits, 3h/32 or more, are looked at in their
/// turn; and a sum comes by one split from at most as many others as it has pairs of heaps. Where the first player
/// wins, one of his options is lost. Status: theorem, as {@link DepthFirst} looks at all options of a position that
/// is lost.
final class SplitProofs {
    /// Until the answer, and until its splits: each move may leave some heaps more.
    private static final int MOVES_TO_ANSWER = 3;

    private static final int SMALL_AMOUNT = 16;

    private SplitProofs() {}

    /// @param components of the sum
    /// @return at least so many sums; 0 for other games
    static BigInteger sums(RuleTree rules, Position position, int components) {
        if (!(rules instanceof TakeAndBreak(var terms))) return BigInteger.ZERO;
        var most = BigInteger.ZERO;
        int parts = 1;
        boolean inTwo = false;
        for (var term : terms) {
            var greatest = AmountSets.greatest(term.amounts());
            if (greatest.isEmpty()) return BigInteger.ZERO;
            most = most.max(greatest.get());
            parts = Math.max(parts, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(term.parts() | 1));
            inTwo |= (term.parts() & 0b100) != 0;
        }
        if (!inTwo) return BigInteger.ZERO;
        var heap = ((Tuple) position).get(0).subtract(most).divide(BigInteger.valueOf(parts));
        if (heap.compareTo(most.multiply(BigInteger.valueOf(SMALL_AMOUNT))) < 0) return BigInteger.ZERO;
        long heaps = components + (long) MOVES_TO_ANSWER * (parts - 1);
        long later = heaps + parts - 1;
        return heap.multiply(heap)
                .multiply(BigInteger.valueOf(7 * 3))
                .divide(BigInteger.valueOf(32 * 32 / 2 * heaps * later * (later - 1)));
    }
}
