package grundy.theory.nim;

import grundy.check.Evidence;
import grundy.engine.Options;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import java.math.BigInteger;

/// One heap of Nim: a heap is worth its size, since its options are worth all that is less.
///
/// Source: C. L. Bouton, Nim, a game with a complete mathematical theory, 1901.
public final class TakeAny implements HeapValues {
    static final Evidence.ClosedForm EVIDENCE = new Evidence.ClosedForm(
            "Bouton 1901",
            "g = n",
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901) 35-39");

    @Override
    public BigInteger value(BigInteger heap) {
        return heap;
    }

    @Override
    public long value(long heap) {
        return heap;
    }

    @Override
    public boolean mayReach(long heap, long value) {
        return value < heap;
    }

    @Override
    public Options optionsOfValue(BigInteger heap, BigInteger value) {
        return HeapOptions.oneIf(value.compareTo(heap) < 0, value);
    }

    @Override
    public Evidence evidence() {
        return EVIDENCE;
    }
}
