package grundy.cli;

import grundy.check.VerdictCheck;
import grundy.rules.SyntaxException;
import grundy.store.StoreException;
import grundy.store.VerdictCertificate;
import grundy.store.json.JsonObject;
import grundy.store.json.JsonText;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/// `check FILE` for a certificate of a verdict, which `solve ... --certificate FILE` wrote.
final class VerdictChecking {
    private static final long LARGEST_FILE = 16 << 20;

    private final Path file;
    private final VerdictCertificate certificate;

    private VerdictChecking(Path file, VerdictCertificate certificate) {
        this.file = file;
        this.certificate = certificate;
    }

    /// @return empty if the file is no such certificate, whatever else it is
    static Optional<VerdictChecking> of(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE) return Optional.empty();
        try {
            return JsonText.parse(Files.readAllBytes(file)) instanceof Map<?, ?> members
                            && VerdictCertificate.KIND.equals(members.get("certificate"))
                    ? Optional.of(new VerdictChecking(file, VerdictCertificate.read(file, members)))
                    : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /// @return the exit status
    int run(Console console) throws IOException {
        var result = VerdictCheck.of(stated(console));
        var fault = result.fault();
        int status = fault.isPresent() ? Command.REFUSED : result.isComplete() ? Command.DONE : Command.LIMIT_REACHED;
        var verdict = fault.map(wrong -> Message.of("check.verdict.fails", "fault", wrong))
                .orElseGet(() -> Message.of(result.isComplete() ? "check.verdict.holds" : "check.verdict.partly"));
        if (!console.json()) {
            console.say(Message.of(
                    "check.verdict.title",
                    "question",
                    String.join(" ", certificate.question()),
                    "outcome",
                    certificate.outcome()));
            result.steps().forEach(step -> console.say("  " + console.text(step)));
            result.open().forEach(one -> console.say("  " + console.text(one)));
            console.say(verdict);
            return status;
        }
        var node = new JsonObject()
                .put("file", file.toString())
                .put("certificate", VerdictCertificate.KIND)
                .put("checks", fault.isEmpty())
                .put("complete", result.isComplete());
        var steps = node.putArray("steps");
        result.steps().forEach(step -> steps.add(console.text(step)));
        var open = node.putArray("notChecked");
        result.open().forEach(one -> open.add(console.text(one)));
        node.put("fault", fault.map(console::text).orElse(null));
        console.say(node.put("verdict", console.text(verdict)));
        return status;
    }

    private VerdictCheck.Stated stated(Console console) throws IOException {
        try {
            var words = Arguments.of(certificate.question(), console);
            var sum = words.language().question(words.source());
            if (!VerdictCheck.isFor(sum)) throw new StoreException(Message.of("check.verdict.no-check"));
            return new VerdictCheck.Stated(sum, certificate.outcome(), certificate.value(), certificate.statement());
        } catch (SyntaxException _) {
            throw new StoreException(
                    Message.of("store.check.rules", "rules", String.join(" ", certificate.question())));
        }
    }
}
