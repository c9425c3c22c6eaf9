package grundy.store.certificate;

import grundy.check.Evidence;
import grundy.check.automaton.TooLargeException;
import grundy.check.period.PeriodCertificateCheck;
import grundy.check.theorem.TheoremCertificateCheck;
import grundy.check.verdict.QuotientCheck;
import grundy.json.JsonText;
import grundy.limit.Checkpoint;
import grundy.limit.DeepStack;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.question.AnswerSource;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.notation.SyntaxException;
import grundy.store.StoreException;
import grundy.store.document.CertificateDocument;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateSeal;
import grundy.store.document.StoredRules;
import grundy.store.run.EngineWords;
import grundy.store.run.RunReader;
import grundy.store.theorem.QuotientFile;
import grundy.store.theorem.TheoremFile;
import grundy.strategic.matrix.SizeException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// Checks certificates on disk again, whatever they are of. What holds is decided by the checkers of the core, which
/// know no files.
public final class CertificateChecker {
    private static final long LARGEST_FILE = 256 << 20;
    private static final long USUAL_SECONDS = 5;
    private static final PeriodCertificateCheck.SpotChecks USUAL_SPOTS =
            new PeriodCertificateCheck.SpotChecks(1000, 2_000_000_000L);

    private final CheckExtent extent;
    private final QuestionReader questions;
    private final AnswerSource answers;
    private final PeriodCertificateCheck.Watcher watcher;

    /// The extent of a check; what is empty is for the program to choose.
    ///
    /// @param heaps the last heap that is worked out again
    /// @param spots how many single heaps are drawn at random
    /// @param sum of the coordinates, up to which a theorem is compared with brute force
    public record CheckExtent(OptionalLong heaps, OptionalLong spots, OptionalLong sum) {}

    /// Reads the question of an answer.
    @FunctionalInterface
    public interface QuestionReader {
        /// @param words as on the command line
        AnswerCertificate.PosedQuestion read(List<String> words) throws SyntaxException, IOException;
    }

    /// @param answers of this program, by which texts of games are read and closed forms that are cited are found
    /// @param watcher told how a long check goes
    public CertificateChecker(
            CheckExtent extent,
            QuestionReader questions,
            AnswerSource answers,
            PeriodCertificateCheck.Watcher watcher) {
        this.extent = extent;
        this.questions = questions;
        this.answers = answers;
        this.watcher = watcher;
    }

    /// @param file of a certificate, or of values with a certificate beside it
    /// @throws StoreException if there is no certificate, or it cannot be read
    public CertificateCheckResult check(Path file) throws IOException {
        if (Files.size(file) == 0) throw new StoreException(Message.of("store.file.empty", "file", file));
        if (RunReader.isRun(file)) {
            if (!Files.exists(PeriodCertificateFile.usual(file))) whole(file);
            return period(PeriodCertificateFile.usual(file), Optional.of(file));
        }
        try (var memory = Checkpoint.grant()) {
            var members = members(file, memory);
            return DeepStack.call(() -> check(file, members));
        }
    }

    /// A seal that does not fit is reported only where nothing else is wrong: other faults say more.
    private CertificateCheckResult check(Path file, Map<?, ?> document) throws IOException {
        var kind = CertificateKind.of(document);
        boolean isAnswer = kind.filter(CertificateKind::isOfAnswer).isPresent();
        if (!isAnswer && QuotientFile.looksLikeOne(file)) return quotient(file);
        if (!isAnswer && TheoremFile.looksLikeOne(file)) return theorem(file);
        var checked = checkSeal(file, kind.orElse(null), CertificateSeal.without(document));
        return checked.faults().isEmpty() && !CertificateSeal.isOn(document)
                ? new CertificateCheckResult.Unreadable(file, Message.of("store.certificate.seal", "file", file))
                : checked;
    }

    private CertificateCheckResult checkSeal(Path file, @Nullable CertificateKind kind, Map<?, ?> members)
            throws IOException {
        try {
            if (kind == CertificateKind.EQUILIBRIA) {
                var certificate = MatrixCertificate.read(file, members);
                return new CertificateCheckResult.Equilibria(file, certificate, certificate.faults());
            }
            if (kind == CertificateKind.TREE) {
                var certificate = TreeCertificate.read(file, members);
                return new CertificateCheckResult.Behaviours(file, certificate, certificate.faults());
            }
        } catch (SizeException e) {
            throw new LimitException(e.explanation());
        }
        var answer = AnswerCertificate.read(file, members, answers);
        if (answer.isPresent()) return answer(file, answer.get());
        // What is no document at all, or too long to be one, is refused with the reason.
        var again = CertificateDocument.read(file);
        if (!CertificateKind.PERIOD.isOf(again))
            throw CertificateKind.of(again)
                    .map(other -> other.fault(file, CertificateKind.MEMBER))
                    .orElseGet(() -> CertificateKind.unknown(file));
        return period(file, Optional.empty());
    }

    private static CertificateCheckResult quotient(Path source) throws IOException {
        try {
            var file = QuotientFile.read(source);
            return new CertificateCheckResult.Quotient(source, file, QuotientCheck.of(file.theorem()));
        } catch (RulesException | StoreException e) {
            return new CertificateCheckResult.Unreadable(source, e.explanation());
        }
    }

    private static void whole(Path run) throws IOException {
        try (var reader = RunReader.open(run)) {
            var damage = reader.fault();
            if (damage.isPresent()) throw new StoreException(damage.get());
        }
    }

    /// @param memory of the members, for as long as they are used
    /// @return the members of the document; none if it is no such document, of which something is said later
    private static Map<?, ?> members(Path file, MemoryRoom memory) throws IOException {
        if (Files.size(file) > LARGEST_FILE) return Map.of();
        try (var in = Files.newInputStream(file)) {
            return JsonText.parse(in, Files.size(file), memory) instanceof Map<?, ?> members ? members : Map.of();
        } catch (JacksonException _) {
            return Map.of();
        }
    }

    private CertificateCheckResult theorem(Path source) throws IOException {
        TheoremFile file;
        try {
            file = TheoremFile.read(source);
        } catch (RulesException | StoreException e) {
            return new CertificateCheckResult.Unreadable(source, e.explanation());
        } catch (TooLargeException | IllegalArgumentException | ArithmeticException e) {
            return new CertificateCheckResult.Unreadable(source, TheoremCertificateCheck.problem(e));
        }
        var statement = file.statedTheorem().orElseThrow(() -> new AssertionError("The rules were read before"));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(USUAL_SECONDS);
        boolean usual = extent.sum().isEmpty();
        var findings = TheoremCertificateCheck.of(
                statement, extent.sum().orElse(-1), () -> usual && System.nanoTime() - end > 0);
        return new CertificateCheckResult.TheoremForAllSizes(source, file, findings);
    }

    private CertificateCheckResult answer(Path file, AnswerCertificate certificate) throws IOException {
        try {
            var posed = questions.read(certificate.question());
            return new CertificateCheckResult.OfAnswer(file, certificate, certificate.check(posed, file, answers));
        } catch (TooLargeException e) {
            throw new LimitException(e.explanation());
        } catch (SyntaxException _) {
            throw new StoreException(
                    Message.of("store.check.question", "question", String.join(" ", certificate.question())));
        }
    }

    private CertificateCheckResult period(Path source, Optional<Path> run) throws IOException {
        if (!Files.exists(source))
            throw new StoreException(
                    Message.of("store.check.no-certificate", "file", run.orElse(source), "expected", source));
        var certificate = PeriodCertificateFile.read(source);
        var values = run.isPresent() ? run : besides(source, certificate);
        if (values.isEmpty())
            return new CertificateCheckResult.Period(source, values, certificate, period(certificate, null));
        try (var reader = RunReader.open(values.get())) {
            return new CertificateCheckResult.Period(source, values, certificate, period(certificate, reader));
        }
    }

    /// @return the file of values that the certificate was made from, if it lies beside it
    private static Optional<Path> besides(Path source, PeriodCertificate certificate) throws IOException {
        try {
            var name = Path.of(certificate.file()).getFileName();
            if (name == null) return Optional.empty();
            var file = source.resolveSibling(name);
            return RunReader.isRun(file) ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    private PeriodCertificateCheck.Result period(PeriodCertificate certificate, @Nullable RunReader reader)
            throws IOException {
        if (!(StoredRules.read(certificate.rules()).orElse(null) instanceof RuleTree.TakeAndBreak rules))
            throw new StoreException(Message.of("store.check.rules", "rules", certificate.rules()));
        long bound = extent.heaps()
                .orElse(PeriodCertificateCheck.usualBound(
                        rules, certificate.period().verifiedTo()));
        var spots = extent.spots().isPresent()
                ? new PeriodCertificateCheck.SpotChecks(extent.spots().getAsLong(), Long.MAX_VALUE)
                : USUAL_SPOTS;
        if (reader != null) fits(reader, certificate);
        var statement = new PeriodCertificateCheck.PeriodStatement(
                rules, certificate.period(), certificate.digest(), certificate.exceptional());
        var result = new PeriodCertificateCheck(statement, bound, spots, watcher).run(reader);
        if (reader != null && result.fault() == null) saysTheSame(reader, certificate);
        return result;
    }

    private static void fits(RunReader reader, PeriodCertificate certificate) throws IOException {
        whole(reader.file());
        if (!reader.header().rules().equals(certificate.rules()))
            throw new StoreException(Message.of(
                    "store.check.other-rules",
                    "file",
                    reader.file(),
                    "found",
                    reader.header().rules(),
                    "expected",
                    certificate.rules()));
        if (!reader.header().engine().equals(certificate.engine()))
            throw new StoreException(Message.of(
                    "store.check.other-engine",
                    "file",
                    reader.file(),
                    "found",
                    EngineWords.of(reader.header().engine()),
                    "expected",
                    EngineWords.of(certificate.engine())));
    }

    private static void saysTheSame(RunReader reader, PeriodCertificate certificate) {
        var period = reader.header().period().map(CertificateChecker::numbers);
        if (period.isPresent() && !period.get().equals(numbers(certificate.period())))
            throw new StoreException(Message.of(
                    "store.check.other-period",
                    "file",
                    reader.file(),
                    "found",
                    period.get().toString(),
                    "expected",
                    numbers(certificate.period()).toString()));
    }

    /// @return preperiod, period and saltus
    private static List<Long> numbers(Evidence.Period period) {
        return List.of(period.preperiod(), period.period(), period.saltus());
    }
}
