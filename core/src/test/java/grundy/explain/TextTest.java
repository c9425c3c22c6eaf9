package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Lines, tables, shortened numbers and digits.
class TextTest {

    @Test
    void breaksEnglishAtBlanks() {
        var lines = new Lines(Language.EN);
        lines.say(Message.of("explain.example", "move", "word ".repeat(60).strip()));
        assertThat(lines.toString().lines())
                .hasSizeGreaterThan(3)
                .allMatch(line -> line.length() <= Lines.WIDTH && !line.startsWith(" "));
        assertThat(lines.toString().replace('\n', ' '))
                .isEqualTo("For example " + "word ".repeat(60).strip() + ".");
    }

    @Test
    void breaksChineseBetweenCharactersButNeverBeforeAComma() {
        for (int length = 40; length < 60; length++) {
            var lines = new Lines(Language.ZH);
            lines.say(Message.of("explain.example", "move", "棋".repeat(length) + "\uff0c" + "棋".repeat(20)));
            assertThat(lines.toString().lines())
                    .allMatch(line -> DisplayWidth.of(line) <= Lines.WIDTH && !line.startsWith("\uff0c"));
        }
    }

    @Test
    void breaksAWordThatIsLongerThanALine() {
        var lines = new Lines(Language.EN);
        lines.item("x".repeat(250));
        assertThat(lines.toString().lines()).hasSize(3).allMatch(line -> line.length() <= Lines.WIDTH);
    }

    @Test
    void tablesLineUpAlsoWhereLettersAreWide() {
        var lines = new Lines(Language.ZH);
        new TextTable("lr")
                .row("第 1 堆", "3")
                .row("ab", "10")
                .rule()
                .row("尼姆和", "9")
                .into(lines);
        assertThat(lines.toString()).isEqualTo("  第 1 堆   3\n  ab       10\n  -----------\n  尼姆和    9");
    }

    @Test
    void aTableThatIsTooWideLosesItsLastColumns() {
        var lines = new Lines(Language.EN);
        new TextTable("lll").row("a".repeat(40), "b".repeat(40), "c".repeat(40)).into(lines);
        assertThat(lines.toString()).contains("a", "b").doesNotContain("c");
    }

    @Test
    void longNumbersShowTheirEndsAndTheirLength() {
        var english = new Shown(Language.EN);
        var number = BigInteger.TEN.pow(99).add(BigInteger.valueOf(1234));
        assertThat(english.number(number)).isEqualTo("100000…1234 (100 digits)");
        assertThat(english.brief(number)).isEqualTo("100000…1234");
        assertThat(english.number(BigInteger.TEN.pow(59))).hasSize(60);
        assertThat(new Shown(Language.ZH).number(number))
                .startsWith("100000…1234")
                .contains("100 位");
    }

    @Test
    void longListsAndTextsAreCut() {
        var many = IntStream.range(0, 30).boxed().toList();
        assertThat(new Shown(Language.EN).list(many)).isEqualTo("0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …");
        assertThat(new Shown(Language.ZH).list(List.of(1, 2))).isEqualTo("1、2");
        assertThat(Shown.cut("abcdef", 4)).isEqualTo("abc…");
        assertThat(Shown.cut("abcd", 4)).isEqualTo("abcd");
        assertThat(DisplayWidth.of(Shown.cut("棋".repeat(30), 9))).isLessThanOrEqualTo(9);
    }

    @Test
    void fibonacciDigitsAndSums() {
        var twelve = FibonacciForm.of(BigInteger.valueOf(12));
        assertThat(twelve.digits()).isEqualTo("10101");
        assertThat(twelve.sum(new Shown(Language.EN), 10)).isEqualTo("8 + 3 + 1");
        assertThat(twelve.sum(new Shown(Language.EN), 2)).isEqualTo("8 + … + 1");
        assertThat(FibonacciForm.of(BigInteger.valueOf(16)).zeros()).isEqualTo(2);
        assertThat(FibonacciForm.of(BigInteger.ZERO).digits()).isEqualTo("0");
    }

    @Test
    void columnsAreNamedByTheirWorth() {
        assertThat(BinaryColumns.column(3)).isEqualTo("8");
        assertThat(BinaryColumns.column(40)).isEqualTo("2^40");
        assertThat(BinaryColumns.bits(BigInteger.valueOf(5), 6)).isEqualTo("000101");
    }
}
