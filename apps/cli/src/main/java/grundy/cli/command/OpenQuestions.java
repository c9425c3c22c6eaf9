package grundy.cli.command;

import grundy.cli.export.CertificateOutput;
import grundy.cli.export.PictureFiles;
import grundy.cli.input.RuleInput;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MovesOption;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.PlayerOption;
import grundy.cli.option.PreferenceOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.explain.Explainer;
import grundy.present.json.answer.OpenJson;
import grundy.present.picture.PositionPicture;
import grundy.question.OpenQuestion;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.OpenCertificate;
import grundy.text.Message;
import grundy.value.Outcome;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ParseResult;

/// `solve "take 1..?" 100 --want P`: which number makes a game come out as wanted.
final class OpenQuestions {
    private static final Map<String, Outcome> OUTCOMES = Map.ofEntries(
            Map.entry("p", Outcome.P),
            Map.entry("second", Outcome.P),
            Map.entry("后手", Outcome.P),
            Map.entry("n", Outcome.N),
            Map.entry("first", Outcome.N),
            Map.entry("先手", Outcome.N),
            Map.entry("l", Outcome.L),
            Map.entry("left", Outcome.L),
            Map.entry("r", Outcome.R),
            Map.entry("right", Outcome.R),
            Map.entry("d", Outcome.D),
            Map.entry("draw", Outcome.D));

    private OpenQuestions() {}

    /// @throws UsageException if an outcome is wanted where no number is left open
    static boolean isOpenQuestion(ParseResult arguments, RuleInput input) {
        if (OpenQuestion.isAsked(input.language(), input.source())) return true;
        OptionConflicts.refuse(arguments, "cli.open.none", List.of("--want", "--from"));
        return false;
    }

    static void answer(ParseResult arguments, RuleInput words, Console console) throws SyntaxException, IOException {
        if (arguments.hasMatchedOption(PreferenceOption.OPTION))
            throw new UsageException(Message.of("cli.open.prefer"));
        if (arguments.hasMatchedOption(PlayerOption.OPTION)) throw new UsageException(Message.of("cli.player.open"));
        var from = arguments.hasMatchedOption("--from")
                ? BigInteger.valueOf(NumberOptions.number(arguments, "--from", 0))
                : OpenQuestion.usualStart(words.language(), words.source());
        var limits = LimitOptions.of(arguments);
        var outcome = outcome(arguments.matchedOptionValue("--want", "P"));
        var question = OpenQuestion.of(words.language(), words.source(), outcome, from);
        var verdict = new Solver(limits).solve(question);
        var certificate = CertificateOutput.of(arguments);
        certificate.write(() -> OpenCertificate.of(words.wordsWithInput(), question, verdict));
        PictureFiles.of(arguments)
                .write(
                        in -> verdict.answer().map(answer -> PositionPicture.of(answer.verdict(), Solver::solve, in)),
                        console);
        long moves = MovesOption.of(arguments, console);
        var explainer = Explainer.in(console.language());
        if (console.json()) {
            console.say(OpenJson.of(verdict, moves, console.language()));
        } else {
            console.say(explainer.answer(verdict, moves));
            certificate.tell(console);
        }
    }

    private static Outcome outcome(String text) {
        if (OUTCOMES.get(text.toLowerCase(Locale.ROOT)) instanceof Outcome outcome) return outcome;
        throw new UsageException(Message.of("cli.open.want", "text", text));
    }
}
