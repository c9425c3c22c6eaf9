package grundy.contest.duel;

import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds out why a file cannot be run as a program: a script in Python, say, which a shell would be
/// asked to run.
final class ProgramFile {
    private static final int GLANCE = 256;
    private static final Map<String, String> INTERPRETERS =
            Map.of("py", "python3", "sh", "sh", "js", "node", "rb", "ruby", "pl", "perl", "java", "java");

    private ProgramFile() {}

    /// @param program as it was written
    /// @param found the file that would be run, or null if there is none that may be run
    /// @return null if it can be tried
    static @Nullable Message fault(String program, @Nullable String found) {
        try {
            if (found == null) {
                boolean there = Files.isRegularFile(Path.of(program));
                return there
                        ? Message.of("duel.not-executable", "program", program, "instead", instead(program))
                        : Message.of("duel.no-program", "program", program);
            }
            return isTextWithoutInterpreter(Path.of(found))
                    ? Message.of("duel.no-interpreter", "program", program, "instead", instead(program))
                    : null;
        } catch (InvalidPathException _) {
            return Message.of("duel.no-program", "program", program);
        }
    }

    private static String instead(String program) {
        var file = program.contains("/") ? program : "./" + program;
        var ending = program.substring(program.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        var interpreter = INTERPRETERS.get(ending);
        return interpreter == null ? file : interpreter + " " + file;
    }

    private static boolean isTextWithoutInterpreter(Path file) {
        try (var in = Files.newInputStream(file)) {
            var bytes = in.readNBytes(GLANCE);
            if (bytes.length >= 2 && bytes[0] == '#' && bytes[1] == '!') return false;
            for (byte each : bytes) if (each >= 0 && each < ' ' && "\t\n\r\f".indexOf(each) < 0) return false;
            return true;
        } catch (IOException _) {
            // It may be run although it may not be read.
            return false;
        }
    }
}
