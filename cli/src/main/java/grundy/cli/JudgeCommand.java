package grundy.cli;

import grundy.cli.judge.Judge;
import grundy.cli.judge.Problem;
import grundy.cli.judge.ProblemCard;
import grundy.cli.judge.ProblemList;
import grundy.cli.judge.Problems;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `judge PROBLEM < input`: answers a judge's input in the judge's own format. `--list` names the problems,
/// `--explain` says which game one is and where the trap lies.
final class JudgeCommand implements Command {
    private static final String LIST = "--list";
    private static final String EXPLAIN = "--explain";

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("PROBLEM", "0..*", Message.of("cli.judge.words"), language));
        spec.addOption(CommandLineSpec.flag(LIST, Message.of("cli.judge.list"), language));
        spec.addOption(CommandLineSpec.flag(EXPLAIN, Message.of("cli.judge.explain"), language));
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
        return answer(problem, arguments, console);
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
        console.say(Json.object()
                .put("problem", problem.id())
                .put("output", text.toString(java.nio.charset.StandardCharsets.UTF_8)));
        return DONE;
    }
}
