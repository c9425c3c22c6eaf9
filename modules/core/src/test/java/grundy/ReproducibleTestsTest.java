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

/// No test of the house draws what nobody can draw again, or depends on what other tests do at the same time.
class ReproducibleTestsTest {
    /// Generators without a seed, and seeds that the clock tells.
    private static final Pattern UNSEEDED = Pattern.compile(
            "new (Splittable|Secure)?Random\\(\\s*\\)|ThreadLocalRandom|Math\\.random\\(|(?i:random\\w*|seed)\\b[^;\\n]{0,60}"
                    + "\\b(nanoTime|currentTimeMillis)\\(|Collections\\.shuffle\\([^,()]*\\)");

    private static final Pattern TEST = Pattern.compile("@(Test|ParameterizedTest|RepeatedTest|TestFactory)\\b");
    private static final Pattern SHARE = Pattern.compile("\\bCaseCount\\.(of|some|random|seed)\\(");

    private record Source(Path file, String text) {}

    private static List<Source> tests(Predicate<String> wanted) throws IOException {
        var sources = SourceFiles.all(".java").stream()
                .filter(file -> file.toString().contains("/src/test/")
                        || file.toString().contains("/testkit/src/"))
                .filter(file -> !file.endsWith("ReproducibleTestsTest.java"))
                .toList();
        assertThat(sources).hasSizeGreaterThan(300);
        var found = new ArrayList<Source>();
        for (var file : sources) {
            var text = Files.readString(file);
            if (wanted.test(text)) found.add(new Source(SourceFiles.root().relativize(file), text));
        }
        return found;
    }

    @Test
    void everyGeneratorHasASeed() throws IOException {
        assertThat(tests(text -> UNSEEDED.matcher(text).find()))
                .extracting(Source::file)
                .isEmpty();
    }

    @Test
    void whatCannotBeDrawnAgainIsFound() {
        assertThat(List.of(
                        "new Random()",
                        "new SplittableRandom()",
                        "ThreadLocalRandom.current()",
                        "long seed = System.nanoTime();",
                        "new Random(System.nanoTime())",
                        "Collections.shuffle(all);"))
                .allMatch(text -> UNSEEDED.matcher(text).find());
        assertThat(List.of("new Random(7)", "CaseCount.random(SEED)", "Collections.shuffle(all, random)"))
                .noneMatch(text -> UNSEEDED.matcher(text).find());
    }

    /// What a build fills comes and goes meanwhile: sources are found by `SourceFiles`, which does not enter it.
    @Test
    void whatWalksFoldersWalksThoseOfItsOwn() throws IOException {
        assertThat(tests(text -> text.contains("Files.walk(") || text.contains("Files.find(")))
                .extracting(source -> String.valueOf(source.file().getFileName()))
                .containsExactlyInAnyOrder(
                        "BuiltSite.java",
                        "EmptyDataFolder.java",
                        "FullDiskRuns.java",
                        "FuzzTest.java",
                        "GuideSamplesTest.java",
                        "StoredJobsTest.java",
                        "Page.java");
    }

    /// A property that the turns leave out would draw the same eighth for ever.
    @Test
    void whatDrawsAShareRunsInEveryTurn() throws IOException {
        assertThat(tests(
                        text -> SHARE.matcher(text).find() && TEST.matcher(text).find()))
                .isNotEmpty()
                .allSatisfy(source ->
                        assertThat(source.text()).as(source.file().toString()).containsAnyOf("@EveryTurn", "@Drawn"));
    }
}
