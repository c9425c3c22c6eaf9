package grundy.cli.command;

import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.CommandWords;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.course.live.LiveAnswers;
import grundy.course.sheet.SheetLevel;
import grundy.course.sheet.SheetMaker;
import grundy.course.sheet.SheetText;
import grundy.course.sheet.SheetText.Format;
import grundy.rules.notation.SyntaxException;
import grundy.store.WholeFile;
import grundy.text.Message;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ParseResult;

/// `exercise RULES [--count N] [--seed N] [--level 1|2|3]`: a sheet of exercises with solutions.
public final class ExerciseCommand implements Command {
    private static final String COUNT = "--count";
    private static final String SEED = "--seed";
    private static final String LEVEL = "--level";
    private static final String FORMAT = "--format";
    private static final String QUESTIONS = "--questions-only";
    private static final FileOption OUT =
            FileOption.of("--out", FileFormat.TEXT, FileFormat.MARKDOWN, FileFormat.LATEX);
    private static final long USUAL_COUNT = 10;
    private static final long USUAL_SEED = 1;
    private static final List<String> LEVELS = List.of("1", "2", "3");
    private static final List<String> FORMATS = List.of("text", "markdown", "latex");

    @Override
    public void describe(OptionList options) {
        options.words("RULES", "0..*", Message.of("cli.exercise.words"), CompletionNames::games);
        options.value(COUNT, "N", Message.of("cli.exercise.count"));
        options.value(SEED, "N", Message.of("cli.exercise.seed"));
        options.choice(LEVEL, LEVELS, Message.of("cli.exercise.level"));
        options.choice(FORMAT, FORMATS, Message.of("cli.exercise.format"));
        options.flag(QUESTIONS, Message.of("cli.exercise.questions"));
        OUT.describe(options, Message.of("cli.exercise.out"));
        LimitOptions.describeTime(options);
    }

    @Override
    public List<FileOption> files() {
        return List.of(OUT);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var words = CommandWords.of(arguments);
        if (words.isEmpty()) throw new UsageException(Message.of("cli.exercise.no-game"));
        long count = NumberOptions.within(1, SheetMaker.MOST, arguments, COUNT, USUAL_COUNT);
        long seed = NumberOptions.number(arguments, SEED, USUAL_SEED);
        int level = Integer.parseInt(choice(arguments, LEVEL, LEVELS));
        var format = format(arguments);
        var file = OUT.in(arguments, fileFormat(format));
        try (var working = new WorkStatus(console, LimitOptions.ofCommand(arguments))) {
            var answers = new LiveAnswers(console.language(), working.limits());
            var phrase = String.join(" ", words);
            var rules = answers.prefixedRules(phrase);
            var sheet = SheetMaker.make(rules, phrase, (int) count, SheetLevel.of(level), seed, answers);
            RuleInput.sayHowRead(rules.readAs(), console);
            var text = new SheetText(sheet, console.language(), !arguments.hasMatchedOption(QUESTIONS));
            if (file.isPresent()) WholeFile.write(file.get(), text.in(format));
            if (console.json()) console.say(text.json());
            else if (file.isPresent()) console.say(Message.of("cli.exercise.written", "file", file.get()));
            else text.in(format).lines().forEach(console::say);
            if (sheet.exercises().size() < count)
                console.err()
                        .println(console.text(Message.of(
                                "cli.exercise.fewer", "count", sheet.exercises().size(), "wanted", count)));
        }
        return DONE;
    }

    private static FileFormat fileFormat(Format format) {
        return switch (format) {
            case TEXT -> FileFormat.TEXT;
            case MARKDOWN -> FileFormat.MARKDOWN;
            case LATEX -> FileFormat.LATEX;
        };
    }

    /// @return the format that `--format` names, or else that of the file's ending
    private static Format format(ParseResult arguments) {
        return OUT.promisedFormat(arguments)
                .filter(_ -> !arguments.hasMatchedOption(FORMAT))
                .flatMap(promised -> Arrays.stream(Format.values())
                        .filter(format -> fileFormat(format).equals(promised))
                        .findFirst())
                .orElseGet(
                        () -> Format.valueOf(choice(arguments, FORMAT, FORMATS).toUpperCase(Locale.ROOT)));
    }

    /// @return one of the choices, the first one if none is given
    private static String choice(ParseResult arguments, String option, List<String> choices) {
        String given = arguments.matchedOptionValue(option, choices.getFirst());
        if (choices.contains(given)) return given;
        throw new UsageException(
                Message.of("cli.exercise.choice", "option", option, "choices", choices, "found", given));
    }
}
