package grundy.contest.duel;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// The result of one run of a program.
///
/// @param fault CRASH, TIME, MEMORY or OUTPUT, or null if it ended well
/// @param status with which it ended; 128 and the signal's number if a signal ended it
/// @param processes whether it was ended because it started too many
/// @param output as much of it as was kept
/// @param errors the beginning of what it wrote to standard error
public record ProgramRun(
        @Nullable RunEnding fault,
        int status,
        boolean processes,
        byte[] output,
        String errors,
        long millis,
        long megabytes) {
    /// @return the output as text, in which bytes that are no characters are shown as such
    public String text() {
        return new String(output, StandardCharsets.UTF_8);
    }
}
