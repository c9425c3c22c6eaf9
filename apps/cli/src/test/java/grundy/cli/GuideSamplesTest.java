package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.BoxOnDisk;
import grundy.store.DataFolder;
import grundy.testkit.DrawnCases;
import grundy.testkit.SourceFiles;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What README and the guides show of a command is what it prints. (What `--json` prints is compared by
/// {@link JsonGuideTest}, member by member.)
///
/// A line `$ …` of a block is a command for the shell, the lines below are all that it prints. The commands of a guide
/// run one after the other in a folder of their own, whose files they may name. `$ cat FILE` shows a file: where it is
/// not there yet, it is written as it is shown. `$ ./grundy serve` is ended as soon as it has printed what is shown.
class GuideSamplesTest {
    private static final Path HOME = SourceFiles.root();
    private static final String JSON = "json";

    /// A shell that reads a line as the user's does: its `grundy` writes down what it was given.
    private static final String RECORDER = """
            #!/bin/sh
            case $1 in
                package) shift && exec '%1$s/build/release/package.sh' "$@" ;;
                site) shift && exec '%1$s/build/site/build.sh' "$@" ;;
            esac
            for word; do printf '%%s\\0' "$word"; done >.words
            cat >.input
            """.formatted(HOME);

    /// A name of a file, which is looked for in the folder of the process.
    private static final Pattern FILE = Pattern.compile("(?:^|[@/= ])[A-Za-z]\\w*\\.[a-z]{2,}\\b");

    /// What goes on, and what keeps something among the user's data.
    private static final List<String> OF_A_PROCESS = List.of("serve", "learn");

    private static final Map<String, List<String>> WITHIN = Map.of("survey", List.of(BoxOnDisk.WORD));
    private static final List<String> OF_THE_LAUNCHER = List.of("package", "site");
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    private Path folder;

    static List<Path> guides() throws IOException {
        try (var docs = Files.list(HOME.resolve("docs"));
                var here = Files.list(HOME)) {
            return Stream.concat(docs, here)
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.getFileName().toString().startsWith(JSON + "."))
                    .sorted()
                    .toList();
        }
    }

    private static List<GuideSample> samples(Path guide) throws IOException {
        return GuideSample.of(Files.readString(guide));
    }

    /// Theorems and quotients are kept for later questions: what a guide's commands keep is no other test's, nor
    /// the other way round.
    @BeforeEach
    @AfterEach
    void nothingIsKept() throws IOException {
        var data = DataFolder.ofUser();
        assertThat(data).startsWithRaw(HOME);
        if (Files.notExists(data)) return;
        try (var files = Files.walk(data)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    @Tag("slow")
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @MethodSource("guides")
    void theGuideShowsWhatTheCommandsPrint(Path guide) throws IOException, InterruptedException {
        var grundy = Files.writeString(folder.resolve("grundy"), RECORDER);
        Files.setPosixFilePermissions(grundy, PosixFilePermissions.fromString("rwxr-xr-x"));
        var all = new SoftAssertions();
        for (var sample : samples(guide)) {
            var printed = printed(sample);
            all.assertThat(sample.isPrinted(printed))
                    .as(
                            "%s: %s%nshows%n%s%nbut it prints%n%s",
                            guide.getFileName(), sample.command(), String.join("\n", sample.shown()), printed)
                    .isTrue();
        }
        all.assertAll();
    }

    private String printed(GuideSample sample) throws IOException, InterruptedException {
        if (sample.command().startsWith("cat ")) {
            var file = folder.resolve(sample.command().substring("cat ".length()));
            if (Files.notExists(file)) Files.write(file, sample.shown());
        }
        var recorded = folder.resolve(".words");
        Files.deleteIfExists(recorded);
        var said = process(List.of("sh", "-c", sample.command()), new File("/dev/null"), Integer.MAX_VALUE);
        if (Files.notExists(recorded)) return said;
        var words = Files.readString(recorded).split("\0");
        var input = folder.resolve(".input");
        if (OF_A_PROCESS.contains(words[0])
                || FILE.matcher(String.join(" ", words)).find()) {
            var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            var options = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED");
            var page = Files.createDirectories(folder.resolve(".page"));
            Files.writeString(page.resolve("index.html"), "");
            var program = List.of(
                    "-Dgrundy.page=" + page, "-cp", System.getProperty("java.class.path"), Main.class.getName());
            return process(
                    Stream.of(List.of(java), options, program, List.of(words))
                            .flatMap(List::stream)
                            .toList(),
                    input.toFile(),
                    words[0].equals("serve") ? sample.shown().size() : Integer.MAX_VALUE);
        }
        var ran = Ran.run(Files.readString(input), words);
        return ran.out() + ran.err();
    }

    /// @param lines after how many lines it is ended
    /// @return what it printed
    private String process(List<String> command, File input, int lines) throws IOException, InterruptedException {
        var output = folder.resolve(".output");
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(input)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("GRUNDY_LANG", "en");
        builder.environment().put("GRUNDY_DATA", folder.resolve(".data").toString());
        builder.environment().merge("PATH", folder.toString(), (path, own) -> own + File.pathSeparator + path);
        var process = builder.start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
            if (Files.readString(output, StandardCharsets.UTF_8).lines().count() < lines && System.nanoTime() < end)
                continue;
            process.destroy();
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
        return Files.readString(output);
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/commands.md", "docs/commands.zh-CN.md"})
    void everyCommandHasAnExample(String guide) throws IOException {
        var expected = new TreeSet<>(OF_THE_LAUNCHER);
        expected.addAll(Commands.BY_NAME.keySet());
        expected.addAll(List.of("help", "version"));
        WITHIN.forEach((name, words) -> words.forEach(word -> expected.add(name + " " + word)));
        var sections = samples(HOME.resolve(guide)).stream()
                .collect(Collectors.groupingBy(
                        GuideSample::section,
                        Collectors.mapping(
                                sample -> sample.shown().isEmpty() ? "" : sample.command(), Collectors.joining("\n"))));
        assertThat(sections.keySet()).containsExactlyInAnyOrderElementsOf(expected);
        sections.forEach((name, commands) -> assertThat(commands).contains("./grundy " + name));
    }
}
