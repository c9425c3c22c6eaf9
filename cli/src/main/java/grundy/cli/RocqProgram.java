package grundy.cli;

import grundy.present.json.ProofJson.Exported.Checked;
import grundy.present.json.ProofJson.Exported.Judgement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Rocq, as it is installed on this machine.
final class RocqProgram {
    private static final String COMPILER = "coqc";
    private static final String ACCEPTED = "Closed under the global context";

    private RocqProgram() {}

    /// What the compiler wrote.
    private record Ran(int status, String said) {
        boolean isAccepted() {
            return status == 0 && !said.isBlank() && said.lines().allMatch(ACCEPTED::equals);
        }
    }

    /// @param folder where the files are
    /// @param library what the theorems need, in the order in which each needs those before it
    /// @param theorems names of files without their endings
    /// @return what it says of all of them: the first that it does not accept ends it
    static Checked check(Path folder, List<String> library, List<String> theorems) throws IOException {
        long start = System.nanoTime();
        for (var each : library) {
            var ran = compile(folder, each + ".v");
            if (ran.isEmpty()) return new Checked(Judgement.NOT_INSTALLED, "", 0);
            if (ran.get().status() != 0) return refused(ran.get(), start);
        }
        for (var each : theorems) {
            var ran = compile(folder, each + ".v");
            if (ran.isEmpty()) return new Checked(Judgement.NOT_INSTALLED, "", 0);
            if (!ran.get().isAccepted()) return refused(ran.get(), start);
        }
        return new Checked(Judgement.ACCEPTED, ACCEPTED, millis(start));
    }

    private static Checked refused(Ran ran, long start) {
        return new Checked(Judgement.REFUSED, ran.said().strip(), millis(start));
    }

    private static long millis(long start) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    /// @return empty if it is not installed
    private static Optional<Ran> compile(Path folder, String file) throws IOException {
        Process process;
        try {
            process = new ProcessBuilder(COMPILER, "-q", "-Q", ".", "Grundy", file)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException _) {
            return Optional.empty();
        }
        try (var reader = process.inputReader()) {
            var said = reader.readAllAsString();
            return Optional.of(new Ran(process.waitFor(), said));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.of(new Ran(1, ""));
        } finally {
            process.destroyForcibly();
        }
    }
}
