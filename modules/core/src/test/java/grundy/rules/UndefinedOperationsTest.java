package grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grundy.limit.LimitException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rules whose arithmetic is not defined somewhere say which operation, for which number, in both languages.
class UndefinedOperationsTest {
    private static Stream<?> options(String rules, long heap) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(rules))
                .game()
                .rules();
        return RuleOptions.stream(read, Tuple.of(BigInteger.valueOf(heap)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
                    k == 2^twos(n)              ;  0 ; twos needs a number of at least 1         ; twos 在此处的数至少应为 1，实际是 0
                    k <= 5/(n-7)                ;  7 ; division by 0                             ; 除数为 0
                    k == sqrt(n-9)              ;  3 ; sqrt needs a number of at least 0         ; 实际是 -6
                    k == factors(n-4)           ;  4 ; factors needs a number of at least 1      ; 实际是 0
                    k <= 2^(n-20)               ; 12 ; an exponent must be at least 0, but is -8    ; 指数不能是负数，实际是 -8
                    k == zeckendorf(n-1)        ;  1 ; zeckendorf needs                          ; zeckendorf 在此处
                    k == nimproduct(n-8, 2)     ;  4 ; nimproduct needs                          ; 实际是 -4
                    k == floor(phi*(n-5))       ;  1 ; floor needs                               ; 实际是 -4
                    k <= valuation(n, n-8)      ;  9 ; valuation needs a number of at least 2    ; 实际是 1
                    """)
    void areToldInBothLanguages(String condition, long heap, String english, String chinese) {
        var fault = catchThrowableOfType(
                RulesException.class,
                () -> options("(n): (n-k) where k >= 1 and " + condition, heap).toList());
        assertThat(fault.explanation().in(Language.EN)).contains(english);
        assertThat(fault.explanation().in(Language.ZH)).contains(chinese).doesNotContain("needs");
    }

    @ParameterizedTest
    @CsvSource({"0, 10000000, 0", "1, 10000000, 1", "0-1, 10000000, 1", "0-1, 10^30 + 1, -1", "0, 0, 1", "1, 10^5000, 1"
    })
    void powersOfNumbersThatDoNotGrowAreKnown(String base, String exponent, int power) throws SyntaxException {
        assertThat(options("(n): (n-k) where k <= n and (%s)^(%s) == %d".formatted(base, exponent, power), 5))
                .hasSize(5);
        assertThat(options(
                        "(n): (n-k) where k <= n and (%s + n - 5)^(%s + n - 5) == %d".formatted(base, exponent, power),
                        5))
                .hasSize(5);
    }

    @Test
    void powersThatAreTooLongAreALimit() throws SyntaxException {
        assertThat(options("(n): (n-k) where k <= n and k^(10^7) <= n and k <= 1", 9))
                .hasSize(1);
        assertThat(options("(n): (n-k) where k < 2^(1048575) and k <= n", 9)).hasSize(9);
        assertThatThrownBy(() ->
                        options("(n): (n-k) where k <= n and k^(10^7) <= n", 9).toList())
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("1048576 binary digits");
    }

    @Test
    void aPowerMayHaveAFormulaAsItsExponent() throws SyntaxException {
        assertThat(options("(n): (n-k) where k == 2^twos(n)", 12)).hasSize(1);
        assertThat(options("(n): (n-k) where k == 2^(n-10)", 12)).hasSize(1);
        assertThat(options("(n): (n-k) where k <= 10^2", 12)).hasSize(12);
    }
}
