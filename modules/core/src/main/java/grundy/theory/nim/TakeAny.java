package grundy.theory.nim;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.formula.Amounts;
import grundy.text.Message;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
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
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        return HeapOptions.oneIf(value.compareTo(heap) < 0, value);
    }

    @Override
    public Evidence evidence() {
        return EVIDENCE;
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        return Optional.of(HeapLaw.of(Message.of("explain.law.nim")));
    }

    /// @return whether the rules are those of Nim, one heap
    public static boolean isNim(RuleTree rules) {
        return rules instanceof RuleTree.TakeAndBreak(var terms)
                && terms.equals(List.of(new RuleTree.Term(Amounts.ANY, RuleTree.Term.LEAVE_ONE_OR_NONE)));
    }
}
