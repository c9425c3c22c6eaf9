package grundy.contest.emit;

import grundy.contest.sketch.ProgramSketch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A program with what is known about it.
///
/// @param method name of the method
/// @param theorem as it is cited, or empty
/// @param cited the same in the language asked for
/// @param source author, title, year, where; or empty
/// @param about which game it is and what decides it, in the language asked for
/// @param cost likewise
/// @param format what is read and written, where no problem says it, else null
/// @param slow languages in which the largest inputs may take longer than a second
record ProgramDraft(
        ProgramSketch program,
        String method,
        String theorem,
        String cited,
        String source,
        String about,
        String cost,
        @Nullable ProgramFormat format,
        List<String> slow) {
    /// @return the same with lines about input and output
    ProgramDraft with(ProgramFormat reads) {
        return new ProgramDraft(program, method, theorem, cited, source, about, cost, reads, slow);
    }
}
