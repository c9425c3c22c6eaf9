package grundy.cli.values;

import grundy.check.Evidence;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MachineLimits;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.RunWatcher;
import grundy.limit.Limits;
import grundy.present.json.RunJson;
import grundy.present.words.PeriodWords;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.store.document.StoredRules;
import grundy.store.record.RecordedRun;
import grundy.store.record.RunCatalogue;
import grundy.store.run.LongRun;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N --out FILE`: computes values into a file, for as long as it takes.
final class ValuesToFile {
    private static final String TO = "--to";

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

    void run(PrefixedRules rules) throws IOException {
        if (!arguments.hasMatchedOption(TO)) throw new UsageException(Message.of("listing.run.to"));
        long to = NumberOptions.number(arguments, TO, 0);
        var game = rules.game();
        var certificate = FileOption.CERTIFICATE.in(arguments);
        RecordedRun recorded;
        try (var watcher = RunWatcher.ofHeaps(console)) {
            var limits = limits(arguments).withProgress(watcher);
            var request = new LongRun.Request(file, StoredRules.text(game), game.rules(), rules.play(), to, limits);
            recorded = RecordedRun.of(request, Solver::solve, certificate, RunCatalogue.ofUser());
        }
        if (console.json()) console.say(RunJson.afterRun(recorded.run(), file, recorded.certificate()));
        else say(recorded);
    }

    /// @return no limit of time, and as many positions as there is memory for, if nothing else is said
    static Limits limits(ParseResult arguments) {
        long usual = Math.max(1, MachineLimits.memory() / BYTES_OF_POSITION);
        return arguments.hasMatchedOption("--time")
                ? LimitOptions.of(arguments, usual)
                : LimitOptions.withPositions(arguments, usual);
    }

    private void say(RecordedRun recorded) {
        var result = recorded.run();
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
        recorded.certificate()
                .ifPresent(certificate -> console.say(Message.of("listing.run.certified", "file", certificate)));
    }

    static void period(Optional<Evidence.Period> found, long to, Console console) {
        if (found.isEmpty()) {
            console.say(Message.of("listing.run.no-period", "to", to));
            return;
        }
        console.unbroken(PeriodWords.ofValues(found.get(), console.language()));
    }
}
