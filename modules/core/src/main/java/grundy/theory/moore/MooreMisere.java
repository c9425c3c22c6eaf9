package grundy.theory.moore;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.MooreNim;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import grundy.theory.form.ColdForm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Misere play of Moore's Nim_k: a position is cold exactly if some heap is larger than 1 and it is cold in normal
/// play, or no heap is larger than 1 and the number of ones leaves the rest 1 when divided by k + 1.
///
/// Proof. A position that is cold in normal play and has a heap larger than 1 has at least k + 1 of them, so a move
/// leaves some, and what it leaves is not cold. From at least k + 1 large heaps some large heap is left, and the move
/// of normal play wins. With 1 to k large heaps one brings each of them down to 0 or 1 and takes some of the ones, so
/// as to leave any number of ones modulo k + 1; with none, one takes up to k ones. Cost: O(n b) for n heaps of b
/// bits. Source of the rules and of normal play: Moore 1910; for k = 1 this is Bouton's misere Nim (1901).
public record MooreMisere(MooreNim board) implements ColdForm<NumberRow> {
    /// Factors of the largest binomial coefficient that is worked out.
    private static final int MOST_FACTORS = 5_000;

    private MooreDigits normal() {
        return new MooreDigits(board);
    }

    private static int[] heaps(NumberRow heaps, boolean large) {
        return IntStream.range(0, heaps.size())
                .filter(i -> heaps.get(i).signum() > 0 && heaps.get(i).compareTo(ONE) > 0 == large)
                .toArray();
    }

    @Override
    public boolean isCold(NumberRow heaps) {
        return heaps(heaps, true).length > 0
                ? normal().isCold(heaps)
                : heaps(heaps, false).length % (board.k() + 1L) == 1;
    }

    @Override
    public CountedList<NumberRow> coldOptions(NumberRow heaps) {
        if (isCold(heaps)) return CountedList.none();
        int[] large = heaps(heaps, true);
        if (large.length > board.k()) return normal().coldOptions(heaps);
        int[] ones = heaps(heaps, false);
        var all = new ArrayList<CountedList<NumberRow>>();
        for (int left = 0; left <= large.length; left++) {
            int taken = (int) Math.floorMod(ones.length + left - 1L, board.k() + 1L);
            if (taken <= Math.min(board.k() - large.length, ones.length))
                all.add(leaving(heaps, large, left, ones, taken));
        }
        return CountedList.union(all);
    }

    /// @param left how many of the large heaps become ones
    /// @param taken how many of the ones are taken
    private static CountedList<NumberRow> leaving(NumberRow heaps, int[] large, int left, int[] ones, int taken) {
        var options = LazySequences.flatMap(
                SubsetCount.of(large.length, left),
                remaining -> LazySequences.map(SubsetCount.of(ones.length, taken), gone -> {
                    var option = heaps.list().toArray(BigInteger[]::new);
                    for (int heap : large) option[heap] = ZERO;
                    for (int i : remaining) option[large[i]] = ONE;
                    for (int i : gone) option[ones[i]] = ZERO;
                    return NumberRow.of(List.of(option));
                }));
        boolean hard = Math.min(taken, ones.length - taken) > MOST_FACTORS || large.length > MOST_FACTORS;
        return hard
                ? CountedList.of(ONE, options).uncounted(Message.of("board.uncounted.moore"))
                : CountedList.of(
                        SubsetCount.count(large.length, left).multiply(SubsetCount.count(ones.length, taken)), options);
    }

    @Override
    public Evidence.ClosedForm theorem() {
        long next = board.k() + 1L;
        return new Evidence.ClosedForm(
                "Moore 1910, misere",
                "misere: as normal play while some heap is larger than 1; else P when the number of heaps of 1 leaves the rest 1 modulo "
                        + next,
                "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) 93-94; misere k = 1: "
                        + "C. L. Bouton, Annals of Mathematics 3 (1901) 35-39");
    }
}
