package grundy.plan;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The root has few folders, README says what each holds, and the places that the guides name are there.
class HallTest {
    private static final int MOST_FOLDERS = 12;
    private static final Pattern FOLDER = Pattern.compile("(?m)^([a-z]+)/ {2,}\\S");
    private static final Pattern PLACE =
            Pattern.compile("[`(](?:\\.\\./)?((?:modules|apps|games|proofs|samples|bench|build)/[\\w./-]+)(?=[`)])");

    private static final Pattern MADE = Pattern.compile("/target/|/one-or-four\\.game|/(GROUP|NAME)\\b");

    private static final Pattern JAVA_FOLDER = Pattern.compile("/src/(?:main|test)/java/(grundy/.*)/[^/]+$");
    private static final Pattern PACKAGE = Pattern.compile("`(grundy(?:\\.[a-z]\\w*)+)`");

    /// Files, properties, an address, and the module of the core.
    private static final Pattern NO_PACKAGE =
            Pattern.compile("grundy\\.(?:bat|jar|cdx\\.json|core|example|page|turn|version)");

    /// Two words at least: one alone may be anything.
    private static final Pattern TYPE = Pattern.compile("`([A-Z][a-z]+[A-Z]\\w*)(?!\\.v`)(?:[.#][^`]*)?`");

    private static final Pattern NESTED = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");
    private static final Set<String> FOREIGN =
            Set.of("IsAllSmall", "OutcomeClass", "PretenureSizeThreshold", "ReducedCanonicalForm");

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.zh-CN.md"})
    void readmeNamesEachFolder(String readme) throws IOException {
        var folders = SourceFiles.all(".java", ".md", ".game", ".v").stream()
                .map(SourceFiles.root()::relativize)
                .filter(file -> file.getNameCount() > 1)
                .map(file -> file.getName(0).toString())
                .collect(toCollection(TreeSet::new));
        assertThat(folders).hasSizeLessThanOrEqualTo(MOST_FOLDERS);
        assertThat(FOLDER.matcher(Files.readString(SourceFiles.root().resolve(readme)))
                        .results()
                        .map(folder -> folder.group(1)))
                .containsExactlyInAnyOrderElementsOf(folders);
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/README.md", "docs/README.zh-CN.md", "docs/decisions/README.md"})
    void indexNamesEachFileBesideIt(String index) throws IOException {
        var text = Files.readString(SourceFiles.root().resolve(index));
        var missing = new TreeSet<String>();
        var folder = SourceFiles.root().resolve(index).resolveSibling("");
        try (var files = Files.newDirectoryStream(folder, "*.md")) {
            for (var file : files) {
                var name = file.getFileName().toString();
                var other = name.replace(".md", ".zh-CN.md");
                if (!name.startsWith("README")
                        && !text.contains("](" + name + ")")
                        && !text.contains("](" + other + ")")
                        && !name.contains(".zh-CN")) missing.add(name);
            }
        }
        assertThat(missing).isEmpty();
    }

    /// But the one that the reader is told to make, and those where a word in capitals stands for a name.
    @Test
    void placesThatGuidesNameAreThere() throws IOException {
        var missing = new TreeSet<String>();
        int named = 0;
        for (var folder : List.of("", "docs", "docs/decisions", "bench"))
            try (var files = Files.list(SourceFiles.root().resolve(folder))) {
                for (var guide : files.filter(file -> file.toString().endsWith(".md"))
                        .filter(file -> !file.endsWith("CHANGELOG.md"))
                        .toList())
                    for (var place :
                            PLACE.matcher(Files.readString(guide)).results().toList()) {
                        named++;
                        var path = place.group(1);
                        if (!MADE.matcher(path).find()
                                && Files.notExists(SourceFiles.root().resolve(path)))
                            missing.add(guide.getFileName() + ": " + path);
                    }
            }
        assertThat(named).isGreaterThan(50);
        assertThat(missing).isEmpty();
    }

    /// In comments and in guides; decisions name what there once was.
    @Test
    void packagesThatCommentsAndGuidesNameAreThere() throws IOException {
        var packages = new TreeSet<String>();
        for (var file : SourceFiles.all(".java")) {
            var source = JAVA_FOLDER.matcher(file.toString().replace('\\', '/'));
            if (!source.find()) continue;
            var parts = source.group(1).split("/");
            for (int length = 1; length <= parts.length; length++)
                packages.add(Stream.of(parts).limit(length).collect(joining(".")));
        }
        var missing = new TreeSet<String>();
        int named = 0;
        for (var file : SourceFiles.all(".java", ".md")) {
            var path = SourceFiles.root().relativize(file).toString().replace('\\', '/');
            if (path.matches("CHANGELOG.md|docs/decisions/.*")) continue;
            boolean isSource = path.endsWith(".java");
            for (var line : Files.readAllLines(file)) {
                if (isSource && !line.strip().startsWith("//")) continue;
                for (var name : PACKAGE.matcher(line).results().toList()) {
                    named++;
                    if (!packages.contains(name.group(1))
                            && !NO_PACKAGE.matcher(name.group(1)).matches()) missing.add(path + ": " + name.group(1));
                }
            }
        }
        assertThat(named).isGreaterThan(50);
        assertThat(missing).isEmpty();
    }

    /// Those of other programs and of Java apart, and the files of Rocq.
    @Test
    void typesThatGuidesNameAreThere() throws IOException {
        var types = new TreeSet<String>();
        for (var file : SourceFiles.all(".java", ".svelte")) {
            types.add(String.valueOf(file.getFileName()).replaceAll("\\..*", ""));
            if (file.toString().endsWith(".java"))
                NESTED.matcher(Files.readString(file)).results().forEach(nested -> types.add(nested.group(1)));
        }
        var missing = new TreeSet<String>();
        int named = 0;
        for (var folder : List.of("", "docs", "bench"))
            try (var files = Files.newDirectoryStream(SourceFiles.root().resolve(folder), "*.md")) {
                for (var guide : files) {
                    if (guide.endsWith("CHANGELOG.md")) continue;
                    for (var name :
                            TYPE.matcher(Files.readString(guide)).results().toList()) {
                        named++;
                        if (!types.contains(name.group(1)) && !FOREIGN.contains(name.group(1)))
                            missing.add(guide.getFileName() + ": " + name.group(1));
                    }
                }
            }
        assertThat(named).isGreaterThan(300);
        assertThat(missing).isEmpty();
    }
}
