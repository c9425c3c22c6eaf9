package grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers that rules lead to are exact up to a bound, and refused beyond it before they are worked out.
class LongNumbersTest {
    private static BigInteger binary(Operator operator, BigInteger left, BigInteger right) {
        return Evaluation.of(List.of(), List.of())
                .value(new Binary(operator, new Expression.Number(left), new Expression.Number(right)));
    }

    private static BigInteger power(int exponent) {
        return BigInteger.ONE.shiftLeft(exponent);
    }

    @Test
    void exactUpToTheBoundAndRefusedBeyond() {
        int most = Evaluation.MOST_BITS;
        assertThat(binary(Operator.TIMES, power(most - 2), BigInteger.TWO)).isEqualTo(power(most - 1));
        assertThat(binary(Operator.POWER, power(1 << 10), BigInteger.valueOf(1023)))
                .isEqualTo(power(1023 << 10));
        assertThat(binary(Operator.PLUS, power(most - 1), power(most - 2)).bitLength())
                .isEqualTo(most);
        assertThat(binary(Operator.POWER, BigInteger.ONE.negate(), BigInteger.valueOf(999_999)))
                .isEqualTo(BigInteger.ONE.negate());
        for (var beyond : List.of(
                List.of(Operator.TIMES, power(most - 1), BigInteger.TWO),
                List.of(Operator.TIMES, power(most - 1).negate(), power(most - 1)),
                List.of(Operator.PLUS, power(most - 1), power(most - 1)),
                List.of(Operator.MINUS, power(most - 1), power(most - 1).negate()),
                List.of(Operator.POWER, BigInteger.TWO, BigInteger.valueOf(most)),
                List.of(Operator.POWER, power(1 << 10), BigInteger.valueOf(1024)),
                List.of(Operator.POWER, BigInteger.TWO, power(most - 1))))
            assertThatThrownBy(() ->
                            binary((Operator) beyond.get(0), (BigInteger) beyond.get(1), (BigInteger) beyond.get(2)))
                    .as(beyond.getFirst().toString())
                    .isInstanceOf(Evaluation.LongNumberException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "(n): (n^n), 5",
        "(n): (n*n) where n > 1, 3",
        "(n): (n^1000000) where n > 1, 5",
        "(n): (n-m) where (m - m) <= (n^n), 1000000"
    })
    @Tag("slow")
    void theMessageSaysWhereInFewWords(String rules, String heap) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        assertThatThrownBy(() -> {
                    var position = Tuple.of(new BigInteger(heap));
                    while (true)
                        position = (Tuple) RuleOptions.below(game.rules(), position)
                                .iterator()
                                .next();
                })
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("1048576 binary digits")
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(250));
    }

    @Test
    void aLetterThatDropsOutIsNoNumber() throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("(a): (m xor (k * 0)) where m < a and k <= 2"))
                .game();
        assertThat(RuleOptions.distinct(game.rules(), Tuple.of(3)))
                .containsExactly(List.of(Tuple.of(1)), List.of(Tuple.of(2)));
    }
}
