package grundy.cli.command;

import grundy.cli.export.PictureFiles;
import grundy.cli.input.ChoiceInput;
import grundy.cli.input.CompletionNames;
import grundy.cli.option.CommandWords;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.limit.LimitException;
import grundy.present.json.MatrixJson;
import grundy.present.picture.graph.BestResponseDiagram;
import grundy.rules.notation.SyntaxException;
import grundy.store.WholeFile;
import grundy.store.certificate.MatrixCertificate;
import grundy.strategic.explain.MatrixExplainer;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.strategic.matrix.MatrixFamily;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.matrix.NfgText;
import grundy.strategic.matrix.SizeException;
import grundy.strategic.solve.MatrixQuestion;
import grundy.strategic.solve.MatrixQuestion.Effort;
import grundy.strategic.solve.MatrixVerdict;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.tree.TreeText;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `matrix FILE|-|TABLE|NAME`: a game in strategic form: dominance, equilibria, value. A game tree is brought into that
/// form first.
public final class MatrixCommand implements Command {
    private static final String ONE = "--one";
    private static final String ALL = "--all";
    private static final String MIXTURES = "--mixtures";
    private static final FileOption OUT = FileOption.of("--out", FileFormat.JSON);

    @Override
    public void describe(OptionList options) {
        options.words("GAME", "0..*", Message.of("cli.matrix.words"), () -> CompletionNames.choices("matrix"));
        options.flag(ONE, Message.of("cli.option.one"));
        options.flag(ALL, Message.of("cli.option.all-equilibria"));
        options.flag(MIXTURES, Message.of("cli.option.mixtures"));
        FileOption.SVG.describe(options, Message.of("cli.option.matrix-svg"));
        OUT.describe(options, Message.of("cli.option.matrix-out"));
        FileOption.NFG.describe(options, Message.of("cli.option.nfg"));
        options.value("--limit", "N", Message.of("cli.option.matrix-limit"));
        LimitOptions.describeTime(options);
    }

    @Override
    public List<FileOption> files() {
        return List.of(FileOption.SVG, OUT, FileOption.NFG);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var svg = FileOption.SVG.in(arguments);
        var out = OUT.in(arguments);
        var nfg = FileOption.NFG.in(arguments);
        boolean one = arguments.matchedOptionValue(ONE, false);
        boolean all = arguments.matchedOptionValue(ALL, false);
        if (one && all) throw new UsageException(Message.of("cli.matrix.one-or-all"));
        var effort = one ? Effort.ONE : all ? Effort.ALL : Effort.USUAL;
        var limits = LimitOptions.of(arguments);
        try {
            var input = ChoiceInput.of(
                    CommandWords.of(arguments), Message.of("cli.matrix.no-game"), "cli.matrix.unknown", console);
            var game = game(input, console);
            var question = new MatrixQuestion(game, effort, arguments.matchedOptionValue(MIXTURES, false));
            final MatrixVerdict verdict;
            try (var working = new WorkStatus(console, limits)) {
                verdict = new StrategicSolver(working.limits()).solve(question);
            }
            if (BestResponseDiagram.fits(game))
                PictureFiles.writeSvg(svg, () -> new BestResponseDiagram(verdict, console.language()).svg(), console);
            else if (svg.isPresent()) console.notice(Message.of("cli.matrix.svg-size"));
            if (out.isPresent() && !MatrixCertificate.write(verdict, out.get()))
                reportNoCertificate(out.get(), console);
            if (nfg.isPresent()) WholeFile.write(nfg.get(), NfgText.write(game));
            say(verdict, notes(input), console);
            return DONE;
        } catch (SizeException e) {
            throw new LimitException(e.explanation());
        }
    }

    private static MatrixGame game(ChoiceInput input, Console console) throws SyntaxException {
        var choice = input.chosen();
        if (choice != null && choice.entry().form() != Form.TREE)
            return MatrixCatalogue.game(choice, console.language());
        if (choice != null || TreeText.isTree(input.text()))
            return StrategicSolver.strategicForm(TreeCommand.tree(input, console));
        return MatrixText.read(input.text());
    }

    /// Reports that no certificate was written.
    static void reportNoCertificate(Path file, Console console) {
        console.err().println(console.text(Message.of("cli.matrix.nothing", "file", file)));
    }

    /// The closed forms that are known for a game of the catalogue.
    private static List<Message> notes(ChoiceInput input) {
        var choice = input.chosen();
        if (choice == null || choice.entry().form() != Form.BUILT) return List.of();
        return new MatrixFamily(choice.entry().body(), choice.parameters(), List.of())
                .closedForm().stream().toList();
    }

    private static void say(MatrixVerdict verdict, List<Message> notes, Console console) {
        if (console.json()) console.say(new MatrixJson(verdict, console.language()).document(notes));
        else console.say(MatrixExplainer.of(verdict, console.language()).answer(notes));
    }
}
