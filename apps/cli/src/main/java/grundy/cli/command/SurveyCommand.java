package grundy.cli.command;

import grundy.cli.option.CommandWords;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.ForOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MachineLimits;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.OptionList;
import grundy.cli.option.SparkOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.RunWatcher;
import grundy.cli.text.SqlText;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.present.json.RunListJson;
import grundy.present.words.RunListWords;
import grundy.rules.notation.SyntaxException;
import grundy.store.NamedFile;
import grundy.store.ShutdownDelay;
import grundy.store.atlas.AtlasFolders;
import grundy.store.atlas.AtlasJournal;
import grundy.store.atlas.AtlasTable;
import grundy.store.atlas.BoxFile;
import grundy.store.atlas.ShippedAtlas;
import grundy.store.record.SqlTable;
import grundy.survey.ClusterException;
import grundy.survey.FamilyException;
import grundy.survey.GameInquiry;
import grundy.survey.LetterRange;
import grundy.survey.NamedFamilies;
import grundy.survey.NumberedGames;
import grundy.survey.OwnThreads;
import grundy.survey.Survey;
import grundy.survey.SurveyFolders;
import grundy.survey.SurveyJson;
import grundy.survey.SurveyWords;
import grundy.survey.SurveyWorkers;
import grundy.survey.UsualQuery;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/// `survey FAMILY`: solves each game of a whole family, for a table that SQL can query.
public final class SurveyCommand implements Command {
    private static final String DIGITS = "--digits";
    private static final String WITHIN = "--within";
    private static final String TO = "--to";
    private static final String TIME = "--time";
    private static final FileOption OUT = FileOption.of("--out", FileFormat.FOLDER);
    private static final String IN = "--in";
    private static final String SQL = "--sql";
    private static final String PROVE = "--prove";
    private static final Duration QUERY = Duration.ofSeconds(60);
    private static final String BOXES = "SELECT * FROM positions LIMIT 20";

    @Override
    public void describe(OptionList options) {
        options.words("FAMILY", "0..*", Message.of("cli.survey.words"), () -> NamedFamilies.NAMES);
        options.value(DIGITS, "N", Message.of("cli.option.survey-digits"));
        options.value(WITHIN, "N", Message.of("cli.option.survey-within"));
        options.add(
                OptionSpec.builder(ForOption.NAME)
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .arity("1")
                        .paramLabel("A=2..40"),
                Message.of("cli.option.survey-for"));
        options.flag(PROVE, Message.of("cli.option.survey-prove"));
        options.value(TO, "N", Message.of("cli.option.survey-to"));
        options.value(TIME, "S", Message.of("cli.option.survey-time"));
        OUT.describe(options, Message.of("cli.option.survey-out"));
        SparkOption.describe(options, Message.of("cli.option.survey-spark"));
        BoxOnDisk.describe(options);
        options.value(IN, "DIR", Message.of("cli.option.survey-in"));
        options.value(SQL, "QUERY", Message.of("cli.option.survey-sql"));
    }

    @Override
    public List<FileOption> files() {
        return List.of(OUT);
    }

    /// @return none of time for a survey, each game of which has its own
    @Override
    public Limits limits(ParseResult arguments) {
        return arguments.hasMatchedOption(IN) ? LimitOptions.ofCommand(arguments) : MachineLimits.LIMITS;
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        try {
            if (arguments.hasMatchedOption(IN)) return query(arguments, console);
            var words = CommandWords.of(arguments);
            return !words.isEmpty() && words.getFirst().equals(BoxOnDisk.WORD)
                    ? surveyBoxes(words.subList(1, words.size()), arguments, console)
                    : survey(arguments, console);
        } catch (FamilyException fault) {
            throw new UsageException(fault.explanation());
        } catch (ClusterException fault) {
            throw new UsageException(fault.explanation());
        }
    }

    /// Asks a table that is there.
    private static int query(ParseResult arguments, Console console) throws IOException {
        var given = arguments.matchedOptionValue(IN, "");
        boolean shipped = ShippedAtlas.NAMES.contains(given) && !Files.isDirectory(folder(given));
        for (var option : List.of(DIGITS, WITHIN, ForOption.NAME, PROVE, TO, OUT.name(), SparkOption.NAME))
            if (arguments.hasMatchedOption(option) && !(shipped && option.equals(OUT.name())))
                throw new UsageException(Message.of("cli.survey.in-alone", "option", option));
        if (!CommandWords.of(arguments).isEmpty())
            throw new UsageException(
                    Message.of("cli.survey.in-alone", "option", String.join(" ", CommandWords.of(arguments))));
        var folder = shipped ? copyShipped(given, arguments, console) : folder(given);
        var query = arguments.matchedOptionValue(SQL, "");
        if (BoxFile.isIn(folder)) {
            tell(BoxFile.query(folder, query.isBlank() ? BOXES : query), false, console);
            return DONE;
        }
        if (!AtlasTable.isFresh(folder)) Survey.publish(folder, console.language());
        tell(AtlasTable.query(folder, query.isBlank() ? UsualQuery.of(folder) : query), query.isBlank(), console);
        if (shipped && !console.json()) console.say("\n" + console.text(savedNotice(folder)));
        return DONE;
    }

    /// @return the folder of an atlas that comes with the program as a table and a page: the one that
    ///     was asked for, or one among the user's data
    private static Path copyShipped(String name, ParseResult arguments, Console console) throws IOException {
        var file = OUT.in(arguments);
        boolean isStored = file.isEmpty();
        var folder = file.orElseGet(() -> AtlasFolders.ofUser().resolve(name + "-" + ShippedAtlas.edition(name)));
        if (!isStored) AtlasJournal.requireFresh(folder);
        if (!isStored || !AtlasTable.isFresh(folder)) Survey.publishShipped(name, folder, console.language());
        return folder;
    }

    private static Message savedNotice(Path folder) {
        return Message.of("cli.survey.written", "folder", folder);
    }

    /// @param usual whether the columns are those that nobody asked for by their names
    private static void tell(SqlTable table, boolean usual, Console console) {
        if (console.json()) console.say(RunListJson.of(table, "rows"));
        else if (table.rows().isEmpty()) console.say(Message.of("survey.no-rows"));
        else SqlText.say(usual ? RunListWords.of(table, console.language()) : table, console);
    }

    private static int surveyBoxes(List<String> rules, ParseResult arguments, Console console)
            throws SyntaxException, IOException {
        OptionConflicts.refuse(
                arguments, "cli.survey.box-only", List.of(DIGITS, WITHIN, ForOption.NAME, PROVE, TO, SQL));
        var folder = OUT.in(arguments).orElseGet(() -> SurveyFolders.ofTable(String.join(" ", rules)));
        new BoxOnDisk(arguments, console).run(rules, folder, LimitOptions.ofCommandIfAsked(arguments));
        return DONE;
    }

    private static int survey(ParseResult arguments, Console console) throws SyntaxException, IOException {
        BoxOnDisk.refuse(arguments);
        var family = family(arguments);
        var usual = GameInquiry.Questions.usual(family);
        long to = NumberOptions.within(1, GameInquiry.FARTHEST, arguments, TO, usual.to());
        long seconds = NumberOptions.seconds(arguments, TIME, usual.seconds());
        boolean proofs = arguments.hasMatchedOption(PROVE);
        var folder = OUT.in(arguments)
                .orElseGet(() -> SurveyFolders.of(family, new GameInquiry.Questions(to, seconds, proofs)));
        var sql = arguments.matchedOptionValue(SQL, "");
        var request = new Survey.Request(family, folder, to, seconds, proofs, MachineLimits.LIMITS, console.language());
        tell(runWatched(request, workers(arguments), console), sql, console);
        return DONE;
    }

    /// Ctrl-C ends the work; the rows so far are kept.
    private static Survey.Result runWatched(Survey.Request request, SurveyWorkers workers, Console console)
            throws SyntaxException, IOException {
        try (var interrupt = new ShutdownDelay();
                var watcher = RunWatcher.ofGames(console)) {
            var limits = request.limits().cancelledBy(interrupt::isRequested).withProgress(watcher);
            return Survey.run(request.within(limits), workers);
        }
    }

    /// @return this machine's threads, or those of the cluster that was named
    private static SurveyWorkers workers(ParseResult arguments) {
        return SparkOption.isGiven(arguments)
                ? SparkOption.cluster().workers(SparkOption.url(arguments))
                : new OwnThreads();
    }

    private static NumberedGames family(ParseResult arguments) {
        var words = CommandWords.of(arguments);
        if (words.isEmpty())
            throw new UsageException(Message.of("survey.unknown", "name", "", "names", NamedFamilies.NAMES));
        List<String> ranges = arguments.matchedOptionValue(ForOption.NAME, List.of());
        var digits = NumberOptions.optionalNumber(arguments, DIGITS);
        var within = NumberOptions.optionalNumber(arguments, WITHIN);
        if (ranges.isEmpty()) return NamedFamilies.of(String.join(" ", words), digits, within);
        OptionConflicts.refuse(arguments, "cli.survey.for-alone", List.of(DIGITS, WITHIN));
        var letters = new ArrayList<LetterRange>();
        for (var range : ranges)
            letters.add(LetterRange.parse(range)
                    .orElseThrow(() -> new UsageException(Message.of("cli.survey.for", "text", range))));
        return NamedFamilies.ofLetters(String.join(" ", words), letters);
    }

    private static Path folder(String name) {
        return NamedFile.path(name)
                .orElseThrow(() -> new UsageException(Message.of("store.cannot-write", "file", name)));
    }

    private static void tell(Survey.Result result, String sql, Console console) throws IOException {
        if (console.json()) {
            var answer = sql.isBlank() ? Optional.<SqlTable>empty() : Optional.of(answer(result, sql));
            console.say(SurveyJson.of(result, answer));
            return;
        }
        console.say(SurveyWords.summary(result));
        var table = answer(result, sql.isBlank() ? UsualQuery.of(result.folder()) : sql);
        if (!table.rows().isEmpty()) {
            console.say("");
            tell(table, sql.isBlank(), console);
        }
        console.say("");
        console.say(savedNotice(result.folder()));
    }

    /// Asks the table within the usual time, since `--time` is for each game.
    private static SqlTable answer(Survey.Result result, String sql) throws IOException {
        return MachineLimits.LIMITS
                .until(Deadline.after(QUERY))
                .<SqlTable, IOException>during(() -> AtlasTable.query(result.folder(), sql));
    }
}
