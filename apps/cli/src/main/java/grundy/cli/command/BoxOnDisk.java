package grundy.cli.command;

import grundy.answer.BoardsTable;
import grundy.answer.BoxTable;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.OptionList;
import grundy.cli.option.SparkOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.InterruptibleWork;
import grundy.limit.Limits;
import grundy.present.json.answer.BoxJson;
import grundy.question.BoardsQuestion;
import grundy.question.BoxQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.atlas.BoxFile;
import grundy.survey.BoxSurvey;
import grundy.survey.BoxWorkers;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ParseResult;

/// `survey table RULES --box 400x400x400`: all positions of a box, or all boards of a size, as a file that
/// SQL can query.
public record BoxOnDisk(ParseResult arguments, Console console) {
    /// The word that asks for it, in the place of a family.
    public static final String WORD = "table";

    private static final String BOX = "--box";
    private static final String VALUES = "--values";
    private static final Pattern SIZES = Pattern.compile("\\d{1,9}(x\\d{1,9})*");
    private static final int SHOWN = 12;

    static void describe(OptionList options) {
        options.value(BOX, "AxBxC", Message.of("cli.option.survey-box"));
        options.flag(VALUES, Message.of("cli.option.survey-values"));
    }

    /// @throws UsageException if an option of a box stands without `table`
    static void refuse(ParseResult arguments) {
        OptionConflicts.refuse(arguments, "cli.survey.box-alone", List.of(BOX, VALUES));
    }

    /// @param folder that the file goes to
    /// @param limits of the whole
    void run(List<String> words, Path folder, Limits limits) throws SyntaxException, IOException {
        var rules = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(String.join(" ", words)));
        if (rules.compound() != Compound.DISJUNCTIVE) throw unfit();
        var board = BoardsQuestion.board(rules.game().rules());
        if (board.isPresent()) boards(rules, board.get().rules().isStrip(), folder, limits);
        else if (BoxQuestion.isFor(rules.game().rules())) box(rules, folder, limits);
        else throw unfit();
    }

    private static RulesException unfit() {
        return new RulesException(Message.of("cli.survey.box-rules", "most", BoxQuestion.MOST_COORDINATES));
    }

    private void box(PrefixedRules rules, Path folder, Limits limits) throws IOException {
        var last = size(rules.game().rules().arity());
        var question = new BoxQuestion(rules.game(), rules.play(), last, arguments.hasMatchedOption(VALUES));
        var workers = SparkOption.isGiven(arguments)
                ? SparkOption.cluster().boxes(SparkOption.url(arguments))
                : BoxWorkers.OWN;
        var table = run(limits, own -> BoxSurvey.run(question, folder, workers, own));
        say(table, folder.resolve(BoxFile.NAME));
    }

    private void boards(PrefixedRules rules, boolean strip, Path folder, Limits limits) throws IOException {
        if (SparkOption.isGiven(arguments)) throw new UsageException(Message.of("cli.survey.boards-here"));
        var size = size(strip ? 1 : 2);
        var question = new BoardsQuestion(
                rules.game(),
                rules.play(),
                strip ? 1 : size.getFirst(),
                size.getLast(),
                arguments.hasMatchedOption(VALUES));
        var table = run(limits, own -> BoxSurvey.run(question, folder, own));
        say(table, folder.resolve(BoxFile.NAME));
    }

    /// A computation within limits.
    @FunctionalInterface
    private interface Computation<T> {
        T within(Limits limits) throws IOException;
    }

    private <T> T run(Limits limits, Computation<T> work) throws IOException {
        try (var working = new InterruptibleWork(console, limits)) {
            return work.within(working.limits());
        }
    }

    private List<Integer> size(int coordinates) {
        var text = arguments.matchedOptionValue(BOX, "");
        var last = new ArrayList<Integer>();
        if (SIZES.matcher(text).matches()) for (var size : text.split("x", -1)) last.add(Integer.parseInt(size));
        if (last.size() != coordinates)
            throw new UsageException(Message.of("cli.survey.box", "text", text, "coordinates", coordinates));
        return last;
    }

    private void say(BoxTable table, Path file) {
        if (console.json()) {
            console.say(BoxJson.of(table, file));
            return;
        }
        console.say(Message.of("cli.survey.box-size", "positions", table.size(), "lost", table.lostCount()));
        var first = table.firstLost(SHOWN).stream()
                .map(position -> position.stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")")))
                .collect(Collectors.joining("  "));
        console.say(first + (table.lostCount() > SHOWN ? "  …" : ""));
        console.say(Message.of("cli.survey.box-written", "file", file));
    }

    private void say(BoardsTable table, Path file) {
        if (console.json()) {
            console.say(BoxJson.of(table, file));
            return;
        }
        long lost = table.count(Outcome.P);
        if (table.isImpartial())
            console.say(Message.of("cli.survey.box-size", "positions", table.size(), "lost", lost));
        else
            console.say(Message.of(
                    "cli.survey.boards-size",
                    "boards",
                    table.size(),
                    "left",
                    table.count(Outcome.L),
                    "right",
                    table.count(Outcome.R),
                    "first",
                    table.count(Outcome.N),
                    "second",
                    lost));
        var first = new ArrayList<String>();
        table.visit((board, outcome, _) -> {
            if (outcome == Outcome.P) first.add(board);
            return first.size() < SHOWN;
        });
        console.say(String.join("  ", first) + (lost > first.size() ? "  …" : ""));
        console.say(Message.of("cli.survey.boards-written", "file", file));
    }
}
