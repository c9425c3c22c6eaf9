package grundy.cli;

import grundy.check.theorem.Budget;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.present.json.ProofJson;
import grundy.present.json.ProofJson.Exported;
import grundy.present.picture.AutomatonPicture;
import grundy.present.words.ProofWords;
import grundy.prove.Statement;
import grundy.prove.Statements;
import grundy.prove.Task;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqProof;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutProof;
import grundy.store.StoredRules;
import grundy.store.TheoremFile;
import grundy.store.TheoremStore;
import grundy.store.WholeFile;
import grundy.store.WholeFolder;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Where a theorem goes beside the screen: the certificate of `--out`, the user's store, the pictures of `--svg` and
/// `--dot`, the folder of `--export`.
final class ProofOutputs {
    private final Optional<Path> out;
    private final Optional<Path> svg;
    private final Optional<Path> dot;
    private final Optional<Export> export;
    private final boolean keeps;

    private Optional<Path> kept = Optional.empty();
    private Optional<Exported> exported = Optional.empty();

    private enum Format {
        WALNUT,
        ROCQ
    }

    /// @param to empty for the usual place
    private record Export(Format format, String to) {}

    /// @throws UsageException if one of the options says nothing usable
    ProofOutputs(ParseResult arguments) {
        out = NamedFiles.option(arguments, "--out");
        svg = NamedFiles.option(arguments, "--svg");
        dot = NamedFiles.option(arguments, "--dot");
        export = export(arguments);
        keeps = !arguments.hasMatchedOption("--no-store");
    }

    /// @return where the theorem went
    ProofJson.Places places() {
        return new ProofJson.Places(out.map(Path::toString), kept.map(Path::toString), exported);
    }

    void write(Task task, Theorem theorem, Optional<Statement> statement, Console console) throws IOException {
        var claim = statement.map(Statement::claim).orElse("");
        var certificate = new TheoremFile(StoredRules.text(task.game()), task.heaps(), theorem, claim);
        if (out.isPresent()) certificate.write(out.get());
        if (keeps) keep(certificate, console);
        var picture = new AutomatonPicture(theorem.automaton(), theorem);
        if (dot.isPresent()) WholeFile.write(dot.get(), picture.dot());
        if (svg.isPresent()) WholeFile.write(svg.get(), picture.svg());
        if (export.isPresent()) export(task, theorem, statement, export.get(), console.language());
    }

    /// That it could not be kept is told, and no more.
    private void keep(TheoremFile certificate, Console console) {
        try {
            kept = Optional.of(TheoremStore.ofUser(_ -> {}).add(certificate));
        } catch (IOException e) {
            console.err().println(console.text(Message.of("cli.prove.not-kept", "problem", String.valueOf(e))));
        } catch (LimitException e) {
            console.err().println(console.text(Message.of("cli.prove.not-kept", "problem", e.explanation())));
        }
    }

    private void export(Task task, Theorem theorem, Optional<Statement> statement, Export wish, Language language)
            throws IOException {
        var headline = ProofWords.theorem(task, theorem, statement, language);
        exported = Optional.of(
                switch (wish.format) {
                    case WALNUT -> {
                        var proof = WalnutProof.of(theorem, exportName(task), Budget.DEFAULT);
                        var written = new WalnutExport(proof, headline, language);
                        yield new Exported.ToWalnut(written, written(wish.to, written.folder(), written.files()));
                    }
                    case ROCQ -> {
                        var formula = statement.flatMap(said -> Statements.formula(theorem, task.game(), said));
                        var written = RocqExport.of(exportName(task), RocqProof.of(theorem, headline, formula));
                        yield new Exported.ToRocq(written, written(wish.to, written.folder(), written.files()));
                    }
                });
    }

    private static String written(String to, String usual, Map<String, String> files) throws IOException {
        var place = to.isEmpty() ? usual : to;
        WholeFolder.write(place, files);
        return place;
    }

    void tell(Console console) {
        kept.ifPresent(_ -> console.say(Message.of("cli.prove.kept")));
        exported.ifPresent(there -> console.say(
                switch (there) {
                    case Exported.ToWalnut(var export, var place) ->
                        Message.of(
                                "cli.prove.exported",
                                "file",
                                place,
                                "load",
                                export.proof().load(),
                                "count",
                                export.stated().size());
                    case Exported.ToRocq(var export, var place) ->
                        Message.of("cli.prove.exported-rocq", "folder", place, "file", export.name() + ".v");
                }));
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
    private static Optional<Export> export(ParseResult arguments) {
        String to = arguments.matchedOptionValue("--export-to", "");
        if (!arguments.hasMatchedOption("--export")) {
            if (to.isEmpty()) return Optional.empty();
            throw new UsageException(Message.of("cli.prove.export-alone"));
        }
        String format = arguments.matchedOptionValue("--export", "");
        return switch (format.toLowerCase(Locale.ROOT)) {
            case "walnut" -> Optional.of(new Export(Format.WALNUT, to));
            case "rocq", "coq" -> Optional.of(new Export(Format.ROCQ, to));
            default -> throw new UsageException(Message.of("cli.prove.export", "name", format));
        };
    }
}
