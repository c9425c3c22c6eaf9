package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What others build on stays: what `docs/api/` says of an artifact is still there, as it was, and nobody who
/// implemented a type has to implement more. What came since need not be in the files: `-Dapi.record=true` writes it,
/// and forgets what went, which a release does, or a change that means to break something.
@Tag("slow")
class ApiTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Path MODULE = Path.of("..", "core", "src", "main", "java", "module-info.java");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(grundy-\\w+)` \\| `[\\w.]+` \\| (.*) \\|$");
    private static final Pattern PACKAGE = Pattern.compile("`(grundy[\\w.]+)`");
    private static final Pattern EXPORTED = Pattern.compile("(?m)^ *exports ([\\w.]+);");
    private static final String RECORD = "api.record";

    @Test
    void whatOthersBuildOnIsThereAsItWas() throws IOException {
        var broken = new ArrayList<String>();
        for (var artifact : artifacts().entrySet()) {
            var file = DOCS.resolve("api").resolve(artifact.getKey() + ".txt");
            var now = new ApiSurface(artifact.getValue()).lines();
            if (Boolean.getBoolean(RECORD)) Files.write(file, ApiSurface.folded(now));
            broken.addAll(broken(ApiSurface.unfolded(Files.readAllLines(file)), now));
        }
        assertThat(broken)
                .as("Others may have built on this (docs/api.md). If it must go, say so in CHANGELOG.md, and record"
                        + " what is left: mvn -q -Dquick -pl cli -am test -Dtest=ApiTest"
                        + " -Dtest.without=none -Dsurefire.failIfNoSpecifiedTests=false -D" + RECORD + "=true")
                .isEmpty();
    }

    @Test
    void whatGoesOrIsAskedForIsSeen() {
        var was = List.of(
                "a.Open public abstract interface Open<P>",
                "a.Open public abstract int size(P)",
                "a.Sealed public abstract sealed interface Sealed",
                "a.Sealed public abstract int size()");
        var now = List.of(
                "a.New public abstract interface New",
                "a.New public abstract int size()",
                "a.Open public abstract interface Open<P>",
                "a.Open public abstract int size(P)",
                "a.Open public abstract int more(P)",
                "a.Open public default int most()",
                "a.Sealed public abstract sealed interface Sealed",
                "a.Sealed public abstract long size()");
        assertThat(ApiSurface.unfolded(ApiSurface.folded(now))).isEqualTo(now);
        assertThat(broken(was, was)).isEmpty();
        assertThat(broken(was, now))
                .containsExactly(
                        "gone: a.Sealed public abstract int size()",
                        "asked of those who implement it: a.Open public abstract int more(P)");
    }

    /// @return what is missing of what was, and what implementers are newly asked for
    static List<String> broken(List<String> was, List<String> now) {
        var present = new HashSet<>(now);
        var before = new HashSet<>(was);
        var broken = was.stream()
                .filter(line -> !present.contains(line))
                .map(line -> "gone: " + line)
                .collect(Collectors.toCollection(ArrayList::new));
        var open =
                was.stream().filter(ApiSurface::isOpen).map(ApiSurface::typeOf).collect(Collectors.toSet());
        now.stream()
                .filter(line -> ApiSurface.isAsked(line) && open.contains(ApiSurface.typeOf(line)))
                .filter(line -> !before.contains(line))
                .map(line -> "asked of those who implement it: " + line)
                .forEach(broken::add);
        return broken;
    }

    /// What is shown to copy is what `samples/library` is built from.
    @Test
    void theReadmeShowsTheSample() throws IOException {
        var sample = Files.readString(Path.of("..", "samples/library/src/main/java/example/Halving.java"));
        var shown = "```java\n" + sample.substring(sample.indexOf("import ")) + "```";
        for (var guide : List.of("README.md", "README.zh-CN.md"))
            assertThat(Files.readString(Path.of("..", guide))).contains(shown);
    }

    /// What a program may call, it may also name the types of.
    @Test
    void itSpeaksOfNothingElseOfOurs() throws IOException {
        var all = artifacts().values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        var surface = new ApiSurface(all);
        assertThat(surface.unseen(surface.lines())).isEmpty();
    }

    /// @return packages by artifact, as `docs/api.md` says
    private static Map<String, Set<String>> artifacts() throws IOException {
        var artifacts = new TreeMap<String, Set<String>>();
        ROW.matcher(Files.readString(DOCS.resolve("api.md")))
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
