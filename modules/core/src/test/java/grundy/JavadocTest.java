package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The compiler checks what stands in the comments (`-Xdoclint`), but not, type by type, that there is one.
class JavadocTest {
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Pattern PUBLIC_TYPE = Pattern.compile("public .*\\b(class|interface|record|enum)\\b.*");

    private static final double SHARE = 0.95;
    private static final Pattern TYPE = Pattern.compile("( *)(?:[a-z-]+ )*(class|interface|record|enum) \\p{Lu}\\w*.*");

    /// The first line of a method or constructor that others may call: `public`, or in an interface.
    private static final Pattern METHOD = Pattern.compile(
            "( +)(?:(?:public|default|static|abstract|final) |<[^>]*> )*[\\w.<>\\[\\], ?&@]*\\b\\w+\\(.*");

    private static final Pattern NO_METHOD = Pattern.compile(
            "[^(]*(=|\\b(return|new|throw|else|case|if|for|while|switch|yield|assert|record|private|do|try)\\b).*");

    /// Methods that override others have their comment there. Records' components are told at the record.
    @Tag("slow")
    @Test
    void publicMethodsSayWhatGoesInAndOut() throws IOException {
        var told = new TreeMap<Path, Integer>();
        var all = new TreeMap<Path, Integer>();
        for (var file : SourceFiles.below(SOURCES, ".java"))
            for (var method : methods(Files.readAllLines(file))) {
                var folder = SOURCES.relativize(file.getParent());
                all.merge(folder, 1, Integer::sum);
                if (method) told.merge(folder, 1, Integer::sum);
            }
        int methods = all.values().stream().mapToInt(Integer::intValue).sum();
        int silent =
                methods - told.values().stream().mapToInt(Integer::intValue).sum();
        var worst = all.keySet().stream()
                .sorted(Comparator.comparing(folder -> told.getOrDefault(folder, 0) - all.get(folder)))
                .limit(5)
                .map(folder -> "%s %d of %d".formatted(folder, told.getOrDefault(folder, 0), all.get(folder)))
                .toList();
        assertThat(methods).isGreaterThan(700);
        assertThat(silent)
                .as(
                        "of %d public methods without a comment, at most %.0f%% may be; most are in %s",
                        methods, 100 - 100 * SHARE, worst)
                .isLessThanOrEqualTo((int) (methods * (1 - SHARE)));
    }

    /// @return for each method of a file that others may call whether it has a comment
    private static List<Boolean> methods(List<String> lines) {
        var found = new ArrayList<Boolean>();
        // The types that a line stands in, by their depth: whether all of them are public, and the last an interface.
        var open = new ArrayList<Boolean>();
        var faces = new ArrayList<Boolean>();
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            var type = TYPE.matcher(line);
            if (type.matches() && type.group(1).length() % 4 == 0) {
                int depth = type.group(1).length() / 4;
                if (depth > open.size()) continue;
                while (open.size() > depth) {
                    open.removeLast();
                    faces.removeLast();
                }
                boolean inFace = depth > 0 && faces.getLast() && !line.contains("private ");
                open.add((depth == 0 || open.getLast()) && (line.contains("public ") || inFace));
                faces.add(type.group(2).equals("interface"));
                continue;
            }
            var method = METHOD.matcher(line);
            if (!method.matches()
                    || NO_METHOD.matcher(line).matches()
                    || line.strip().startsWith("//")) continue;
            int depth = method.group(1).length() / 4;
            if (method.group(1).length() % 4 != 0 || depth > open.size() || !open.get(depth - 1)) continue;
            if (!line.contains("public ") && !faces.get(depth - 1)) continue;
            int before = i - 1;
            boolean overrides = false;
            for (; lines.get(before).strip().startsWith("@"); before--)
                overrides |= lines.get(before).contains("@Override");
            if (!overrides) found.add(lines.get(before).strip().startsWith("///"));
        }
        return found;
    }

    @Test
    void everyPublicTypeSaysWhatItIs() throws IOException {
        var types = new ArrayList<String>();
        var silent = new ArrayList<String>();
        for (var file : SourceFiles.below(SOURCES, ".java")) {
            var lines = Files.readAllLines(file);
            int declared = declaration(lines);
            if (declared < 0) continue;
            types.add(file.toString());
            if (!lines.get(lastBefore(lines, declared)).startsWith("///")) silent.add(file.toString());
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
