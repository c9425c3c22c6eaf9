package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sums of variables are written as one writes them, and told apart from variables and constants.
class LinearSumTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0",
        "0, 0, -7, -7",
        "1, 0, 0, x",
        "-1, 0, 0, -x",
        "3, 0, 5, 3*x + 5",
        "1, -1, -2, x - y - 2",
        "-2, 1, 0, -2*x + y",
        "0, -4, 1, -4*y + 1"
    })
    void areWrittenByTheirTerms(int x, int y, int constant, String text) {
        var sum = sum(x, y, constant);
        assertThat(sum).hasToString(text);
        assertThat(sum.isConstant()).isEqualTo(x == 0 && y == 0);
        assertThat(sum.isVariable()).isEqualTo(text.equals("x"));
    }

    private static LinearSum sum(int x, int y, int constant) {
        return LinearSum.of("x").times(x).plus(LinearSum.of("y").times(y)).plus(constant);
    }

    @Test
    void areEqualWhereTheirTermsAre() {
        for (int x = -2; x <= 2; x++)
            for (int y = -2; y <= 2; y++)
                for (int constant = -1; constant <= 1; constant++) {
                    var sum = sum(x, y, constant);
                    assertThat(sum.minus(sum)).isEqualTo(LinearSum.ZERO);
                    assertThat(sum.plus(sum)).isEqualTo(sum.times(2));
                    assertThat(sum.with("x", LinearSum.of("y").plus(1))).isEqualTo(sum(0, x + y, constant + x));
                    assertThat(sum.positive()).isEqualTo(sum(Math.max(x, 0), Math.max(y, 0), Math.max(constant, 0)));
                    assertThat(sum.variables().contains("x")).isEqualTo(x != 0);
                    assertThat(sum.variables().contains("y")).isEqualTo(y != 0);
                    assertThat(sum.isVariable())
                            .isEqualTo(Math.abs(x) + Math.abs(y) == 1 && x + y == 1 && constant == 0);
                }
    }
}
