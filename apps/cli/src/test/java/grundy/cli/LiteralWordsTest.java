package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Words behind `--` are what they say, and neither options nor their values nor commands.
class LiteralWordsTest {
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-- kyles 3",
                "-- --help",
                "help -- foo",
                "solve kayles -- --lang fr",
                "solve kayles -- --limit",
                "games -- --lang zh",
                "play -- kyles",
                "prove -- kyles",
                "check -- no-such-file",
                "--lang -- zh"
            })
    void areShownWithoutAMark(String line) {
        var ran = Ran.run("", line.split(" "));
        assertThat(ran.out() + ran.err()).doesNotContain("\\u{0}", "\u0000").isNotEmpty();
        assertThat(ran.status()).isBetween(0, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "--lang, solve kayles 3 --lang -- zh",
        "--time, solve kayles 10 --time -- 5",
        "--limit, solve kayles 10 --limit -- 5",
        "--svg, eval 1 --svg -- 1",
        "--to, values kayles --to -- 5"
    })
    void areNoValuesOfOptions(String option, String line) {
        var ran = Ran.run("", line.split(" "));
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains(option + " needs").doesNotContain("u{0}");
    }

    @Test
    void mayBeAQuestion() {
        assertThat(Ran.run("", "--", "nim", "3", "5").out())
                .isEqualTo(Ran.run("", "nim", "3", "5").out())
                .isNotEmpty();
    }
}
