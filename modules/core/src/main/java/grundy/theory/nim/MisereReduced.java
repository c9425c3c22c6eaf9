package grundy.theory.nim;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.theory.form.BoardForm;
import java.math.BigInteger;
import java.util.ArrayList;

/// Misere play of a board that comes down to Nim: see {@link NimReduction}. Cost: as in normal play.
///
/// @param form one that meets the condition for misere play
public record MisereReduced<P>(NimReduction<P> form) implements BoardForm<P> {
    @Override
    public BigInteger value(P position) {
        var value = form.value(position);
        return firm(position) > 0 ? value : value.xor(ONE);
    }

    /// @return the number of heaps larger than 1
    private long firm(P position) {
        return form.heaps(position).stream().filter(MisereReduced::isFirm).count();
    }

    private static boolean isFirm(BigInteger heap) {
        return heap.compareTo(ONE) > 0;
    }

    @Override
    public CountedList<P> optionsOfValue(P position, BigInteger value) {
        long firm = firm(position);
        var sum = form.value(position);
        var found = new ArrayList<NimReduction.HeapChange<P>>();
        for (boolean staysFirm : new boolean[] {true, false}) {
            var difference = sum.xor(staysFirm ? value : value.xor(ONE));
            if (difference.signum() == 0) continue;
            for (var change : form.changes(position, difference)) {
                long left = firm - (isFirm(change.from()) ? 1 : 0) + (isFirm(change.to()) ? 1 : 0);
                if (left > 0 == staysFirm) found.add(change);
            }
        }
        return NimReduction.options(found);
    }

    @Override
    public Evidence.ClosedForm theorem() {
        var normal = form.theorem();
        return new Evidence.ClosedForm(
                normal.name() + ", misere",
                "misere: as normal play while some heap of this Nim is larger than 1; else 0 and 1 exchanged ("
                        + normal.statement() + ")",
                normal.source() + "; misere Nim: C. L. Bouton, Annals of Mathematics 3 (1901) 35-39");
    }
}
