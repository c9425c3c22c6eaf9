package grundy.present.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.text.Block;
import grundy.text.Block.Mark;
import grundy.text.Blocks;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.TableRows;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Blocks as lines of plain text.
class TextLayoutTest {
    private static List<Block> sentence(Language language, String move) {
        var blocks = new Blocks(language);
        blocks.say(Message.of("explain.example", "move", move));
        return blocks.list();
    }

    @Test
    void breaksEnglishAtBlanks() {
        var words = "word ".repeat(60).strip();
        for (int columns : new int[] {20, 45, 80, 100, 300}) {
            var lines = new TextLayout(columns).lines(sentence(Language.EN, words));
            assertThat(lines).allMatch(line -> line.length() <= columns && !line.startsWith(" "));
            assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.length() > columns - 12);
            assertThat(String.join(" ", lines)).isEqualTo("For example " + words + ".");
        }
    }

    @Test
    void breaksChineseBetweenCharactersButNeverBeforeAComma() {
        for (int length = 40; length < 60; length++)
            assertThat(TextLayout.USUAL.lines(sentence(Language.ZH, "棋".repeat(length) + "\uff0c" + "棋".repeat(20))))
                    .allMatch(line -> DisplayWidth.of(line) <= 100 && !line.startsWith("\uff0c"));
    }

    @Test
    void breaksAWordThatIsLongerThanALineAndIndentsWhatFollows() {
        var blocks = new Blocks(Language.EN);
        blocks.item("x".repeat(70));
        blocks.item("y");
        assertThat(new TextLayout(40).lines(blocks.list()))
                .containsExactly("  " + "x".repeat(36), "    " + "x".repeat(34), "  y");
    }

    @Test
    void numbersItemsAndSaysWhatIsLeftOut() {
        var blocks = new Blocks(Language.EN);
        blocks.numbered("one");
        blocks.numbered("two");
        blocks.more(Message.of("matrix.more", "count", 7));
        assertThat(TextLayout.USUAL.lines(blocks.list()))
                .containsExactly("  1. one", "  2. two", "  " + Message.of("matrix.more", "count", 7));
    }

    @Test
    void tablesLineUpAlsoWhereLettersAreWide() {
        var table = new TableRows("lr")
                .row("第 1 堆", "3")
                .row("ab", "10")
                .rule()
                .row("异或和", "9")
                .table();
        assertThat(TextLayout.USUAL.text(List.of(table)))
                .isEqualTo("  第 1 堆   3\n  ab       10\n  -----------\n  异或和    9");
    }

    @Test
    void aTableThatIsTooWideLosesTheLastColumnsOnlyWhereEvenOneDoesNotFitBesideTheNames() {
        var table = new TableRows("lll")
                .row("a".repeat(40), "b".repeat(50), "c".repeat(60))
                .table();
        assertThat(TextLayout.USUAL.text(List.of(table))).contains("a", "b").doesNotContain("c");
        assertThat(new TextLayout(170).text(List.of(table))).contains("a", "b", "c");
    }

    @Test
    void columnsForWhichThereIsNoRoomGoOnBelow() {
        var table = new TableRows("lrrr")
                .head("n", "one", "two", "three")
                .row("value", "11111", "22222", "33333")
                .table();
        assertThat(new TextLayout(25).lines(List.of(table)))
                .containsExactly(
                        "  n        one    two", "  value  11111  22222", "", "  n      three", "  value  33333");
        var grid = new Block.Grid(
                "",
                List.of("left", "rightmost"),
                List.of(new Block.GridRow("up", List.of(entry("1", true), entry("0", false)))));
        assertThat(new TextLayout(20).lines(List.of(grid)))
                .containsExactly(
                        "     |  left",
                        "  ---+------",
                        "  up |    1*",
                        "",
                        "     |  rightmost",
                        "  ---+-----------",
                        "  up |         0");
    }

    private static List<Block.Entry> entry(String text, boolean marked) {
        return List.of(new Block.Entry(text, marked));
    }

    @Test
    void coloursChangeNoColumn() {
        var blocks = new Blocks(Language.EN);
        blocks.add(new Block.Heading("a heading"));
        blocks.add(new Block.Result("lost", Block.Standing.LOST));
        blocks.add(new Block.Moves(List.of(new Block.Move("3 -> 2", List.of())), ""));
        new TableRows("lr")
                .head("n", "7")
                .row("value", "1")
                .marked(List.of(Mark.NONE, Mark.HERE))
                .into(blocks);
        blocks.add(new Block.Grid("", List.of("left"), List.of(new Block.GridRow("up", List.of(entry("1", true))))));
        blocks.add(new Block.Outline(List.of(new Block.Branch(0, "=>", "", "root", ""))));
        var plain = new TextLayout(40).lines(blocks.list());
        var coloured = new TextLayout(40).in(Ink.COLOUR).lines(blocks.list());
        assertThat(plain).noneMatch(line -> line.contains("\u001b"));
        assertThat(coloured.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")))
                .isEqualTo(plain);
        assertThat(coloured)
                .contains("\u001b[1ma heading\u001b[0m", "\u001b[31mlost\u001b[0m", "  \u001b[32m3 -> 2\u001b[0m");
        assertThat(coloured.getLast()).contains("\u001b[32m");
    }

    @Test
    void aTableWithAMarkedColumnLosesItsFirstColumnsButTheNames() {
        var heads = new ArrayList<>(List.of("n"));
        var marks = new ArrayList<>(List.of(Mark.NONE));
        IntStream.range(70, 100).forEach(n -> {
            heads.add(String.valueOf(n));
            marks.add(n == 97 ? Mark.HERE : n == 96 ? Mark.PERIOD : Mark.NONE);
        });
        var table =
                new TableRows("l" + "r".repeat(30)).head(heads).marked(marks).table();
        assertThat(new TextLayout(30).lines(List.of(table)))
                .containsExactly("  n  95  96  97  98  99", "          |   ^");
        assertThat(new TextLayout(200).lines(List.of(table)).getFirst()).startsWith("  n  70  71");
    }

    private static Block columns(int width, int... numbers) {
        var labelled = IntStream.of(numbers)
                .mapToObj(n -> new Block.LabelledNumber("heap " + n, BigInteger.valueOf(n), false))
                .toList();
        var ones = IntStream.range(0, width)
                .mapToObj(i -> (int) IntStream.of(numbers)
                        .filter(n -> (n >> (width - 1 - i) & 1) == 1)
                        .count())
                .toList();
        var sum = BigInteger.valueOf(IntStream.of(numbers).reduce(0, (a, b) -> a ^ b));
        return new Block.Columns(
                width,
                labelled,
                "",
                List.of(),
                Optional.of(new Block.OneCounts("ones", ones)),
                Optional.of(new Block.LabelledNumber("nim-sum", sum, false)));
    }

    @Test
    void fewBinaryColumnsStandApartUnderTheirWorths() {
        assertThat(TextLayout.USUAL.text(List.of(columns(3, 3, 5, 7))))
                .isEqualTo("""
                              4  2  1
                  heap 3   3  0  1  1
                  heap 5   5  1  0  1
                  heap 7   7  1  1  1
                  -------------------
                  ones        2  2  3
                  nim-sum  1  0  0  1""".stripIndent().indent(2).stripTrailing());
    }

    @Test
    void aLongLabelLeavesRoomForTheDigits() {
        var numbers = List.of(
                new Block.LabelledNumber("coin on 6", BigInteger.valueOf(6), false),
                new Block.LabelledNumber("pairs at an odd distance, an odd number of them", BigInteger.ONE, false));
        var sum = Optional.of(new Block.LabelledNumber("nim-sum", BigInteger.valueOf(7), false));
        var columns = new Block.Columns(3, numbers, "", List.of(), Optional.empty(), sum);
        assertThat(new TextLayout(40).lines(List.of(columns)))
                .containsExactly(
                        "                                4  2  1",
                        "  coin on 6                  6  1  1  0",
                        "  pairs at an odd distance,",
                        "  an odd number of them      1  0  0  1",
                        "  -------------------------------------",
                        "  nim-sum                    7  1  1  1");
    }

    @Test
    void manyBinaryColumnsStandTogetherAndAreNotCounted() {
        assertThat(TextLayout.USUAL.lines(List.of(columns(13, 4096))))
                .containsExactly(
                        "  heap 4096  4096  1000000000000",
                        "  ------------------------------",
                        "  nim-sum    4096  1000000000000");
    }

    @Test
    void aGridHasALineBelowItsHeadAndStars() {
        var grid = new Block.Grid(
                "third: x",
                List.of("l", "rr"),
                List.of(
                        new Block.GridRow(
                                "up",
                                List.of(List.of(new Block.Entry("1", true)), List.of(new Block.Entry("2", false)))),
                        new Block.GridRow(
                                "d",
                                List.of(
                                        List.of(new Block.Entry("-3", true), new Block.Entry("0", false)),
                                        List.of()))));
        assertThat(TextLayout.USUAL.lines(List.of(grid)))
                .containsExactly(
                        "  [third: x]",
                        "     |       l  rr",
                        "  ---+------------",
                        "  up |      1*  2",
                        "  d  |  -3*,0");
    }

    @Test
    void anOutlineIsIndentedByItsDepth() {
        var outline = new Block.Outline(List.of(
                new Block.Branch(0, "", "", "Ann", "[2, 1]"),
                new Block.Branch(1, ">", "left", "2, 1", ""),
                new Block.Branch(1, "", "right", "0, 0", "")));
        assertThat(TextLayout.USUAL.lines(List.of(outline)))
                .containsExactly("Ann   [2, 1]", "    > left: 2, 1", "    right: 0, 0");
    }

    @Test
    void anOutlineThatIsTooWideIsSetInByHalfAndGoesOnBelow() {
        var outline = new Block.Outline(List.of(
                new Block.Branch(0, "", "", "Ann", "[2, 1]"),
                new Block.Branch(1, ">", "left", "Bob {left or right}", "[2, 1]"),
                new Block.Branch(2, "", "right", "2, 1", "")));
        assertThat(new TextLayout(39).lines(List.of(outline)))
                .containsExactly("Ann   [2, 1]", "  > left: Bob {left or right}   [2, 1]", "    right: 2, 1");
        assertThat(new TextLayout(30).lines(List.of(outline)))
                .containsExactly("Ann   [2, 1]", "  > left: Bob {left or", "      right}   [2, 1]", "    right: 2, 1");
    }

    @Test
    void linesThatAreTooShortToReadAreRefused() {
        assertThatThrownBy(() -> new TextLayout(19))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Lines must have at least 20 columns, but have 19.");
    }

    @Test
    void fieldsStandBehindTheirNamesAndOfSeveralTextsNoneIsBroken() {
        var fields = new Block.Fields(
                List.of(
                        new Block.Field("names", List.of("Nim", "the game of Nim", "Bouton's game")),
                        new Block.Field("", List.of("a text that is broken where its line ends"))),
                8);
        assertThat(TextLayout.ofWholeWords(32).lines(List.of(fields)))
                .containsExactly(
                        "names   Nim | the game of Nim |",
                        "        Bouton's game",
                        "        a text that is broken",
                        "        where its line ends");
    }

    @Test
    void notesAreSetInAndAForeignTextStaysAsItIs() {
        var blocks = List.<Block>of(
                new Block.Notes(List.of("a note that goes on", "another"), 2),
                new Block.Verbatim(List.of("1 2 3", "a long line that a program wrote")));
        assertThat(new TextLayout(20).lines(blocks))
                .containsExactly(
                        "    a note that goes",
                        "    on",
                        "    another",
                        "  1 2 3",
                        "  a long line that a program wrote");
    }

    @Test
    void aLongWordIsCutOrLeftWhole() {
        var address = List.<Block>of(new Block.Paragraph(List.of("see https://example.org/a-long-path")));
        assertThat(TextLayout.ofWholeWords(20).lines(address))
                .containsExactly("see", "https://example.org/a-long-path");
        assertThat(new TextLayout(20).lines(address)).hasSizeGreaterThan(2).allMatch(line -> line.length() <= 20);
    }

    @Test
    void artIsNeverBrokenAndMakesWayWhereItIsTooWide() {
        var instead = new TableRows("l").row("corners").table();
        var art = List.<Block>of(new Block.Art(List.of("  /\\", "-".repeat(36), "  a   b"), List.of(instead)));
        for (int columns : new int[] {38, 40, 80})
            assertThat(new TextLayout(columns).lines(art))
                    .containsExactly("    /\\", "  " + "-".repeat(36), "    a   b");
        assertThat(new TextLayout(37).lines(art)).containsExactly("  corners");
    }
}
