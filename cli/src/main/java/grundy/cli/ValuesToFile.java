package grundy.cli;

import grundy.check.Evidence;
import grundy.engine.Limits;
import grundy.engine.PostOrder.CycleException;
import grundy.present.json.RunJson;
import grundy.present.words.PeriodWords;
import grundy.rules.Prefixed;
import grundy.store.CertificateFile;
import grundy.store.LongRun;
import grundy.store.RunCatalogue;
import grundy.store.RunReader;
import grundy.store.StoredRules;
import grundy.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N --out FILE`: values worked out into a file, for as long as it takes.
final class ValuesToFile {
    /// Bytes of memory that a table in memory takes for each heap, with copies.
    private static final long BYTES_OF_POSITION = 24;

    private final ParseResult arguments;
    private final Console console;
    private final Path file;

    ValuesToFile(ParseResult arguments, Console console, Path file) {
        this.arguments = arguments;
        this.console = console;
        this.file = file;
    }

    void run(Prefixed rules) throws IOException {
        if (!arguments.hasMatchedOption("--to")) throw new UsageException(Message.of("listing.run.to"));
        long to = NumberOptions.number(arguments, "--to", 0);
        if (to > 1L << 50) throw new UsageException(Message.of("listing.run.far", "most", 1L << 50, "to", to));
        var game = rules.game();
        var certificate = StoreFiles.option(arguments, "--certificate");
        var watcher = new RunWatcher(console.err(), console.language());
        var request = new LongRun.Request(
                file, StoredRules.text(game), game.rules(), rules.play(), to, limits().withProgress(watcher));
        LongRun.Result result;
        try {
            result = LongRun.run(request);
        } catch (CycleException _) {
            throw new UsageException(Message.of("listing.run.loopy", "rules", game.text()));
        } finally {
            watcher.end();
        }
        var written = certify(result, certificate);
        remember(result, written.orElse(null));
        if (console.json()) console.say(RunJson.of(result, file, written));
        else say(result, written.orElse(null));
    }

    private Limits limits() {
        return limits(arguments);
    }

    /// @return no limit of time, and as many positions as there is memory for, if nothing else is said
    static Limits limits(ParseResult arguments) {
        long usual = Math.max(1, Machine.memory() / BYTES_OF_POSITION);
        if (arguments.hasMatchedOption("--time")) return NumberOptions.limits(arguments, usual);
        return Machine.LIMITS.withPositions(NumberOptions.number(arguments, "--limit", usual));
    }

    /// Writes the certificate if a period is proved; not again where nothing was left to do and it is there.
    private Optional<Path> certify(LongRun.Result result, Optional<Path> asked) throws IOException {
        if (result.header().period().isEmpty()) return Optional.empty();
        var target = asked.orElse(CertificateFile.usual(file));
        if (asked.isEmpty() && result.wasDone() && Files.exists(target)) return Optional.of(target);
        try (var reader = RunReader.open(file)) {
            var certificate = CertificateFile.of(reader);
            if (certificate.isEmpty()) return Optional.empty();
            CertificateFile.write(certificate.get(), target);
            return Optional.of(target);
        }
    }

    /// The values are in their file whether or not the catalogue can be written to.
    private void remember(LongRun.Result result, @Nullable Path certificate) {
        var catalogue = RunCatalogue.ofUser();
        try {
            catalogue.add(file, result, certificate);
        } catch (IOException | UncheckedIOException e) {
            console.err()
                    .println(console.text(Message.of(
                            "listing.run.no-catalogue",
                            "folder",
                            catalogue.folder(),
                            "problem",
                            String.valueOf(e.getMessage()))));
        }
    }

    private void say(LongRun.Result result, @Nullable Path certificate) {
        var header = result.header();
        console.say(
                result.wasDone()
                        ? Message.of("listing.run.done-before", "file", file, "to", header.length() - 1)
                        : Message.of(
                                "listing.run.done",
                                "file",
                                file,
                                "from",
                                result.from(),
                                "to",
                                header.length() - 1,
                                "seconds",
                                TimeUnit.MILLISECONDS.toSeconds(result.millis())));
        period(header.period(), header.length() - 1, console);
        if (certificate != null) console.say(Message.of("listing.run.certified", "file", certificate));
    }

    static void period(Optional<Evidence.Period> found, long to, Console console) {
        if (found.isEmpty()) {
            console.say(Message.of("listing.run.no-period", "to", to));
            return;
        }
        console.unbroken(PeriodWords.ofValues(found.get(), console.language()));
    }
}
