package grundy.store.certificate;

import grundy.check.CheckResult;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.Game;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.DiskAccess;
import grundy.store.StoreException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.document.CertificateSeal;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A certificate from which an answer can be checked again: the question as it was put, and all that is
/// said about it. Each kind names its members; the first are `certificate`, the kind, and `version`. What
/// was read is written the same again, or it is refused; the last, `seal`, is the digest of the others.
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
    /// A question as it was read.
    ///
    /// @param language that knows the games that are named
    record PosedQuestion(RuleLanguage language, Source source) {
        /// A question about games of the catalogue.
        public static PosedQuestion of(List<String> words) {
            return new PosedQuestion(new RuleLanguage(Catalogue.builtIn()), Source.ofArguments(words));
        }
    }

    /// @return the words of the question, as on the command line
    List<String> question();

    CertificateKind kind();

    /// @return the subject of the certificate
    Message title();

    /// Checks it by code that shares nothing with the engines.
    ///
    /// @param posed what the words of the question mean
    /// @param file the certificate was read from
    /// @param answers of this program, whose closed forms a certificate may cite
    /// @throws SyntaxException if they mean nothing of this kind
    /// @throws StoreException if the members cannot be those of an answer to the question
    CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException, IOException;

    /// @return the document
    JsonObject json();

    /// @return the fault that a member cannot be that of an answer to the question
    default StoreException fault(Path file, String member) {
        return kind().fault(file, member);
    }

    /// @return the game of a question that is rules alone, in normal play
    /// @throws StoreException if it is anything else
    default Game gameInNormalPlay(PosedQuestion posed, Path file) throws SyntaxException {
        var rules = posed.language().rules(posed.source());
        if (rules.compound() != Compound.DISJUNCTIVE || rules.play() != Play.NORMAL)
            throw fault(file, CertificateMembers.QUESTION);
        return rules.game();
    }

    /// Writes all of it or nothing.
    default void write(Path file) throws IOException {
        CertificateSeal.write(json(), file, DiskAccess.SYSTEM);
    }

    /// @param document its members
    /// @param answers by which texts of games are read
    /// @return empty if it is a certificate of another kind
    /// @throws StoreException if the members are not those of a certificate of the kind that it says it is
    static Optional<AnswerCertificate> read(Path file, Map<?, ?> document, AnswerSource answers) {
        return CertificateKind.of(document).map(kind -> read(new CertificateMembers(file, kind, document, answers)));
    }

    private static @Nullable AnswerCertificate read(CertificateMembers members) {
        return switch (members.kind()) {
            case VERDICT -> VerdictCertificate.read(members);
            case OPEN_QUESTION -> OpenCertificate.read(members);
            case TABLE -> TableCertificate.read(members);
            case LOSERS -> LosersCertificate.read(members);
            case RECURSION -> RecursionCertificate.read(members);
            case BLOCK_PAIRS -> BlockPairsCertificate.read(members);
            case GRID -> GridCertificate.read(members);
            case GRAPH -> GraphCertificate.read(members);
            case CALCULATION -> CalculationCertificate.read(members);
            case FAMILY -> FamilyCertificate.read(members);
            case PERIOD, THEOREM, QUOTIENT, EQUILIBRIA, TREE -> null;
        };
    }
}
