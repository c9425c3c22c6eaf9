package grundy.prove.claims;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.prove.letters.ParametricProver;
import grundy.prove.letters.ParametricTheorem;
import grundy.prove.letters.SingleGame;
import grundy.prove.rocq.RocqAccepted;
import grundy.prove.rocq.RocqExport;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame;
import grundy.testkit.Recording;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Claims of the catalogue that may be proved by arithmetic, and their texts for Rocq: those about games with
/// parameters for every value of them, and those about nim-values that have no other text.
///
/// @param title names the game and the claim
public record ParametricTexts(String title, ParametricGame game, CatalogueClaim claim) {
    private static final long SECONDS = 60;
    private static final Duration MOST = Duration.ofMinutes(10);

    /// Digests by titles: two tests record them, and a proof with its text takes seconds.
    private static final Map<String, Optional<String>> PROVED = new HashMap<>();

    /// @return all, in the order of the catalogue
    public static List<ParametricTexts> all() throws SyntaxException {
        var all = new ArrayList<ParametricTexts>();
        for (var entry : Catalogue.builtIn().entries()) {
            if (!entry.parameters().isEmpty())
                for (var text : entry.claims()) lettered(entry, text).ifPresent(all::add);
            for (var finding : CatalogueProofs.find(entry, SECONDS))
                plain(finding).ifPresent(all::add);
        }
        return all;
    }

    private static Optional<ParametricTexts> lettered(CatalogueEntry entry, String text) throws SyntaxException {
        var game = new ParametricClaim(entry, text).game();
        if (game.isEmpty()) return Optional.empty();
        var title = entry.id() + entry.parameters().keySet() + ": " + text;
        return Optional.of(new ParametricTexts(title, game.get(), ParametricProver.claim(game.get(), text)));
    }

    private static Optional<ParametricTexts> plain(CatalogueProofs.ClaimFinding finding) {
        var theorem = finding.theorem().filter(each -> each.values());
        if (theorem.isEmpty()) return Optional.empty();
        try {
            new ClaimExports(finding, theorem.get()).rocq();
            return Optional.empty();
        } catch (LimitException _) {
            var title = finding.proof().game().id() + ": " + finding.proof().claim();
            return SingleGame.of(finding.about(), finding.claim().play())
                    .map(game -> new ParametricTexts(title, game, finding.claim()));
        }
    }

    @Override
    public String toString() {
        return title;
    }

    private static Limits limits() {
        return Limits.DEFAULT.until(Deadline.after(MOST));
    }

    /// @return of the claim with its game
    String digest() {
        return ParametricRecords.digest(game, claim);
    }

    /// Whatever is recorded.
    ///
    /// @return empty if it is not proved
    Optional<ParametricTheorem> proved() {
        return ParametricProver.theorem(game, claim, limits());
    }

    static String textDigest(ParametricTheorem theorem) {
        return RocqAccepted.digest(ParametricClaim.rocq(theorem, limits()));
    }

    /// @return the digest of the text for Rocq: while proofs are recorded that of the text proved now, else what is
    ///     recorded; empty if there is no proof
    public Optional<String> rocqDigest() {
        return Recording.PROOFS.isOn() ? provedDigest() : ParametricRecords.of(game, claim);
    }

    /// @return the digest of the text for Rocq, which is proved now; empty if it is not proved
    Optional<String> provedDigest() {
        return PROVED.computeIfAbsent(title, _ -> proved().map(ParametricTexts::textDigest));
    }

    /// @return the text, proved now
    public RocqExport export() {
        return ParametricClaim.rocq(proved().orElseThrow(), limits());
    }
}
