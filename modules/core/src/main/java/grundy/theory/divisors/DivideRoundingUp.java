package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.GameForms;
import java.math.BigInteger;

/// Divide by 2 to p and round up, until 1 is reached. In normal play the numbers up to 1 are lost, and those from
/// `(2p)^j / 2` to `(2p)^j`; in misere play those from `(2p)^j` to twice that; the lower ends excluded.
///
/// Proof. Let t be `(2p)^j` in misere play and half of it in normal play. A number in (2t, 2pt] becomes one in
/// (t, 2t] by the divisor n / 2t rounded up, which is one of 2 to p; a number in (2pt, 4pt] becomes one in
/// (2t, 2pt], whichever divisor is taken. Below these lie 1, which is lost in normal play and won in misere play,
/// and 2, which only becomes 1; in normal play the numbers from 2 to p become 1 at once.
public final class DivideRoundingUp {
    private static final String SOURCE = "Elementary; a standard judge's problem";

    private DivideRoundingUp() {}

    /// Returns what is known of the game in which a heap is divided by a number from 2 to `most` and rounded up.
    public static GameForms forms(RuleTree.Moves rules, BigInteger most) {
        var step = most.shiftLeft(1);
        return GameForms.cold(
                new FewOptionsCold(
                        rules,
                        position -> isAtMostOne(position)
                                || heap(position).shiftLeft(1).compareTo(powerAbove(position, step)) > 0,
                        new Evidence.ClosedForm(
                                "Multiplication game",
                                "P when n <= 1 or 2 * n > u for the least power u >= n of %s".formatted(step),
                                SOURCE)),
                new FewOptionsCold(
                        rules,
                        position -> !isAtMostOne(position)
                                && heap(position).multiply(most).compareTo(powerAbove(position, step)) <= 0,
                        new Evidence.ClosedForm(
                                "Multiplication game",
                                "misere P when n > 1 and %s * n <= u for the least power u >= n of %s"
                                        .formatted(most, step),
                                SOURCE)));
    }

    private static boolean isAtMostOne(Tuple position) {
        return heap(position).bitLength() <= 1;
    }

    private static BigInteger powerAbove(Tuple position, BigInteger step) {
        var power = BigInteger.ONE;
        while (power.compareTo(heap(position)) < 0) power = power.multiply(step);
        return power;
    }

    private static BigInteger heap(Tuple position) {
        return position.get(0);
    }
}
