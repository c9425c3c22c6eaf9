package grundy.present.words;

import grundy.check.theorem.TheoremWords;
import grundy.prove.CatalogueProofs.Proof;
import grundy.prove.CatalogueProofs.Result;
import grundy.text.Block;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// What came of proofs of what games of the catalogue claim, for a reader.
public final class ClaimWords {
    private ClaimWords() {}

    public static Message of(Result result) {
        return switch (result) {
            case Result.Proved(var system, int states, long nanos) ->
                Message.of(
                        "proof.claim.proved",
                        "system",
                        TheoremWords.system(system),
                        "states",
                        states,
                        "seconds",
                        TheoremWords.seconds(nanos));
            case Result.Inexpressible(var why) -> Message.of("proof.claim.inexpressible", "why", why);
            case Result.Open(var why) -> Message.of("proof.claim.open", "why", why);
            case Result.Refuted(var position) -> Message.of("proof.claim.refuted", "position", position);
        };
    }

    /// @return the claim and what came of it
    public static List<Block> of(Proof proof, Language language) {
        return List.of(
                new Block.Heading(title(proof).in(language)),
                new Block.Notes(List.of(of(proof.result()).in(language)), 2));
    }

    private static Message title(Proof proof) {
        return Message.of("proof.claim.line", "game", proof.game().title(), "claim", FormulaText.of(proof.claim()));
    }

    /// @return how many there are of each kind
    public static Message summary(List<Proof> proofs) {
        return Message.of(
                "proof.claim.summary",
                "count",
                proofs.size(),
                "proved",
                count(proofs, Result.Proved.class),
                "inexpressible",
                count(proofs, Result.Inexpressible.class),
                "open",
                count(proofs, Result.Open.class) + count(proofs, Result.Refuted.class));
    }

    private static long count(List<Proof> proofs, Class<? extends Result> kind) {
        return proofs.stream().filter(proof -> kind.isInstance(proof.result())).count();
    }
}
