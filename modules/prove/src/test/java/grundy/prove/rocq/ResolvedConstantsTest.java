package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said of numbers alone is worked out, and nothing else changes.
class ResolvedConstantsTest {
    private static final String POWERS =
            "g = n mod 2 if b mod 2 == 1 else 2 if n mod (b + 1) == b else n mod (b + 1) mod 2";

    private static Expression read(String formula, Map<String, BigInteger> parameters) throws SyntaxException {
        return ((CatalogueClaim.Grundy) ClaimParser.claim(formula, List.of("n"), parameters)).value();
    }

    private static Expression read(String formula) throws SyntaxException {
        return read(formula, Map.of());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "g = n mod (3 + 1); g = n mod 4",
                "g = n if 3 mod 2 == 1 else 0; g = n",
                "g = n if 3 mod 2 == 0 else 7 / 2; g = 3",
                "g = n if n > 2 and 1 < 2 else (0 - 7) mod 4; g = n if n > 2 else 1",
                "g = n if n > 2 and 2 < 1 else 5; g = 5",
                "g = n if n > 2 or 2 < 1 else 5; g = n if n > 2 else 5",
                "g = n if n > 2 or 1 < 2 else 5; g = n",
                "g = n if not 3 in {1, 2} else 5; g = n",
                "g = n if not 3 in {1, 3} else 5; g = 5",
                "g = min(2 ^ 3, 9) + n; g = 8 + n",
                "g = n + 2 ^ 65; g = n + 2 ^ 65",
                "g = 1 - n if n < 2 else n; g = 1 - n if n < 2 else n",
            })
    void whatIsSaidOfNumbersIsWorkedOut(String formula, String resolved) throws SyntaxException {
        assertThat(ResolvedConstants.of(read(formula))).isEqualTo(read(resolved));
    }

    @Test
    void aFormulaWithItsParametersHasTheSameValues() throws SyntaxException {
        for (int b = 2; b <= 7; b++) {
            var formula = read(POWERS, Map.of("b", BigInteger.valueOf(b)));
            var resolved = ResolvedConstants.of(formula);
            if (b % 2 == 1) assertThat(resolved).isEqualTo(read("g = n mod 2"));
            for (int n = 0; n <= 40; n++) {
                var position = Evaluation.of(List.of("n"), List.of(BigInteger.valueOf(n)));
                assertThat(position.value(resolved)).isEqualTo(position.value(formula));
            }
        }
    }
}
