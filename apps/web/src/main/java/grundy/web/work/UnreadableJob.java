package grundy.web.work;

import grundy.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.nio.file.Path;

/// A kept job that this program cannot read, or whose question it refuses.
///
/// @param file it is kept in
/// @param question the name of its endpoint; empty if that is not known
/// @param problem why it cannot be read
public record UnreadableJob(String id, Path file, String question, Message problem) {
    /// @return a document as {@link Job#document}, with the state `unreadable` and the reason as
    ///     `problem`
    public JsonObject document(Language language) {
        return new JsonObject()
                .put("job", id)
                .put("question", question)
                .put("state", "unreadable")
                .put("seconds", 0)
                .put("kept", true)
                .put("partial", false)
                .put("problem", problem.in(language));
    }
}
