package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The commands in docs/json.md print the documents that stand there, and every member is named in the text before.
class JsonGuideTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Path DOCS = SourceFiles.root().resolve("docs");
    private static final Pattern BLOCK =
            Pattern.compile("```\n\\$ (?:printf '([^']*)' \\| )?\\./grundy ([^\n]*)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    record Example(String text, String input, String command, String document) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Example> examples() throws IOException {
        var all = new ArrayList<Example>();
        for (var file : new String[] {"json.md", "json.zh-CN.md"}) {
            var text = Files.readString(DOCS.resolve(file));
            var blocks = BLOCK.matcher(text);
            while (blocks.find()) {
                var input = blocks.group(1) == null ? "" : blocks.group(1).replace("\\n", "\n");
                all.add(new Example(text.substring(0, blocks.start()), input, blocks.group(2), blocks.group(3)));
            }
        }
        assertThat(all).hasSizeGreaterThan(10);
        return all.stream();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("examples")
    void theGuideShowsWhatTheCommandsPrint(Example example) {
        var words = WORD.matcher(example.command)
                .results()
                .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                .toArray(String[]::new);
        var printed = JSON.readTree(Ran.run(example.input, words).out());
        assertSame(printed, JSON.readTree(example.document));
        for (var member : printed.propertyNames()) assertThat(example.text).contains("`" + member + "`");
    }

    /// Where the guide has an ellipsis there is some text.
    private static void assertSame(JsonNode printed, JsonNode shown) {
        if (shown.isString() && shown.asString().equals("…")) {
            assertThat(printed.asString()).isNotBlank();
        } else if (shown.isObject()) {
            assertThat(printed.propertyNames()).containsExactlyElementsOf(shown.propertyNames());
            for (var member : shown.propertyNames()) assertSame(printed.get(member), shown.get(member));
        } else if (shown.isArray()) {
            assertThat(printed).hasSize(shown.size());
            for (int i = 0; i < shown.size(); i++) assertSame(printed.get(i), shown.get(i));
        } else {
            assertThat(printed).isEqualTo(shown);
        }
    }
}
