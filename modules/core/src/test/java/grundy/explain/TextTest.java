package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.theory.form.FibonacciForm;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Shortened numbers and digits.
class TextTest {

    @Test
    void longNumbersShowTheirEndsAndTheirLength() {
        var english = new ShortenedText(Language.EN);
        var number = BigInteger.TEN.pow(99).add(BigInteger.valueOf(1234));
        assertThat(english.number(number)).isEqualTo("100000…1234 (100 digits)");
        assertThat(english.brief(number)).isEqualTo("100000…1234");
        assertThat(english.number(BigInteger.TEN.pow(59))).hasSize(60);
        assertThat(new ShortenedText(Language.ZH).number(number))
                .startsWith("100000…1234")
                .contains("100 位");
    }

    @Test
    void longListsAndTextsAreCut() {
        var many = IntStream.range(0, 30).boxed().toList();
        assertThat(new ShortenedText(Language.EN).list(many)).isEqualTo("0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …");
        assertThat(new ShortenedText(Language.ZH).list(List.of(1, 2))).isEqualTo("1、2");
        assertThat(ShortenedText.shorten("abcdef", 4)).isEqualTo("abc…");
        assertThat(ShortenedText.shorten("abcd", 4)).isEqualTo("abcd");
        assertThat(DisplayWidth.of(ShortenedText.shorten("棋".repeat(30), 9))).isLessThanOrEqualTo(9);
    }

    @Test
    void fibonacciDigitsAndSums() {
        var twelve = FibonacciForm.of(BigInteger.valueOf(12));
        assertThat(twelve.digits()).isEqualTo("10101");
        assertThat(twelve.sum(new ShortenedText(Language.EN), 10)).isEqualTo("8 + 3 + 1");
        assertThat(twelve.sum(new ShortenedText(Language.EN), 2)).isEqualTo("8 + … + 1");
        assertThat(FibonacciForm.of(BigInteger.valueOf(16)).zeros()).isEqualTo(2);
        assertThat(FibonacciForm.of(BigInteger.ZERO).digits()).isEqualTo("0");
    }

    @Test
    void columnsAreNamedByTheirWorth() {
        assertThat(Block.Columns.columnValue(3)).isEqualTo("8");
        assertThat(Block.Columns.columnValue(40)).isEqualTo("2^40");
        assertThat(Block.Columns.digits(BigInteger.valueOf(5), 6)).isEqualTo("000101");
    }
}
