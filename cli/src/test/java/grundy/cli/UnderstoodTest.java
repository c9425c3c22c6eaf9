package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is understood is said, and what was probably meant.
class UnderstoodTest {
    private static String firstLine(String... words) {
        var ran = Ran.command("solve", "", words);
        assertThat(ran.status()).as(ran.err()).isZero();
        return ran.out().lines().findFirst().orElseThrow();
    }

    @Test
    void theFirstLineSaysWhichGameAndPositionAreAnswered() {
        assertThat(firstLine("take {1,3,4}", "27")).isEqualTo("take {1, 3, 4} at 27, normal play.");
        assertThat(firstLine("巴什 3 21")).isEqualTo("巴什[m = 3] at 3 21 (2 heaps), normal play.");
        assertThat(Ran.command("solve", "", "巴什 3 21").out()).contains("m = 3 is assumed; 巴什[…] would");
        assertThat(Ran.command("solve", "", "bash[3] 21").out()).doesNotContain("assumed");
        assertThat(firstLine("misere every nim(3) + kayles(4)")).isEqualTo("every nim(3) + kayles(4), misere play.");
        assertThat(firstLine("anti-nim 1 2 2")).isEqualTo("nim at 1 2 2 (3 heaps), misere play.");
        assertThat(firstLine("威佐夫 5 8", "--lang", "zh")).isEqualTo("威佐夫，局面 (5,8)，正常规则。");
        assertThat(firstLine("3 players: take 1..2", "10")).contains("10, the players in turn.");
    }

    @Test
    void whatAShellSpreadIsAskedBack() {
        assertThat(Ran.command("solve", "", "take", "1", "3", "4", "27").err()).contains("\"take {1,3,4}\" 27?");
        assertThat(Ran.command("values", "", "take", "1", "3", "4").err()).contains("\"take {1,3,4}\"?");
        assertThat(Ran.command("solve", "", "take 1", "3", "27").err()).isEmpty();
        assertThat(Ran.command("solve", "", "nim", "pom.xml", "src").err()).contains("\"pom.xml\" is a file here");
        assertThat(Ran.command("solve", "", "(n): (n-k) where k", "10").err()).contains("behind >");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        cram 4by4    | For example: cram 3 4
        geography    | For example: geography at 1: path 4
        wythoff(3)   | For example: wythoff(3 5)
        take 1-3 20  | Maybe: take 1..3 20
        every-sg     | Maybe: grundy show every-sg
        """)
    void positionsThatAreRefusedComeWithOneThatIsRight(String question, String said) {
        var ran = Ran.command("solve", "", question);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(said);
    }

    @Test
    void aLetterThatNothingBoundsIsShownInItsPlace() {
        var ran = Ran.command("solve", "", "(n): (n-k) where abs(m-m) < 1", "10");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("line 1, column 22: the letter m has no upper limit");
    }

    @Test
    void aMoveThatLeavesThePositionAsItIsIsWarnedOf() {
        assertThat(Ran.command("solve", "", "(n): (n/2) | (n-1)", "100").out())
                .contains("In 0 a move can leave the position as it is", "where n > 0");
        assertThat(Ran.command("solve", "", "(n): (n/2) where n > 0 | (n-1)", "100")
                        .out())
                .doesNotContain("leave the position as it is");
    }

    @Test
    void wordsForOptionsAndAQuestionWithoutItsCommand() {
        assertThat(Ran.run("", "help").out()).isEqualTo(Ran.run("", "--help").out());
        assertThat(Ran.run("", "help", "solve").out())
                .isEqualTo(Ran.run("", "solve", "--help").out());
        assertThat(Ran.run("", "version").out())
                .isEqualTo(Ran.run("", "--version").out());
        assertThat(Ran.run("", "nim", "3", "5", "7").out())
                .isEqualTo(Ran.run("", "solve", "nim", "3", "5", "7").out());
        assertThat(Ran.run("", "--time", "5", "--json", "solve", "nim", "3")
                        .json()
                        .path("outcome")
                        .asString())
                .isEqualTo("N");
        assertThat(Ran.run("", "help", "sovle").err()).contains("Maybe: solve");
        assertThat(Ran.run("", "sovle", "nim", "3").status()).isEqualTo(Command.BAD_INPUT);
    }

    @ParameterizedTest
    @CsvSource({
        "solve prisoners-dilemma 3, grundy matrix prisoners-dilemma",
        "values centipede, grundy tree centipede",
        "play 囚徒困境 3, grundy matrix 囚徒困境",
        "prisoners-dilemma, grundy matrix prisoners-dilemma",
        "solve HDU1846, grundy judge HDU1846",
        "matrix nim, grundy solve nim",
        "tree kayles, grundy solve kayles"
    })
    void aNameOfAnotherCommandIsToldToWhich(String line, String right) {
        var ran = Ran.run("", line.split(" "));
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(right).doesNotContain("there is no");
    }
}
