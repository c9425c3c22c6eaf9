package grundy.theory;

import grundy.check.Evidence;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.theory.divisors.DeletingDivisors;
import grundy.theory.divisors.EqualHeaps;
import grundy.theory.divisors.Prim;
import grundy.theory.divisors.ReplaceByDivisor;
import grundy.theory.form.FewOptions;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.Forms;
import grundy.theory.mark.MarkGame;
import grundy.theory.race.CountingUp;
import grundy.theory.splitting.TwoSmallerHeaps;
import grundy.theory.taking.MustFinish;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// Games of one heap with a closed form that is not a matter of the amounts that may be taken alone, by their rules.
final class OneHeapGames {
    private static final BigInteger MOST_DIVIDED = BigInteger.valueOf(1000);
    private static final String VILE =
            "A. S. Fraenkel, The vile, dopey, evil and odious game players, Discrete Mathematics 312 (2012) 42-46";

    private OneHeapGames() {}

    static List<RuleTemplate> templates() {
        return List.of(
                new RuleTemplate("(n): (n - 1) | (n / 2) where n > 0", 0, (rules, _, _) -> mark(rules)),
                new RuleTemplate(
                        "(n): (n - k) where k < p | (n / p) where n > 0",
                        1,
                        (_, p, _) -> p.compareTo(BigInteger.ONE) > 0 ? Forms.cold(new MarkGame(p), null) : null),
                new RuleTemplate(
                        "(n): (n - 1) | (n / 2) where n > 0 and n mod 2 == 0", 0, (rules, _, _) -> imark(rules)),
                new RuleTemplate(
                        "(n): (n - k) where p <= k <= r | (0) where 0 < n < p",
                        2,
                        (_, p, r) ->
                                p.signum() > 0 && p.compareTo(r) <= 0 ? Forms.exchanging(new MustFinish(p, r)) : null),
                new RuleTemplate(
                        "(n): m * (n/m) where 2 <= m <= n and n mod m == 0",
                        0,
                        (_, _, _) -> Forms.values(new EqualHeaps())),
                new RuleTemplate("(s): (s + k) where k <= p and s + k <= r", 2, (_, p, r) -> countingUp(r, p, false)),
                new RuleTemplate("(s): (s + k) where k <= p and s < r", 2, (_, p, r) -> countingUp(r, p, true)),
                new RuleTemplate(
                        "(n): (d) where d < n and n mod d == 0",
                        0,
                        (_, _, _) -> Forms.exchanging(new ReplaceByDivisor())),
                new RuleTemplate(
                        "(n): (n - d) where 1 < d < n and n mod d == 0",
                        0,
                        (_, _, _) -> Forms.cold(new DeletingDivisors(), null)),
                new RuleTemplate(
                        "(n): (n - k) where gcd(n, k) == 1",
                        0,
                        (_, _, _) -> Forms.cold(new Prim(Play.NORMAL), new Prim(Play.MISERE))),
                new RuleTemplate("(n): (n - 1) | (x) + (x) where n == x + x", 0, (rules, _, _) -> halving(rules)),
                new RuleTemplate(
                        "(n): (i) + (j) where j <= i and i < n | (i) where i < n | (0) where n > 0",
                        0,
                        (_, _, _) -> Forms.tame(new TwoSmallerHeaps(Play.NORMAL), new TwoSmallerHeaps(Play.MISERE))),
                new RuleTemplate(
                        "(n): ((n + k - 1) / k) where 2 <= k <= p and n > 1",
                        1,
                        (rules, p, _) -> p.compareTo(BigInteger.ONE) > 0 && p.compareTo(MOST_DIVIDED) <= 0
                                ? divided(rules, p)
                                : null));
    }

    private static BigInteger heap(Tuple position) {
        return position.get(0);
    }

    private static @org.jspecify.annotations.Nullable Forms countingUp(
            BigInteger target, BigInteger most, boolean mayPass) {
        return most.signum() > 0 ? Forms.exchanging(new CountingUp(target, most, mayPass)) : null;
    }

    /// Take 1 or leave half, rounded down. With t the exponent of 2 in n, the value is 0 for odd t, else 1 if n
    /// has an odd number of ones in binary, else 2.
    ///
    /// Proof. If t is odd, the options n - 1 and n/2 have an even exponent. If t is even, n/2 (t > 0), or one of
    /// n - 1 and (n - 1)/2 (t = 0, n > 1), has value 0; the other option has by its number of ones, which is of
    /// the other parity, value 2 where n is to have 1, and 1 where n is to have 2. (n = 1 has only 0.)
    ///
    /// In misere play cold are the even powers of 2, and the numbers that are no powers of 2 with odd t, by the
    /// same induction from 1 and 2 on.
    private static Forms mark(Rules.Moves rules) {
        return Forms.values(FewOptions.normal(
                        rules,
                        position -> markValue(heap(position)),
                        new Evidence.ClosedForm(
                                "Fraenkel 2012",
                                "g = 0 if n == 0 else 0 if twos(n) mod 2 == 1 else 2 - ones(n) mod 2",
                                VILE)))
                .withMisereCold(new FewOptionsCold(
                        rules,
                        position -> isMisereMarkCold(heap(position)),
                        new Evidence.ClosedForm(
                                "Fraenkel 2012",
                                "misere P when n in powers of 4 or n > 0 and not n in powers of 2 and twos(n) mod 2 == 1",
                                VILE)));
    }

    private static BigInteger markValue(BigInteger heap) {
        if (heap.signum() == 0 || heap.getLowestSetBit() % 2 == 1) return BigInteger.ZERO;
        return BigInteger.valueOf(2 - heap.bitCount() % 2);
    }

    private static boolean isMisereMarkCold(BigInteger heap) {
        if (heap.signum() == 0) return false;
        return (heap.getLowestSetBit() % 2 == 1) != (heap.bitCount() == 1);
    }

    /// Take 1 or halve an even heap. An odd heap has one option, an even one. Normal play: 0, 1, 2,
    /// 3 are lost, won, lost, won; 4 is won by leaving 2, so odd heaps from 5 on are lost and even
    /// ones won: these have the value 2 if half of them has the value 1, else 1. Misere play: 0 is
    /// won, so odd heaps are lost and even ones won.
    private static Forms imark(Rules.Moves rules) {
        var source = "Elementary; after " + VILE;
        var values = FewOptions.normal(
                rules,
                position -> imarkValue(heap(position)),
                new Evidence.ClosedForm(
                        "Take 1 or halve an even heap",
                        "g = n mod 2 if n <= 3 else 2 if n == 3 * (2)^(twos(n)) and twos(n) mod 2 == 1 else 1 if n == 3 * (2)^(twos(n)) else 0 if n mod 2 == 1 else 1 if twos(n) mod 2 == 1 else 2",
                        source));
        var cold = new FewOptionsCold(
                rules,
                position -> imarkValue(heap(position)).signum() == 0,
                new Evidence.ClosedForm("Parity", "P when n in {0, 2} or n mod 2 == 1 and n > 3", source));
        var misere = new FewOptionsCold(
                rules,
                position -> heap(position).testBit(0),
                new Evidence.ClosedForm("Parity", "misere P when n mod 2 == 1", source));
        return new Forms(values, null, cold, misere, false);
    }

    private static BigInteger imarkValue(BigInteger heap) {
        if (heap.bitLength() <= 2) return BigInteger.valueOf(heap.testBit(0) ? 1 : 0);
        int twos = heap.getLowestSetBit();
        boolean threefold = heap.bitCount() == 2 && heap.testBit(twos + 1);
        if (threefold) return BigInteger.valueOf(1 + twos % 2);
        return twos == 0 ? BigInteger.ZERO : BigInteger.valueOf(2 - twos % 2);
    }

    /// Take 1, or split a heap into two halves: `g = n` up to 2, then 0 for odd and 1 for even heaps.
    ///
    /// In misere play heaps of 0 and 1 are fickle and all others firm: 2 has the options 1 and 1 + 1 of misere
    /// values 0 and 1, so 2; 3 has only 2, so 0; then every option of a heap is a sum of firm ones.
    private static Forms halving(Rules.Moves rules) {
        return FewOptions.tame(
                rules,
                position -> heap(position).compareTo(BigInteger.TWO) <= 0
                        ? heap(position)
                        : heap(position).testBit(0) ? BigInteger.ZERO : BigInteger.ONE,
                position -> heap(position).bitLength() <= 1,
                new Evidence.ClosedForm("Take 1 or halve", "g = n if n <= 2 else (n + 1) mod 2", "Elementary"),
                new Evidence.ClosedForm(
                        "Take 1 or halve",
                        "misere g = 1 - n if n < 2 else n if n == 2 else (n + 1) mod 2",
                        "Elementary"));
    }

    /// Divide by 2 to p and round up, until 1 is reached. Lost are the numbers up to 1 and those from `(2p)^j /
    /// 2` to `(2p)^j`, the lower end excluded.
    ///
    /// Proof. A number in (p, 2p] times `(2p)^j` becomes one in (1, p] times it, whichever divisor is taken; from
    /// one in (1, p] times `(2p)^j` the divisor n / (2p)^j rounded up, 2 at least, leads to the lost numbers one
    /// step below.
    private static Forms divided(Rules.Moves rules, BigInteger most) {
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
}
