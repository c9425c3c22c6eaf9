package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class LearnCommandTest {
    @BeforeEach
    void forget() {
        Ran.command("learn", "", "--afresh");
    }

    private static Ran learn(String typed, String... arguments) {
        return Ran.command("learn", typed, arguments);
    }

    @Test
    void listsTheCourse() {
        assertThat(learn("").out()).contains("20 lessons", " 4  Nim, and why XOR", "0/10");
        assertThat(learn("", "--json").json().get("lessons").size()).isEqualTo(20);
        assertThat(learn("", "--lang", "zh").out()).contains("威佐夫博弈与黄金比");
    }

    @Test
    void anAnswerIsCheckedAndWhatIsSolvedIsKept() {
        var exercises = learn("", "bash", "--json").json().get("exercises").asInt();
        var wrong = learn("\n".repeat(60) + "quit\n", "bash").out();
        assertThat(wrong).contains("Who wins take 1..6 35?", "Solved: 0 of " + exercises);
        var told = learn(lines(wrong, "Who wins take 1..6 35?") + "first\nhint\nshow\nsecond\n", "bash")
                .out();
        assertThat(told).contains("Every move has an answer", "There is no hint", "The second player wins", "Right.");
        assertThat(learn("").out()).contains("1/" + exercises);
    }

    /// @return as many empty lines as lead to the step in which something is said
    private static String lines(String out, String said) {
        var before = out.substring(0, out.indexOf(said));
        return "\n".repeat((int)
                before.lines().filter(line -> line.startsWith("[")).count());
    }

    @Test
    void aLessonGoesOnWhereItWasLeft() {
        assertThat(learn("\n\nquit\n", "nim").out()).contains("continues here");
        assertThat(learn("back\nquit\n", "4").out()).contains("this is step 3");
    }

    @Test
    void nothingIsSaidToBeKeptWhereNothingIsSolved() {
        assertThat(learn("", "nim").out()).contains("continues here").doesNotContain("kept");
        assertThat(learn("", "nim", "--lang", "zh").out()).contains("可从这里继续").doesNotContain("保存");
        var asked = learn("\n".repeat(60), "bash").out();
        assertThat(learn(lines(asked, "Who wins take 1..6 35?") + "second\n", "bash")
                        .out())
                .contains("What you solved is kept.");
    }

    @Test
    void aGameIsPlayedInTheMiddle() {
        var all = learn("\n".repeat(60), "won-and-lost").out();
        var played = learn(lines(all, "Play it:") + "play\n1\nquit\nquit\n", "won-and-lost")
                .out();
        assertThat(played).contains("You move first.", "Me: 9 -> 8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void aWholeLessonIsPrinted(String language) {
        var out = learn("", "wythoff", "--all", "--lang", language).out();
        assertThat(out).contains("165580140", language.equals("zh") ? "— 陷阱 —" : "— Traps —");
        assertThat(out.lines()).hasSizeGreaterThan(150);
    }

    @Test
    void aLessonThatIsNotThereIsRefused() {
        var ran = learn("", "wythof");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("Maybe: wythoff");
        assertThat(learn("", "xyz").err()).contains("won-and-lost");
    }

    @Test
    void aSheetIsWritten(@TempDir Path folder) throws Exception {
        var file = folder.resolve("sheet.tex");
        var ran = Ran.command(
                "exercise", "", "nim", "--count", "3", "--seed", "7", "--format", "latex", "--out", file.toString());
        assertThat(ran.status()).isZero();
        assertThat(Files.readString(file)).startsWith("\\documentclass").contains("\\item");
        var json = Ran.command("exercise", "", "kayles", "--count", "3", "--level", "2", "--json")
                .json();
        assertThat(json.get("exercises").size()).isEqualTo(3);
        assertThat(json.get("exercises").get(0).get("answer").asString()).isNotEmpty();
    }

    @Test
    void aSheetNeedsAGameAndSensibleNumbers() {
        assertThat(Ran.command("exercise", "").status()).isEqualTo(2);
        assertThat(Ran.command("exercise", "", "nim", "--count", "0").err()).contains("1 to 200");
        for (var rules : List.of("spawning 1-3", "spawning 2C", "strip: \".\" -> \"x\"; until \"xxx\""))
            assertThat(Ran.command("exercise", "", rules, "--count", "2").status())
                    .as(rules)
                    .isZero();
        assertThat(Ran.command("exercise", "", "nim", "--level", "4").err()).contains("--level");
        assertThat(Ran.command("exercise", "", "nmi").status()).isEqualTo(2);
    }
}
