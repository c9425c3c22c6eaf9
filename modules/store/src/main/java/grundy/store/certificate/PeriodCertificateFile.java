package grundy.store.certificate;

import grundy.answer.NimSequence;
import grundy.check.Evidence;
import grundy.check.period.ExceptionalValue;
import grundy.check.period.PeriodCheck;
import grundy.check.period.ValuesDigest;
import grundy.json.JsonMembers;
import grundy.rules.RuleTree;
import grundy.store.DiskAccess;
import grundy.store.StoreException;
import grundy.store.document.CertificateDocument;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateSeal;
import grundy.store.document.StoredRules;
import grundy.store.run.EngineWords;
import grundy.store.run.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Certificates as files, in JSON.
public final class PeriodCertificateFile {
    /// The engine of values that no long run made.
    static final String TABLE = "table 1";

    private PeriodCertificateFile() {}

    /// @return the usual file for the certificate of a file of values
    public static Path usual(Path values) {
        return values.resolveSibling(values.getFileName() + ".cert.json");
    }

    /// @return whether a text is the name of a file, and of none in another folder
    static boolean isName(String text) {
        return !text.isBlank()
                && !text.equals(".")
                && !text.equals("..")
                && text.chars().noneMatch(letter -> letter == '/' || Character.isISOControl(letter));
    }

    /// @return the certificate of the period that the file says is proved; empty if it says none, or has too few
    ///     heaps for it, or no theorem for such rules can be checked again
    public static Optional<PeriodCertificate> of(RunReader values) throws IOException {
        var header = values.header();
        var range = header.period()
                .flatMap(period -> range(StoredRules.read(header.rules()).orElse(null), period, header.length()));
        if (range.isEmpty()) return Optional.empty();
        var digest = new ValuesDigest(range.get());
        values.visit(0, range.get().verifiedTo(), digest::add);
        var file = String.valueOf(values.file().getFileName());
        return Optional.of(certificate(header.rules(), header.engine(), range.get(), digest, file));
    }

    /// Returns the certificate for values that are in no file.
    ///
    /// @param file name of the certificate, in place of that of the values
    public static Optional<PeriodCertificate> of(NimSequence sequence, String file) {
        var values = sequence.values();
        var range = sequence.period().flatMap(period -> range(sequence.game().rules(), period, values.length));
        if (range.isEmpty()) return Optional.empty();
        var digest = new ValuesDigest(range.get());
        digest.add(0, values, Math.toIntExact(range.get().verifiedTo() + 1));
        return Optional.of(certificate(StoredRules.text(sequence.game()), TABLE, range.get(), digest, file));
    }

    /// @return the period with the last heap that its theorem needs, if the file has that many heaps
    private static Optional<Evidence.Period> range(@Nullable RuleTree rules, Evidence.Period period, long heaps) {
        if (!(rules instanceof RuleTree.TakeAndBreak takes)) return Optional.empty();
        var needed = PeriodCheck.lastHeap(takes, period);
        if (needed.isEmpty() || needed.get().bitLength() >= Long.SIZE) return Optional.empty();
        long last = Math.max(needed.get().longValueExact(), period.preperiod() + period.period() - 1);
        if (last >= heaps) return Optional.empty();
        return Optional.of(new Evidence.Period(
                period.preperiod(), period.period(), period.saltus(), last, period.theorem(), period.misere()));
    }

    private static PeriodCertificate certificate(
            String rules, String engine, Evidence.Period range, ValuesDigest digest, String file) {
        return new PeriodCertificate(rules, engine, range, digest.hex(), digest.exceptional(), file);
    }

    /// Writes all of it or nothing.
    ///
    /// @throws grundy.limit.LimitException if the disk is full
    public static void write(PeriodCertificate certificate, Path file) throws IOException {
        write(certificate, file, DiskAccess.SYSTEM);
    }

    public static void write(PeriodCertificate certificate, Path file, DiskAccess disk) throws IOException {
        CertificateSeal.write(certificate.json(), file, disk);
    }

    /// @throws StoreException if the file is no certificate of a period
    public static PeriodCertificate read(Path file) throws IOException {
        return new Members(file, CertificateSeal.without(CertificateDocument.read(file))).certificate();
    }

    private static StoreException fault(Path file, String member) {
        return CertificateKind.PERIOD.fault(file, member);
    }

    /// The members of a document, each asked for with the type it must have.
    private record Members(Path file, Map<?, ?> members) {
        private static final Set<String> NAMES = Set.of(
                "certificate",
                "version",
                "rules",
                "play",
                "theorem",
                "preperiod",
                "period",
                "saltus",
                "range",
                "digest",
                "exceptional",
                "engine",
                "file");

        PeriodCertificate certificate() {
            JsonMembers.unknown(members, NAMES).ifPresent(name -> {
                throw fault(file, name);
            });
            if (!CertificateKind.PERIOD.isOf(members)) throw fault(file, CertificateKind.MEMBER);
            if (number("version") != PeriodCertificate.VERSION) throw fault(file, "version");
            if (!(members.get("range") instanceof List<?> range
                    && range.size() == 2
                    && Long.valueOf(0).equals(range.getFirst())
                    && range.getLast() instanceof Long last)) throw fault(file, "range");
            var play = text("play");
            if (!play.equals("normal") && !play.equals("misere")) throw fault(file, "play");
            var period = new Evidence.Period(
                    number("preperiod"),
                    number("period"),
                    number("saltus"),
                    last,
                    text("theorem"),
                    play.equals("misere"));
            return new PeriodCertificate(text("rules"), engine(), period, text("digest"), exceptional(), name());
        }

        private String engine() {
            if (EngineWords.isKnown(text("engine"))) return text("engine");
            throw fault(file, "engine");
        }

        /// @return the name of the file of values, which lies in no other folder than the certificate
        private String name() {
            var name = text("file");
            if (isName(name)) return name;
            throw fault(file, "file");
        }

        private @Nullable List<ExceptionalValue> exceptional() {
            if (!members.containsKey("exceptional")) throw fault(file, "exceptional");
            if (members.get("exceptional") == null) return null;
            if (!(members.get("exceptional") instanceof List<?> list)) throw fault(file, "exceptional");
            var exceptional = new ArrayList<ExceptionalValue>();
            for (var element : list) {
                if (!(element instanceof Map<?, ?> row
                        && row.size() == 2
                        && row.get("value") instanceof Long value
                        && row.get("last") instanceof Long last
                        && value == value.intValue())) throw fault(file, "exceptional");
                exceptional.add(new ExceptionalValue(value.intValue(), last));
            }
            return exceptional;
        }

        private String text(String name) {
            if (members.get(name) instanceof String text) return text;
            throw fault(file, name);
        }

        private long number(String name) {
            if (members.get(name) instanceof Long number) return number;
            throw fault(file, name);
        }
    }
}
