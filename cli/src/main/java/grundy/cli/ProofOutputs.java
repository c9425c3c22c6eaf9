package grundy.cli;

import grundy.check.theorem.Budget;
import grundy.check.theorem.Theorem;
import grundy.present.picture.AutomatonPicture;
import grundy.prove.Statement;
import grundy.prove.Task;
import grundy.prove.walnut.WalnutProof;
import grundy.store.StoredRules;
import grundy.store.TheoremFile;
import grundy.store.TheoremStore;
import grundy.store.WholeFile;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Where a theorem goes beside the screen: the certificate of `--out`, the user's store, the pictures of `--svg` and
/// `--dot`, the folder of `--export walnut`.
final class ProofOutputs {
    private final Optional<Path> out;
    private final Optional<Path> svg;
    private final Optional<Path> dot;
    private final Optional<String> export;
    private final boolean keeps;

    private Optional<KeptTheorem> kept = Optional.empty();
    private Optional<WalnutFolder> folder = Optional.empty();
    private String place = "";

    /// @throws UsageException if one of the options says nothing usable
    ProofOutputs(ParseResult arguments) {
        out = StoreFiles.option(arguments, "--out");
        svg = StoreFiles.option(arguments, "--svg");
        dot = StoreFiles.option(arguments, "--dot");
        export = export(arguments);
        keeps = !arguments.hasMatchedOption("--no-store");
    }

    Optional<String> out() {
        return out.map(Path::toString);
    }

    void write(Task task, Theorem theorem, Optional<Statement> statement, Console console) throws IOException {
        var claim = statement.map(Statement::claim).orElse("");
        var certificate = new TheoremFile(StoredRules.text(task.game()), task.heaps(), theorem, claim);
        if (out.isPresent()) certificate.write(out.get());
        if (keeps) kept = KeptTheorem.in(TheoremStore.ofUser(_ -> {}), certificate, console);
        var picture = new AutomatonPicture(theorem.automaton(), theorem);
        if (dot.isPresent()) write(dot.get(), picture.dot());
        if (svg.isPresent()) write(svg.get(), picture.svg());
    }

    /// @param headline the theorem in words
    void export(Task task, Theorem theorem, String headline, Console console) throws IOException {
        if (export.isEmpty()) return;
        var proof = WalnutProof.of(theorem, exportName(task), Budget.DEFAULT);
        var written = new WalnutFolder(proof, headline, console.language());
        place = written.write(export.get());
        folder = Optional.of(written);
    }

    void tell(Console console) {
        kept.ifPresent(store -> console.say(store.line()));
        folder.ifPresent(there -> console.say(there.told(place).in(console.language())));
    }

    void tell(JsonObject node) {
        node.put("stored", kept.map(KeptTheorem::path).orElse(null));
        folder.ifPresent(there -> node.set("export", there.json(place)));
    }

    /// A name that tells the games of one folder apart.
    private static String exportName(Task task) {
        var entry = task.game().entry();
        var text = task.game().text();
        int bracket = text.indexOf('[');
        var name = entry == null ? text : entry.id() + (bracket < 0 ? "" : text.substring(bracket));
        return (task.play() == Play.MISERE ? "misere " : "") + name + (task.heaps() > 0 ? " " + task.heaps() : "");
    }

    /// @return where to export to, empty text for the usual place; empty if nothing is to be exported
    private static Optional<String> export(ParseResult arguments) {
        String to = arguments.matchedOptionValue("--export-to", "");
        if (!arguments.hasMatchedOption("--export")) {
            if (to.isEmpty()) return Optional.empty();
            throw new UsageException(Message.of("cli.prove.export-alone"));
        }
        String format = arguments.matchedOptionValue("--export", "");
        if (!format.equalsIgnoreCase("walnut"))
            throw new UsageException(Message.of("cli.prove.export", "name", format));
        return Optional.of(to);
    }

    private static void write(Path file, String text) throws IOException {
        WholeFile.write(file, stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
