package grundy.solve.calculate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.RulesException;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.value.NimField64;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Expressions of values: how they are read, and what comes out.
class CalculatorTest {
    private static BigInteger value(String text) throws SyntaxException {
        return new Solver(Limits.DEFAULT)
                .solve(new ExpressionQuestion(ValueParser.parse(Source.of(text))))
                .nimber()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
                    0                              ; 0
                    *                              ; 1
                    *0                             ; 0
                    *5                             ; 5
                    * 5                            ; 5
                    ＊５＋＊３                     ; 6
                    *5 + *3                        ; 6
                    *5+*                           ; 4
                    *5 - *3                        ; 6
                    -*5                            ; 5
                    *5 ⊕ *3                        ; 6
                    *5 xor *3                      ; 6
                    *5 * *7                        ; 13
                    *5**7                          ; 13
                    *5**                           ; 5
                    ***5                           ; 5
                    *5x*7                          ; 13
                    *5 x *7                        ; 13
                    *5×*7                          ; 13
                    *5 ⊗ *7                        ; 13
                    *2 + *5 * *7                   ; 15
                    (*2 + *5) * *7                 ; 4
                    *13 / *7                       ; 5
                    *13 ÷ *7                       ; 5
                    *13 / *7 / *5                  ; 1
                    *2^2                           ; 3
                    *2^3                           ; 1
                    *2^-1                          ; 3
                    *2^(-1)                        ; 3
                    *2^(2^64 - 1)                  ; 1
                    *2^10^18                       ; 2
                    *4^2 * *4                      ; 14
                    (*2 + *4)^2                    ; 5
                    0^0                            ; 1
                    0^7                            ; 0
                    *(2^4) * *(3*5)                ; 240
                    *(10^3 - 2*10^2 + 1)           ; 801
                    square(*2)                     ; 3
                    sqrt(*2)                       ; 3
                    sqrt(0)                        ; 0
                    inverse(*2)                    ; 3
                    INV(*2 + *0)                   ; 3
                    mex(0, *1, *3)                 ; 2
                    mex{0, *, *3}                  ; 2
                    mex{}                          ; 0
                    mex(*1 + *1, *7)               ; 1
                    artinschreier(*1)              ; 2
                    """)
    void expressionsHaveTheirValues(String text, BigInteger expected) throws SyntaxException {
        assertThat(value(text)).as(text).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
                    *5 +            ; 5 ; expected a value
                    (*5             ; 4 ; expected ")"
                    *5 !            ; 4 ; expected an operator
                    *5)             ; 3 ; expected an operator
                    sqr(*5)         ; 1 ; sqrt
                    sqrt *5         ; 6 ; expected "("
                    sqrt(*5, *6)    ; 12 ; takes 1 argument, found 2
                    mex(*5          ; 7 ; ")"
                    {0,1}           ; 1 ; a bar between
                    {0|1|2}         ; 5 ; two | side by side
                    {0||1|2||3}     ; 8 ; two || side by side
                    {0|1            ; 5 ; expected "|", "," or "}"
                    {0|1]           ; 5 ; expected "|", "," or "}"
                    ^<0>            ; 3 ; begin with ^<1>
                    v9999999        ; 1 ; ups
                    left-stp(1)     ; 1 ; left-stop
                    cool({1|-1})    ; 12 ; takes 2
                    1 < 2 < 3       ; 7 ; expected an operator
                    *(1-2)          ; 1 ; there is no *(-1)
                    *(1              ; 4 ; between integers
                    *2^x            ; 4 ; an exponent
                    *2^3^4^5        ; 7 ; expected an operator
                    *(9^9^9)        ; 6 ; between integers
                    *2^(9^999999)   ; 6 ; more than 100000 digits
                    """)
    void slipsAreShownWhereTheyAre(String text, int column, String message) {
        assertThatThrownBy(() -> ValueParser.parse(Source.of(text)))
                .isInstanceOfSatisfying(
                        SyntaxException.class,
                        e -> assertThat(e.column()).as(e.getMessage()).isEqualTo(column))
                .hasMessageContaining(message);
    }

    @Test
    void nothingIsDividedByZero() {
        for (var text : List.of("*3/(*2+*2)", "inverse(0)", "0^-1", "0/0"))
            assertThatThrownBy(() -> value(text))
                    .isInstanceOf(RulesException.class)
                    .hasMessageContaining("the divisor is 0");
    }

    @Test
    void longNimbersAreExactAndVeryLongOnesRefused() throws SyntaxException {
        assertThat(value("*(2^1024) * *(2^1024)"))
                .isEqualTo(BigInteger.ONE.shiftLeft(1024).or(BigInteger.ONE.shiftLeft(1023)));
        assertThat(value("*(2^65535) / *(2^65535)")).isOne();
        assertThatThrownBy(() -> value("*(2^65536)"))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("65536")
                .hasMessageContaining("65537");
    }

    @Tag("slow")
    @Test
    void nestingAndLengthAreLimited() throws SyntaxException {
        assertThatThrownBy(() -> value("(".repeat(100_000))).isInstanceOf(SyntaxException.class);
        assertThatThrownBy(() -> value("sqrt(".repeat(100_000))).isInstanceOf(SyntaxException.class);
        assertThatThrownBy(() -> value("*1" + "+*1".repeat(100_000)))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("2000 operators");
        assertThat(value("*1" + "+*1".repeat(2000))).isOne();
        assertThat(value("-".repeat(100_000) + "*1")).isOne();
    }

    @Test
    void timeIsLimited() {
        var stopped = Limits.DEFAULT.withPositions(1).cancelledBy(() -> true);
        assertThatThrownBy(() -> new Solver(stopped).solve(new ExpressionQuestion(ValueParser.parse(Source.of("*3")))))
                .isInstanceOf(LimitException.class);
    }

    /// Random expressions, worked out beside the parser, which must read back what was meant.
    @Tag("slow")
    @Test
    void randomExpressions() throws SyntaxException {
        var random = new Random(20261124);
        for (int i = 0; i < 3000; i++) {
            var expression = made(random, 4);
            assertThat(value(expression.text)).as(expression.text).isEqualTo(BigInteger.valueOf(expression.value));
        }
    }

    private record RandomExpression(String text, long value) {}

    private static RandomExpression made(Random random, int depth) {
        if (depth == 0 || random.nextInt(5) == 0) {
            int number = random.nextInt(1 << 16);
            return number == 0
                    ? new RandomExpression("0", 0)
                    : number == 1 ? new RandomExpression("*", 1) : new RandomExpression("*" + number, number);
        }
        var a = made(random, depth - 1);
        var b = made(random, depth - 1);
        var blank = random.nextBoolean() ? " " : "";
        return switch (random.nextInt(7)) {
            case 0 -> new RandomExpression("(" + a.text + blank + "+" + blank + b.text + ")", a.value ^ b.value);
            case 1 ->
                new RandomExpression(
                        "((" + a.text + ")" + blank + "*(" + b.text + "))", NimField64.multiply(a.value, b.value));
            case 2 ->
                new RandomExpression(
                        "((" + a.text + ")" + blank + "x" + blank + "(" + b.text + "))",
                        NimField64.multiply(a.value, b.value));
            case 3 ->
                b.value == 0
                        ? a
                        : new RandomExpression(
                                "((" + a.text + ")/(" + b.text + "))", NimField64.divide(a.value, b.value));
            case 4 -> new RandomExpression("sqrt(" + a.text + ")", NimField64.squareRoot(a.value));
            case 5 -> {
                int exponent = random.nextInt(100);
                yield new RandomExpression("(" + a.text + ")^" + exponent, NimField64.power(a.value, exponent));
            }
            default -> a.value == 0 ? a : new RandomExpression("inverse(" + a.text + ")", NimField64.inverse(a.value));
        };
    }
}
