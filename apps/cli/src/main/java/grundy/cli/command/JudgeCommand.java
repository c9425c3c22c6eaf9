package grundy.cli.command;

import grundy.cli.input.CompletionNames;
import grundy.cli.option.CommandWords;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.text.ProblemLines;
import grundy.contest.judge.Judge;
import grundy.contest.judge.ProblemCard;
import grundy.contest.judge.ProblemJson;
import grundy.contest.judge.ProblemList;
import grundy.contest.judge.Problems;
import grundy.contest.judge.SampleInput;
import grundy.contest.problem.Problem;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.SeveralLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import picocli.CommandLine.ParseResult;

/// `judge PROBLEM < input`: answers a judge's input in the judge's own format. `--list` names the problems,
/// `--explain` says which game one is and where the trap lies.
public final class JudgeCommand implements Command {
    private static final String LIST = "--list";
    private static final String EXPLAIN = "--explain";
    private static final String SAMPLE = "--sample";
    private static final String LARGEST = "--largest";
    static final String SEED = "--seed";
    private static final String CASES = "--cases";
    private static final int LONGEST_SAMPLE = 400;

    @Override
    public void describe(OptionList options) {
        options.words("PROBLEM", "0..*", Message.of("cli.judge.words"), CompletionNames::problems);
        options.flag(LIST, Message.of("cli.judge.list"));
        options.flag(EXPLAIN, Message.of("cli.judge.explain"));
        options.flag(SAMPLE, Message.of("cli.judge.sample"));
        options.flag(LARGEST, Message.of("cli.judge.largest"));
        options.value(SEED, "N", Message.of("cli.judge.seed"));
        options.value(CASES, "N", Message.of("cli.judge.cases"));
        LimitOptions.describe(options);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        var name = String.join(" ", CommandWords.of(arguments)).strip();
        if (arguments.hasMatchedOption(LIST)) {
            var problems = ProblemList.of(Problems.all(), name);
            if (console.json()) console.say(ProblemJson.list(problems));
            else
                new ProblemLines(
                                problems,
                                console.language() == Language.ZH,
                                console.screen().isWidthKnown() ? console.width() : 0)
                        .lines()
                        .forEach(console::say);
            if (problems.isEmpty() && !console.json()) console.say(Message.of("cli.judge.none", "words", name));
            return DONE;
        }
        if (name.isEmpty()) throw new UsageException(Message.of("cli.judge.which"));
        var problem = Problems.find(name);
        if (arguments.hasMatchedOption(EXPLAIN)) {
            if (console.json()) console.say(ProblemJson.of(problem));
            else console.card(ProblemCard.of(problem, console.language()));
            return DONE;
        }
        if (arguments.hasMatchedOption(SAMPLE) || arguments.hasMatchedOption(LARGEST)) {
            var input = sample(problem, arguments).text();
            if (console.json()) console.say(ProblemJson.sample(problem, input));
            else console.data().print(input);
            return DONE;
        }
        return answer(problem, arguments, console);
    }

    private static SampleInput sample(Problem problem, ParseResult arguments) {
        return new SampleInput(
                problem,
                arguments.hasMatchedOption(LARGEST),
                arguments.hasMatchedOption(CASES)
                        ? OptionalLong.of(NumberOptions.atLeast(1, arguments, CASES, 1))
                        : OptionalLong.empty(),
                NumberOptions.number(arguments, SEED, 1));
    }

    /// @return the hint for a person at whose terminal the input is read
    static Message typing(Problem problem) {
        var sample =
                new SampleInput(problem, false, OptionalLong.of(1), 1).text().strip();
        return sample.length() <= LONGEST_SAMPLE
                ? Message.of(
                        "cli.judge.typing-such-as", "input", problem.inputText(), "sample", new SeveralLines(sample))
                : Message.of("cli.judge.typing", "input", problem.inputText(), "id", problem.id());
    }

    private static int answer(Problem problem, ParseResult arguments, Console console) throws IOException {
        var limits = LimitOptions.of(arguments);
        if (console.isTyped()) console.err().println(console.text(typing(problem)));
        if (!console.json()) {
            console.out().flush();
            Judge.answer(problem, console.in(), console.data(), limits);
            return DONE;
        }
        var text = new ByteArrayOutputStream();
        Judge.answer(problem, console.in(), text, limits);
        console.say(ProblemJson.answer(problem, text.toString(StandardCharsets.UTF_8)));
        return DONE;
    }
}
