package grundy.cli;

import grundy.explain.Explainer;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.json.AnswerJson;
import grundy.present.json.ProofJson;
import grundy.present.json.ProofJson.Exported;
import grundy.present.picture.PositionPicture;
import grundy.prove.rocq.RocqAnswer;
import grundy.rules.SyntaxException;
import grundy.solve.PositionQuestion;
import grundy.solve.Solver;
import grundy.solve.Verdict;
import grundy.store.VerdictCertificate;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
        spec.addOption(CommandLineSpec.number("--theorem", "FILE", Message.of("cli.option.theorem"), language));
        FileOption.CERTIFICATE.describe(spec, Message.of("cli.option.solve-certificate"), language);
        PictureFiles.addOptions(spec, Message.of("cli.option.board-svg"), language);
        NumberOptions.addLimits(spec, language);
        ExportOption.describe(spec, "rocq", Message.of("cli.option.export-position"), language);
        spec.addOption(CommandLineSpec.number("--want", "OUTCOME", Message.of("cli.option.want"), language));
        spec.addOption(CommandLineSpec.number("--from", "N", Message.of("cli.option.from"), language));
        spec.addOption(CommandLineSpec.choice(
                Sides.OPTION, List.of("left", "right"), Message.of("cli.option.side-of-moves"), language));
        spec.addOption(CommandLineSpec.number(Mover.OPTION, "N", Message.of("cli.option.player"), language));
        spec.addOption(CommandLineSpec.number(Preferences.OPTION, "LISTS", Message.of("cli.option.prefer"), language));
    }

    @Override
    public List<String> names() {
        return Names.games();
    }

    @Override
    public List<FileOption> files() {
        return List.of(FileOption.CERTIFICATE, FileOption.SVG, FileOption.PNG, ExportOption.PLACE);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var words = Arguments.of(Main.words(arguments), console);
        var certificate = FileOption.CERTIFICATE.in(arguments);
        var pictures = PictureFiles.of(arguments);
        var export = export(arguments);
        if (OpenQuestions.isAsked(arguments, words.source())) {
            OpenQuestions.answer(arguments, words, console);
            return DONE;
        }
        var sum = words.language().question(words.source());
        ShellTraps.inUnderstood(Main.words(arguments)).ifPresent(console::notice);
        var rules = sum.components().getFirst().game().rules();
        var question = new PositionQuestion(sum, Preferences.of(arguments, rules), Mover.of(arguments, rules));
        var side = Sides.of(arguments, sum);
        var theorems = new SolveTheorems(arguments, console);
        var limits = NumberOptions.limits(arguments);
        var both = solve(question, limits, theorems, console);
        if (theorems.isRefused()) return REFUSED;
        var verdict = Sides.isGiven(arguments) ? both.movesOf(side) : both;
        if (certificate.isPresent())
            VerdictCertificate.of(words.kept(Main.words(arguments)), both).write(certificate.get());
        pictures.write(in -> Optional.of(PositionPicture.of(verdict, Solver::solve, in)), console);
        var exported = export.isEmpty()
                ? Optional.<Exported>empty()
                : Optional.of(exported(export.get(), both, limits, console));
        long moves = moves(arguments, console);
        if (console.json()) {
            var explanation = Explainer.in(console.language()).explanation(verdict);
            var document = Sides.isGiven(arguments)
                    ? AnswerJson.ofSide(verdict, side, explanation, moves, console.language())
                    : AnswerJson.of(verdict, explanation, moves, console.language());
            exported.ifPresent(there -> ProofJson.export(document, there));
            console.say(document);
        } else {
            if (Sides.isGiven(arguments)) console.say(toMove(side, verdict.outcome()));
            console.say(Explainer.in(console.language()).answer(verdict, moves));
            tellCertificate(certificate, console);
            exported.ifPresent(there -> {
                console.say("");
                ExportOption.told(there).forEach(console::say);
            });
        }
        return ExportOption.isDone(exported) ? DONE : LIMIT_REACHED;
    }

    private static Optional<ExportOption> export(ParseResult arguments) {
        var wish = ExportOption.of(arguments);
        if (wish.isPresent() && wish.get().format() != ExportOption.Format.ROCQ)
            throw new UsageException(Message.of("cli.solve.export"));
        return wish;
    }

    /// Writes the answer for Rocq.
    private static Exported exported(ExportOption wish, Verdict verdict, Limits limits, Console console)
            throws IOException {
        var sum = verdict.asked().sum();
        var game = ExportOption.name(sum.components().getFirst().game(), sum.play(), 0) + " " + sum.position();
        var headline = Message.of(
                verdict.outcome() == Outcome.P ? "cli.solve.rocq-lost" : "cli.solve.rocq-won", "position", game);
        try (var working = new Working(console, limits)) {
            var written = RocqAnswer.of(verdict, game, headline.in(console.language()), working.limits());
            return wish.write(written);
        }
    }

    /// Says where a certificate was written.
    static void tellCertificate(Optional<Path> file, Console console) {
        file.ifPresent(
                written -> console.say("\n" + console.text(Message.of("listing.run.certified", "file", written))));
    }

    private static Verdict solve(PositionQuestion question, Limits limits, SolveTheorems theorems, Console console) {
        try (var working = new Working(console, limits)) {
            return new Solver(working.limits(), theorems.known()).solve(question);
        } catch (LimitException e) {
            throw SolveTheorems.hinted(e, question);
        }
    }

    /// @return how many winning moves are listed
    static long moves(ParseResult arguments, Console console) {
        return NumberOptions.number(arguments, "--moves", console.json() ? USUAL_MOVES : MOVES_IN_TEXT);
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
