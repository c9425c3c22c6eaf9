package grundy.prove.claims;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.claims.CatalogueProofs.ClaimFinding;
import grundy.prove.claims.CatalogueProofs.ProofAttempt;
import grundy.prove.rocq.RocqAccepted;
import grundy.rules.CatalogueEntry;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The proof of a catalogue claim, with texts for other programs to check.
///
/// @param proof what the kernel says about it
/// @param texts in which other programs can check it; empty unless the kernel proves it
/// @param every whether it is proved for every value of the parameters; empty if there are none
public record ClaimProof(ProofAttempt proof, Optional<ExportTexts> texts, Optional<EveryParameterProof> every) {
    /// The texts of a theorem for other programs.
    public record ExportTexts(ExportText walnut, ExportText rocq) {}

    /// A text for another program, or the reason why there is none.
    public sealed interface ExportText {
        /// A text that can be written, and states the theorem.
        ///
        /// @param statement how it states what is claimed
        /// @param accepted the version of the program that is recorded to have accepted this very text;
        ///     empty if none is
        record Written(StatementForm statement, Optional<String> accepted) implements ExportText {}

        /// An export of which no text can be written.
        record Unwritten(Message why) implements ExportText {}
    }

    /// The ways in which a text states a claim.
    public enum StatementForm {
        /// By the formula of the claim itself.
        FORMULA("formula"),
        /// By an automaton that recognises the lost positions, or computes the nim-values, from their
        /// digits.
        AUTOMATON("automaton"),
        /// By a list of the first nim-values, which repeat.
        PERIOD("period");

        private final String id;

        StatementForm(String id) {
            this.id = id;
        }

        /// @return the name in documents
        public String id() {
            return id;
        }
    }

    /// @param seconds for each claim at most
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ClaimProof> of(CatalogueEntry entry, long seconds) throws SyntaxException {
        return CatalogueProofs.find(entry, seconds).stream()
                .map(finding -> of(finding, Limits.ofWork().until(Deadline.after(Duration.ofSeconds(seconds)))))
                .toList();
    }

    /// @param limits of all claims together
    /// @throws SyntaxException if a claim is not in the rule language
    public static List<ClaimProof> of(CatalogueEntry entry, Limits limits) throws SyntaxException {
        return CatalogueProofs.find(entry, limits).stream()
                .map(finding -> of(finding, limits))
                .toList();
    }

    /// @param limits of what is proved for every value of the parameters
    private static ClaimProof of(ClaimFinding finding, Limits limits) {
        var texts = finding.theorem().map(theorem -> {
            var exports = new ClaimExports(finding, theorem);
            return new ExportTexts(walnut(exports), rocq(exports));
        });
        var every = Optional.of(finding.proof())
                .filter(attempt -> !attempt.game().parameters().isEmpty())
                .map(attempt -> new ParametricClaim(attempt.game(), attempt.claim()).proof(limits));
        return new ClaimProof(finding.proof(), texts, every);
    }

    private static ExportText walnut(ClaimExports exports) {
        try {
            exports.walnut();
            return new ExportText.Written(exports.statedForWalnut(), Optional.empty());
        } catch (LimitException e) {
            return new ExportText.Unwritten(e.explanation());
        }
    }

    private static ExportText rocq(ClaimExports exports) {
        try {
            return new ExportText.Written(exports.statedForRocq(), RocqAccepted.version(exports.rocq()));
        } catch (LimitException e) {
            return exports.arithmetic()
                    .<ExportText>map(
                            digest -> new ExportText.Written(StatementForm.FORMULA, RocqAccepted.version(digest)))
                    .or(() -> automaticValues(exports))
                    .orElseGet(() -> new ExportText.Unwritten(e.explanation()));
        }
    }

    private static Optional<ExportText> automaticValues(ClaimExports exports) {
        return exports.automaticValues()
                .map(export -> new ExportText.Written(exports.statedOfAutomaticValues(), RocqAccepted.version(export)));
    }
}
