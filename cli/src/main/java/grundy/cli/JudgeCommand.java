package grundy.cli;

import grundy.contest.judge.Judge;
import grundy.contest.judge.ProblemCard;
import grundy.contest.judge.ProblemList;
import grundy.contest.judge.Problems;
import grundy.contest.judge.Sampler;
import grundy.contest.judge.Unit;
import grundy.contest.problem.Problem;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.SplittableRandom;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `judge PROBLEM < input`: answers a judge's input in the judge's own format. `--list` names the problems,
/// `--explain` says which game one is and where the trap lies.
final class JudgeCommand implements Command {
    private static final String LIST = "--list";
    private static final String EXPLAIN = "--explain";
    private static final String SAMPLE = "--sample";
    private static final String LARGEST = "--largest";
    static final String SEED = "--seed";
    private static final long USUAL_CASES = 20;
    private static final long MOST_CASES = 100_000;
    private static final long MOST_NUMBERS = 2_000_000;

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("PROBLEM", "0..*", Message.of("cli.judge.words"), language));
        spec.addOption(CommandLineSpec.flag(LIST, Message.of("cli.judge.list"), language));
        spec.addOption(CommandLineSpec.flag(EXPLAIN, Message.of("cli.judge.explain"), language));
        spec.addOption(CommandLineSpec.flag(SAMPLE, Message.of("cli.judge.sample"), language));
        spec.addOption(CommandLineSpec.flag(LARGEST, Message.of("cli.judge.largest"), language));
        spec.addOption(CommandLineSpec.number(SEED, "N", Message.of("cli.judge.seed"), language));
        spec.addOption(CommandLineSpec.number("--cases", "N", Message.of("cli.judge.cases"), language));
        NumberOptions.addLimits(spec, language);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        var name = String.join(" ", Main.words(arguments)).strip();
        boolean chinese = console.language() == Language.ZH;
        if (arguments.hasMatchedOption(LIST)) {
            var list = new ProblemList(Problems.all(), name, chinese);
            if (console.json()) console.say(list.json());
            else list.lines(Console.width()).forEach(console::say);
            if (list.isEmpty()) console.say(Message.of("judge.list.none", "words", name));
            return DONE;
        }
        if (name.isEmpty()) throw new UsageException(Message.of("judge.which"));
        var problem = Problems.find(name);
        if (arguments.hasMatchedOption(EXPLAIN)) {
            var card = new ProblemCard(problem, console.language());
            if (console.json()) console.say(card.json());
            else card.lines(Console.width()).forEach(console::say);
            return DONE;
        }
        if (arguments.hasMatchedOption(SAMPLE) || arguments.hasMatchedOption(LARGEST)) {
            console.out().print(sample(problem, arguments));
            return DONE;
        }
        return answer(problem, arguments, console);
    }

    /// @return an input that was made up
    private static String sample(Problem problem, ParseResult arguments) {
        var random = new SplittableRandom(NumberOptions.number(arguments, SEED, 1));
        var sampler = new Sampler(problem);
        boolean largest = arguments.hasMatchedOption(LARGEST);
        long cases = NumberOptions.number(
                arguments, "--cases", Math.min(sampler.mostCases(), largest ? MOST_CASES : USUAL_CASES));
        var units = new ArrayList<Unit>();
        long numbers = 0;
        for (long i = 0; i < cases && numbers < MOST_NUMBERS; i++) {
            var first = units.isEmpty() ? null : units.getFirst();
            double size = (i + 1.0) / cases;
            var unit = largest
                    ? sampler.largest(first, random, MOST_NUMBERS)
                    : first == null
                            ? sampler.random(random, size, USUAL_CASES)
                            : sampler.randomBeside(first, random, size, USUAL_CASES);
            if (unit == null || !units.isEmpty() && !sampler.together(units.getFirst(), unit)) continue;
            units.add(unit);
            numbers += unit.choices().size();
        }
        if (units.isEmpty()) throw new UsageException(Message.of("judge.no-sample"));
        return sampler.text(units);
    }

    private static int answer(Problem problem, ParseResult arguments, Console console) throws IOException {
        var limits = NumberOptions.limits(arguments);
        if (!console.json()) {
            console.out().flush();
            Judge.answer(problem, console.in(), console.out(), limits);
            return DONE;
        }
        var text = new java.io.ByteArrayOutputStream();
        Judge.answer(problem, console.in(), text, limits);
        console.say(new JsonObject()
                .put("problem", problem.id())
                .put("output", text.toString(java.nio.charset.StandardCharsets.UTF_8)));
        return DONE;
    }
}
