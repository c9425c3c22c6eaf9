package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.InstalledPrograms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Rocq, with a library that it has compiled, in a folder of its own, where a theorem finds what was asked for
/// and nothing else.
record Rocq(Path folder) {
    /// What it says of a theorem that it accepts.
    static final String PROVED = "Closed under the global context";

    /// Rocq's own choice is a young generation of 256 MB, most of whose pages are touched once: a third of
    /// its time. What is older it may leave until there is ten times as much: a fifth.
    private static final String MEMORY = "s=1M,o=1000";

    /// The files of the library, each compiled once for all tests, after those that it needs.
    private static final Map<String, byte[]> COMPILED = new HashMap<>();

    /// Leaves a test out where there is no Rocq.
    static Rocq with(RocqExport export, Path folder) throws IOException, InterruptedException {
        InstalledPrograms.assume("coqc");
        var rocq = new Rocq(folder);
        for (var each : export.library()) {
            var compiled = folder.resolve(each + ".vo");
            if (COMPILED.containsKey(each)) {
                Files.write(compiled, COMPILED.get(each));
                continue;
            }
            var file = Files.writeString(
                    folder.resolve(each + ".v"), export.files().get(each + ".v"));
            assertThat(rocq.said(file)).as(each).doesNotContain("Error");
            COMPILED.put(each, Files.readAllBytes(compiled));
        }
        return rocq;
    }

    /// @return what it says of the text of a theorem; an error begins with that word
    String checked(String text) throws IOException, InterruptedException {
        return said(Files.writeString(folder.resolve("Theorem_of_a_test.v"), text));
    }

    /// @return whether it accepts the text of a theorem within a time
    boolean accepts(String text, Duration most) throws IOException, InterruptedException {
        var process = started(Files.writeString(folder.resolve("Theorem_of_a_test.v"), text));
        CompletableFuture.delayedExecutor(most.toMillis(), TimeUnit.MILLISECONDS)
                .execute(process::destroy);
        try (var said = process.inputReader()) {
            var answer = said.readAllAsString();
            return process.waitFor() == 0 && answer.lines().allMatch(PROVED::equals);
        }
    }

    private String said(Path file) throws IOException, InterruptedException {
        var process = started(file);
        try (var said = process.inputReader()) {
            var text = said.readAllAsString();
            return process.waitFor() == 0 ? text : "Error: " + text;
        }
    }

    private Process started(Path file) throws IOException {
        var builder = new ProcessBuilder("coqc", "-q", "-Q", folder.toString(), "Grundy", file.toString())
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().put("OCAMLRUNPARAM", MEMORY);
        return builder.start();
    }
}
