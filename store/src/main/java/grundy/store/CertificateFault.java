package grundy.store;

import grundy.text.Message;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is wrong with a file that says it is a certificate: a member that is missing or makes no sense, told under the
/// name of the kind that the file says it is.
final class CertificateFault {
    private CertificateFault() {}

    /// @param kind what the member `certificate` says
    static StoreException of(Path file, @Nullable Object kind, String member) {
        return new StoreException(name(kind)
                .map(name -> Message.of("store.certificate.member", "file", file, "kind", name, "member", member))
                .orElseGet(() -> Message.of("store.certificate.unknown", "file", file)));
    }

    /// @return what such a certificate is of; empty if there are none of this kind
    private static Optional<Message> name(@Nullable Object kind) {
        return Optional.ofNullable(
                        switch (kind instanceof String text ? text : "") {
                            case Certificate.KIND -> "store.kind.period";
                            case TheoremFile.KIND -> "store.kind.theorem";
                            case QuotientFile.KIND -> "store.kind.quotient";
                            case MatrixCertificate.KIND -> "store.kind.equilibria";
                            case TreeCertificate.KIND -> "store.kind.tree";
                            case VerdictCertificate.KIND -> "store.kind.verdict";
                            case OpenCertificate.KIND -> "store.kind.open";
                            case TableCertificate.KIND -> "store.kind.table";
                            case LosersCertificate.KIND -> "store.kind.losers";
                            case RecursionCertificate.KIND -> "store.kind.recursion";
                            case BlockPairsCertificate.KIND -> "store.kind.blocks";
                            case GridCertificate.KIND -> "store.kind.grid";
                            case GraphCertificate.KIND -> "store.kind.graph";
                            case CalculationCertificate.KIND -> "store.kind.calculation";
                            case FamilyCertificate.KIND -> "store.kind.family";
                            default -> null;
                        })
                .map(Message::of);
    }
}
