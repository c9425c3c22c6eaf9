package grundy.check.answer;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.answer.HeapRecursion.ReductionRow;
import grundy.check.answer.HeapRecursion.ResidueRow;
import grundy.check.answer.HeapRecursion.ValueRow;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;

/// Checks from the rules alone that a recursion gives the nim-values of all heaps, in normal play.
///
/// Theorem. Let between 1 and w(n) counters be taken, where w(0) = 0 and w stays or rises by 1 from each heap to the
/// next. Then g(n) = w(n) where w rises at n, and g(n) = g(n - 1 - w(n)) where it stays. Source: L. Levine, Fractal
/// sequences and restricted Nim, Ars Combinatoria 80 (2006) 113-127; proved again in `proofs/rocq/Restricted.v`.
///
/// What is said about a rest is compared with that as a linear function of m, so that it is compared for all m at once;
/// beside, the first heaps are worked out by the definition.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the number of rests | the denominator of what may be taken |
/// | from which heap on | {@link #beginFault} |
/// | what is said about each rest | {@link #row}, as a linear function |
public final class HeapRecursionCheck {
    /// The number of heaps that are computed by the definition.
    public static final int HEAPS = 1_000;

    private final LinearTakingLimit most;
    private final HeapRecursion recursion;

    private HeapRecursionCheck(LinearTakingLimit most, HeapRecursion recursion) {
        this.most = most;
        this.recursion = recursion;
    }

    /// Cost: `HEAPS^2` steps at most.
    ///
    /// @return the fault; empty if the recursion gives the values of all heaps
    public static Optional<Message> fault(RuleTree rules, HeapRecursion recursion) {
        var most = LinearTakingLimit.of(rules);
        return most.isEmpty()
                ? Optional.of(Message.of("check.recursion.rules"))
                : new HeapRecursionCheck(most.get(), recursion).fault();
    }

    /// @return the result, with what was checked
    public static CheckResult result(RuleTree rules, HeapRecursion recursion) {
        var findings = new CheckFindings();
        var fault = fault(rules, recursion);
        if (fault.isEmpty()) {
            findings.holds("check.recursion.rests", "modulus", recursion.rows().size());
            findings.holds("check.recursion.heaps", "to", HEAPS - 1);
        }
        return findings.result(fault);
    }

    private Optional<Message> fault() {
        if (!recursion.modulus().equals(most.denominator()))
            return Optional.of(Message.of("check.recursion.modulus", "modulus", most.denominator()));
        var begin = beginFault();
        if (begin.isPresent()) return begin;
        for (int rest = 0; rest < recursion.rows().size(); rest++)
            if (!recursion.rows().get(rest).equals(row(rest)))
                return Optional.of(Message.of("check.recursion.rest", "rest", rest, "modulus", recursion.modulus()));
        return differing();
    }

    /// After the heaps from which nothing can be taken the quotient is w, not below 0, and decides where w rises.
    private Optional<Message> beginFault() {
        var first = recursion.from().max(BigInteger.ONE);
        var before = most.quotientAt(first.subtract(BigInteger.ONE));
        boolean begins = before.signum() == 0
                && (recursion.from().signum() > 0
                        || recursion.rows().getFirst() instanceof ValueRow(var _, var value) && value.signum() == 0);
        return begins ? Optional.empty() : Optional.of(Message.of("check.recursion.begin", "from", recursion.from()));
    }

    /// What holds for n = denominator * m + rest: w(n) = numerator * m + w(rest), with the quotient in the
    /// place of w.
    private ResidueRow row(int rest) {
        var number = BigInteger.valueOf(rest);
        var here = most.quotientAt(number);
        return here.equals(most.quotientAt(number.subtract(BigInteger.ONE)))
                ? new ReductionRow(
                        most.denominator().subtract(most.numerator()),
                        number.subtract(here).subtract(BigInteger.ONE))
                : new ValueRow(most.numerator(), here);
    }

    private Optional<Message> differing() {
        var values = new int[HEAPS];
        for (int heap = 0; heap < HEAPS; heap++) {
            Checkpoint.step();
            var number = BigInteger.valueOf(heap);
            var options = new BitSet();
            for (int left = heap - most.of(number).intValueExact(); left < heap; left++) options.set(values[left]);
            values[heap] = options.nextClearBit(0);
            if (!recursion.value(number).equals(BigInteger.valueOf(values[heap])))
                return Optional.of(Message.of("check.recursion.differs", "heap", heap, "found", values[heap]));
        }
        return Optional.empty();
    }
}
