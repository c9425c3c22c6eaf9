package grundy.cli;

import grundy.check.matrix.EquilibriumCertificate;
import grundy.cli.json.JsonText;
import grundy.cli.matrix.MatrixCertificate;
import grundy.rules.matrix.SizeException;
import grundy.engine.LimitException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/// Checks a certificate of equilibria again.
///
/// @param source file of the certificate
record MatrixCheck(Path source, EquilibriumCertificate certificate) {
    private static final long LARGEST_FILE = 256 << 20;

    /// @return empty if the file is no such certificate, whatever else it is
    static Optional<MatrixCheck> of(Path source) throws IOException {
        if (Files.size(source) > LARGEST_FILE) return Optional.empty();
        try {
            if (JsonText.parse(Files.readAllBytes(source)) instanceof Map<?, ?> members
                    && MatrixCertificate.KIND.equals(members.get("certificate")))
                return Optional.of(new MatrixCheck(source, MatrixCertificate.read(source, members)));
        } catch (JacksonException _) {
            return Optional.empty();
        } catch (SizeException e) {
            throw new LimitException(e.explanation());
        }
        return Optional.empty();
    }

    /// @return the exit status
    int say(Console console) {
        var faults = certificate.faults();
        var game = certificate.game();
        var sizes = String.join(
                " x ",
                game.players().stream()
                        .map(player -> String.valueOf(player.strategies().size()))
                        .toList());
        var title = Message.of(
                "matrix.check.title",
                "count",
                certificate.equilibria().size(),
                "players",
                game.playerCount(),
                "sizes",
                sizes);
        var verdict = Message.of(faults.isEmpty() ? "matrix.check.holds" : "matrix.check.fails");
        var scope = Message.of("matrix.check.scope");
        if (!console.json()) {
            console.say(title);
            faults.forEach(fault -> console.say("  " + console.text(fault)));
            if (faults.isEmpty()) steps().forEach(step -> console.say("  " + console.text(step)));
            console.say(verdict);
            if (faults.isEmpty()) console.say(scope);
        } else {
            var node = Json.object()
                    .put("file", source.toString())
                    .put("certificate", MatrixCertificate.KIND)
                    .put("checks", faults.isEmpty())
                    .put("equilibria", certificate.equilibria().size());
            var array = node.putArray("faults");
            faults.forEach(fault -> array.add(console.text(fault)));
            var steps = node.putArray("steps");
            if (faults.isEmpty()) steps().forEach(step -> steps.add(console.text(step)));
            var open = node.putArray("notChecked");
            open.add(console.text(scope));
            console.say(node.put("verdict", console.text(verdict)));
        }
        return faults.isEmpty() ? Command.DONE : Command.REFUSED;
    }

    private List<Message> steps() {
        var steps = new ArrayList<Message>();
        var value = certificate.value();
        if (value != null) steps.add(Message.of("matrix.check.value-holds", "value", value));
        if (!certificate.eliminated().isEmpty())
            steps.add(Message.of("matrix.check.steps", "count", certificate.eliminated().size()));
        return steps;
    }
}
