package grundy.cli.command;

import grundy.answer.OpenVerdict;
import grundy.cli.export.CertificateOutput;
import grundy.cli.export.ExportOption;
import grundy.cli.export.PictureFiles;
import grundy.cli.input.RuleInput;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MovesOption;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OnlyOption;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.OptionList;
import grundy.cli.option.PlayerOption;
import grundy.cli.option.PreferenceOption;
import grundy.cli.option.SideOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.explain.Explainer;
import grundy.limit.Limits;
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

/// Answers `solve "take 1..?" 100 --want P`: the least number with which a game has the outcome wanted.
final class OpenQuestionOutput {
    /// The options of `solve` about a single position, which mean nothing where a number is left open.
    static final List<String> OF_A_POSITION = List.of(
            SolveTheorems.OPTION,
            ExportOption.NAME,
            ExportOption.PLACE.name(),
            LimitOptions.ROCQ,
            OnlyOption.OPTION,
            SideOption.OPTION,
            PlayerOption.OPTION,
            PreferenceOption.OPTION);

    private static final String WANT = "--want";
    private static final String FROM = "--from";
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

    private OpenQuestionOutput() {}

    static void describe(OptionList options) {
        options.value(WANT, "OUTCOME", Message.of("cli.option.want"));
        options.value(FROM, "N", Message.of("cli.option.from"));
    }

    /// @throws UsageException if an outcome is wanted where no number is left open
    static boolean isOpenQuestion(ParseResult arguments, RuleInput input) {
        if (OpenQuestion.isAsked(input.language(), input.source())) return true;
        OptionConflicts.refuse(arguments, "cli.open.none", List.of(WANT, FROM));
        return false;
    }

    static void answer(ParseResult arguments, RuleInput words, Console console) throws SyntaxException, IOException {
        OptionConflicts.refuse(arguments, "cli.open.refused", OF_A_POSITION);
        var certificate = CertificateOutput.of(arguments);
        var pictures = PictureFiles.of(arguments);
        var from = arguments.hasMatchedOption(FROM)
                ? BigInteger.valueOf(NumberOptions.number(arguments, FROM, 0))
                : OpenQuestion.usualStart(words.language(), words.source());
        var outcome = outcome(arguments.matchedOptionValue(WANT, "P"));
        var question = OpenQuestion.of(words.language(), words.source(), outcome, from);
        var verdict = answer(question, LimitOptions.of(arguments), console);
        certificate.write(() -> OpenCertificate.of(words.wordsWithInput(), question, verdict));
        pictures.write(
                in -> verdict.answer().map(answer -> PositionPicture.of(answer.verdict(), Solver::solve, in)), console);
        long moves = MovesOption.of(arguments, console);
        var explainer = Explainer.in(console.language());
        if (console.json()) {
            console.say(OpenJson.of(verdict, moves, console.language()));
        } else {
            console.say(explainer.answer(verdict, moves));
            certificate.tell(console);
        }
    }

    private static OpenVerdict answer(OpenQuestion question, Limits limits, Console console) {
        try (var working = new WorkStatus(console, limits)) {
            return new Solver(working.limits()).solve(question);
        }
    }

    private static Outcome outcome(String text) {
        if (OUTCOMES.get(text.toLowerCase(Locale.ROOT)) instanceof Outcome outcome) return outcome;
        throw new UsageException(Message.of("cli.open.want", "text", text));
    }
}
