package grundy.store.document;

import grundy.store.StoreException;
import grundy.text.Message;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/// The kinds of certificates, as the member `certificate` of each names them.
public enum CertificateKind {
    PERIOD("grundy-period", "store.kind.period"),
    THEOREM("grundy-theorem", "store.kind.theorem"),
    QUOTIENT("grundy-misere-quotient", "store.kind.quotient"),
    EQUILIBRIA("grundy-equilibria", "store.kind.equilibria"),
    TREE("grundy-tree", "store.kind.tree"),
    VERDICT("grundy-verdict", "store.kind.verdict"),
    OPEN_QUESTION("grundy-open-question", "store.kind.open"),
    TABLE("grundy-values", "store.kind.table"),
    LOSERS("grundy-losers", "store.kind.losers"),
    RECURSION("grundy-recursion", "store.kind.recursion"),
    BLOCK_PAIRS("grundy-block-pairs", "store.kind.blocks"),
    GRID("grundy-grid", "store.kind.grid"),
    GRAPH("grundy-graph", "store.kind.graph"),
    CALCULATION("grundy-calculation", "store.kind.calculation"),
    FAMILY("grundy-family", "store.kind.family");

    public static final String MEMBER = "certificate";

    private final String id;
    private final String name;

    CertificateKind(String id, String name) {
        this.id = id;
        this.name = name;
    }

    /// @return the text of the member
    public String id() {
        return id;
    }

    /// @param document its members
    /// @return empty if it says that it is none of these
    public static Optional<CertificateKind> of(Map<?, ?> document) {
        return Arrays.stream(values()).filter(kind -> kind.isOf(document)).findFirst();
    }

    /// @return whether a document says that it is such a certificate
    public boolean isOf(Map<?, ?> document) {
        return id.equals(document.get(MEMBER));
    }

    /// @return whether it is the certificate of the answer to a question
    public boolean isOfAnswer() {
        return compareTo(VERDICT) >= 0;
    }

    /// @return the fault that a member is missing or makes no sense, in a file that says it is such a
    ///     certificate
    public StoreException fault(Path file, String member) {
        return new StoreException(
                Message.of("store.certificate.member", "file", file, "kind", Message.of(name), "member", member));
    }

    /// @return the fault that a file is no certificate
    public static StoreException unknown(Path file) {
        return new StoreException(Message.of("store.certificate.unknown", "file", file));
    }
}
