package grundy.prove.claims;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.letters.LetteredFinding;
import grundy.prove.letters.LetteredProver;
import grundy.prove.rocq.RocqAccepted;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqLettered;
import grundy.rules.RulesException;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The claims of the catalogue about games with parameters that can be read with letters, and their texts for Rocq.
public record LetteredTexts(LetteredClaim claim) {
    private static final Duration MOST = Duration.ofSeconds(120);

    /// @return all, in the order of the catalogue
    public static List<LetteredTexts> all() {
        var all = new ArrayList<LetteredTexts>();
        for (var game : Catalogue.builtIn().entries())
            for (var text : game.claims()) {
                var claim = new LetteredClaim(game, text);
                if (!game.parameters().isEmpty() && claim.game().isPresent()) all.add(new LetteredTexts(claim));
            }
        return all;
    }

    @Override
    public String toString() {
        return claim.entry().id() + claim.entry().parameters().keySet() + ": " + claim.text();
    }

    private static Limits limits() {
        return Limits.DEFAULT.until(Deadline.after(MOST));
    }

    /// @return of the claim with its game
    String digest() throws SyntaxException {
        var game = claim.game().orElseThrow();
        return LetteredRecords.digest(game, LetteredProver.claim(game, claim.text()));
    }

    /// Whatever is recorded.
    ///
    /// @return empty if it is not proved
    Optional<LetteredFinding.Proved> proved() throws SyntaxException {
        try {
            return claim.find(claim.game().orElseThrow(), limits()) instanceof LetteredFinding.Proved proved
                    ? Optional.of(proved)
                    : Optional.empty();
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    /// @return of the text; `-` if there is none
    static String textDigest(LetteredFinding.Proved proved) {
        return RocqLettered.refusal(proved.theorem().claim()).isPresent()
                ? "-"
                : RocqAccepted.digest(LetteredClaim.rocq(proved, limits()));
    }

    /// @return the digest that is recorded of the text; empty if no text is
    public Optional<String> recorded() throws SyntaxException {
        var game = claim.game().orElseThrow();
        return LetteredRecords.of(game, LetteredProver.claim(game, claim.text()))
                .map(LetteredRecords.Known::rocq)
                .filter(digest -> !digest.equals("-"));
    }

    /// @return the text, proved now
    public RocqExport export() throws SyntaxException {
        return LetteredClaim.rocq(proved().orElseThrow(), limits());
    }
}
