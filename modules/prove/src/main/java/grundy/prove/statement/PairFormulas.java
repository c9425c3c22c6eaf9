package grundy.prove.statement;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Formula;
import grundy.check.automaton.Formula.Acceptance;
import grundy.check.automaton.Formula.Exists;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.Theorem;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.guess.ShiftedPairs;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// P-positions of two heaps like those of Wythoff's game: pairs `(a_n, b_n)`, n = 0, 1, 2, ..., that are
/// complementary (each positive number is in exactly one) with `b_n = s*a_n + t*n`. Each of that is proved, and that
/// the numbers `a_n` rise; it follows that `a_n` is the least number in no earlier pair: all less are in earlier
/// ones, since the numbers of later pairs are greater than `a_n`.
///
/// For s = 1 these are Beatty's sequences `a_n = floor(n*alpha)`, `b_n = floor(n*(alpha + t))`,
/// `1/alpha + 1/(alpha + t) = 1`, as the latter have all these properties, too (S. Beatty 1926; A. S.
/// Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical Monthly 89
/// (1982) 353-361; Heap games, numeration systems and sequences, Annals of Combinatorics 2 (1998)
/// 197-210).
final class PairFormulas {
    static final String BEGINNING = "P for complementary pairs (x_n, y_n), ";

    private static final int SHOWN = 10;
    private static final long FARTHEST = 400;
    private static final int LARGEST_FACTOR = 4;

    private final Theorem theorem;
    private final Arithmetic arithmetic;
    private final String a;
    private final String b;

    private PairFormulas(Theorem theorem, Arithmetic arithmetic) {
        this.theorem = theorem;
        this.arithmetic = arithmetic;
        this.a = theorem.game().coordinates().get(0);
        this.b = theorem.game().coordinates().get(1);
    }

    /// @return the theorem in words, if it is about such pairs
    static Optional<TheoremStatement> statement(Theorem theorem, Arithmetic arithmetic) {
        if (theorem.values() || theorem.game().coordinates().size() != 2) return Optional.empty();
        return new PairFormulas(theorem, arithmetic).statement();
    }

    private Optional<TheoremStatement> statement() {
        var first = first();
        if (first.size() < SHOWN || first.get(0)[1] != 0 || first.get(1)[0] != 1) return Optional.empty();
        for (int s = 1; s <= LARGEST_FACTOR; s++) {
            long t = first.get(1)[1] - s;
            if (t < 1 || !fits(first, s, t) || !isProved(s, t)) continue;
            var words = Message.of(
                    "prove.says.pairs",
                    "a",
                    a,
                    "b",
                    b,
                    "s",
                    s == 1 ? "" : s + "·",
                    "t",
                    t == 1 ? "" : String.valueOf(t),
                    "beatty",
                    s == 1 ? Message.of("prove.says.beatty", "alpha", alpha(t)) : "");
            var all = isShift()
                    ? Message.of("prove.says.shift", "a", a, "b", b, "weights", weights(), "pairs", words)
                    : words;
            return Optional.of(new TheoremStatement("", all, pattern(s, t)));
        }
        return Optional.empty();
    }

    /// @return the formula in a form that is the same for all pairs of this kind
    static String pattern(long s, long t) {
        return BEGINNING
                + "y_n = %d*x_n + %d*n%s"
                        .formatted(
                                s,
                                t,
                                s == 1 ? ", x_n = floor(n * (2 - %1$d + sqrt(%1$d^2 + 4)) / 2)".formatted(t) : "");
    }

    private List<Object> weights() {
        var weights = new ArrayList<Object>(theorem.system().weights(4));
        weights.add("…");
        return weights;
    }

    /// `(2 - t + sqrt(t^2 + 4)) / 2`.
    private static String alpha(long t) {
        if (t == 1) return "φ = (1 + √5)/2";
        if (t % 2 == 0) return "√" + (t * t / 4 + 1) + (t == 2 ? "" : " - " + (t / 2 - 1));
        return "(√" + (t * t + 4) + " - " + (t - 2) + ")/2";
    }

    /// The first pairs, the lesser number first, by that.
    private List<long[]> first() {
        var first = new ArrayList<long[]>();
        for (long x = 0; x < FARTHEST && first.size() < SHOWN; x++)
            for (long y = x; y < FARTHEST; y++)
                if (theorem.isCold(List.of(BigInteger.valueOf(x), BigInteger.valueOf(y)))) {
                    first.add(new long[] {x, y});
                    break;
                }
        return first;
    }

    private static boolean fits(List<long[]> pairs, long s, long t) {
        for (int n = 0; n < pairs.size(); n++) if (pairs.get(n)[1] != s * pairs.get(n)[0] + t * n) return false;
        return true;
    }

    private boolean isEmpty(Formula... formulas) {
        return arithmetic.decide(Formula.all(formulas)).isEmpty();
    }

    private static Formula less(String one, String other) {
        return Formula.less(LinearSum.of(one), LinearSum.of(other));
    }

    private static Formula equal(String one, LinearSum other) {
        return Formula.equal(LinearSum.of(one), other);
    }

    private boolean isProved(long s, long t) {
        var all = new Acceptance(theorem.automaton(), List.of(a, b));
        var swapped = new Acceptance(theorem.automaton(), List.of(b, a));
        if (!isEmpty(all, Formula.not(swapped))) return false;
        var pairs = relation(Formula.all(all, Formula.atMost(LinearSum.of(a), LinearSum.of(b))), List.of(a, b));
        var index = equal("y", LinearSum.of("x").times(s).plus(LinearSum.of("n").times(t)));
        var at = relation(new Exists(List.of("y"), Formula.all(holds(pairs, "x", "y"), index)), List.of("n", "x"));
        var next = relation(
                new Exists(
                        List.of("m"), Formula.all(equal("m", LinearSum.of("n").plus(1)), holds(at, "m", "x"))),
                List.of("n", "x"));
        var positive = Formula.atMost(LinearSum.of(1), LinearSum.of("x"));
        var lesser = new Exists(List.of("y"), holds(pairs, "x", "y"));
        var greater = new Exists(List.of("y"), holds(pairs, "y", "x"));
        return isEmpty(holds(pairs, "x", "y"), Formula.not(new Exists(List.of("n"), index)))
                // every n has a pair, and one only; the next one is greater
                && isEmpty(
                        Formula.not(new Exists(List.of("x"), holds(at, "n", "x"))),
                        Formula.atMost(LinearSum.ZERO, LinearSum.of("n")))
                && isEmpty(holds(at, "n", "x"), holds(at, "n", "z"), less("x", "z"))
                && isEmpty(
                        holds(at, "n", "x"),
                        holds(next, "n", "z"),
                        Formula.atMost(LinearSum.of("z"), LinearSum.of("x")))
                // every positive number is in a pair, and in one only
                && isEmpty(positive, Formula.not(lesser), Formula.not(greater))
                && isEmpty(positive, lesser, greater)
                && isEmpty(holds(pairs, "x", "y"), holds(pairs, "x", "z"), less("y", "z"))
                && isEmpty(holds(pairs, "y", "x"), holds(pairs, "z", "x"), less("y", "z"));
    }

    private FormulaRelation relation(Formula formula, List<String> variables) {
        return new FormulaRelation(variables, arithmetic.inOrder(arithmetic.decide(formula), variables));
    }

    private static Formula holds(FormulaRelation relation, String first, String second) {
        return new Acceptance(relation.automaton(), List.of(first, second));
    }

    /// Returns whether the greater number of each pair is the lesser with a 0 after it, and that one ends in an
    /// even number of zeros.
    private boolean isShift() {
        var shift = ShiftedPairs.either(theorem.system().digits());
        var valid = Formula.all(
                Formula.atMost(LinearSum.ZERO, LinearSum.of(a)), Formula.atMost(LinearSum.ZERO, LinearSum.of(b)));
        var either = new Acceptance(shift, List.of(a, b));
        var all = new Acceptance(theorem.automaton(), List.of(a, b));
        return isEmpty(valid, all, Formula.not(either)) && isEmpty(valid, either, Formula.not(all));
    }
}
