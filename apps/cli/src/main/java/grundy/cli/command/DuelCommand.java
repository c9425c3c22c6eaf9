package grundy.cli.command;

import grundy.cli.input.CompletionNames;
import grundy.cli.option.CommandWords;
import grundy.cli.option.MachineLimits;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.StatusLine;
import grundy.contest.duel.Contestant;
import grundy.contest.duel.Duel;
import grundy.contest.duel.DuelJson;
import grundy.contest.duel.DuelReport;
import grundy.contest.duel.DuelRules;
import grundy.contest.duel.RunAllowance;
import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `duel PROBLEM -- PROGRAM ARGS...`: tests a program against the truth, and shows the smallest input found on which it
/// is wrong.
public final class DuelCommand implements Command {
    private static final String RULES = "--rules";
    private static final String ASK = "--ask";
    private static final String MEMORY = "--memory";
    private static final String TIME = "--time";
    private static final String CASES = "--cases";
    private static final String HEAPS = "--heaps";
    private static final String TO = "--to";
    private static final long USUAL_MEGABYTES = 256;
    private static final long USUAL_CASES = 2000;

    /// Whoever does not say how many cases are wanted does not want to wait for longer.
    private static final Duration USUAL_TIME = Duration.ofSeconds(10);

    private static final Duration ENDLESS = Duration.ofNanos(Long.MAX_VALUE);
    private static final long USUAL_LARGEST = 1000;
    private static final BigDecimal LONGEST_SECONDS = BigDecimal.valueOf(3600);

    @Override
    public void describe(OptionList options) {
        options.words("PROBLEM -- PROGRAM ARGS...", "0..*", Message.of("cli.duel.words"), CompletionNames::problems);
        options.value(TIME, "S", Message.of("cli.duel.time"));
        options.value(MEMORY, "MB", Message.of("cli.duel.memory"));
        options.value(CASES, "N", Message.of("cli.duel.cases"));
        options.value(JudgeCommand.SEED, "N", Message.of("cli.duel.seed"));
        options.value(RULES, "RULES", Message.of("cli.duel.rules"));
        options.choice(ASK, DuelRules.QUESTIONS, Message.of("cli.duel.ask"));
        options.value(HEAPS, "N", Message.of("cli.duel.heaps"));
        options.value(TO, "N", Message.of("cli.duel.to"));
    }

    /// @return the limits of the machine: the time is that of the program
    @Override
    public Limits limits(ParseResult arguments) {
        return MachineLimits.LIMITS;
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var program = CommandWords.literal(arguments);
        if (program.isEmpty()) throw new UsageException(Message.of("cli.duel.no-words"));
        var words = CommandWords.of(arguments);
        var problem = problem(arguments, words.subList(0, words.size() - program.size()));
        var allowance = new RunAllowance(
                millis(arguments.matchedOptionValue(TIME, "2")),
                NumberOptions.number(arguments, MEMORY, USUAL_MEGABYTES));
        long cases = NumberOptions.atLeast(1, arguments, CASES, USUAL_CASES);
        var most = arguments.hasMatchedOption(CASES) ? ENDLESS : USUAL_TIME;
        long seed = NumberOptions.number(arguments, JudgeCommand.SEED, 1);
        var status = new StatusLine(console);
        try (var contestant = Contestant.of(program)) {
            var duel = new Duel(problem, contestant, allowance, cases, most, seed, (phase, done) -> {
                if (status.isDue()) status.show(Message.of("cli.duel.progress." + phase, "cases", done));
            });
            var difference = duel.run();
            status.end();
            var report = new DuelReport(
                    problem,
                    program,
                    seed,
                    allowance,
                    duel.tally(),
                    difference,
                    console.language(),
                    MachineLimits.LIMITS);
            if (console.json()) console.say(DuelJson.of(report));
            else console.card(report.blocks());
            return difference == null ? DONE : REFUSED;
        } finally {
            status.end();
        }
    }

    private static Problem problem(ParseResult arguments, List<String> words) throws IOException, SyntaxException {
        String rules = arguments.matchedOptionValue(RULES, "");
        var name = String.join(" ", words).strip();
        if (rules.isEmpty() == name.isEmpty()) throw new UsageException(Message.of("cli.duel.problem-or-rules"));
        if (rules.isEmpty()) return Problems.find(name);
        String ask = arguments.matchedOptionValue(ASK, "winner");
        if (!DuelRules.QUESTIONS.contains(ask))
            throw new UsageException(Message.of("cli.duel.rules-ask", "ask", ask, "known", DuelRules.QUESTIONS));
        try {
            return DuelRules.problem(
                    rules,
                    ask,
                    NumberOptions.number(arguments, HEAPS, 1),
                    NumberOptions.number(arguments, TO, USUAL_LARGEST));
        } catch (JudgeException e) {
            throw new UsageException(e.explanation());
        }
    }

    /// @param text seconds, perhaps with a fraction
    private static long millis(String text) {
        return NumberOptions.time(text)
                .filter(seconds -> seconds.signum() > 0 && seconds.compareTo(LONGEST_SECONDS) <= 0)
                .map(seconds -> Math.max(1, seconds.movePointRight(3).longValue()))
                .orElseThrow(() ->
                        new UsageException(Message.of("cli.duel.bad-time", "text", text, "most", LONGEST_SECONDS)));
    }
}
