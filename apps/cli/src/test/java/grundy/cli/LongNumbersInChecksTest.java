package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whatever a certificate is about, no reader of its check has to scroll past a number of thousands of digits.
class LongNumbersInChecksTest {
    private static final int LONGEST_LINE = 300;

    @TempDir
    Path folder;

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"eval, *(3^9000) + 1", "eval, *(3^9000)", "solve, take 1..3 7^7000"})
    void numbersAreShortenedInTheText(String command, String question) throws IOException {
        var file = folder.resolve("certificate.json");
        assertThat(Ran.run("", command, question, "--certificate", file.toString())
                        .status())
                .isZero();
        isBrief(file);
        var forged = Files.readString(file).replaceAll("[0-9]([0-9]{3000})", "7$1");
        isBrief(Files.writeString(folder.resolve("forged.json"), forged));
    }

    private static void isBrief(Path file) {
        for (var language : new String[] {"en", "zh"}) {
            var run = Ran.run("", "check", file.toString(), "--lang", language);
            assertThat(run.out()).isNotEmpty();
            assertThat((run.out() + run.err()).lines()).allMatch(line -> line.length() < LONGEST_LINE);
        }
    }
}
