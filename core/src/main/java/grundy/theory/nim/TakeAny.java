package grundy.theory.nim;

import grundy.check.Evidence;
import grundy.engine.Options;
import grundy.rules.Amounts;
import grundy.rules.Rules;
import grundy.text.Message;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import grundy.theory.form.Law;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

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

    @Override
    public Optional<Law> law(BigInteger heap) {
        return Optional.of(Law.of(Message.of("explain.law.nim")));
    }

    /// @return whether the rules are those of Nim, one heap
    public static boolean isNim(Rules rules) {
        return rules instanceof Rules.TakeAndBreak(var terms)
                && terms.equals(List.of(new Rules.Term(Amounts.ANY, Rules.Term.LEAVE_ONE_OR_NONE)));
    }
}
