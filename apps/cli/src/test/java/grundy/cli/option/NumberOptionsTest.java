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
import org.junit.jupiter.params.provider.ValueSource;

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

    /// Every option that takes a number, at what lies at the ends of the types that may hold it.
    ///
    /// @param line with `@` for the value
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "judge HDU1846 --sample --seed @ --cases 2",
                "judge HDU1846 --sample --cases @",
                "duel HDU1846 --cases @ -- false",
                "duel HDU1846 --cases 2 --seed @ -- false",
                "duel HDU1846 --cases 2 --memory @ -- false",
                "duel HDU1846 --cases 2 --time @ -- false",
                "duel --rules nim --cases 2 --heaps @ -- false",
                "duel --rules nim --cases 2 --to @ -- false",
                "play nim 3 --think @",
                "play nim 3 --first @",
                "pattern 0,1,2,0,1,2 --first @",
                "survey octal --to 5 --digits @",
                "survey hex --to 5 --digits @",
                "survey misere-octal --to 5 --digits @",
                "survey subtraction --to 5 --within @",
                "survey partizan-takes --to 5 --within @"
            })
    void aNumberAtTheEndOfATypeIsTakenOrRefusedInOneMessage(String line) {
        for (var value : List.of("0", "-1", "2^31", "2147483648", "2^63", "10^30", "x", "")) {
            var words = Stream.of(line.split(" ")).map(word -> word.equals("@") ? value : word);
            var ran = Ran.run("", words.toArray(String[]::new));
            var said = line + " <" + value + ">: " + ran.status() + " " + ran.err();
            assertThat(ran.status()).as(said).isBetween(0, 3);
            assertThat(ran.err() + ran.out()).as(said).doesNotContain("Exception", "internal error", "Error)");
            if (!List.of("-1", "x", "").contains(value)) continue;
            assertThat(ran.status()).as(said).isEqualTo(2);
            assertThat(ran.err()).as(said).contains(line.replaceAll(".*(--[a-z]+) @.*", "$1"));
            assertThat(ran.err().lines().count()).as(said).isLessThan(8);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"judge HDU1846 --sample --cases @", "duel HDU1846 --cases @ -- false"})
    void casesAreANumber(String line) {
        for (var value : List.of("-1", "x", "")) {
            var words = Stream.of(line.split(" ")).map(word -> word.equals("@") ? value : word);
            var ran = Ran.run("", words.toArray(String[]::new));
            assertThat(ran.status()).as(value).isEqualTo(2);
            assertThat(ran.err()).as(value).contains("--cases");
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
        assertThat(far.err()).contains("Files hold heaps up to");
    }
}
