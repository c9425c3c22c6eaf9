package grundy.cli;

import grundy.explain.Explainer;
import grundy.rules.SyntaxException;
import grundy.solve.Question;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `solve RULES POSITION`: the winner, the value, every winning move, the evidence, an explanation.
final class SolveCommand implements Command {
    private static final long USUAL_MOVES = 100;

    /// In text, where a long list hides the rest.
    private static final long MOVES_IN_TEXT = 20;

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("RULES POSITION", "0..*", Message.of("cli.solve.words"), language));
        spec.addOption(CommandLineSpec.number("--moves", "N", Message.of("cli.option.moves"), language));
        NumberOptions.addLimits(spec, language);
        spec.addOption(CommandLineSpec.number("--want", "OUTCOME", Message.of("cli.option.want"), language));
        spec.addOption(CommandLineSpec.number("--from", "N", Message.of("cli.option.from"), language));
        spec.addOption(CommandLineSpec.number("--prefer", "LISTS", Message.of("cli.option.prefer"), language));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var words = Arguments.of(Main.words(arguments), console);
        if (OpenQuestions.isAsked(arguments, words.source())) {
            OpenQuestions.answer(arguments, words, console);
            return DONE;
        }
        var sum = words.language().question(words.source());
        var question = new Question(sum, Preferences.of(arguments.matchedOptionValue("--prefer", ""), sum));
        var verdict = new Solver(NumberOptions.limits(arguments)).solve(question);
        long moves = moves(arguments, console);
        if (console.json()) {
            console.say(Json.verdict(verdict, Explainer.in(console.language()).explanation(verdict), moves));
        } else {
            console.say(Explainer.in(console.language()).answer(verdict, moves));
        }
        return DONE;
    }

    /// @return how many winning moves are listed
    static long moves(ParseResult arguments, Console console) {
        return NumberOptions.number(arguments, "--moves", console.json() ? USUAL_MOVES : MOVES_IN_TEXT);
    }
}
