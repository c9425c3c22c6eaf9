package grundy.cli;

import grundy.limit.LimitException;
import grundy.present.json.ProofJson;
import grundy.present.json.ProofJson.Exported;
import grundy.present.picture.AutomatonPicture;
import grundy.present.words.RecursionWords;
import grundy.present.words.RepeatingWords;
import grundy.prove.Finding;
import grundy.prove.Statement;
import grundy.prove.Task;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqPeriod;
import grundy.prove.rocq.RocqRecursion;
import grundy.solve.Solver;
import grundy.store.RecursionCertificate;
import grundy.store.StoredRules;
import grundy.store.TableCertificate;
import grundy.store.TheoremFile;
import grundy.store.TheoremStore;
import grundy.store.WholeFile;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Where a theorem goes beside the screen: the certificate of `--out`, the user's store, the pictures of `--svg` and
/// `--dot`, the folder of `--export`.
final class ProofOutputs {
    private final Optional<Path> out;
    private final Optional<Path> svg;
    private final Optional<Path> dot;
    private final Optional<ExportOption> export;
    private final boolean keeps;

    private Optional<Path> kept = Optional.empty();
    private Optional<Exported> exported = Optional.empty();
    private boolean unwritten;

    /// @throws UsageException if one of the options says nothing usable
    ProofOutputs(ParseResult arguments) {
        out = NamedFiles.option(arguments, "--out");
        svg = NamedFiles.option(arguments, "--svg");
        dot = NamedFiles.option(arguments, "--dot");
        export = ExportOption.of(arguments);
        keeps = !arguments.hasMatchedOption("--no-store");
    }

    /// @return where the theorem went
    ProofJson.Places places() {
        return new ProofJson.Places(out.map(Path::toString), kept.map(Path::toString), exported);
    }

    void write(ProofTexts proof, Console console) throws IOException {
        var theorem = proof.theorem();
        var claim = proof.statement().map(Statement::claim).orElse("");
        var task = proof.task();
        var certificate = new TheoremFile(StoredRules.text(task.game()), task.heaps(), theorem, claim);
        if (out.isPresent()) certificate.write(out.get());
        if (keeps) keep(certificate, console);
        var picture = new AutomatonPicture(theorem.automaton(), theorem);
        if (dot.isPresent()) WholeFile.write(dot.get(), picture.dot());
        if (svg.isPresent()) WholeFile.write(svg.get(), picture.svg());
        if (export.isPresent()) exported = Optional.of(exported(proof, export.get()));
    }

    /// A period of nim-values: its certificate is that of the table, and Rocq has theorems about such games.
    ///
    /// @param words the rules as they were written
    void write(Task task, Finding.RepeatingValues repeats, List<String> words, Console console) throws IOException {
        var sequence = repeats.sequence();
        if (out.isPresent()) TableCertificate.of(words, sequence).write(out.get());
        var rocq = export.filter(wish -> wish.format() == ExportOption.Format.ROCQ);
        withoutAutomaton(rocq.isPresent(), console);
        if (rocq.isEmpty()) return;
        exported = Optional.of(rocq.get().write(rocq(task, repeats, console.language())));
    }

    /// In misere play the theorem is that any number of heaps is as Nim with heaps of their values in normal play.
    private static RocqExport rocq(Task task, Finding.RepeatingValues repeats, Language language) {
        var sequence = repeats.sequence();
        if (task.play() == Play.MISERE)
            return new PeriodTexts(new Solver(task.limits())::solve, language).ofMisere(sequence);
        var headline = RepeatingWords.theorem(task, repeats, language);
        var name = ExportOption.name(task.game(), task.play(), task.heaps());
        return RocqPeriod.of(name, task.game().rules(), repeats.period(), sequence.values(), headline);
    }

    /// A period of who wins.
    ///
    /// @param words the rules as they were written
    void write(Finding.RepeatingOutcomes repeats, List<String> words, Console console) throws IOException {
        if (out.isPresent()) TableCertificate.of(words, repeats.outcomes()).write(out.get());
        withoutAutomaton(false, console);
    }

    /// Values by recursion.
    ///
    /// @param words the rules as they were written
    void write(Task task, Finding.RecursiveValues recursive, List<String> words, Console console) throws IOException {
        if (out.isPresent()) new RecursionCertificate(words, recursive.recursion()).write(out.get());
        var rocq = export.filter(wish -> wish.format() == ExportOption.Format.ROCQ);
        withoutAutomaton(rocq.isPresent(), console);
        if (rocq.isEmpty()) return;
        var headline = RecursionWords.page(task, recursive, console.language());
        var name = ExportOption.name(task.game(), task.play(), task.heaps());
        exported =
                Optional.of(rocq.get().write(RocqRecursion.of(name, task.game().rules(), recursive, headline)));
    }

    /// Says of options for which there is nothing to write that there is not.
    ///
    /// @param exports whether something is exported
    private void withoutAutomaton(boolean exports, Console console) {
        var wanted = new ArrayList<String>();
        if (svg.isPresent()) wanted.add("--svg");
        if (dot.isPresent()) wanted.add("--dot");
        if (export.isPresent() && !exports) wanted.add("--export");
        for (var option : wanted)
            console.err().println(console.text(Message.of("cli.prove.no-automaton", "option", option)));
        unwritten = !wanted.isEmpty();
    }

    /// @return whether all that was asked for was written, and accepted where Rocq was asked
    boolean areDone() {
        return !unwritten && ExportOption.isDone(exported);
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

    private static Exported exported(ProofTexts proof, ExportOption wish) throws IOException {
        return switch (wish.format()) {
            case WALNUT -> wish.write(proof.walnut());
            case ROCQ -> wish.write(proof.rocq());
        };
    }

    void tell(Console console) {
        kept.ifPresent(_ -> console.say(Message.of("cli.prove.kept")));
        exported.ifPresent(there -> ExportOption.told(there).forEach(console::say));
    }
}
