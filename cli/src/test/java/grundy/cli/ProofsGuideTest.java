package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The commands in docs/proofs.md, and those in Chinese elsewhere, print what stands there.
class ProofsGuideTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern BLOCK = Pattern.compile("```\n\\$ ./grundy ([^\n]*)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern SECONDS = Pattern.compile("\\d+\\.\\d+ (?=s\\b|秒)");

    static Stream<String[]> commands() throws IOException {
        var all = new ArrayList<String[]>();
        for (var file : new String[] {"proofs.md", "proofs.zh-CN.md", "../README.zh-CN.md"}) {
            var blocks = BLOCK.matcher(Files.readString(DOCS.resolve(file)));
            while (blocks.find()) all.add(new String[] {blocks.group(1), blocks.group(2)});
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theGuideShowsWhatTheCommandsPrint(String command, String output) {
        var words = WORD.matcher(command)
                .results()
                .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                .toArray(String[]::new);
        assertThat(withoutTimes(Ran.run("", words).out())).isEqualTo(withoutTimes(output));
    }

    private static String withoutTimes(String text) {
        return SECONDS.matcher(text).replaceAll("… ");
    }
}
