package grundy.web.api;

import grundy.answer.NimSequence;
import grundy.check.Evidence;
import grundy.check.period.PeriodCertificateCheck;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.present.json.CheckedJson;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.WholeFolder;
import grundy.store.certificate.CertificateChecker;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.store.record.RunFolder;
import grundy.store.run.RunReader;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import grundy.web.table.HeavierException;
import grundy.web.table.ServerFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/// `check`: checks a certificate by the checkers, which know the rules alone; of a proved period it makes one first.
///
/// Members: `certificate` (a document, or its text), and `to` (the last heap that is worked out again); or `run` (the
/// name of a file of values) or `rules` and `to` (the last heap). The answer is that of `grundy check --json`; of a run
/// and of rules it has the certificate's own text as `certificate`.
final class CheckEndpoint implements Endpoint {
    private static final long USUAL_HEAP = 1000;
    private static final long MOST_HEAPS = 1_000_000;

    private static final long QUICK_HEAPS = 1_000_000;
    private static final long QUICK_POSITIONS = 2_000_000;
    private static final long HEAVY_SECONDS = 3600;
    private static final long HEAVY_POSITIONS = 100_000_000;
    private static final CertificateChecker.CheckExtent USUAL =
            new CertificateChecker.CheckExtent(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

    @Override
    public String name() {
        return "check";
    }

    @Override
    public boolean isImport() {
        return true;
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var certificate = request.optionalDocument("certificate");
        if (certificate.isPresent()) {
            var sent = new UploadedCertificate(certificate.get(), request.optionalNumber("to", 0, MOST_HEAPS));
            return inFolder((folder, limits) -> sent.check(folder, limits, language));
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
    private interface FolderCheck {
        JsonObject in(Path folder, Limits limits) throws SyntaxException, IOException;
    }

    private static PreparedQuestion inFolder(FolderCheck check) {
        return Endpoint.document(limits -> {
            try {
                var folder = Files.createTempDirectory(ServerFolder.here(), "check-");
                try {
                    return check.in(folder, limits);
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
        var certificate = folder.resolve(UploadedCertificate.NAME);
        PeriodCertificateFile.write(
                PeriodCertificateFile.of(prove(RuleText.ordinary(text), to, limits), UploadedCertificate.NAME)
                        .orElseThrow(CheckEndpoint::none),
                certificate);
        return check(certificate, UploadedCertificate.NAME, limits, language);
    }

    /// Returns the values up to a heap, or as many as prove their period.
    private static NimSequence prove(PrefixedRules rules, long to, Limits limits) {
        var values = values(rules, to, limits);
        long needed = values.period().map(Evidence.Period::verifiedTo).orElse(to);
        return needed <= to ? values : values(rules, needed, limits);
    }

    private static NimSequence values(PrefixedRules rules, long to, Limits limits) {
        return new Solver(limits).solve(new SequenceQuestion(rules.game(), rules.play(), to));
    }

    private static RefusedRequest none() {
        return new RefusedRequest(400, Message.of("web.check.none"));
    }

    /// @param folder in which the certificate is written, if the values have none beside them
    private static JsonObject ofRun(Path file, Path folder, Limits limits, Language language) throws IOException {
        var certificate = PeriodCertificateFile.usual(file);
        if (!Files.exists(certificate)) {
            certificate = folder.resolve("certificate");
            try (var run = RunReader.open(file)) {
                PeriodCertificateFile.write(
                        PeriodCertificateFile.of(run).orElseThrow(CheckEndpoint::none), certificate);
            }
        }
        return check(certificate, String.valueOf(file.getFileName()), limits, language);
    }

    /// @param name of what is checked
    private static JsonObject check(Path certificate, String name, Limits limits, Language language)
            throws IOException {
        var period = PeriodCertificateFile.read(certificate);
        if (limits.positions() <= QUICK_POSITIONS && period.period().verifiedTo() > QUICK_HEAPS)
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
                .put("file", name)
                .set("values", null)
                .put("certificate", Files.readString(certificate).strip());
    }

    /// @return a watcher that ends a long check of a period when the limits require it
    static PeriodCertificateCheck.Watcher watcher(Limits limits) {
        return step -> {
            limits.progress().at(new ProgressListener.WorkProgress(step, 0, OptionalLong.empty()));
            limits.checkpoint();
        };
    }
}
