package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a short command leaves alone so that it stays short: docs/decisions/0002-start-up.md.
class StartUpTest {
    /// Holds the tables of phrases, which take longer to read than most questions to answer.
    private static final String TABLES = "grundy.rules.words.PhraseTables$AllPhrases";

    /// @return what the virtual machine says of classes that it initializes, and what the program prints
    private static String run(List<String> words) throws IOException {
        var line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+init=info",
                "-cp",
                System.getProperty("java.class.path"),
                "grundy.cli.Main"));
        line.addAll(words);
        var process = new ProcessBuilder(line).redirectErrorStream(true).start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Tag("slow")
    @Test
    void aLineOfTheLanguageReadsNoTablesOfPhrases() throws IOException {
        assertThat(run(List.of("solve", "nim", "3", "5", "7")))
                .contains("first player wins")
                .contains("grundy.rules.language.RuleLanguage")
                .doesNotContain(TABLES);
    }

    @Tag("slow")
    @Test
    void aSentenceReadsThem() throws IOException {
        assertThat(run(List.of("solve", "27 stones, take 1 to 3")))
                .contains("take 1..3 at 27")
                .contains(TABLES);
    }
}
