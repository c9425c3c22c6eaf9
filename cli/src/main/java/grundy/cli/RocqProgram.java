package grundy.cli;

import grundy.present.json.ProofJson.Exported.Checked;
import grundy.present.json.ProofJson.Exported.Judgement;
import grundy.prove.rocq.RocqExport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Rocq, as it is installed on this machine.
final class RocqProgram {
    private static final String COMPILER = "coqc";
    private static final String ACCEPTED = "Closed under the global context";

    private RocqProgram() {}

    /// What the compiler wrote.
    private record Ran(int status, String said) {}

    /// @param folder where the export was written
    static Checked check(Path folder, RocqExport export) throws IOException {
        long start = System.nanoTime();
        var names = new ArrayList<>(export.library());
        names.add(export.name());
        var ran = new Ran(0, "");
        for (int i = 0; i < names.size() && ran.status() == 0; i++) {
            var next = compile(folder, names.get(i) + ".v");
            if (next.isEmpty()) return new Checked(Judgement.NOT_INSTALLED, "", 0);
            ran = next.get();
        }
        boolean accepted =
                ran.status() == 0 && !ran.said().isBlank() && ran.said().lines().allMatch(ACCEPTED::equals);
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        return accepted
                ? new Checked(Judgement.ACCEPTED, ACCEPTED, millis)
                : new Checked(Judgement.REFUSED, ran.said().strip(), millis);
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
