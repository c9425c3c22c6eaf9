package grundy.theory;

import grundy.check.Evidence;
import grundy.rules.Rules;
import grundy.rules.Tuple;
import grundy.theory.coupled.BlockingBash;
import grundy.theory.coupled.CyclicNimhoff;
import grundy.theory.coupled.DeleteNim;
import grundy.theory.coupled.GreedyNim;
import grundy.theory.coupled.NimInDisguise;
import grundy.theory.euclid.Euclid;
import grundy.theory.euclid.EuclidPositive;
import grundy.theory.form.FewOptions;
import grundy.theory.form.FewOptionsCold;
import grundy.theory.form.Forms;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;

/// Games of two and three coordinates with a closed form, by their rules.
final class SeveralHeapGames {
    private static final String WINNING_WAYS =
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays (1982), chapter 3";

    private SeveralHeapGames() {}

    static List<RuleTemplate> templates() {
        return List.of(
                new RuleTemplate(
                        "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k)",
                        0,
                        (_, _, _) -> TupleForms.wythoff(BigInteger.ONE)),
                new RuleTemplate(
                        "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where abs(k - l) < p",
                        1,
                        (_, p, _) -> p.signum() > 0 ? TupleForms.wythoff(p) : null),
                new RuleTemplate(
                        "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where k + l < p",
                        1,
                        (rules, p, _) -> p.bitLength() < 2 || p.equals(BigInteger.TWO)
                                ? TupleForms.nim(rules)
                                : Forms.exchanging(new CyclicNimhoff(p))),
                new RuleTemplate(
                        "(n, q): (n - k, p*k + r) where k <= q",
                        2,
                        (_, p, r) -> p.signum() > 0 ? TupleForms.takeAway(p, r) : null),
                new RuleTemplate(
                        "(n, q): (n - k, p*k - r) where k <= q",
                        2,
                        (_, p, r) -> r.compareTo(p) < 0 ? TupleForms.takeAway(p, r.negate()) : null),
                new RuleTemplate(
                        "(a, b): (a - k*b, b) where b > 0 | (a, b - k*a) where a > 0",
                        0,
                        (_, _, _) -> Forms.cold(new Euclid(Play.NORMAL), new Euclid(Play.MISERE))),
                new RuleTemplate(
                        "(a, b): (a - k*b, b) where b > 0 and k*b < a | (a, b - k*a) where a > 0 and k*a < b",
                        0,
                        (_, _, _) -> Forms.tame(new EuclidPositive(Play.NORMAL), new EuclidPositive(Play.MISERE))),
                new RuleTemplate(
                        "(a, b): (i - 1, j - 1) where i + j == a + 1 | (i - 1, j - 1) where i + j == b + 1",
                        0,
                        (_, _, _) -> Forms.values(new DeleteNim())),
                new RuleTemplate("(a, b): (a - 1, b) | (a, b - 1) | (a - 1, b - 1)", 0, (rules, _, _) -> king(rules)),
                new RuleTemplate(
                        "(a, b): (a - 2, b - 1) | (a - 1, b - 2) | (a - 2, b + 1) | (a + 1, b - 2)",
                        0,
                        (rules, _, _) -> knight(rules)),
                new RuleTemplate(
                        "(a, b, c): (a - k, b, c) | (a, b - k, c) | (a, b, c - k) | (a - k, b - k, c - k)",
                        0,
                        (_, _, _) -> Forms.cold(new NimInDisguise(Play.NORMAL), new NimInDisguise(Play.MISERE))),
                new RuleTemplate(
                        "(a, b, c): (a - k, b, c) where a >= b and a >= c | (a, b - k, c) where b >= a and b >= c | (a, b, c - k) where c >= a and c >= b",
                        0,
                        (_, _, _) -> Forms.cold(new GreedyNim(Play.NORMAL), new GreedyNim(Play.MISERE))),
                new RuleTemplate(
                        "(n, b): (n - k, c) where k <= p and k != b and c <= p | (n - k, 0) where k <= p and k != b",
                        1,
                        (_, p, _) -> p.signum() > 0 ? Forms.cold(new BlockingBash(p), null) : null));
    }

    /// A king that steps towards the corner: `g = 2*(min mod 2) + (a + b) mod 2`.
    ///
    /// In misere play squares on the edge are fickle (there only the parity counts), and all others firm: by
    /// induction, a square one step from the edge has two neighbours on it with the values 0 and 1 in either
    /// play, or the corner, too, and squares further in have none.
    private static Forms king(Rules.Moves rules) {
        return FewOptions.tame(
                rules,
                SeveralHeapGames::kingValue,
                position -> position.stream().anyMatch(coordinate -> coordinate.signum() == 0),
                new Evidence.ClosedForm("King", "g = 2 * (min(a, b) mod 2) + (a + b) mod 2", WINNING_WAYS),
                new Evidence.ClosedForm(
                        "King",
                        "misere g = (a + b + 1) mod 2 if min(a, b) == 0 else 2 * (min(a, b) mod 2) + (a + b) mod 2",
                        "Elementary, after " + WINNING_WAYS));
    }

    private static BigInteger kingValue(Tuple position) {
        var a = position.get(0);
        var b = position.get(1);
        return BigInteger.valueOf((a.min(b).testBit(0) ? 2 : 0) + (a.testBit(0) == b.testBit(0) ? 0 : 1));
    }

    /// A knight that comes closer to the corner is lost where both coordinates are 0 or 1 modulo 4: every move
    /// from such a square leaves them, and from the others one leads there.
    private static Forms knight(Rules.Moves rules) {
        return Forms.cold(
                new FewOptionsCold(
                        rules,
                        position ->
                                !position.get(0).testBit(1) && !position.get(1).testBit(1),
                        new Evidence.ClosedForm("White Knight", "P when a mod 4 < 2 and b mod 4 < 2", WINNING_WAYS)),
                null);
    }
}
