package grundy.theory.mark;

import grundy.check.Evidence;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.Forms;
import java.math.BigInteger;

/// Divide by 2 to p and round up, until 1 is reached. Lost are the numbers up to 1 and those from `(2p)^j /
/// 2` to `(2p)^j`, the lower end excluded.
///
/// Proof. A number in (p, 2p] times `(2p)^j` becomes one in (1, p] times it, whichever divisor is taken; from
/// one in (1, p] times `(2p)^j` the divisor n / (2p)^j rounded up, 2 at least, leads to the lost numbers one
/// step below.
public final class DivideRoundingUp {
    private DivideRoundingUp() {}

    public static Forms forms(Rules.Moves rules, BigInteger most) {
        var step = most.shiftLeft(1);
        return Forms.cold(
                new FewOptionsCold(
                        rules,
                        position -> {
                            var power = BigInteger.ONE;
                            while (power.compareTo(heap(position)) < 0) power = power.multiply(step);
                            return heap(position).bitLength() <= 1
                                    || heap(position).shiftLeft(1).compareTo(power) > 0;
                        },
                        new Evidence.ClosedForm(
                                "Multiplication game",
                                "P when n <= 1 or 2 * n > u for the least power u >= n of %s".formatted(step),
                                "Elementary; a standard judge's problem")),
                null);
    }

    private static BigInteger heap(Tuple position) {
        return position.get(0);
    }
}
