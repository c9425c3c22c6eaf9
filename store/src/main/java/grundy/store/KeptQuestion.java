package grundy.store;

import grundy.store.json.JsonObject;
import grundy.store.json.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/// A question that outlives who asked it, and what came of it: a file for each.
///
/// @param id letters and digits
/// @param question its name
/// @param request a document, as it was sent
/// @param state a word: what it is at
/// @param seconds of work so far
/// @param status of the answer; 0 if there is none yet
/// @param type of the answer
/// @param answer its bytes
public record KeptQuestion(
        String id,
        String question,
        String request,
        String state,
        long seconds,
        int status,
        String type,
        byte[] answer) {
    private static final String ENDING = ".json";

    /// @return where the user's are
    public static Path folderOfUser() {
        return RunCatalogue.ofUser().folder().resolve("jobs");
    }

    /// Writes all of it or nothing.
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        var node = new JsonObject()
                .put("id", id)
                .put("question", question)
                .put("request", request)
                .put("state", state)
                .put("seconds", seconds)
                .put("status", status)
                .put("type", type)
                .put("answer", Base64.getEncoder().encodeToString(answer));
        WholeFile.write(folder.resolve(id + ENDING), node::writeTo);
    }

    /// Throws it away.
    public static void remove(Path folder, String id) throws IOException {
        if (id.matches("[a-z0-9]+")) Files.deleteIfExists(folder.resolve(id + ENDING));
    }

    /// @return all in a folder, the earliest first; what cannot be read is left out
    public static List<KeptQuestion> all(Path folder) throws IOException {
        var all = new ArrayList<KeptQuestion>();
        if (!Files.isDirectory(folder)) return all;
        try (var files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (var file : files) read(file).ifPresent(all::add);
        }
        all.sort(Comparator.comparing(KeptQuestion::id));
        return all;
    }

    private static Optional<KeptQuestion> read(Path file) throws IOException {
        try {
            if (JsonText.parse(Files.readAllBytes(file)) instanceof Map<?, ?> members
                    && members.get("id") instanceof String id
                    && members.get("question") instanceof String question
                    && members.get("request") instanceof String request
                    && members.get("state") instanceof String state
                    && members.get("seconds") instanceof Long seconds
                    && members.get("status") instanceof Long status
                    && members.get("type") instanceof String type
                    && members.get("answer") instanceof String answer
                    && (id + ENDING).equals(String.valueOf(file.getFileName())))
                return Optional.of(new KeptQuestion(
                        id,
                        question,
                        request,
                        state,
                        seconds,
                        status.intValue(),
                        type,
                        Base64.getDecoder().decode(answer)));
        } catch (JacksonException | IllegalArgumentException _) {
            // Somebody else wrote it.
        }
        return Optional.empty();
    }

    /// @return the request in UTF-8
    public byte[] body() {
        return request.getBytes(StandardCharsets.UTF_8);
    }
}
