package grundy.cli;

import grundy.limit.Limits;
import grundy.present.json.CheckedJson;
import grundy.present.words.CheckedWords;
import grundy.rules.SyntaxException;
import grundy.solve.Solver;
import grundy.store.AnswerCertificate;
import grundy.store.CertificateChecker;
import grundy.store.Checked;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `check FILE`: checks a certificate again, or a file of values with its certificate.
final class CheckCommand implements Command {
    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("FILE", "0..*", Message.of("cli.check.words"), language));
        spec.addOption(CommandLineSpec.number("--to", "N", Message.of("cli.option.check-to"), language));
        spec.addOption(CommandLineSpec.number("--bound", "N", Message.of("cli.option.check-bound"), language));
        spec.addOption(CommandLineSpec.number("--spots", "N", Message.of("cli.option.spots"), language));
        NumberOptions.addTime(spec, language);
    }

    /// @return none of time where none is asked for: files may be long
    @Override
    public Limits limits(ParseResult arguments) {
        return NumberOptions.ofCommandIfAsked(arguments);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        var words = Main.words(arguments);
        if (words.size() != 1) throw new UsageException(Message.of("cli.check.one-file"));
        var name = words.getFirst();
        var file = NamedFiles.path(name)
                .filter(Files::isRegularFile)
                .orElseThrow(() -> new UsageException(Message.of("cli.no-file", "file", name)));
        var checked = check(file, wish(arguments), console);
        if (console.json()) console.say(CheckedJson.of(checked, console.language()));
        else console.unbroken(CheckedWords.of(checked, console.language()));
        return switch (checked.end()) {
            case REFUSED -> REFUSED;
            case UNFINISHED -> LIMIT_REACHED;
            case HOLDS -> DONE;
        };
    }

    private static CertificateChecker.Wish wish(ParseResult arguments) {
        var to = number(arguments, "--to");
        var bound = number(arguments, "--bound");
        return new CertificateChecker.Wish(to, number(arguments, "--spots"), bound.isPresent() ? bound : to);
    }

    private static OptionalLong number(ParseResult arguments, String option) {
        return arguments.hasMatchedOption(option)
                ? OptionalLong.of(NumberOptions.number(arguments, option, 0))
                : OptionalLong.empty();
    }

    private static Checked check(Path file, CertificateChecker.Wish wish, Console console) throws IOException {
        var watcher = new RunWatcher(console.err(), console.language());
        try {
            return new CertificateChecker(wish, question -> posed(question, console), Solver::solve, watcher)
                    .check(file);
        } finally {
            watcher.end();
        }
    }

    private static AnswerCertificate.Posed posed(List<String> question, Console console)
            throws SyntaxException, IOException {
        var words = Arguments.of(question, console);
        return new AnswerCertificate.Posed(words.language(), words.source());
    }
}
