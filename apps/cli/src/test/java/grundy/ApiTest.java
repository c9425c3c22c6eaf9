package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.Recording;
import grundy.testkit.SourceFiles;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What others build on stays: programs that were made with the jars in `build/release/api` run with what is built
/// now, and compile. These jars are recorded anew ({@link Recording#API}) by a release, or by a change that means to
/// break something.
@Tag("slow")
class ApiTest {
    private static final Path RECORDED = SourceFiles.root().resolve("build/release/api");
    private static final Path DOCS = SourceFiles.root().resolve("docs/api.md");
    private static final Path MODULE = SourceFiles.root().resolve("modules/core/src/main/java/module-info.java");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(grundy-\\w+)` \\| `[\\w.]+` \\| (.*) \\|$");
    private static final Pattern PACKAGE = Pattern.compile("`(grundy[\\w.]+)`");
    private static final Pattern EXPORTED = Pattern.compile("(?m)^ *exports ([\\w.]+);");

    @Tag("recorded-api")
    @Test
    void whatOthersBuildOnIsThereAsItWas() throws IOException {
        var was = new ArrayList<byte[]>();
        var is = new ArrayList<byte[]>();
        for (var artifact : artifacts().entrySet()) {
            var file = RECORDED.resolve(artifact.getKey() + ".jar");
            is.add(new ApiJar(places(), artifact.getValue()).bytes());
            if (Recording.API.isOn()) Files.write(file, is.getLast());
            was.add(Files.readAllBytes(file));
        }
        assertThat(ApiBreaks.of(was, is))
                .as(
                        "Others may have built on this (docs/api.md). If it must go, say so in CHANGELOG.md. %s",
                        Recording.API)
                .isEmpty();
    }

    /// What a program may call, it may also name the types of.
    @Test
    void itSpeaksOfNothingElseOfOurs() throws IOException {
        var all = artifacts().values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        assertThat(new ApiJar(places(), all).unseen("grundy")).isEmpty();
    }

    /// What is shown to copy is what `samples/library` is built from.
    @Test
    void theGuideShowsTheSample() throws IOException {
        var sample = Files.readString(SourceFiles.root().resolve("samples/library/src/main/java/example/Halving.java"));
        var shown = "```java\n" + sample.substring(sample.indexOf("import ")) + "```";
        for (var guide : List.of("docs/api.md", "docs/api.zh-CN.md"))
            assertThat(Files.readString(SourceFiles.root().resolve(guide))).contains(shown);
    }

    /// @return where classes of ours are: folders, or jars where all is packed
    private static List<Path> places() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .filter(place -> Files.isDirectory(place)
                        || place.getFileName().toString().startsWith("grundy-"))
                .toList();
    }

    /// @return packages by artifact, as `docs/api.md` says
    private static Map<String, Set<String>> artifacts() throws IOException {
        var artifacts = new TreeMap<String, Set<String>>();
        ROW.matcher(Files.readString(DOCS))
                .results()
                .forEach(row -> artifacts.put(row.group(1), found(PACKAGE, row.group(2))));
        artifacts.put("grundy-core", found(EXPORTED, Files.readString(MODULE)));
        return artifacts;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
