package grundy.engine.misere;

import grundy.rules.AmountSets;
import grundy.rules.Rules.TakeAndBreak;
import grundy.rules.Rules.Term;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;

/// Heaps of a take-and-break game.
///
/// Theorem. Let every move take at most k and leave at most t heaps. If the elements of the heaps n and n + p are equal
/// for all n from n0 to `t n0 + (t - 1) p + k`, then for all n from n0 on. For of the t or fewer heaps that a move
/// leaves of a heap of n + p or more, n at least that bound, one is at least n0 + p, and can be exchanged for
/// one that is smaller by p; of those that it leaves of a heap of n one is at least n0, and can be exchanged for one
/// that is larger by p. So the elements of the options are the same.
///
/// Source: for t = 2 Plambeck 2005, Plambeck and Siegel 2008.
final class BreakMoves implements HeapMoves {
    private static final int MOST_PARTS = 3;
    private static final int[] NONE = {};

    private final List<Term> terms;

    BreakMoves(TakeAndBreak rules) {
        this.terms = rules.terms();
    }

    /// @return whether all terms leave at most three heaps
    static boolean canFollow(TakeAndBreak rules) {
        return rules.terms().stream().allMatch(term -> term.parts() < 2 << MOST_PARTS);
    }

    @Override
    public void options(int heap, Option told) {
        for (var term : terms) {
            if (AmountSets.allowNothing(term.amounts())) leave(heap, term.parts() & ~3, told);
            for (long amount : AmountSets.upTo(term.amounts(), heap)) leave((int) (heap - amount), term.parts(), told);
        }
    }

    private static void leave(int rest, int parts, Option told) {
        if (rest == 0) {
            if ((parts & 1) != 0) told.leaves(NONE);
            return;
        }
        if ((parts & 2) != 0) told.leaves(new int[] {rest});
        if ((parts & 4) != 0) {
            var two = new int[2];
            for (int part = 1; part <= rest / 2; part++) {
                two[0] = part;
                two[1] = rest - part;
                told.leaves(two);
            }
        }
        if ((parts & 8) != 0) {
            var three = new int[3];
            for (int a = 1; a <= rest / 3; a++)
                for (int b = a; b <= (rest - a) / 2; b++) {
                    three[0] = a;
                    three[1] = b;
                    three[2] = rest - a - b;
                    told.leaves(three);
                }
        }
    }

    @Override
    public OptionalInt deciding(int preperiod, int period) {
        int most = 0;
        long taken = 0;
        for (var term : terms) {
            if (!AmountSets.isFinite(term.amounts()) || AmountSets.dependsOnHeap(term.amounts()))
                return OptionalInt.empty();
            most = Math.max(most, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(term.parts()));
            var greatest = AmountSets.greatest(term.amounts()).orElse(BigInteger.ZERO);
            if (greatest.bitLength() > 30) return OptionalInt.empty();
            taken = Math.max(taken, greatest.longValueExact());
        }
        int parts = Math.max(1, most);
        long last = (long) parts * (preperiod + period) + taken;
        return last <= Integer.MAX_VALUE ? OptionalInt.of((int) last) : OptionalInt.empty();
    }
}
