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
import grundy.present.json.TreeJson;
import grundy.present.picture.graph.TreePicture;
import grundy.rules.notation.SyntaxException;
import grundy.store.WholeFile;
import grundy.store.certificate.TreeCertificate;
import grundy.strategic.explain.TreeExplainer;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.strategic.matrix.NfgText;
import grundy.strategic.matrix.SizeException;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.solve.TreeQuestion;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.tree.EfgText;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.TreeNames;
import grundy.strategic.tree.TreeText;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `tree FILE|-|NAME`: a game tree: backward induction, or the value by the sequence form, or the strategic form.
public final class TreeCommand implements Command {
    private static final FileOption OUT = FileOption.of("--out", FileFormat.JSON);
    private static final FileOption EFG = FileOption.of("--efg", FileFormat.EFG);
    private static final int MOST_LISTED = 100;

    @Override
    public void describe(OptionList options) {
        options.words("GAME", "0..*", Message.of("cli.tree.words"), () -> CompletionNames.choices("tree"));
        FileOption.SVG.describe(options, Message.of("cli.option.tree-svg"));
        EFG.describe(options, Message.of("cli.option.efg"));
        FileOption.NFG.describe(options, Message.of("cli.option.tree-nfg"));
        OUT.describe(options, Message.of("cli.option.tree-out"));
        options.value("--limit", "N", Message.of("cli.option.tree-limit"));
        LimitOptions.describeTime(options);
    }

    @Override
    public List<FileOption> files() {
        return List.of(FileOption.SVG, EFG, FileOption.NFG, OUT);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var svg = FileOption.SVG.in(arguments);
        var efg = EFG.in(arguments);
        var nfg = FileOption.NFG.in(arguments);
        var out = OUT.in(arguments);
        var limits = LimitOptions.of(arguments);
        try {
            var input = ChoiceInput.of(
                    CommandWords.of(arguments), Message.of("cli.tree.no-game"), "cli.tree.unknown", console);
            var tree = tree(input, console);
            if (efg.isPresent()) WholeFile.write(efg.get(), EfgText.write(tree));
            final TreeVerdict verdict;
            try (var working = new WorkStatus(console, limits)) {
                verdict = new StrategicSolver(working.limits()).solve(new TreeQuestion(tree, MOST_LISTED));
            }
            if (nfg.isPresent()) writeForm(nfg.get(), tree, console);
            PictureFiles.writeSvg(svg, () -> TreePicture.svg(verdict, console.language()), console);
            if (out.isPresent() && !TreeCertificate.write(verdict, out.get()))
                MatrixCommand.reportNoCertificate(out.get(), console);
            if (console.json()) console.say(TreeJson.of(verdict, console.language()));
            else console.say(TreeExplainer.of(verdict, console.language()).answer());
            return DONE;
        } catch (SizeException e) {
            throw new LimitException(e.explanation());
        }
    }

    private static void writeForm(Path file, GameTree tree, Console console) throws IOException {
        try {
            WholeFile.write(file, NfgText.write(StrategicSolver.strategicForm(tree)));
        } catch (SizeException e) {
            console.notice(Message.of("cli.tree.no-form", "problem", e.explanation()));
        }
    }

    static GameTree tree(ChoiceInput input, Console console) throws SyntaxException {
        var choice = input.chosen();
        if (choice == null) {
            if (!input.text().isBlank() && !TreeText.isTree(input.text()) && isTable(input.text()))
                throw new UsageException(
                        Message.of("cli.tree.no-tree", "name", CommandWords.shortened(input.name(), 60)));
            return TreeText.read(input.text());
        }
        var entry = choice.entry();
        if (entry.form() != Form.TREE) throw new UsageException(Message.of("cli.tree.no-tree", "name", entry.id()));
        var tree = TreeText.read(entry.body());
        var words = console.language() == Language.ZH ? entry.label("words", Language.ZH) : "";
        return new TreeNames(words).of(tree, entry.name(console.language()));
    }

    private static boolean isTable(String text) {
        return text.strip().matches("(?s)NFG\\s.*|[-+0-9.].*|[^:：]*;.*");
    }
}
