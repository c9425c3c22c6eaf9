package grundy.web.api;

import grundy.check.PeriodCertificateCheck;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.present.json.CheckedJson;
import grundy.rules.SyntaxException;
import grundy.solve.Solver;
import grundy.store.CertificateChecker;
import grundy.store.CertificateFile;
import grundy.store.LongRun;
import grundy.store.RunFolder;
import grundy.store.RunReader;
import grundy.store.StoredRules;
import grundy.store.WholeFolder;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.table.HeavierException;
import grundy.web.table.ServerFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/// `check`: checks a certificate by the checkers, which know the rules alone; of a proved period it makes one first.
///
/// Members: `certificate` (a document, or its text), and `to` (the last heap that is worked out again); or
/// `run` (the name of a file of
/// values) or `rules` and `to` (the last heap). The answer is that of `grundy check --json`; of a run and
/// of rules it has
/// the certificate's own text as `certificate`.
final class CheckEndpoint implements Endpoint {
    private static final long USUAL_HEAP = 1000;
    private static final long MOST_HEAPS = 1_000_000;

    /// With fewer heaps a file's engine does not look for a period.
    private static final long LEAST_HEAPS = 1 << 12;
    private static final long QUICK_HEAPS = 1_000_000;
    private static final long QUICK_POSITIONS = 2_000_000;
    private static final long HEAVY_SECONDS = 3600;
    private static final long HEAVY_POSITIONS = 100_000_000;
    private static final CertificateChecker.Wish USUAL =
            new CertificateChecker.Wish(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

    @Override
    public String name() {
        return "check";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public Asked read(Fields request, Language language) {
        var certificate = request.optionalDocument("certificate");
        if (certificate.isPresent()) {
            var sent = new SentCertificate(certificate.get(), request.optionalNumber("to", 0, MOST_HEAPS));
            return inFolder((folder, limits) -> sent.checked(folder, limits, language));
        }
        var run = request.optionalText("run");
        var rules = run.isPresent() ? "" : request.text("rules");
        long to = request.number("to", USUAL_HEAP, 0, MOST_HEAPS);
        return inFolder((folder, limits) -> run.isPresent()
                ? ofRun(RunFolder.ofUser().existing(run.get()), folder, limits, language)
                : ofRules(rules, to, folder, limits, language));
    }

    /// A check that needs a folder for passing files.
    @FunctionalInterface
    private interface Work {
        JsonObject in(Path folder, Limits limits) throws SyntaxException, IOException;
    }

    private static Asked inFolder(Work work) {
        return Endpoint.document(limits -> {
            try {
                var folder = Files.createTempDirectory(ServerFolder.here(), "check-");
                try {
                    return work.in(folder, limits);
                } finally {
                    WholeFolder.remove(folder);
                }
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            }
        });
    }

    private static JsonObject ofRules(String text, long to, Path folder, Limits limits, Language language)
            throws SyntaxException, IOException {
        var rules = RuleText.ordinary(text);
        var file = folder.resolve("values");
        var request = new LongRun.Request(
                file,
                StoredRules.text(rules.game()),
                rules.game().rules(),
                rules.play(),
                Math.max(LEAST_HEAPS, to),
                limits);
        LongRun.run(request, Solver::solve);
        return ofRun(file, folder, limits, language);
    }

    /// @param folder in which the certificate is written, if the values have none beside them
    private static JsonObject ofRun(Path file, Path folder, Limits limits, Language language) throws IOException {
        var certificate = CertificateFile.usual(file);
        if (!Files.exists(certificate)) {
            certificate = folder.resolve("certificate");
            try (var run = RunReader.open(file)) {
                CertificateFile.write(
                        CertificateFile.of(run).orElseThrow(() -> new Refused(400, Message.of("web.check.none"))),
                        certificate);
            }
        }
        var stated = CertificateFile.read(certificate);
        if (limits.positions() <= QUICK_POSITIONS && stated.period().verifiedTo() > QUICK_HEAPS)
            throw new HeavierException(HEAVY_SECONDS, HEAVY_POSITIONS);
        var checked = new CertificateChecker(
                        USUAL,
                        _ -> {
                            throw new AssertionError("A period's certificate has no question");
                        },
                        Solver::solve,
                        watcher(limits))
                .check(certificate);
        return CheckedJson.of(checked, language)
                .put("file", String.valueOf(file.getFileName()))
                .set("values", null)
                .put("certificate", Files.readString(certificate).strip());
    }
    /// @return who ends a long check of a period when the limits say so
    static PeriodCertificateCheck.Watcher watcher(Limits limits) {
        return step -> {
            limits.progress().at(new ProgressListener.Step(step, 0, OptionalLong.empty()));
            limits.checkpoint();
        };
    }
}
