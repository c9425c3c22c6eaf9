package grundy.cli.values;

import grundy.cli.export.CertificateOutput;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.RunWatcher;
import grundy.present.json.GridFileJson;
import grundy.question.GridQuestion;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.store.certificate.GridCertificate;
import grundy.store.run.GridFile;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N --out FILE` for a game of two coordinates: the table as lines of numbers with commas.
final class GridToFile {
    private static final String TO = "--to";

    private final ParseResult arguments;
    private final Console console;
    private final Path file;

    GridToFile(ParseResult arguments, Console console, Path file) {
        this.arguments = arguments;
        this.console = console;
        this.file = file;
    }

    /// @param words the rules, as they were written
    void run(PrefixedRules rules, List<String> words) throws IOException {
        if (!arguments.hasMatchedOption(TO)) throw new UsageException(Message.of("listing.run.to"));
        long to = NumberOptions.number(arguments, TO, 0);
        long most = GridQuestion.largest(rules.game(), rules.play());
        if (to > most) throw new UsageException(Message.of("cli.values.large-grid", "most", most, "to", to));
        GridFile.FileSummary summary;
        try (var watcher = RunWatcher.ofRows(console)) {
            summary = GridFile.write(
                    Solver::solve,
                    ValuesToFile.limits(arguments).withProgress(watcher),
                    rules,
                    Math.toIntExact(to),
                    file);
        }
        var certificate = CertificateOutput.of(arguments);
        boolean whole = summary.whole();
        certificate.write(() -> GridCertificate.of(words, Math.toIntExact(to), file, whole));
        if (console.json()) {
            console.say(GridFileJson.of(summary, rules, to, file));
            return;
        }
        console.say(Message.of(
                whole ? "listing.run.grid" : "listing.run.grid-cold",
                "file",
                file,
                "to",
                to,
                "largest",
                summary.largest(),
                "cold",
                summary.cold()));
        certificate.tell(console);
    }
}
