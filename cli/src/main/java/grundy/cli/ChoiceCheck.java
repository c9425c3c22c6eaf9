package grundy.cli;

import grundy.engine.LimitException;
import grundy.store.MatrixCertificate;
import grundy.store.TreeCertificate;
import grundy.store.json.JsonObject;
import grundy.store.json.JsonText;
import grundy.strategic.check.EquilibriumCertificate;
import grundy.strategic.matrix.SizeException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/// What came out when a certificate of a game of choice was checked again.
///
/// @param source file of the certificate
/// @param kind what it says it is
/// @param count of equilibria
/// @param steps what else was checked
record ChoiceCheck(
        Path source, String kind, Message title, int count, List<Message> faults, List<Message> steps, Message holds) {
    private static final long LARGEST_FILE = 256 << 20;

    /// @return empty if the file is no such certificate, whatever else it is
    static Optional<ChoiceCheck> of(Path source) throws IOException {
        if (Files.size(source) > LARGEST_FILE) return Optional.empty();
        try {
            if (!(JsonText.parse(Files.readAllBytes(source)) instanceof Map<?, ?> members)) return Optional.empty();
            var kind = members.get("certificate");
            if (MatrixCertificate.KIND.equals(kind))
                return Optional.of(of(source, MatrixCertificate.read(source, members)));
            if (TreeCertificate.KIND.equals(kind))
                return Optional.of(of(source, TreeCertificate.read(source, members)));
            return Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        } catch (SizeException e) {
            throw new LimitException(e.explanation());
        }
    }

    private static ChoiceCheck of(Path source, EquilibriumCertificate certificate) {
        var sizes = certificate.game().players().stream()
                .map(player -> String.valueOf(player.strategies().size()))
                .toList();
        var title = Message.of(
                "matrix.check.title",
                "count",
                certificate.equilibria().size(),
                "players",
                certificate.game().playerCount(),
                "sizes",
                String.join(" x ", sizes));
        var steps = new ArrayList<Message>();
        var value = certificate.value();
        if (value != null) steps.add(Message.of("matrix.check.value-holds", "value", value));
        if (!certificate.eliminated().isEmpty())
            steps.add(Message.of(
                    "matrix.check.steps", "count", certificate.eliminated().size()));
        return new ChoiceCheck(
                source,
                MatrixCertificate.KIND,
                title,
                certificate.equilibria().size(),
                certificate.faults(),
                steps,
                Message.of("matrix.check.holds"));
    }

    private static ChoiceCheck of(Path source, TreeCertificate certificate) {
        return new ChoiceCheck(
                source,
                TreeCertificate.KIND,
                Message.of(
                        "tree.check.title",
                        "count",
                        certificate.profiles().size(),
                        "nodes",
                        certificate.tree().nodes()),
                certificate.profiles().size(),
                certificate.faults(),
                List.of(),
                Message.of(certificate.perfect() ? "tree.check.holds-perfect" : "tree.check.holds-value"));
    }

    /// @return the exit status
    int say(Console console) {
        boolean right = faults.isEmpty();
        var verdict = right ? holds : Message.of("matrix.check.fails");
        var scope = Message.of("matrix.check.scope");
        if (console.json()) {
            var node = new JsonObject()
                    .put("file", source.toString())
                    .put("certificate", kind)
                    .put("checks", right)
                    .put("equilibria", count);
            var array = node.putArray("faults");
            faults.forEach(fault -> array.add(console.text(fault)));
            var checked = node.putArray("steps");
            if (right) steps.forEach(step -> checked.add(console.text(step)));
            node.putArray("notChecked").add(console.text(scope));
            console.say(node.put("verdict", console.text(verdict)));
        } else {
            console.say(title);
            (right ? steps : faults).forEach(line -> console.say("  " + console.text(line)));
            console.say(verdict);
            if (right) console.say(scope);
        }
        return right ? Command.DONE : Command.REFUSED;
    }
}
