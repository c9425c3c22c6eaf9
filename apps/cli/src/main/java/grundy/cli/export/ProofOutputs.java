package grundy.cli.export;

import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.terminal.Console;
import grundy.present.json.proof.ProofJson;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.picture.graph.AutomatonPicture;
import grundy.present.words.PeriodTexts;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.solve.Solver;
import grundy.store.WholeFile;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.BlockPairsCertificate;
import grundy.store.certificate.RecursionCertificate;
import grundy.store.certificate.TableCertificate;
import grundy.store.document.StoredRules;
import grundy.store.theorem.TheoremFile;
import grundy.store.theorem.TheoremStore;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Writes a theorem to places beside the screen: the certificate of `--out`, the user's store, the
/// pictures of `--svg` and `--dot`, the folder of `--export`.
public final class ProofOutputs {
    public static final FileOption OUT = FileOption.of("--out", FileFormat.JSON);
    public static final FileOption DOT = FileOption.of("--dot", FileFormat.DOT);

    private final List<String> words;
    private final Optional<Path> out;
    private final Optional<Path> svg;
    private final Optional<Path> dot;
    private final Optional<ExportOption> export;
    private final boolean keeps;

    private Optional<Path> stored = Optional.empty();
    private Optional<ExportedProof> exported = Optional.empty();

    /// @param words the rules as they were written
    /// @throws grundy.cli.option.UsageException if one of the options says nothing usable
    public ProofOutputs(ParseResult arguments, List<String> words) {
        this.words = words;
        out = OUT.in(arguments);
        svg = FileOption.SVG.in(arguments);
        dot = DOT.in(arguments);
        export = ExportOption.of(arguments);
        keeps = !arguments.hasMatchedOption("--no-store");
    }

    /// @return the places of the theorem
    public ProofJson.ProofPlaces places() {
        return new ProofJson.ProofPlaces(out.map(Path::toString), stored.map(Path::toString), exported);
    }

    public void write(ProofTexts proof, Console console) throws IOException {
        var theorem = proof.theorem();
        var claim = proof.statement().map(TheoremStatement::claim).orElse("");
        var task = proof.task();
        var certificate = new TheoremFile(StoredRules.text(task.game()), task.heaps(), theorem, claim);
        if (out.isPresent()) certificate.write(out.get());
        if (keeps) keep(certificate, console);
        var picture = new AutomatonPicture(theorem.automaton(), theorem);
        if (dot.isPresent()) WholeFile.write(dot.get(), picture.dot());
        if (svg.isPresent()) WholeFile.write(svg.get(), picture.svg());
        if (export.isPresent()) exported = Optional.of(export(proof, export.get()));
    }

    /// Writes a theorem without an automaton: its certificate is that of the table or of the recursion,
    /// and Rocq has theorems about such games.
    public void write(ProofTask task, ProofFinding.WithoutAutomaton finding, Console console) throws IOException {
        if (out.isPresent()) certificate(finding).write(out.get());
        var rocq = export.filter(option -> option.format() == ExportOption.Format.ROCQ);
        var name = ProofExporter.name(task.game(), task.play(), task.heaps());
        var texts = new PeriodTexts(name, new Solver(task.limits())::solve, console.language());
        var text = rocq.flatMap(_ -> texts.of(task, finding));
        withoutAutomaton(text.isPresent(), console);
        if (text.isPresent()) exported = Optional.of(new ProofExporter(rocq.get()).write(text.get()));
    }

    private AnswerCertificate certificate(ProofFinding.WithoutAutomaton finding) {
        return switch (finding) {
            case ProofFinding.RepeatingValues repeats -> TableCertificate.of(words, repeats.sequence());
            case ProofFinding.RepeatingOutcomes repeats -> TableCertificate.of(words, repeats.outcomes());
            case ProofFinding.RecursiveValues recursive -> new RecursionCertificate(words, recursive.recursion());
            case ProofFinding.PairedBlocks blocks -> new BlockPairsCertificate(words, blocks.pairs());
        };
    }

    /// Reports for options for which there is nothing to write that there is not.
    ///
    /// @param exports whether something is exported
    private void withoutAutomaton(boolean exports, Console console) {
        var unused = new ArrayList<String>();
        if (svg.isPresent()) unused.add("--svg");
        if (dot.isPresent()) unused.add(DOT.name());
        if (export.isPresent() && !exports) unused.add("--export");
        for (var option : unused) console.notice(Message.of("cli.prove.no-automaton", "option", option));
    }

    /// @return whether Rocq accepted what was written, where it was asked
    public boolean areDone() {
        return ProofExporter.isDone(exported);
    }

    /// Reports that it could not be stored, and nothing else.
    private void keep(TheoremFile certificate, Console console) {
        stored = TheoremStore.keep(certificate, console::notice);
    }

    private static ExportedProof export(ProofTexts proof, ExportOption option) throws IOException {
        var exporter = new ProofExporter(option);
        return switch (option.format()) {
            case WALNUT -> exporter.write(proof.walnut());
            case ROCQ -> exporter.write(proof.rocq());
        };
    }

    public void tell(Console console) {
        stored.ifPresent(_ -> console.say(Message.of("cli.prove.kept")));
        ExportMessages.tell(exported, console);
    }
}
