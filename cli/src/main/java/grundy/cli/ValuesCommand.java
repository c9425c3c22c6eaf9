package grundy.cli;

import grundy.engine.Limits;
import grundy.present.json.SequenceJson;
import grundy.rules.Prefixed;
import grundy.rules.Rules;
import grundy.rules.SyntaxException;
import grundy.solve.GridQuestion;
import grundy.solve.LosersQuestion;
import grundy.solve.OutcomesQuestion;
import grundy.solve.SequenceQuestion;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N`: the nim-values of one heap as a table and a picture, and their period; of two coordinates
/// as a grid.
final class ValuesCommand implements Command {
    private static final long USUAL_LAST_HEAP = 100;
    private static final long USUAL_LAST_COORDINATE = 15;

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("RULES", "0..*", Message.of("cli.values.words"), language));
        spec.addOption(CommandLineSpec.number("--to", "N", Message.of("cli.option.to"), language));
        spec.addOption(CommandLineSpec.number("--prefer", "LISTS", Message.of("cli.option.prefer"), language));
        NumberOptions.addLimits(spec, language);
        StoreOptions.describe(spec, language);
    }

    /// @return none of time where a file is written, which takes as long as it takes
    @Override
    public Limits limits(ParseResult arguments) {
        return arguments.hasMatchedOption("--out")
                ? NumberOptions.ofCommandIfAsked(arguments)
                : NumberOptions.ofCommand(arguments);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (StoreOptions.answered(arguments, console)) return DONE;
        var rules = rules(Main.words(arguments), console);
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.values.no-compound"));
        var out = NamedFiles.option(arguments, "--out");
        if (out.isPresent()) {
            if (GridQuestion.isFor(rules.game().rules()) && rules.game().rules().arity() == 2)
                new GridToFile(arguments, console, out.get()).run(rules);
            else new ValuesToFile(arguments, console, out.get()).run(rules);
            return DONE;
        }
        var solver = new Solver(NumberOptions.limits(arguments));
        var kind = rules.game().rules();
        if (kind instanceof Rules.Players) losers(arguments, console, rules, solver);
        else if (arguments.hasMatchedOption(Preferences.OPTION))
            throw new UsageException(Message.of("cli.prefer.two-players"));
        else if (kind instanceof Rules.Partizan) outcomes(arguments, console, rules, solver);
        else if (GridQuestion.isFor(kind)) grid(arguments, console, rules, solver);
        else sequence(arguments, console, rules, solver);
        return DONE;
    }

    private static Prefixed rules(List<String> words, Console console) throws SyntaxException, IOException {
        var read = Arguments.of(words, console);
        try {
            return read.language().rules(read.source());
        } catch (SyntaxException e) {
            StoreOptions.refuseOtherFile(words);
            throw e;
        }
    }

    private static void sequence(ParseResult arguments, Console console, Prefixed rules, Solver solver) {
        long to = NumberOptions.number(arguments, "--to", USUAL_LAST_HEAP);
        var sequence = solver.solve(new SequenceQuestion(rules.game(), rules.play(), to));
        if (!console.json()) {
            new SequenceText(sequence, console.language(), Console.width())
                    .lines()
                    .forEach(console::say);
            return;
        }
        console.say(SequenceJson.of(sequence));
    }

    private static void outcomes(ParseResult arguments, Console console, Prefixed rules, Solver solver) {
        long to = NumberOptions.number(arguments, "--to", USUAL_LAST_HEAP);
        var outcomes = solver.solve(new OutcomesQuestion(rules.game(), rules.play(), to));
        var text = new OutcomesText(outcomes, console.language(), Console.width());
        if (!console.json()) {
            text.lines().forEach(console::say);
            return;
        }
        console.say(SequenceJson.of(outcomes));
    }

    private static void losers(ParseResult arguments, Console console, Prefixed rules, Solver solver) {
        if (rules.play() == Play.MISERE) throw new UsageException(Message.of("solve.players-only-plain"));
        long to = NumberOptions.number(arguments, "--to", USUAL_LAST_HEAP);
        var preferences = Preferences.of(arguments, rules.game().rules());
        var losers = solver.solve(new LosersQuestion(rules.game(), preferences, to));
        if (!console.json()) {
            new LosersText(losers, console.language(), Console.width()).lines().forEach(console::say);
            return;
        }
        console.say(SequenceJson.of(losers));
    }

    private static void grid(ParseResult arguments, Console console, Prefixed rules, Solver solver) {
        long to = NumberOptions.number(arguments, "--to", USUAL_LAST_COORDINATE);
        long most = GridQuestion.largest(rules.game(), rules.play());
        if (to > most) throw new UsageException(Message.of("cli.values.large-grid", "most", most, "to", to));
        var grid = solver.solve(new GridQuestion(rules.game(), rules.play(), Math.toIntExact(to)));
        if (!console.json()) {
            new GridText(grid, console.language(), Console.width()).lines().forEach(console::say);
            return;
        }
        console.say(SequenceJson.of(grid));
    }
}
