package grundy.store;

import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.json.JsonText;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/// A question that outlives the process that asked it, with its results: a file for each.
///
/// @param id letters and digits
/// @param question its name
/// @param request a document, as it was sent
/// @param state a word: what it is at
/// @param seconds of work so far
/// @param status of the answer; 0 if there is none yet
/// @param type of the answer
/// @param answer its bytes
public record StoredQuestion(
        String id,
        String question,
        String request,
        String state,
        long seconds,
        int status,
        String type,
        byte[] answer) {
    private static final String ENDING = ".json";
    private static final String ID = "[a-z0-9]+";
    private static final long MOST_BYTES = 128L << 20;

    /// More seconds of work than anybody has waited.
    private static final long MOST_SECONDS = 1L << 40;

    /// Bytes of a request or an answer that is kept; longer ones could not be read again.
    public static final int MOST_KEPT = JsonNode.LONGEST_TEXT / 4 * 3;

    /// @return the folder of the user's questions
    public static Path folderOfUser() {
        return DataFolder.ofUser().resolve("jobs");
    }

    /// Writes all of it or nothing.
    public void write(Path folder) throws IOException {
        FolderMaker.make(folder);
        var node = new JsonObject()
                .put("id", id)
                .put("question", question)
                .put("request", request)
                .put("state", state)
                .put("seconds", seconds)
                .put("status", status)
                .put("type", type)
                .put("answer", Base64.getEncoder().encodeToString(answer));
        WholeFile.write(file(folder, id), node::writeTo);
    }

    /// Throws it away.
    public static void remove(Path folder, String id) throws IOException {
        if (id.matches(ID)) Files.deleteIfExists(file(folder, id));
    }

    /// @return the file of the question of that name
    public static Path file(Path folder, String id) {
        return folder.resolve(id + ENDING);
    }

    /// The contents of a folder of kept questions.
    ///
    /// @param questions the earliest first
    /// @param unreadable the files that are no kept questions, or cannot be read
    public record Contents(List<StoredQuestion> questions, List<UnreadableFile> unreadable) {}

    /// A file that is no kept question, or cannot be read.
    ///
    /// @param id its name without the ending
    /// @param problem why it cannot be read
    public record UnreadableFile(String id, Path file, Message problem) {}

    /// @return all in a folder, the earliest first; what cannot be read is left out
    public static List<StoredQuestion> all(Path folder) throws IOException {
        return contents(folder).questions;
    }

    /// Reads all files of a folder whose names end as those of kept questions do. It waits for no pipe, and reads
    /// no file of more than 128 MB.
    public static Contents contents(Path folder) throws IOException {
        var all = new Contents(new ArrayList<>(), new ArrayList<>());
        if (!Files.isDirectory(folder)) return all;
        try (var files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (var file : files)
                try {
                    all.questions.add(read(file));
                } catch (StoreException fault) {
                    all.unreadable.add(new UnreadableFile(id(file), file, fault.explanation()));
                }
        } catch (DirectoryIteratorException fault) {
            throw fault.getCause();
        }
        all.questions.sort(Comparator.comparing(StoredQuestion::id));
        all.unreadable.sort(Comparator.comparing(UnreadableFile::id));
        return all;
    }

    private static String id(Path file) {
        var name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - ENDING.length());
    }

    private static StoredQuestion read(Path file) {
        try {
            if (!Files.isRegularFile(file)) throw new StoreException(Message.of("store.kept.no-file"));
            if (Files.size(file) > MOST_BYTES) throw tooLarge();
            var question = parse(Files.readAllBytes(file)).orElseThrow(StoredQuestion::foreign);
            if (!question.id.equals(id(file)))
                throw new StoreException(Message.of("store.kept.name", "name", question.id + ENDING));
            return question;
        } catch (IOException fault) {
            throw new StoreException(Message.of("store.kept.unreadable", "problem", String.valueOf(fault)));
        } catch (JacksonException | IllegalArgumentException | ArithmeticException | StackOverflowError _) {
            throw foreign();
        } catch (OutOfMemoryError _) {
            throw tooLarge();
        }
    }

    private static StoreException foreign() {
        return new StoreException(Message.of("store.kept.foreign"));
    }

    private static StoreException tooLarge() {
        return new StoreException(Message.of("store.kept.large", "most", MOST_BYTES >> 20));
    }

    private static Optional<StoredQuestion> parse(byte[] text) {
        return JsonText.parse(text) instanceof Map<?, ?> members
                        && members.get("id") instanceof String id
                        && id.matches(ID)
                        && members.get("question") instanceof String question
                        && members.get("request") instanceof String request
                        && members.get("state") instanceof String state
                        && members.get("seconds") instanceof Long seconds
                        && seconds >= 0
                        && seconds <= MOST_SECONDS
                        && members.get("status") instanceof Long status
                        && members.get("type") instanceof String type
                        && members.get("answer") instanceof String answer
                ? Optional.of(new StoredQuestion(
                        id,
                        question,
                        request,
                        state,
                        seconds,
                        Math.toIntExact(status),
                        type,
                        Base64.getDecoder().decode(answer)))
                : Optional.empty();
    }

    /// @return the request in UTF-8
    public byte[] body() {
        return request.getBytes(StandardCharsets.UTF_8);
    }
}
