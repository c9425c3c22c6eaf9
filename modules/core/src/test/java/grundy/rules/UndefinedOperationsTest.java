package grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
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
                    k <= 2^(n-20)               ; 12 ; must be between 0 and 1000000, but is -8  ; 指数应在 0 到 1000000 之间
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

    @Test
    void aPowerMayHaveAFormulaAsItsExponent() throws SyntaxException {
        assertThat(options("(n): (n-k) where k == 2^twos(n)", 12)).hasSize(1);
        assertThat(options("(n): (n-k) where k == 2^(n-10)", 12)).hasSize(1);
        assertThat(options("(n): (n-k) where k <= 10^2", 12)).hasSize(12);
    }
}
