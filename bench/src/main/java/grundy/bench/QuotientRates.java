package grundy.bench;

import grundy.answer.QuotientAnswer;
import grundy.check.QuotientTheorem;
import grundy.check.verdict.QuotientCheck;
import grundy.limit.Limits;
import grundy.question.QuotientQuestion;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/// Prints how long misere quotients take, found and checked, beside what the MisereSolver of CGSuite
/// took on a machine of this kind, and how long products of many heaps. Run with
/// `java -Xmx2g -cp bench/target/benchmarks.jar grundy.bench.QuotientRates`.
public final class QuotientRates {
    private static final int HEAPS = 100_000;
    private static final int PRODUCTS = 1_000_000;
    private static final int FACTORS = 100;
    private static final long LARGEST = 1_000_000_000_000L;

    /// @param peer what the MisereSolver took
    private record Row(String code, String peer) {}

    private static final List<Row> ROWS = List.of(
            new Row("0.77", "0.25 s"),
            new Row("0.115", "0.84 s"),
            new Row("0.152", "0.74 s"),
            new Row("0.53", "0.05 s"),
            new Row("0.644", "about a minute"));

    private QuotientRates() {}

    public static void main(String[] arguments) throws SyntaxException {
        System.out.println(
                "| code | order, P, preperiod, period | first, CPU s | warm, CPU s | checked, CPU s | MisereSolver |");
        System.out.println("| --- | --- | --- | --- | --- | --- |");
        for (var row : ROWS) {
            var found = new ArrayList<QuotientAnswer>();
            double first = Timing.once(() -> found.add(quotient(row.code)));
            double warm = Timing.once(() -> found.add(quotient(row.code)));
            var theorem = found.getFirst().theorem();
            double checked = Timing.once(() -> {
                if (QuotientCheck.of(theorem).fault().isPresent()) throw new AssertionError(row.code);
            });
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %d, %d, %d, %d | %.2f | %.2f | %.2f | %s |%n",
                    row.code,
                    theorem.quotient().order(),
                    theorem.quotient().lostElements().cardinality(),
                    theorem.preperiod(),
                    theorem.period(),
                    first,
                    warm,
                    checked,
                    row.peer);
        }
        products(quotient("0.77").theorem());
    }

    private static QuotientAnswer quotient(String code) {
        try {
            RuleTree rules = new RuleLanguage(Catalogue.builtIn())
                    .rules(Source.of(code))
                    .game()
                    .rules();
            return new Solver(Limits.DEFAULT).solve(new QuotientQuestion(rules, HEAPS));
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /// Sums of heaps of any size: the element of each heap, and the product of all.
    private static void products(QuotientTheorem theorem) {
        var random = new Random(77);
        var heaps =
                random.longs(10_000, 1, LARGEST).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new);
        var elements = IntStream.range(0, heaps.length)
                .map(i -> theorem.element(0, heaps[i]))
                .toArray();
        var quotient = theorem.quotient();
        int[] lost = new int[1];
        double seconds = Timing.once(() -> {
            for (int sum = 0; sum < PRODUCTS; sum++) {
                int product = 0;
                for (int factor = 0; factor < FACTORS; factor++)
                    product = quotient.times(product, elements[(sum * 31 + factor * 977) % elements.length]);
                if (quotient.isLost(product)) lost[0]++;
            }
        });
        System.out.printf(
                Locale.ROOT,
                "%n%,d sums of %d heaps of 0.77: %.2f s (%,d lost)%n",
                PRODUCTS,
                FACTORS,
                seconds,
                lost[0]);
    }
}
