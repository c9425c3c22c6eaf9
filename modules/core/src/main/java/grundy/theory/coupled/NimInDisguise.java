package grundy.theory.coupled;

import grundy.check.Evidence;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import grundy.theory.form.GameForms;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/// Three heaps of Nim, in which the same number may also be taken from all three: the cold positions are those of
/// Nim, in normal and in misere play.
///
/// Proof. Taking k from three heaps changes, at the lowest bit of k, each of the three numbers and so their nim-sum;
/// a nim-sum of 0 is not kept. In misere play, a position of nim-sum 0 with a heap above 1 has two such, so that
/// taking from one heap leaves one; and taking from all leaves heaps of 0 and 1 with an odd number of ones only from
/// (k+1, k, k) in some order or (k+1, k+1, k+1), whose nim-sum is k + 1. Among heaps of 0 and 1 every move changes
/// the parity. All other winning moves are those of Nim.
///
/// The k that makes the nim-sum 0 is unique, since its bits are determined one after the other from the lowest; in
/// misere play k may also leave heaps of 0 and 1.
///
/// Source: U. Blass, A. S. Fraenkel and R. Guelman, How far can Nim in disguise be stretched?, Journal of
/// Combinatorial Theory A 84 (1998) 145-156. Cost: quadratic in the length for the move from all heaps, linear
/// otherwise.
public record NimInDisguise(Play play) implements ColdTuples {
    @Override
    public boolean isCold(Tuple position) {
        var sum = position.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return sum.equals(play == Play.MISERE && isFlat(position) ? BigInteger.ONE : BigInteger.ZERO);
    }

    private static boolean isFlat(Tuple position) {
        return position.stream().allMatch(heap -> heap.bitLength() <= 1);
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        var found = new LinkedHashSet<Tuple>();
        var sum = position.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        for (int i = 0; i < 3; i++)
            for (var heap : List.of(position.get(i).xor(sum), BigInteger.ZERO, BigInteger.ONE))
                if (heap.compareTo(position.get(i)) < 0) offer(position.with(i, heap), found);
        var most = position.stream().reduce(BigInteger.ZERO, BigInteger::max);
        for (var taken : List.of(balancing(position), most.subtract(BigInteger.ONE), most)) {
            if (taken.signum() <= 0 || position.stream().anyMatch(heap -> heap.compareTo(taken) < 0)) continue;
            offer(Tuple.of(position.stream().map(heap -> heap.subtract(taken)).toList()), found);
        }
        return found;
    }

    private void offer(Tuple option, Collection<Tuple> found) {
        if (isCold(option)) found.add(option);
    }

    /// The number that, taken from all three heaps, makes their nim-sum 0 in as many bits as the heaps have.
    private static BigInteger balancing(Tuple position) {
        int bits = position.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        var taken = BigInteger.ZERO;
        boolean[] borrow = new boolean[3];
        for (int bit = 0; bit < bits; bit++) {
            boolean take = false;
            for (int i = 0; i < 3; i++) take ^= position.get(i).testBit(bit) ^ borrow[i];
            if (take) taken = taken.setBit(bit);
            for (int i = 0; i < 3; i++) {
                int left = (position.get(i).testBit(bit) ? 1 : 0) - (take ? 1 : 0) - (borrow[i] ? 1 : 0);
                borrow[i] = left < 0;
            }
        }
        return taken;
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Blass, Fraenkel and Guelman 1998",
                CatalogueText.claim("nim-in-disguise", play == Play.NORMAL ? "P when" : "misere P when"),
                CatalogueText.source("nim-in-disguise"));
    }

    /// @return the forms of the theorem in both kinds of play
    public static GameForms forms() {
        return GameForms.cold(new NimInDisguise(Play.NORMAL), new NimInDisguise(Play.MISERE));
    }
}
