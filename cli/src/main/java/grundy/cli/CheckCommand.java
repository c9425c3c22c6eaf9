package grundy.cli;

import grundy.rules.AmountSets;
import grundy.rules.Rules;
import grundy.store.Certificate;
import grundy.store.CertificateCheck;
import grundy.store.CertificateFile;
import grundy.store.RunReader;
import grundy.store.StoreException;
import grundy.store.StoredRules;
import grundy.store.TheoremFile;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `check FILE`: checks a certificate again, or a file of values with its certificate.
final class CheckCommand implements Command {
    private static final long USUAL_BOUND_SPLITTING = 20_000;
    private static final long USUAL_BOUND = 1_000_000;
    private static final long USUAL_STEPS = 4_000_000_000L;
    private static final long MOST_BOUND = 5_000_000;
    private static final CertificateCheck.Spots USUAL_SPOTS = new CertificateCheck.Spots(1000, 2_000_000_000L);

    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("FILE", "0..*", Message.of("cli.check.words"), language));
        spec.addOption(CommandLineSpec.number("--to", "N", Message.of("cli.option.check-to"), language));
        spec.addOption(CommandLineSpec.number("--bound", "N", Message.of("cli.option.check-bound"), language));
        spec.addOption(CommandLineSpec.number("--spots", "N", Message.of("cli.option.spots"), language));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws IOException {
        var words = Main.words(arguments);
        if (words.size() != 1) throw new UsageException(Message.of("store.check.one-file"));
        var name = words.getFirst();
        var file = StoreFiles.path(name)
                .filter(Files::isRegularFile)
                .orElseThrow(() -> new UsageException(Message.of("cli.no-file", "file", name)));
        boolean isRun = RunReader.isRun(file);
        if (!isRun && TheoremFile.looksLikeOne(file))
            return TheoremChecking.run(
                    file,
                    NumberOptions.number(arguments, "--bound", NumberOptions.number(arguments, "--to", -1)),
                    console);
        if (!isRun && ChoiceCheck.of(file) instanceof Optional<ChoiceCheck> check && check.isPresent())
            return check.get().say(console);
        if (!isRun && VerdictChecking.of(file) instanceof Optional<VerdictChecking> check && check.isPresent())
            return check.get().run(console);
        var source = isRun ? CertificateFile.usual(file) : file;
        if (!Files.exists(source))
            throw new UsageException(Message.of("store.check.no-certificate", "file", file, "expected", source));
        var certificate = CertificateFile.read(source);
        var values = isRun ? Optional.of(file) : besides(source, certificate);
        if (values.isEmpty())
            return say(check(arguments, certificate, null, console), certificate, source, null, console);
        try (var reader = RunReader.open(values.get())) {
            return say(check(arguments, certificate, reader, console), certificate, source, values.get(), console);
        }
    }

    /// @return the file of values that the certificate was made from, if it lies beside it
    private static Optional<Path> besides(Path source, Certificate certificate) throws IOException {
        var named = StoreFiles.path(certificate.file()).map(Path::getFileName);
        if (named.isEmpty()) return Optional.empty();
        var file = source.resolveSibling(named.get());
        return RunReader.isRun(file) ? Optional.of(file) : Optional.empty();
    }

    private static CertificateCheck.Result check(
            ParseResult arguments, Certificate certificate, @Nullable RunReader reader, Console console)
            throws IOException {
        if (!(StoredRules.read(certificate.rules()).orElse(null) instanceof Rules.TakeAndBreak rules))
            throw new StoreException(Message.of("store.check.rules", "rules", certificate.rules()));
        long usual = usualBound(rules);
        long bound = Math.min(MOST_BOUND, NumberOptions.number(arguments, "--to", usual));
        var spots = arguments.hasMatchedOption("--spots")
                ? new CertificateCheck.Spots(NumberOptions.number(arguments, "--spots", 0), Long.MAX_VALUE)
                : USUAL_SPOTS;
        if (reader != null && !reader.header().rules().equals(certificate.rules()))
            throw new StoreException(Message.of(
                    "store.check.other-rules",
                    "file",
                    reader.file(),
                    "found",
                    reader.header().rules(),
                    "expected",
                    certificate.rules()));
        var watcher = new RunWatcher(console.err(), console.language());
        try {
            return new CertificateCheck(rules, certificate, (int) bound, spots, watcher).run(reader);
        } finally {
            watcher.end();
        }
    }

    /// @return so many heaps that they are worked out from the definition in some seconds
    private static long usualBound(Rules.TakeAndBreak rules) {
        var amounts = rules.terms().stream()
                .map(term -> AmountSets.upTo(term.amounts(), USUAL_BOUND))
                .mapToLong(some -> some.length)
                .sum();
        return rules.maySplit()
                ? Math.clamp((long) Math.sqrt((double) USUAL_STEPS / Math.max(1, amounts)), 1000, USUAL_BOUND_SPLITTING)
                : Math.clamp(USUAL_STEPS / Math.max(1, amounts), 10_000, USUAL_BOUND);
    }

    private static int say(
            CertificateCheck.Result result,
            Certificate certificate,
            Path source,
            @Nullable Path values,
            Console console) {
        int status = result.fault() != null ? REFUSED : result.rangeRead() ? DONE : LIMIT_REACHED;
        var verdict = result.fault() != null
                ? Message.of("store.check.fails", "fault", result.fault())
                : Message.of(
                        result.complete()
                                ? "store.check.holds"
                                : result.rangeRead() ? "store.check.agrees" : "store.check.partly");
        if (!console.json()) {
            var period = certificate.period();
            console.say(Message.of(
                    "store.check.title",
                    "rules",
                    certificate.rules(),
                    "preperiod",
                    period.preperiod(),
                    "period",
                    period.period(),
                    "saltus",
                    period.saltus()));
            result.steps().forEach(step -> console.say("  " + console.text(step)));
            result.open().forEach(open -> console.say("  " + console.text(open)));
            console.say(verdict);
            return status;
        }
        var node = new JsonObject()
                .put("file", source.toString())
                .put("values", values == null ? null : values.toString())
                .put("rules", certificate.rules())
                .put("checks", result.fault() == null)
                .put("complete", result.complete())
                .put("rangeRead", result.rangeRead());
        var steps = node.putArray("steps");
        result.steps().forEach(step -> steps.add(console.text(step)));
        var open = node.putArray("notChecked");
        result.open().forEach(one -> open.add(console.text(one)));
        node.put("fault", result.fault() == null ? null : console.text(result.fault()));
        console.say(node.put("verdict", console.text(verdict)));
        return status;
    }
}
