package grundy.cli.proof;

import grundy.cli.command.Command;
import grundy.cli.input.RuleInput;
import grundy.cli.option.CommandWords;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.NamedFiles;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.RunWatcher;
import grundy.limit.Limits;
import grundy.present.json.CheckedJson;
import grundy.present.words.CheckedWords;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.certificate.AnswerCertificate;
import grundy.store.certificate.CertificateCheckResult;
import grundy.store.certificate.CertificateChecker;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `check FILE`: checks a certificate again, or a file of values with its certificate.
public final class CheckCommand implements Command {
    private static final String TO = "--to";
    private static final String BOUND = "--bound";
    private static final String SPOTS = "--spots";

    @Override
    public void describe(OptionList options) {
        options.words("FILE", "0..*", Message.of("cli.check.words"));
        options.value(TO, "N", Message.of("cli.option.check-to"));
        options.value(BOUND, "N", Message.of("cli.option.check-bound"));
        options.value(SPOTS, "N", Message.of("cli.option.spots"));
        LimitOptions.describeTimeIfAsked(options);
    }

    /// @return none of time where none is asked for: files may be long
    @Override
    public Limits limits(ParseResult arguments) {
        return LimitOptions.ofCommandIfAsked(arguments);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        var words = CommandWords.of(arguments);
        if (words.size() != 1) throw new UsageException(Message.of("cli.check.one-file"));
        var checked = check(NamedFiles.existing(words.getFirst()), extent(arguments), console);
        if (console.json()) console.say(CheckedJson.of(checked, console.language()));
        else console.unbroken(CheckedWords.of(checked, console.language()));
        return switch (checked.end()) {
            case REFUSED -> REFUSED;
            case UNFINISHED -> LIMIT_REACHED;
            case HOLDS -> DONE;
        };
    }

    private static CertificateChecker.CheckExtent extent(ParseResult arguments) {
        var to = NumberOptions.optionalNumber(arguments, TO);
        var bound = NumberOptions.optionalNumber(arguments, BOUND);
        return new CertificateChecker.CheckExtent(
                to, NumberOptions.optionalNumber(arguments, SPOTS), bound.isPresent() ? bound : to);
    }

    private static CertificateCheckResult check(Path file, CertificateChecker.CheckExtent extent, Console console)
            throws IOException {
        try (var watcher = RunWatcher.ofHeaps(console)) {
            return new CertificateChecker(extent, question -> posedQuestion(question, console), Solver::solve, watcher)
                    .check(file);
        }
    }

    private static AnswerCertificate.PosedQuestion posedQuestion(List<String> question, Console console)
            throws SyntaxException, IOException {
        var words = RuleInput.of(question, console);
        return new AnswerCertificate.PosedQuestion(new RuleLanguage(words.catalogue()), words.source());
    }
}
