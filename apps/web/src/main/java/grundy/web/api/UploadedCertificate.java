package grundy.web.api;

import grundy.json.JsonObject;
import grundy.json.JsonText;
import grundy.limit.Limits;
import grundy.present.json.CheckedJson;
import grundy.solve.Solver;
import grundy.store.StoreException;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/// A certificate that came with a request. The checkers read files, so it becomes one for as long as they do,
/// with the end of the last line that files have if it is a whole document: what is wrong with another stands
/// where it stands in the text. The place of the file is not disclosed. Files that its question names are not
/// read.
///
/// @param to the last heap that is worked out again
record UploadedCertificate(String text, Optional<Long> to) {
    static final String NAME = "certificate.json";
    private static final String NO_QUESTION = "store.check.question";
    private static final Pattern NAMED_FILE = Pattern.compile("(?:^|[\\s\\[+])(\\.{0,2}/[^\\s\\[\\]()]+)");

    /// @param folder for the file
    JsonObject check(Path folder, Limits limits, Language language) throws IOException {
        var file = Files.writeString(folder.resolve(NAME), ofFile());
        var bound = to.map(OptionalLong::of).orElse(OptionalLong.empty());
        var extent = new CertificateChecker.CheckExtent(bound, OptionalLong.empty(), bound);
        try {
            var checked = new CertificateChecker(
                            extent, AnswerCertificate.PosedQuestion::of, Solver::solve, CheckEndpoint.watcher(limits))
                    .check(file);
            if (checked instanceof CertificateCheckResult.Unreadable(var _, var fault))
                checked = new CertificateCheckResult.Unreadable(file, withoutFolder(fault, folder));
            return CheckedJson.of(checked, language).put("file", NAME);
        } catch (StoreException fault) {
            throw new StoreException(
                    namedFile(fault.explanation()).orElseGet(() -> withoutFolder(fault.explanation(), folder)));
        }
    }

    private String ofFile() {
        if (text.endsWith("\n")) return text;
        try {
            JsonText.parse(text.getBytes(StandardCharsets.UTF_8));
            return text + "\n";
        } catch (JacksonException _) {
            return text;
        }
    }

    /// @return a message that the question names a file, if that is why it cannot be read
    private static Optional<Message> namedFile(Message fault) {
        if (!fault.key().equals(NO_QUESTION)) return Optional.empty();
        var question = String.valueOf(fault.arguments().get("question"));
        return NAMED_FILE
                .matcher(question)
                .results()
                .map(path -> Message.of("web.check.file", "file", path.group(1)))
                .findFirst();
    }

    /// @return the same text with the bare names of the files in the folder
    private static Message withoutFolder(Message text, Path folder) {
        var arguments = new LinkedHashMap<String, Object>();
        text.arguments()
                .forEach((name, value) -> arguments.put(
                        name,
                        switch (value) {
                            case Path path when path.startsWith(folder) -> folder.relativize(path);
                            case Message inner -> withoutFolder(inner, folder);
                            default -> value;
                        }));
        return new Message(text.key(), arguments);
    }
}
