package grundy.store;

import grundy.check.VerdictCheck.Result;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.solve.AnswerSource;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What one has to know in order to check an answer again: the question as it was put, and all that is said of it. Each
/// kind names its members; the first are `certificate`, the kind, and `version`. What was read is written the same
/// again, or it is refused; the last, `seal`, is the digest of the others.
public sealed interface AnswerCertificate
        permits VerdictCertificate,
                OpenCertificate,
                TableCertificate,
                LosersCertificate,
                RecursionCertificate,
                BlockPairsCertificate,
                GridCertificate,
                GraphCertificate,
                CalculationCertificate,
                FamilyCertificate {
    /// What the member `certificate` of each kind says.
    List<String> KINDS = List.of(
            VerdictCertificate.KIND,
            OpenCertificate.KIND,
            TableCertificate.KIND,
            LosersCertificate.KIND,
            RecursionCertificate.KIND,
            BlockPairsCertificate.KIND,
            GridCertificate.KIND,
            GraphCertificate.KIND,
            CalculationCertificate.KIND,
            FamilyCertificate.KIND);

    /// A question as it was read.
    ///
    /// @param language that knows the games that are named
    record Posed(RuleLanguage language, Source source) {
        /// A question about games of the catalogue.
        public static Posed of(List<String> words) {
            return new Posed(new RuleLanguage(Catalogue.builtIn()), Source.ofArguments(words));
        }
    }

    /// @return the words of the question, as on the command line
    List<String> question();

    /// @return what the member `certificate` says
    String kind();

    /// @return what the certificate is about
    Message title();

    /// Checks it by code that shares nothing with the engines.
    ///
    /// @param posed what the words of the question mean
    /// @param file the certificate was read from
    /// @param answers of this program, whose closed forms a certificate may cite
    /// @throws SyntaxException if they mean nothing of this kind
    /// @throws StoreException if the members cannot be those of an answer to the question
    Result check(Posed posed, Path file, AnswerSource answers) throws SyntaxException, IOException;

    /// @return the document
    JsonObject json();

    /// @return that a member cannot be that of an answer to the question
    default StoreException fault(Path file, String member) {
        return CertificateFault.of(file, kind(), member);
    }

    /// Writes all of it or nothing.
    default void write(Path file) throws IOException {
        Seal.write(json(), file, Disk.SYSTEM);
    }

    /// @param document its members
    /// @param answers by which texts of games are read
    /// @return empty if it is a certificate of another kind
    /// @throws StoreException if the members are not those of a certificate of the kind that it says it is
    static Optional<AnswerCertificate> read(Path file, Map<?, ?> document, AnswerSource answers) {
        var kind = document.get(Members.CERTIFICATE) instanceof String text ? text : "";
        var members = new Members(file, kind, document, answers);
        return Optional.ofNullable(
                switch (kind) {
                    case VerdictCertificate.KIND -> VerdictCertificate.read(members);
                    case OpenCertificate.KIND -> OpenCertificate.read(members);
                    case TableCertificate.KIND -> TableCertificate.read(members);
                    case LosersCertificate.KIND -> LosersCertificate.read(members);
                    case RecursionCertificate.KIND -> RecursionCertificate.read(members);
                    case BlockPairsCertificate.KIND -> BlockPairsCertificate.read(members);
                    case GridCertificate.KIND -> GridCertificate.read(members);
                    case GraphCertificate.KIND -> GraphCertificate.read(members);
                    case CalculationCertificate.KIND -> CalculationCertificate.read(members);
                    case FamilyCertificate.KIND -> FamilyCertificate.read(members);
                    default -> null;
                });
    }
}
