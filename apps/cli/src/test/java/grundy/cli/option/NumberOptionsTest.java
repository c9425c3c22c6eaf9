package grundy.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers and times in options.
class NumberOptionsTest {
    private static Ran solve(String... words) {
        return Ran.command("solve", "", words);
    }

    @ParameterizedTest
    @CsvSource({
        "--time,90",
        "--time,90s",
        "--time,1m",
        "--time,2h",
        "--time,2 min",
        "--time,1小时",
        "--time,10^3",
        "--limit,10^9"
    })
    void timesHaveUnitsAndNumbersMayBePowers(String option, String text) {
        assertThat(solve("nim", "3", "5", option, text).status()).isZero();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--time; soon; 2; whole number",
                "--time; 1.5; 2; 90s, 5m or 2h",
                "--time; -3; 2; found",
                "--time; 1d; 2; found \"1d\"",
                "--limit; x; 2; integer",
                "--limit; 10^30; 2; at most 9223372036854775807",
                "--limit; 10^16; 3; one bit each"
            })
    void whatIsNoneIsSaidInWordsOfTheOption(String option, String text, int status, String said) {
        var ran = solve("nim", "3", "5", option, text);
        assertThat(ran.status()).isEqualTo(status);
        assertThat(ran.err()).contains(option, said);
    }

    /// @param line a command that ends in an option
    /// @param least that the option takes
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "solve nim 3 --limit; 1",
                "values nim --limit; 1",
                "matrix 1,2 --limit; 1",
                "play nim 3 --limit; 1",
                "solve nim 3 --moves; 0",
                "values nim --to; 0",
                "prove nim --heaps; 1",
                "prove nim --states; 1",
                "quotient 0.77 --to; 1",
                "exercise nim --count; 1",
                "exercise nim --seed; 0",
                "survey octal --digits 1 --to; 1",
                "serve x --port; 0"
            })
    void whatIsAllowedIsWhatTheMessageSays(String line, long least) {
        for (var value : List.of("-1", "x", "10^40", String.valueOf(least - 1))) {
            var words = Stream.concat(Stream.of(line.split(" ")), Stream.of(value));
            var ran = Ran.run("", words.toArray(String[]::new));
            assertThat(ran.status()).as(line + " " + value).isEqualTo(2);
            if (line.startsWith("serve")) continue;
            assertThat(ran.err())
                    .as(line + " " + value)
                    .containsAnyOf(">= " + least + " ", "from " + least + " to ", "at most 9223372036854775807");
        }
    }

    @Tag("slow")
    @Test
    void aFileLargerThanTheDiskIsNotBegun(@TempDir Path folder) {
        var file = folder.resolve("values");
        var disk = Ran.command("values", "", "take {1,2}", "--to", "10^15", "--out", file.toString());
        assertThat(disk.status()).isEqualTo(3);
        assertThat(disk.err()).contains("MB left");
        assertThat(Files.exists(file)).isFalse();
        var far = Ran.command("values", "", "take {1,2}", "--to", "10^18", "--out", file.toString());
        assertThat(far.status()).isEqualTo(2);
        assertThat(far.err()).contains("files hold heaps up to");
    }
}
