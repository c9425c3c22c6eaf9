package grundy.contest.duel;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Confines a program by what the system offers: limits on its processes and on the size of files it
/// writes, its end when we end in whatever way, and a space of processes of its own, in which it sees
/// none but its own, can stop or kill no other, and leaves none behind. What the system does not have
/// is left out. This is no sandbox: files and the network are open to the program.
final class ProcessEnclosure {
    /// No file that a program writes may be larger.
    static final long MOST_FILE_BYTES = 64L << 20;

    /// Judges give the stack as much as the program: a search may be as deep as a path is long.
    private static final long STACK_BYTES = 256L << 20;

    private static final int MOST_NEW_TASKS = 200;
    private static final long TASKS_A_PROCESS = 16;
    private static final long PATIENCE_SECONDS = 2;

    /// The first process of such a space is deaf to signals, so that the program is the second.
    private static final List<String> FIRST = List.of("-c", "\"$@\"; exit $?", "sh");

    /// From the closest to the widest: with a user of its own, who has no power over others, and a view of
    /// processes of its own.
    private static final List<List<String>> SPACES = List.of(
            List.of("--user", "--map-current-user", "--mount-proc"),
            List.of("--user", "--map-current-user"),
            List.of("--mount-proc"),
            List.of());

    private final List<String> before;
    private final boolean grouped;
    private final int own;

    /// @param before words before those of the program
    /// @param grouped whether the program leads a group of processes
    /// @param own processes that stand around the program
    private ProcessEnclosure(List<String> before, boolean grouped, int own) {
        this.before = before;
        this.grouped = grouped;
        this.own = own;
    }

    static ProcessEnclosure ofSystem() {
        var setsid = find("setsid");
        if (setsid == null) return new ProcessEnclosure(List.of(), false, 0);
        var words = new ArrayList<String>();
        var prlimit = find("prlimit");
        if (prlimit != null) {
            var stack = "--stack=" + STACK_BYTES + ":";
            words.add(prlimit);
            if (works(List.of(prlimit, stack))) words.add(stack);
            words.addAll(List.of("--core=0", "--fsize=" + MOST_FILE_BYTES, "--nproc=" + (ownTasks() + MOST_NEW_TASKS)));
        }
        var setpriv = find("setpriv");
        if (setpriv != null) words.addAll(List.of(setpriv, "--pdeathsig", "KILL"));
        words.add(setsid);
        var space = space();
        words.addAll(space);
        return new ProcessEnclosure(List.copyOf(words), true, space.isEmpty() ? 0 : 2);
    }

    /// @return words of the program, with those before them
    List<String> around(List<String> program) {
        var words = new ArrayList<>(before);
        words.addAll(program);
        return List.copyOf(words);
    }

    boolean isGrouped() {
        return grouped;
    }

    /// @return the number of processes that stand around the program
    int processes() {
        return own;
    }

    private static List<String> space() {
        var unshare = find("unshare");
        var shell = find("sh");
        if (unshare == null || shell == null) return List.of();
        for (var kind : SPACES) {
            var words = new ArrayList<>(List.of(unshare, "--pid", "--fork", "--kill-child"));
            words.addAll(kind);
            words.add(shell);
            words.addAll(FIRST);
            if (works(words)) return words;
        }
        return List.of();
    }

    private static boolean works(List<String> words) {
        var command = new ArrayList<>(words);
        command.add("true");
        try {
            var process = new ProcessBuilder(command)
                    .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!ended) process.destroyForcibly();
            return ended && process.exitValue() == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// @return the number of the user's tasks: the system counts all of them against the limit, except for root
    private static long ownTasks() {
        return ProcessHandle.allProcesses().count() * TASKS_A_PROCESS;
    }

    /// @return the path of a program; null if there is none that may be run
    static @Nullable String find(String program) {
        try {
            if (program.contains("/")) return isProgram(Path.of(program)) ? program : null;
            var path = System.getenv("PATH");
            for (var folder : (path == null ? "" : path).split(File.pathSeparator)) {
                var file = Path.of(folder.isEmpty() ? "." : folder, program);
                if (isProgram(file)) return file.toString();
            }
        } catch (InvalidPathException _) {
            return null;
        }
        return null;
    }

    private static boolean isProgram(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }
}
