package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// README is short, and what it says to type can be typed. (What it shows is compared by {@link GuideSamplesTest}.)
@Tag("slow")
class ReadmeTest {
    private static final int MOST_LINES = 120;
    private static final Pattern COMMAND = Pattern.compile("`\\./grundy ([^`]+)`");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /// Commands that go on until they are ended, and one that starts another program.
    private static final List<String> OTHERS = List.of("serve", "learn", "duel");

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.zh-CN.md"})
    void eachRowRunsAsItStands(String readme) throws IOException {
        var lines = Files.readAllLines(SourceFiles.root().resolve(readme));
        assertThat(lines).hasSizeLessThan(MOST_LINES);
        var all = new SoftAssertions();
        int typed = 0;
        for (var line : lines) {
            assertThat(line).as("a bar in a table is typed as it is read").doesNotContain("\\|");
            boolean alone = line.startsWith("./grundy ");
            if (!alone && !line.startsWith("| `")) continue;
            var typeable = alone ? "`" + line.replaceFirst(" +#.*", "") + "`" : line;
            for (var command : COMMAND.matcher(typeable).results().toList()) {
                var words = words(command.group(1));
                if (OTHERS.contains(words.getFirst())) continue;
                typed++;
                var ran = Ran.run("", words.stream().map(ReadmeTest::placed).toArray(String[]::new));
                all.assertThat(ran.status())
                        .as(command.group(1) + "\n" + ran.err())
                        .isZero();
            }
        }
        all.assertAll();
        assertThat(typed).isGreaterThan(15);
    }

    @Test
    void theProgramRunsAndIsShown() throws IOException, InterruptedException {
        var program = SourceFiles.root().resolve("samples/First.java");
        var java = ProcessHandle.current().info().command().orElseThrow();
        var process = new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), program.toString())
                .redirectErrorStream(true)
                .start();
        var out = new ByteArrayOutputStream();
        process.getInputStream().transferTo(out);
        assertThat(process.waitFor()).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("N, value *2", "(5,8) -> [(5,3)]");
        for (var readme : List.of("README.md", "README.zh-CN.md"))
            assertThat(Files.readString(SourceFiles.root().resolve(readme)))
                    .contains("```java\n" + Files.readString(program) + "```");
    }

    private static List<String> words(String command) {
        var words = new ArrayList<String>();
        var matcher = WORD.matcher(command);
        while (matcher.find()) words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        return words;
    }

    private static String placed(String word) {
        return word.startsWith("samples/") ? SourceFiles.root().resolve(word).toString() : word;
    }
}
