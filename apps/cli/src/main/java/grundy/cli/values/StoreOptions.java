package grundy.cli.values;

import grundy.cli.option.CommandWords;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.NamedFiles;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.OptionList;
import grundy.cli.terminal.Console;
import grundy.cli.text.SqlText;
import grundy.present.json.RunListJson;
import grundy.present.words.RunListWords;
import grundy.store.NamedFile;
import grundy.store.StoreException;
import grundy.store.record.RunCatalogue;
import grundy.store.record.SqlTable;
import grundy.store.run.RunReader;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// The options of `values` that have to do with files of values.
final class StoreOptions {
    private static final String AT = "--at";
    private static final String RANGE = "--range";
    private static final String STATS = "--stats";
    private static final String LIST = "--list";
    private static final String SQL = "--sql";

    /// Writes a file of values for a game of one coordinate, a table for a game of two.
    static final FileOption OUT = FileOption.of("--out", FileFormat.RUN, FileFormat.CSV);

    static final FileOption CSV = FileOption.of("--csv", FileFormat.CSV);
    static final FileOption PLOT = FileOption.of("--plot", FileFormat.SVG, FileFormat.PNG);

    /// Options that ask for something from a file of values.
    private static final List<String> OF_FILE = List.of(AT, RANGE, STATS, CSV.name(), PLOT.name());

    private StoreOptions() {}

    static void describe(OptionList options) {
        OUT.describe(options, Message.of("cli.option.values-out"));
        FileOption.CERTIFICATE.describe(options, Message.of("cli.option.certificate"));
        options.value(AT, "N", Message.of("cli.option.at"));
        options.value(RANGE, "A..B", Message.of("cli.option.range"));
        options.flag(STATS, Message.of("cli.option.stats"));
        CSV.describe(options, Message.of("cli.option.csv"));
        PLOT.describe(options, Message.of("cli.option.plot"));
        options.flag(LIST, Message.of("cli.option.list"));
        options.value(SQL, "QUERY", Message.of("cli.option.sql"));
    }

    /// Answers what needs no rules: the list of runs, and what a file of values holds.
    ///
    /// @return whether that was what was asked for
    static boolean answer(ParseResult arguments, Console console) throws IOException {
        if (arguments.hasMatchedOption(LIST) || arguments.hasMatchedOption(SQL)) {
            list(arguments, console);
            return true;
        }
        var words = CommandWords.of(arguments);
        var file = file(words);
        if (file.isPresent()) {
            try (var reader = RunReader.open(file.get())) {
                new ValuesOfFile(arguments, console, reader, words.size() > 1 ? words.getLast() : "").run();
            }
            return true;
        }
        OptionConflicts.refuse(arguments, "listing.run.only-file", OF_FILE);
        return false;
    }

    /// Shows the finished runs of this user.
    private static void list(ParseResult arguments, Console console) throws IOException {
        var catalogue = RunCatalogue.ofUser();
        String sql = arguments.matchedOptionValue(SQL, "");
        var table = sql.isBlank() ? console.json() ? catalogue.all() : catalogue.forReaders() : catalogue.query(sql);
        if (console.json()) console.say(RunListJson.of(table.orElse(SqlTable.EMPTY)));
        else if (table.isEmpty() || table.get().rows().isEmpty())
            console.say(Message.of(
                    sql.isBlank() || table.isEmpty() ? "listing.run.no-runs" : "listing.run.no-rows",
                    "folder",
                    catalogue.folder()));
        else SqlText.say(sql.isBlank() ? RunListWords.of(table.get(), console.language()) : table.get(), console);
    }

    private static Optional<Path> file(List<String> words) throws IOException {
        if (words.isEmpty() || words.size() > 2) return Optional.empty();
        var file = NamedFile.path(words.getFirst());
        return file.isPresent() && RunReader.isRun(file.get()) ? file : Optional.empty();
    }

    /// Rules that cannot be read, but are the name of a file, are a file that is none of values.
    static void refuseOtherFile(List<String> words) {
        if (words.size() != 1) return;
        NamedFiles.regular(words.getFirst()).ifPresent(file -> {
            throw new StoreException(Message.of("store.not-a-run", "file", file));
        });
    }
}
