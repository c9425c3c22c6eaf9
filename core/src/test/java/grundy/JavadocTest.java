package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The compiler checks what stands in the comments (`-Xdoclint`), but not, type by type, that there is one.
class JavadocTest {
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Pattern PUBLIC_TYPE = Pattern.compile("public .*\\b(class|interface|record|enum)\\b.*");

    @Test
    void everyPublicTypeSaysWhatItIs() throws IOException {
        var types = new ArrayList<String>();
        var silent = new ArrayList<String>();
        try (var files = Files.walk(SOURCES)) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                var lines = Files.readAllLines(file);
                int declared = declaration(lines);
                if (declared < 0) continue;
                types.add(file.toString());
                if (!lines.get(lastBefore(lines, declared)).startsWith("///")) silent.add(file.toString());
            }
        }
        assertThat(types).hasSizeGreaterThan(100);
        assertThat(silent).isEmpty();
    }

    private static int declaration(List<String> lines) {
        for (int line = 0; line < lines.size(); line++)
            if (PUBLIC_TYPE.matcher(lines.get(line)).matches()) return line;
        return -1;
    }

    /// The line before the declaration and its annotations.
    private static int lastBefore(List<String> lines, int declared) {
        int line = declared - 1;
        while (lines.get(line).startsWith("@")) line--;
        return line;
    }
}
