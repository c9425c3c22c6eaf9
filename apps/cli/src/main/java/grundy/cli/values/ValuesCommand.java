package grundy.cli.values;

import grundy.cli.command.Command;
import grundy.cli.export.ExportOption;
import grundy.cli.export.PictureFiles;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.ForOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.OptionList;
import grundy.cli.option.PreferenceOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.limit.Limits;
import grundy.question.TableKind;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RunningNumber;
import grundy.rules.notation.SyntaxException;
import grundy.store.ShutdownDelay;
import grundy.text.Message;
import grundy.value.Compound;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N`: the nim-values of one heap as a table and a picture, and their period; of two coordinates
/// as a grid.
public final class ValuesCommand implements Command {
    private static final String TO = "--to";

    @Override
    public void describe(OptionList options) {
        options.words("RULES", "0..*", Message.of("cli.values.words"), CompletionNames::games);
        options.value(TO, "N", Message.of("cli.option.to"));
        ForOption.describe(options, "N=1..20", Message.of("cli.option.for-values"));
        options.value(PreferenceOption.OPTION, "LISTS", Message.of("cli.option.prefer"));
        ExportOption.describe(options, "rocq", Message.of("cli.option.export-values"));
        PictureFiles.describe(options, Message.of("cli.option.values-svg"));
        LimitOptions.describe(options);
        StoreOptions.describe(options);
    }

    /// @return none of time where a file is written, which takes as long as it takes
    @Override
    public Limits limits(ParseResult arguments) {
        return arguments.hasMatchedOption(StoreOptions.OUT.name())
                ? LimitOptions.ofCommandIfAsked(arguments)
                : LimitOptions.ofCommand(arguments);
    }

    @Override
    public List<FileOption> files() {
        return List.of(
                StoreOptions.OUT,
                StoreOptions.CSV,
                StoreOptions.PLOT,
                FileOption.CERTIFICATE,
                FileOption.SVG,
                FileOption.PNG,
                ExportOption.PLACE);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (StoreOptions.answer(arguments, console)) return DONE;
        var number = ForOption.of(arguments);
        if (number.isPresent()) return family(arguments, number.get(), console);
        var question = RuleInput.of(arguments, console);
        var rules = rules(question, console);
        var input = question.asRead(rules.readAs());
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.values.no-compound"));
        var game = rules.game().rules();
        boolean isPairs = game.arity() == 2;
        var out = StoreOptions.OUT.in(arguments, isPairs ? FileFormat.CSV : FileFormat.RUN);
        var export = ExportOption.ofRocq(arguments, Message.of("cli.values.export"));
        if (export.isPresent() && (out.isPresent() || TableKind.of(game) != TableKind.SEQUENCE))
            throw new UsageException(Message.of("cli.values.export-alone"));
        if (out.isPresent() && PictureFiles.of(arguments).isRequested())
            throw new UsageException(Message.of("cli.values.picture-alone"));
        if (out.isPresent()) {
            if (isPairs) new GridToFile(arguments, console, out.get()).run(rules, input.wordsWithInput());
            else new ValuesToFile(arguments, console, out.get()).run(rules);
            return DONE;
        }
        // Ctrl-C stops the work, and what there is by then is shown.
        try (var interrupt = new ShutdownDelay()) {
            var limits = LimitOptions.of(arguments).cancelledBy(interrupt::isRequested);
            var table = new TableAnswers(arguments, console, input.wordsWithInput(), rules, export, limits).table();
            int status = table.tell(arguments, rules, console);
            console.out().flush();
            return status;
        }
    }

    private static int family(ParseResult arguments, RunningNumber number, Console console)
            throws SyntaxException, IOException {
        OptionConflicts.refuse(
                arguments,
                "cli.values.for-alone",
                List.of(TO, StoreOptions.OUT.name(), "--export", "--rocq", "--svg", "--png", PreferenceOption.OPTION));
        // Ctrl-C stops the work, and what there is by then is shown.
        try (var interrupt = new ShutdownDelay()) {
            int status = FamilyListing.run(
                    arguments, number, LimitOptions.of(arguments).cancelledBy(interrupt::isRequested), console);
            console.out().flush();
            return status;
        }
    }

    private static PrefixedRules rules(RuleInput input, Console console) throws SyntaxException, IOException {
        try {
            return input.rules(console);
        } catch (SyntaxException e) {
            StoreOptions.refuseOtherFile(input.words());
            throw e;
        }
    }
}
