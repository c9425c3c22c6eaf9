package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `judge` and `duel` from the command line.
class JudgeCommandTest {
    @Test
    void answersInTheJudgesOwnFormat() {
        var ran = Ran.run("2\n23 2\n4 3\n", "judge", "HDU", "1846");
        assertThat(ran.out()).isEqualTo("first\nsecond\n");
        assertThat(ran.status()).isZero();
        assertThat(Ran.run("5 3\n", "judge", "POJ1067", "--json")
                        .json()
                        .get("output")
                        .asString())
                .isEqualTo("0\n");
    }

    @Test
    void brokenInputEndsWithStatusTwoBehindWhatWasAnswered() {
        var ran = Ran.run("2\n23 2\nx 3\n", "judge", "HDU1846");
        assertThat(ran.out()).isEqualTo("first");
        assertThat(ran.err()).contains("line 3, column 1");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(Ran.run("", "judge", "HDU9999").status()).isEqualTo(2);
        assertThat(Ran.run("", "judge").status()).isEqualTo(2);
    }

    @Test
    void listsAndExplainsInBothLanguages() {
        assertThat(Ran.run("", "judge", "--list", "wythoff").out())
                .contains("POJ1067")
                .contains("0..1000000000");
        assertThat(Ran.run("", "judge", "--list", "--json").json().size()).isGreaterThanOrEqualTo(92);
        assertThat(Ran.run("", "judge", "POJ1067", "--explain").out()).contains("165580140");
        assertThat(Ran.run("", "judge", "POJ1067", "--explain", "--lang", "zh").out())
                .contains("威佐夫")
                .contains("陷阱");
    }

    @Test
    void aProblemOfOnesOwnIsAFile(@TempDir Path folder) throws Exception {
        var file = Files.writeString(folder.resolve("my.problem"), """
                problem   my
                input     T, T times { n }
                rules     take {1,3,4}
                position  $n
                win       Yes $n
                lose      No
                """);
        assertThat(Ran.run("3\n2\n3\n7\n", "judge", file.toString()).out()).isEqualTo("No\nYes 3\nNo\n");
        Files.writeString(file, "problem my\ninput T times n\nrules nim\nposition $n\n");
        var ran = Ran.run("1\n", "judge", file.toString());
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("line 2").contains("^");
    }

    @Test
    void duelsRefuseWhatCannotBeRun() {
        assertThat(Ran.run("", "duel", "HDU1846").status()).isEqualTo(2);
        assertThat(Ran.run("", "duel", "HDU1846", "--", "./no-such-program").status())
                .isEqualTo(2);
        assertThat(Ran.run("", "duel", "--rules", "tke 3", "--", "true").status())
                .isEqualTo(2);
        assertThat(Ran.run("", "duel", "--", "true").status()).isEqualTo(2);
    }

    @Test
    void aDuelOfOnesOwnRulesTellsOfTheDifference() {
        var ran = Ran.run("", "duel", "--rules", "take 1..3", "--cases", "20", "--json", "--", "cat");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.json().get("result").asString()).isEqualTo("WA");
        assertThat(ran.json().get("expected").asString()).isEqualTo("second\n");
        assertThat(ran.json().get("input").asString()).isEqualTo("0\n");
    }
}
