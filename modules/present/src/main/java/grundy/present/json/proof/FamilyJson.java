package grundy.present.json.proof;

import grundy.json.JsonObject;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.words.FamilyWords;
import grundy.prove.finding.FamilyProof;
import grundy.prove.finding.TheoremStatement;
import grundy.text.Language;
import java.util.Optional;

/// Writes the theorems of a family of rules as JSON.
///
/// Members: `rules` (with the name of the number), `parameter` (that name), `from`, `to`, `members`, `pattern`
/// (`formula`, `observedFrom`, `observedTo`, `proved`, which is always false; or null). Each of `members` has `value`
/// and `proved`; a theorem `kind` (`P` tells who wins, `g` the nim-values), `numeration`, `states`, `claim` (or
/// null), `says` (in words); if there is none `why`. Where there was no time for all numbers, `untriedFrom` is the
/// first that was not tried. Where the theorems were written for another program also `export`
/// ({@link ProofJson}).
public final class FamilyJson {
    private FamilyJson() {}

    public static JsonObject of(FamilyProof proof, Language language) {
        var family = proof.number();
        var node = new JsonObject()
                .put("rules", proof.rules())
                .put("parameter", family.name())
                .put("from", family.from())
                .put("to", family.to());
        var array = node.putArray("members");
        for (var member : proof.members()) member(array.addObject(), member, language);
        proof.untried().ifPresent(first -> node.put("untriedFrom", first));
        if (proof.pattern().isEmpty()) return node.putNull("pattern");
        node.putObject("pattern")
                .put("formula", proof.pattern().get().formula())
                .put("observedFrom", proof.pattern().get().from())
                .put("observedTo", family.to())
                .put("proved", false);
        return node;
    }

    /// @param exported where the theorems were written for another program
    public static JsonObject of(FamilyProof proof, Optional<ExportedProof> exported, Language language) {
        var node = of(proof, language);
        exported.ifPresent(there -> ProofJson.export(node, there));
        return node;
    }

    private static void member(JsonObject node, FamilyProof.Member member, Language language) {
        var theorem = member.theorem();
        node.put("value", member.value()).put("proved", theorem.isPresent());
        if (theorem.isEmpty()) {
            node.put("why", FamilyWords.why(member).in(language));
            return;
        }
        node.put("kind", theorem.get().values() ? "g" : "P")
                .put("numeration", theorem.get().system().name())
                .put("states", theorem.get().automaton().states())
                .put(
                        "claim",
                        member.statement()
                                .map(TheoremStatement::claim)
                                .filter(claim -> !claim.isEmpty())
                                .orElse(null))
                .put(
                        "says",
                        FamilyWords.words(theorem.get(), member.statement()).in(language));
    }
}
