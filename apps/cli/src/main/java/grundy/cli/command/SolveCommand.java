package grundy.cli.command;

import grundy.answer.Verdict;
import grundy.cli.export.CertificateOutput;
import grundy.cli.export.ExportMessages;
import grundy.cli.export.ExportOption;
import grundy.cli.export.PictureFiles;
import grundy.cli.export.ProofExporter;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.input.ShellTraps;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.MovesOption;
import grundy.cli.option.OnlyOption;
import grundy.cli.option.OptionList;
import grundy.cli.option.PlayerOption;
import grundy.cli.option.PreferenceOption;
import grundy.cli.option.SideOption;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.explain.Explainer;
import grundy.json.JsonObject;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.proof.ProofJson;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.picture.PositionPicture;
import grundy.prove.rocq.RocqAnswer;
import grundy.question.PositionQuestion;
import grundy.rules.Sum;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.VerdictCertificate;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// `solve RULES POSITION`: the winner, the value, every winning move, the evidence, an explanation.
public final class SolveCommand implements Command {
    @Override
    public void describe(OptionList options) {
        options.words("RULES POSITION", "0..*", Message.of("cli.solve.words"), CompletionNames::games);
        MovesOption.describe(options);
        options.value(SolveTheorems.OPTION, "FILE", Message.of("cli.option.theorem"));
        FileOption.CERTIFICATE.describe(options, Message.of("cli.option.solve-certificate"));
        PictureFiles.describe(options, Message.of("cli.option.board-svg"));
        LimitOptions.describe(options);
        ExportOption.describe(options, "rocq", Message.of("cli.option.export-position"));
        OnlyOption.describe(options);
        OpenQuestionOutput.describe(options);
        SideOption.describe(options, Message.of("cli.option.side-of-moves"));
        options.value(PlayerOption.OPTION, "N", Message.of("cli.option.player"));
        options.value(PreferenceOption.OPTION, "LISTS", Message.of("cli.option.prefer"));
    }

    @Override
    public List<FileOption> files() {
        return List.of(FileOption.CERTIFICATE, FileOption.SVG, FileOption.PNG, ExportOption.PLACE);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var input = RuleInput.of(arguments, console);
        if (OpenQuestionOutput.isOpenQuestion(arguments, input)) {
            OpenQuestionOutput.answer(arguments, input, console);
            return DONE;
        }
        var certificate = CertificateOutput.of(arguments);
        var pictures = PictureFiles.of(arguments);
        var export = ExportOption.ofRocq(arguments, Message.of("cli.solve.export"));
        var sum = input.language().question(input.source());
        ShellTraps.inUnderstood(input.words()).ifPresent(console::notice);
        var question = question(sum, arguments).only(OnlyOption.of(arguments));
        var side = SideOption.of(arguments, sum);
        var theorems = new SolveTheorems(arguments, console);
        var limits = LimitOptions.of(arguments);
        var verdict = answer(question, limits, theorems, console);
        if (theorems.reportFault()) return REFUSED;
        var ofMover = side.map(verdict::movesOf).orElse(verdict);
        certificate.write(() -> VerdictCertificate.of(input.asRead(sum.readAs()).wordsWithInput(), verdict));
        pictures.write(in -> Optional.of(PositionPicture.of(ofMover, Solver::solve, in)), console);
        var exported = export.isEmpty()
                ? Optional.<ExportedProof>empty()
                : Optional.of(export(export.get(), verdict, limits, console));
        long moves = MovesOption.of(arguments, console);
        if (console.json()) console.say(document(ofMover, side, moves, exported, console.language()));
        else {
            side.ifPresent(mover -> console.say(toMove(mover, ofMover.outcome())));
            console.say(Explainer.in(console.language()).answer(ofMover, moves));
            certificate.tell(console);
            if (exported.isPresent()) console.say("");
            ExportMessages.tell(exported, console);
        }
        return ProofExporter.isDone(exported) ? DONE : LIMIT_REACHED;
    }

    private static PositionQuestion question(Sum sum, ParseResult arguments) {
        var rules = sum.components().getFirst().game().rules();
        return new PositionQuestion(sum, PreferenceOption.of(arguments, rules), PlayerOption.of(arguments, rules));
    }

    private static Verdict answer(PositionQuestion question, Limits limits, SolveTheorems theorems, Console console) {
        try (var working = new WorkStatus(console, limits)) {
            return new Solver(working.limits(), theorems.theoremSource()).solve(question);
        } catch (LimitException e) {
            throw SolveTheorems.withHint(e, question);
        }
    }

    /// Writes the answer for Rocq.
    private static ExportedProof export(ExportOption option, Verdict verdict, Limits limits, Console console)
            throws IOException {
        var sum = verdict.question().sum();
        var game = ProofExporter.name(sum.components().getFirst().game(), sum.play(), 0) + " " + sum.position();
        var headline = Message.of(
                verdict.outcome() == Outcome.P ? "cli.solve.rocq-lost" : "cli.solve.rocq-won", "position", game);
        try (var working = new WorkStatus(console, limits)) {
            var text = RocqAnswer.of(verdict, game, headline.in(console.language()), working.limits());
            return new ProofExporter(option).write(text);
        }
    }

    private static JsonObject document(
            Verdict verdict, Optional<Side> side, long moves, Optional<ExportedProof> exported, Language language) {
        var explanation = Explainer.in(language).explanation(verdict);
        var document = side.isPresent()
                ? AnswerJson.ofSide(verdict, side.get(), explanation, moves, language)
                : AnswerJson.of(verdict, explanation, moves, language);
        exported.ifPresent(there -> ProofJson.export(document, there));
        return document;
    }

    private static Message toMove(Side side, Outcome outcome) {
        boolean left = side == Side.LEFT;
        return switch (outcome) {
            case N -> Message.of(left ? "cli.side.left-wins" : "cli.side.right-wins");
            case P -> Message.of(left ? "cli.side.left-loses" : "cli.side.right-loses");
            case L -> Message.of(left ? "cli.side.left-wins" : "cli.side.right-loses");
            case R -> Message.of(left ? "cli.side.left-loses" : "cli.side.right-wins");
            case D -> Message.of("cli.side.draws", "side", Message.of(left ? "play.left" : "play.right"));
        };
    }
}
