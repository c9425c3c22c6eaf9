package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import grundy.testkit.SourceFiles;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The script `grundy` in a folder of its own: with the program as it is, or with a Maven that fails as Maven does.
@Tag("slow")
class LauncherTest {
    private static final String INCUBATOR = "incubator";
    private static final String PARTS = "build/launcher";
    private static final String JAR = "apps/cli/target/quick/grundy.jar";
    private static final String TEXTS = "apps/cli/target/quick/texts.jar";

    @TempDir
    Path folder;

    private Path home = Path.of(".");

    @BeforeEach
    void copy() throws IOException {
        home = Files.createDirectories(folder.resolve("home"));
        var launcher = SourceFiles.root().resolve("grundy");
        Files.copy(launcher, home.resolve("grundy"), StandardCopyOption.COPY_ATTRIBUTES);
        var parts = Files.createDirectories(home.resolve(PARTS));
        for (var part : SourceFiles.below(SourceFiles.root().resolve(PARTS), ".sh"))
            Files.copy(part, parts.resolve(part.getFileName()));
        Files.createDirectories(home.resolve("apps/cli/target/quick"));
        Files.createDirectories(home.resolve("target/launcher"));
    }

    /// A jar that names what this test runs with, and all that the launcher would prepare beside it, newer than
    /// any source.
    private void build() throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        var places = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(place -> Path.of(place).toUri().toString())
                .collect(Collectors.joining(" "));
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, places);
        var jar = home.resolve(JAR);
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        var now = Instant.now().plusSeconds(60);
        Files.setLastModifiedTime(jar, FileTime.from(now));
        var cache = "target/launcher/grundy-" + Runtime.version();
        for (var beside : List.of(TEXTS, cache + ".aot", cache + "-serve.aot"))
            Files.setLastModifiedTime(Files.createFile(home.resolve(beside)), FileTime.from(now.plusSeconds(60)));
    }

    /// @param script what stands in for Maven
    private void maven(String script) throws IOException {
        Files.createDirectories(folder.resolve("bin"));
        executable(folder.resolve("bin/mvn"), script);
    }

    private static void executable(Path file, String script) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Ran launch(Map<String, String> environment, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(home.resolve("grundy").toString()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command)
                .redirectInput(new File("/dev/null"))
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        var variables = builder.environment();
        List.of("MAVEN_HOME", "GRUNDY_JAVA_OPTS", "COLUMNS").forEach(variables::remove);
        variables.put("GRUNDY_JAVA_HOME", System.getProperty("java.home"));
        variables.put("GRUNDY_DATA", folder.resolve("data").toString());
        variables.put("GRUNDY_LANG", "en");
        variables.put("PATH", folder.resolve("bin") + ":" + variables.get("PATH"));
        variables.putAll(environment);
        var process = builder.start();
        assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
        return new Ran(
                process.exitValue(), Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
    }

    private Ran failed(String script, Map<String, String> environment) throws IOException, InterruptedException {
        maven(script);
        var ran = launch(environment, "solve", "nim", "3");
        assertThat(ran.status()).as(ran.err()).isEqualTo(3);
        assertThat(ran.out()).isEmpty();
        return ran;
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @CsvSource({"values kayles --to 1000000 --out %s", "--lang en values kayles --to 1000000 --out=%s"})
    void longRunsUseVectorsAndJavaDoesNotWarnOfThem(String line) throws IOException, InterruptedException {
        build();
        var file = folder.resolve("a.run");
        var ran = launch(Map.of(), line.formatted(file).split(" "));
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.err()).doesNotContain(INCUBATOR, "WARNING");
        assertThat(Files.size(file)).isPositive();
    }

    @Test
    void whatLongRunsSayOnStandardErrorIsSeen() throws IOException, InterruptedException {
        build();
        var missing = folder.resolve("no/such/folder/a.run").toString();
        var ran = launch(Map.of(), "values", "kayles", "--to", "1000", "--out", missing);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("a.run").doesNotContain(INCUBATOR);
        var wrong = launch(
                Map.of("GRUNDY_JAVA_OPTS", "-XX:+NoSuchOption"), "values", "kayles", "--to", "9", "--out", missing);
        assertThat(wrong.status()).isEqualTo(1);
        assertThat(wrong.err() + wrong.out()).contains("NoSuchOption").doesNotContain(INCUBATOR);
    }

    @Test
    void otherCommandsStartWithoutVectors() throws IOException, InterruptedException {
        build();
        var ran = launch(Map.of(), "solve", "nim", "3", "5", "7");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("first player wins");
        assertThat(ran.err()).isEmpty();
    }

    /// What loads classes faster is not used once somebody wrote to it, nor where nobody says that it is whole; it
    /// is made anew, and where that fails the program runs without it.
    @DrawnCases
    @Test
    void aCacheThatWasWrittenToIsMadeAnew() throws IOException, InterruptedException {
        build();
        var cache = home.resolve("target/launcher/grundy-" + Runtime.version() + ".aot");
        var whole = home.resolve("target/launcher/grundy-" + Runtime.version() + ".aot.whole");
        var made = Instant.now().minusSeconds(100);
        var before = FileTime.from(made.minusSeconds(100));
        for (var built : List.of("grundy", PARTS, JAR, TEXTS)) Files.setLastModifiedTime(home.resolve(built), before);
        for (var part : SourceFiles.below(home.resolve(PARTS), ".sh")) Files.setLastModifiedTime(part, before);
        for (int shift : List.of(0, -30)) {
            Files.write(cache, new byte[1 << 16]);
            if (shift != 0) {
                Files.write(whole, new byte[0]);
                Files.setLastModifiedTime(cache, FileTime.from(made));
                Files.setLastModifiedTime(whole, FileTime.from(made.plusSeconds(shift)));
            }
            var ran = launch(Map.of(), "solve", "nim", "3", "5", "7");
            assertThat(ran.status()).as(ran.err()).isZero();
            assertThat(ran.out()).contains("first player wins");
            assertThat(ran.err()).contains("Preparing Grundy");
            assertThat(Files.size(cache)).isNotEqualTo(1 << 16);
            var again = launch(Map.of(), "solve", "nim", "3", "5", "7");
            assertThat(again.err()).isEmpty();
        }
    }

    @Test
    void withoutMavenItSaysHowToGetIt() throws IOException, InterruptedException {
        // Only what the script itself calls.
        var tools = Files.createDirectories(folder.resolve("tools"));
        for (var tool : List.of("find", "mkdir", "rm", "sed", "grep", "head", "cat", "rmdir", "touch"))
            executable(tools.resolve(tool), "exec /usr/bin/%s \"$@\"".formatted(tool));
        var bare = Map.of("PATH", tools.toString(), "MAVEN_HOME", folder.toString());
        var ran = launch(bare, "solve", "nim", "3");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains("found no mvn").contains("apt install maven");
        var environment = new HashMap<>(bare);
        environment.put("GRUNDY_LANG", "zh_CN.UTF-8");
        var chinese = launch(environment, "solve");
        assertThat(chinese.err()).contains("没有找到 mvn");
    }

    @Test
    void offlineItSaysSoWithMavensOwnLine() throws IOException, InterruptedException {
        var line = "Cannot access central (https://repo.example/maven2) in offline mode and the artifact"
                + " org.apache.maven.plugins:maven-shade-plugin:jar:3.6.0 has not been downloaded from it before.";
        var script = "echo '[ERROR] Plugin org.apache.maven.plugins:maven-shade-plugin:3.6.0 or one of its dependencies"
                + " could not be resolved: " + line + " -> [Help 1]'; exit 1";
        var ran = failed(script, Map.of());
        assertThat(ran.err())
                .contains("Maven is set to work offline")
                .contains(line)
                .doesNotContain("[ERROR]");
        assertThat(failed(script, Map.of("GRUNDY_LANG", "zh")).err())
                .contains("Maven 处于离线模式")
                .contains(line);
    }

    @Test
    void withoutAConnectionItAsksForOne() throws IOException, InterruptedException {
        var line = "Could not transfer artifact org.jline:jline-reader:pom:3.30.0 from/to central"
                + " (https://repo.example/maven2): repo.example: Name or service not known";
        var ran = failed(
                "echo '[ERROR] Failed to execute goal on project grundy-cli: " + line + "' >&2; exit 1", Map.of());
        assertThat(ran.err()).contains("is there a connection?").contains(line);
    }

    @Test
    void withoutSpaceItSaysSo() throws IOException, InterruptedException {
        var line = "Error assembling JAR: /home/of/grundy.jar.new: No space left on device";
        assertThat(failed("echo '[ERROR] " + line + "'; exit 1", Map.of()).err())
                .contains("Maven found no space left on the device:")
                .contains(line);
    }

    /// Where Maven fails in words that no pattern knows, the last of them are shown, and where its log is.
    @Test
    void otherFaultsShowMavensWordsAndWhereItsLogIs() throws IOException, InterruptedException {
        var ran = failed("echo 'The JAVA_HOME environment variable is odd today'; exit 1", Map.of());
        assertThat(ran.err())
                .contains("The JAVA_HOME environment variable is odd today")
                .contains("Grundy could not be built")
                .contains("build.log");
        assertThat(Files.readString(home.resolve("target/launcher/build.log"))).contains("odd today");
    }

    @Test
    void withoutAJdkItSaysHowToGetOne() throws IOException, InterruptedException {
        var ran = launch(Map.of("GRUNDY_JAVA_HOME", folder.toString()), "solve", "nim", "3");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains("no JDK 25 or newer");
    }

    /// Stands in for npm: says who is at work, and whether another is.
    private static final String NPM = """
            mkdir busy || { echo "two at once" >>log; exit 1; }
            echo "$1" >>log
            sleep 0.3
            [ "$1" != run ] || { mkdir -p ../target/page && echo page >../target/page/index.html; }
            rmdir busy""";

    @Test
    void serversThatStartAtOnceBuildThePageOnce() throws IOException, InterruptedException, ExecutionException {
        build();
        maven("exit 1");
        var sources = Files.createDirectories(home.resolve("apps/web/page"));
        executable(folder.resolve("bin/npm"), NPM);
        var other = CompletableFuture.supplyAsync(() -> {
            try {
                return launch(Map.of(), "serve", "--help").status();
            } catch (IOException | InterruptedException e) {
                throw new CompletionException(e);
            }
        });
        assertThat(launch(Map.of(), "serve", "--help").status()).isZero();
        assertThat(other.get()).isZero();
        assertThat(Files.readAllLines(sources.resolve("log"))).containsExactly("ci", "run");
    }
}
