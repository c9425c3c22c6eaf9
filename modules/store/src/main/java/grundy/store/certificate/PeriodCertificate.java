package grundy.store.certificate;

import grundy.check.Evidence;
import grundy.check.period.ExceptionalValue;
import grundy.json.JsonObject;
import grundy.store.document.CertificateKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A certificate from which the period of a sequence can be checked again.
///
/// @param rules in the rule language
/// @param engine that worked the values out, the same that the file of values names
/// @param period with its theorem; `verifiedTo` is the last heap that the theorem needs
/// @param digest SHA-256 of the values of the heaps 0 to `verifiedTo`, 4 bytes each, the lowest first
/// @param exceptional values that occur finitely often, each with its last heap; null where all do, since there is
///     a saltus
/// @param file of the values, as it was named when the certificate was written: where to look for it, no statement
public record PeriodCertificate(
        String rules,
        String engine,
        Evidence.Period period,
        String digest,
        @Nullable List<ExceptionalValue> exceptional,
        String file) {
    static final int VERSION = 1;

    JsonObject json() {
        var node = new JsonObject()
                .put(CertificateKind.MEMBER, CertificateKind.PERIOD.id())
                .put("version", VERSION)
                .put("rules", rules)
                .put("play", period.misere() ? "misere" : "normal")
                .put("theorem", period.theorem())
                .put("preperiod", period.preperiod())
                .put("period", period.period())
                .put("saltus", period.saltus());
        node.putArray("range").add(0).add(period.verifiedTo());
        node.put("digest", digest);
        if (exceptional == null) node.putNull("exceptional");
        else {
            var array = node.putArray("exceptional");
            for (var value : exceptional)
                array.addObject().put("value", value.value()).put("last", value.last());
        }
        return node.put("engine", engine).put("file", file);
    }
}
