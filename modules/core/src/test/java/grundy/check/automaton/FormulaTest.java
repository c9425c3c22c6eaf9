package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/// Which variables a formula speaks of, and what the short ways to write one say.
class FormulaTest {
    private static final LinearSum X = LinearSum.of("x");
    private static final LinearSum Y = LinearSum.of("y");

    private static Automaton of(int tracks, boolean accepting) {
        int symbols = Automaton.alphabet(tracks, 2);
        return Automaton.complete(tracks, 2, List.of(new int[symbols]), new boolean[] {accepting});
    }

    @Test
    void variablesThatAreNotBoundAreFree() {
        var sum = X.plus(Y.times(2)).plus(7);
        var holds = new Formula.Acceptance(of(2, true), List.of("y", "x"));
        for (var formula : List.<Formula>of(
                new Formula.AtMostZero(sum),
                new Formula.IsZero(sum),
                new Formula.Divisible(sum, 3),
                new Formula.Shift("x", "y"),
                new Formula.LowestPart("x", "y"),
                new Formula.LowestBit("x", "y"),
                holds,
                Formula.equal(X, Y),
                Formula.atMost(X, Y),
                Formula.less(X, Y),
                Formula.all(new Formula.IsZero(X), new Formula.IsZero(Y)),
                Formula.any(new Formula.IsZero(Y), new Formula.IsZero(X)))) {
            assertThat(formula.free()).as("%s", formula).containsExactlyInAnyOrder("x", "y");
            assertThat(Formula.not(formula).free()).containsExactlyInAnyOrder("x", "y");
            assertThat(new Formula.Exists(List.of("y", "z"), formula).free()).containsExactly("x");
            assertThat(new Formula.Exists(List.of("x", "y"), formula).free()).isEmpty();
        }
        assertThat(new Formula.Xor("x", "y", "z").free()).containsExactly("x", "y", "z");
        assertThat(Formula.always().free()).isEmpty();
        assertThat(Formula.never().free()).isEmpty();
        assertThat(new Formula.All(List.of()).free()).isEmpty();
    }

    @Test
    void whatIsWrittenInShortIsSoOfAllSmallNumbers() {
        var arithmetic = new Arithmetic(NumerationSystem.BINARY, KernelBudget.DEFAULT);
        var meanings = Map.<Formula, BiPredicate<Integer, Integer>>of(
                Formula.equal(X, Y.plus(1)),
                (x, y) -> x == y + 1,
                Formula.atMost(X, Y.times(2)),
                (x, y) -> x <= 2 * y,
                Formula.less(X, Y),
                (x, y) -> x < y,
                Formula.not(Formula.less(X, Y)),
                (x, y) -> x >= y,
                Formula.all(Formula.less(X, Y), Formula.always()),
                (x, y) -> x < y,
                Formula.any(Formula.less(X, Y), Formula.never(), Formula.less(Y, X)),
                (x, y) -> !x.equals(y));
        meanings.forEach((formula, meaning) -> {
            var automaton = arithmetic.inOrder(arithmetic.decide(formula), List.of("x", "y"));
            for (int x = 0; x < 6; x++)
                for (int y = 0; y < 6; y++)
                    assertThat(arithmetic.holds(automaton, List.of(BigInteger.valueOf(x), BigInteger.valueOf(y))))
                            .as("%s: %d, %d", formula, x, y)
                            .isEqualTo(meaning.test(x, y));
        });
        assertThat(arithmetic.isTrue(Formula.always())).isTrue();
        assertThat(arithmetic.isTrue(Formula.never())).isFalse();
    }

    @Test
    void aRelationHasANameForEachTrack() {
        assertThat(new FormulaRelation(List.of("x", "y"), of(2, true)).isEmpty())
                .isFalse();
        assertThat(new FormulaRelation(List.of("x", "y"), of(2, false)).isEmpty())
                .isTrue();
        var two = Automaton.complete(1, 2, List.of(new int[] {1, 1}, new int[] {1, 1}), new boolean[] {false, true});
        assertThat(new FormulaRelation(List.of("x"), two).isEmpty()).isFalse();
        for (var names : List.of(List.of("x"), List.of("x", "x"), List.of("x", "y", "z")))
            assertThatThrownBy(() -> new FormulaRelation(names, of(2, true)))
                    .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatCannotBeSaidIsNamed() {
        assertThat(new InexpressibleException("gcd").elsewhere()).isFalse();
        var why = Message.of("check.verdict.open-large");
        assertThat(new InexpressibleException(why).elsewhere()).isFalse();
        assertThat(new InexpressibleException("xor", NumerationSystem.FIBONACCI).elsewhere())
                .isTrue();
        assertThat(InexpressibleException.because(why).elsewhere()).isFalse();
        assertThat(InexpressibleException.because(why).explanation()).isEqualTo(why);
        assertThat(new TooLargeException(7, 5).explanation())
                .isEqualTo(Message.of("theorem.too-large", "wanted", 7L, "limit", 5L));
        assertThat(new UnfitPartsException(why).explanation()).isEqualTo(why);
    }
}
