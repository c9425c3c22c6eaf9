package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.answer.HeapRecursion.ReductionRow;
import grundy.check.answer.HeapRecursion.ResidueRow;
import grundy.check.answer.HeapRecursion.ValueRow;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.HeapOracle;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Recursions of nim-values: the right one passes, and nothing else does.
class HeapRecursionCheckTest {
    /// `g(2m) = m`, `g(2m + 1) = g(m)` (Levine 2006).
    private static final HeapRecursion HALF = new HeapRecursion(BigInteger.ZERO, List.of(told(1, 0), again(1, 0)));

    private static ResidueRow told(long factor, long constant) {
        return new ValueRow(BigInteger.valueOf(factor), BigInteger.valueOf(constant));
    }

    private static ResidueRow again(long factor, long constant) {
        return new ReductionRow(BigInteger.valueOf(factor), BigInteger.valueOf(constant));
    }

    private static RuleTree rules(String text) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(text))
                .game()
                .rules();
    }

    @Test
    void levinesRecursionPasses() throws SyntaxException {
        assertThat(HeapRecursionCheck.fault(rules("take at most half"), HALF)).isEmpty();
        assertThat(HeapRecursionCheck.fault(rules("(n): (n-k) where 4*k <= 2*n + 1"), HALF))
                .isPresent();
        assertThat(HeapRecursionCheck.fault(rules("(n): (n-k) where 4*k <= 2*n"), HALF))
                .isEmpty();
        assertThat(HeapRecursionCheck.result(rules("take at most half"), HALF).steps())
                .hasSize(2);
    }

    /// Each number of each row, one more or less; each row of the other kind; a row more.
    @Test
    void everyOtherRecursionIsRefused() throws SyntaxException {
        var rules = rules("(n): (n-k) where 5*k <= 3*n - 4");
        var right = recursion(5, 3, 4);
        assertThat(HeapRecursionCheck.fault(rules, right)).isEmpty();
        for (var wrong : changed(right)) {
            var why = wrong.rows().size() > right.rows().size()
                    ? "modulus"
                    : wrong.from().equals(right.from()) ? "rest" : "begin";
            assertThat(HeapRecursionCheck.fault(rules, wrong).map(Message::key))
                    .as("%s", wrong)
                    .contains("check.recursion." + why);
        }
    }

    private static List<HeapRecursion> changed(HeapRecursion right) {
        var changed = new ArrayList<HeapRecursion>();
        for (int rest = 0; rest < right.rows().size(); rest++) {
            var row = right.rows().get(rest);
            long factor = row.factor().longValueExact();
            long constant = row.constant().longValueExact();
            boolean tells = row instanceof ValueRow;
            for (var other : List.of(
                    tells ? told(factor + 1, constant) : again(factor + 1, constant),
                    tells ? told(factor, constant + 1) : again(factor, constant + 1),
                    tells ? told(factor - 1, constant) : again(factor - 1, constant),
                    tells ? told(factor, constant - 1) : again(factor, constant - 1),
                    tells ? again(factor, constant) : told(factor, constant))) {
                var rows = new ArrayList<>(right.rows());
                rows.set(rest, other);
                changed.add(new HeapRecursion(right.from(), rows));
            }
        }
        var more = new ArrayList<>(right.rows());
        more.add(told(1, 0));
        changed.add(new HeapRecursion(right.from(), more));
        changed.add(new HeapRecursion(right.from().add(BigInteger.TWO), right.rows()));
        return changed;
    }

    /// From what `floor` is, apart from the code that is tested.
    private static HeapRecursion recursion(int q, int p, int less) {
        var rows = new ArrayList<ResidueRow>();
        for (int rest = 0; rest < q; rest++) {
            int here = Math.floorDiv(p * rest - less, q);
            int before = Math.floorDiv(p * (rest - 1) - less, q);
            rows.add(here > before ? told(p, here) : again(q - p, rest - here - 1));
        }
        int from = 0;
        while (less > 0 && p * from - less < q) from++;
        return new HeapRecursion(BigInteger.valueOf(from), rows);
    }

    /// All parts with small numbers against the definition.
    @Test
    void whatPassesIsRightByTheDefinition() throws SyntaxException {
        for (int q = 2; q <= 7; q++)
            for (int p = 1; p < q; p++)
                for (int less = 0; less <= 9; less += 3) {
                    if (gcd(p, q) > 1) continue;
                    var text = "(n): (n-k) where %d*k <= %d*n - %d".formatted(q, p, less);
                    var recursion = recursion(q, p, less);
                    assertThat(HeapRecursionCheck.fault(rules(text), recursion))
                            .as(text)
                            .isEmpty();
                    int part = p;
                    int whole = q;
                    int taken = less;
                    var truth = HeapOracle.values(300, false, (heap, known, seen) -> {
                        for (int k = 1; whole * k <= part * heap - taken; k++) seen.set(known[heap - k]);
                    });
                    for (int n = 0; n < truth.length; n++)
                        assertThat(recursion.value(BigInteger.valueOf(n)))
                                .as("%s: heap %d", text, n)
                                .isEqualTo(truth[n]);
                }
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..3",
                "take any",
                "wythoff",
                "take at most half or split",
                "(n): (n-k) where 2*k <= n and k > 1",
                "(n): (n-k) where 2*k <= n | (n-1) where n > 0",
                "(n): (n-2*k) where 2*k <= n",
                "(n): (k) where 2*k <= n",
                "(n): (n-k) where k <= 2*n",
                "take squares"
            })
    void otherRulesAreRefused(String text) throws SyntaxException {
        assertThat(HeapRecursionCheck.fault(rules(text), HALF).map(why -> why.in(Language.EN)))
                .as(text)
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource({"10^30, 5", "10^30 + 1, 3"})
    void largeHeapsAreSoonTold(String heap, int least) {
        var number = BigInteger.TEN.pow(30).add(heap.endsWith("1") ? BigInteger.ONE : BigInteger.ZERO);
        assertThat(HALF.value(number)).isGreaterThan(BigInteger.valueOf(least));
    }

    @Test
    void aRecursionThatDoesNotEndIsNone() {
        var endless = new HeapRecursion(BigInteger.ZERO, List.of(again(2, 0), told(1, 0)));
        assertThatThrownBy(() -> endless.value(BigInteger.TWO))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("The value of heap 2 is that of heap 2.");
    }
}
