package grundy.prove.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// The pattern across a family: numbers that are polynomials in the parameter.
class FormulaPatternTest {
    private static final List<Long> VALUES =
            LongStream.rangeClosed(2, 7).boxed().toList();

    private static List<String> formulas(IntFunction<String> formula) {
        return IntStream.rangeClosed(2, 7).mapToObj(formula).toList();
    }

    @Test
    void numbersBecomePolynomials() {
        assertThat(FormulaPattern.of("m", VALUES, formulas(m -> "P when n mod " + (m + 1) + " == 0")))
                .contains("P when n mod (m + 1) == 0");
        assertThat(FormulaPattern.of("m", VALUES, formulas(m -> "g = " + (m * m - 3 * m + 5) + "*n")))
                .contains("g = (m^2 - 3*m + 5)*n");
        assertThat(FormulaPattern.of("m", VALUES, formulas(m -> "a < " + 2 * m)))
                .contains("a < 2*m");
        assertThat(FormulaPattern.of("m", VALUES, formulas(m -> "n mod " + 2 * m + " < " + 3 * m)))
                .contains("n mod (2*m) < 3*m");
    }

    @Test
    void setsThatGrowAreRanges() {
        var growing = formulas(m -> m == 2
                ? "P when n mod 7 == 0"
                : "P when n mod " + (m + 5) + " in {"
                        + IntStream.range(0, m - 1).mapToObj(String::valueOf).collect(Collectors.joining(", "))
                        + "}");
        assertThat(FormulaPattern.of("l", VALUES, growing)).contains("P when n mod (l + 5) in {0..(l - 2)}");
    }

    @Test
    void oneExceptionIsNoPattern() {
        assertThat(FormulaPattern.of("m", VALUES, formulas(m -> "P when n mod " + (m == 7 ? 9 : m + 1) + " == 0")))
                .isEmpty();
        assertThat(FormulaPattern.of(
                        "m", VALUES, formulas(m -> m == 4 ? "P when n == 0" : "P when n == " + m + " or n == 0")))
                .isEmpty();
        assertThat(FormulaPattern.of("m", List.of(1L, 2L), List.of("1", "2"))).isEmpty();
    }
}
