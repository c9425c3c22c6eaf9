package grundy.cli.export;

import grundy.limit.Checkpoint;
import grundy.limit.Deadline;
import grundy.present.json.proof.ProofJson.ExportedProof.Judgement;
import grundy.present.json.proof.ProofJson.ExportedProof.RocqCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Rocq, as it is installed on this machine: until a deadline, and no longer than this program runs.
final class RocqProgram {
    private static final String COMPILER = "coqc";
    private static final String ACCEPTED = "Closed under the global context";
    private static final int LOOK_MILLIS = 20;
    private static final int MOST_SAID = 1 << 20;

    /// A process that a signal ended.
    private static final int SIGNALLED = 128;

    /// The last words of the compiler where it has not come to a judgement.
    private static final Pattern BROKEN_OFF =
            Pattern.compile("(?im)^(error: |fatal error: )?(user interrupt|out of memory|stack overflow)");

    private final Path folder;
    private final Deadline until;
    private final long start = System.nanoTime();

    private RocqProgram(Path folder, Deadline until) {
        this.folder = folder;
        this.until = until;
    }

    /// The exit status and the output of the compiler.
    private record CompilerRun(int status, String output) {
        boolean isAccepted() {
            return status == 0 && !output.isBlank() && output.lines().allMatch(ACCEPTED::equals);
        }

        boolean isBrokenOff() {
            return status >= SIGNALLED || BROKEN_OFF.matcher(output).find();
        }
    }

    /// Checks a folder of theorems.
    ///
    /// @param library what the theorems need, in the order in which each needs those before it
    /// @param theorems names of files without their endings
    /// @param until when it is broken off
    /// @return Rocq's judgement on all of them: the first that it does not accept ends the check
    static RocqCheck check(Path folder, List<String> library, List<String> theorems, Deadline until)
            throws IOException {
        return new RocqProgram(folder, until).check(library, theorems);
    }

    private RocqCheck check(List<String> library, List<String> theorems) throws IOException {
        for (var each : Stream.concat(library.stream(), theorems.stream()).toList()) {
            var ran = compile(each + ".v");
            if (ran.isEmpty()) return new RocqCheck(Judgement.NOT_INSTALLED, "", 0);
            boolean isAccepted =
                    theorems.contains(each) ? ran.get().isAccepted() : ran.get().status() == 0;
            if (!isAccepted)
                return checkResult(
                        ran.get().isBrokenOff() ? Judgement.BROKEN_OFF : Judgement.REFUSED,
                        ran.get().output().strip());
        }
        return checkResult(Judgement.ACCEPTED, ACCEPTED);
    }

    private RocqCheck checkResult(Judgement judgement, String output) {
        return new RocqCheck(judgement, output, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    }

    /// @return empty if it is not installed
    private Optional<CompilerRun> compile(String file) throws IOException {
        Process process;
        try {
            process = new ProcessBuilder(COMPILER, "-q", "-Q", ".", "Grundy", file)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException _) {
            return Optional.empty();
        }
        var end = new Thread(() -> end(process), "rocq");
        try {
            Runtime.getRuntime().addShutdownHook(end);
            return Optional.of(ran(process));
        } catch (IllegalStateException _) {
            return Optional.of(new CompilerRun(SIGNALLED, ""));
        } finally {
            end(process);
            forget(end);
        }
    }

    private CompilerRun ran(Process process) {
        var output = CompletableFuture.supplyAsync(() -> readOutput(process), Thread.ofVirtual()::start);
        try {
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS))
                if (until.isPassed() || Checkpoint.isOver()) return new CompilerRun(SIGNALLED, "");
            return new CompilerRun(process.exitValue(), output.join());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new CompilerRun(SIGNALLED, "");
        }
    }

    private static String readOutput(Process process) {
        try (var reader = process.inputReader()) {
            var text = new char[MOST_SAID];
            int length = 0;
            for (int read = 0; read >= 0 && length < text.length; length += Math.max(0, read))
                read = reader.read(text, length, text.length - length);
            var _ = reader.skip(Long.MAX_VALUE);
            return new String(text, 0, length);
        } catch (IOException _) {
            return "";
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The program is ending, and the hook at work.
        }
    }
}
