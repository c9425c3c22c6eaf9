package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The guides are read on a screen: English lines of at most 120 columns, Chinese lines that end where a sentence or a
/// clause does (a line that breaks elsewhere shows a blank there), paragraphs of at most five lines, and an index that
/// names each guide under its kind.
class GuideLinesTest {
    private static final int COLUMNS = 120;
    private static final int PARAGRAPH = 5;
    private static final Path DOCS = SourceFiles.root().resolve("docs");
    private static final Pattern APART = Pattern.compile("\\s*(?:\\||#|!\\[|<).*");
    private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*]|\\d+\\.) .*");
    private static final Pattern LINK_TARGET = Pattern.compile("]\\([^)]*\\)");
    private static final Pattern UNBROKEN = Pattern.compile("`[^`]*`|\\[[^]]*]");

    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`");
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:\\s]+)(?:#[^)]*)?\\)");

    private static final String CHINESE = ".zh-CN.md";
    private static final Pattern CHINESE_END = Pattern.compile(".*[。：；？！）:;.)][`*”]*");

    static List<Path> guides() throws IOException {
        return guides(name -> !name.endsWith(CHINESE));
    }

    static List<Path> chineseGuides() throws IOException {
        var guides = new ArrayList<>(guides(name -> name.endsWith(CHINESE)));
        guides.add(SourceFiles.root().resolve("README" + CHINESE));
        return guides;
    }

    private static List<Path> guides(Predicate<String> named) throws IOException {
        try (var files = Files.list(DOCS)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> named.test(file.toString()))
                    .sorted()
                    .toList();
        }
    }

    /// @return the lines of prose, with an empty line wherever something else stands
    private static List<String> prose(Path guide) throws IOException {
        var lines = new ArrayList<String>();
        boolean isCode = false;
        for (var line : Files.readAllLines(guide)) {
            boolean isFence = line.strip().startsWith("```");
            if (isFence) isCode = !isCode;
            lines.add(isCode || isFence || APART.matcher(line).matches() ? "" : line);
        }
        return lines;
    }

    private static boolean isLong(String line) {
        var shown = LINK_TARGET.matcher(line).replaceAll("]");
        boolean canBeBroken = UNBROKEN.matcher(shown.strip()).replaceAll("_").contains(" ");
        return shown.length() > COLUMNS && canBeBroken;
    }

    private static List<String> longParagraphs(List<String> lines) {
        var faults = new ArrayList<String>();
        int together = 0;
        for (int at = 0; at < lines.size(); at++) {
            var line = lines.get(at);
            together = line.isBlank() ? 0 : ITEM.matcher(line).matches() ? 1 : together + 1;
            if (together == PARAGRAPH + 1) faults.add(at + 1 + ": a paragraph of more than five lines: " + line);
        }
        return faults;
    }

    @ParameterizedTest
    @MethodSource("guides")
    void aLineFitsTheScreenAndAParagraphTheEye(Path guide) throws IOException {
        var faults = longParagraphs(prose(guide));
        int number = 0;
        for (var line : prose(guide)) {
            number++;
            if (isLong(line)) faults.add(number + ": a line of " + line.length() + " columns: " + line);
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("chineseGuides")
    void aChineseLineEndsAtASentence(Path guide) throws IOException {
        var faults = longParagraphs(prose(guide));
        int number = 0;
        var before = "";
        for (var line : prose(guide)) {
            number++;
            boolean isNext = !line.isBlank() && !ITEM.matcher(line).matches();
            if (isNext && !before.isBlank() && !CHINESE_END.matcher(before).matches())
                faults.add((number - 1) + ": a line that ends within a sentence: " + before);
            before = line;
        }
        assertThat(faults).isEmpty();
    }

    /// A link to a file that is no guide is only a name on the site, which therefore cannot be dead there.
    @Test
    void everyLinkLeadsToAFile() throws IOException {
        var guides = new ArrayList<>(guides());
        guides.addAll(chineseGuides());
        for (var name : List.of("README.md", "CONTRIBUTING.md", "CONTRIBUTING.zh-CN.md", "CHANGELOG.md"))
            guides.add(SourceFiles.root().resolve(name));
        var dead = new ArrayList<String>();
        int links = 0;
        for (var guide : guides) {
            var text = CODE.matcher(Files.readString(guide)).replaceAll("");
            for (var link : LINK.matcher(text).results().toList()) {
                links++;
                if (!Files.exists(guide.resolveSibling(link.group(1)))) dead.add(guide + ": " + link.group(1));
            }
        }
        assertThat(dead).isEmpty();
        assertThat(links).isGreaterThan(200);
    }

    @Test
    void theIndexNamesEachGuideUnderItsKind() throws IOException {
        var index = Files.readString(DOCS.resolve("README.md"));
        assertThat(index.lines().filter(line -> line.startsWith("## ")))
                .containsExactly("## Tutorials", "## How-tos", "## Reference", "## Explanation");
        for (var guide : guides()) {
            var name = guide.getFileName().toString();
            if (!name.equals("README.md")) assertThat(index).contains("](" + name + ")");
        }
        var chinese = Files.readString(DOCS.resolve("README" + CHINESE));
        assertThat(chinese.lines().filter(line -> line.startsWith("## ")))
                .containsExactly("## 教程", "## 操作指南", "## 参考", "## 原理");
        for (var guide : chineseGuides()) {
            var name = guide.getFileName().toString();
            if (!name.startsWith("README")) assertThat(chinese).contains("](" + name + ")");
        }
        var howTos = index.split("## How-tos\n", 2)[1].split("\n## ", 2)[0];
        assertThat(howTos.split("]\\(how-to-", -1)).hasSizeGreaterThan(5);
    }
}
