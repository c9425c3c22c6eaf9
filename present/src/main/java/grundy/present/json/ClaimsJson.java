package grundy.present.json;

import grundy.check.theorem.TheoremWords;
import grundy.present.words.ClaimWords;
import grundy.prove.CatalogueProofs.Proof;
import grundy.prove.CatalogueProofs.Result;
import grundy.store.json.JsonArray;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import java.util.List;

/// Which closed forms of the catalogue are proved for all sizes.
///
/// An array; members of each: `id` (of the game), `claim`, `parameters`, `proved`, `status` (proved, inexpressible,
/// open, refuted) with `numeration`, `states`, `seconds` (a text) or `counterexample`, `explanation`.
public final class ClaimsJson {
    private ClaimsJson() {}

    public static JsonArray of(List<Proof> proofs, Language language) {
        var array = new JsonArray();
        for (var proof : proofs) {
            var node = array.addObject().put("id", proof.game().id()).put("claim", proof.claim());
            var parameters = node.putObject("parameters");
            proof.game().parameters().forEach((name, value) -> parameters.put(name, value));
            result(node, proof.result());
            node.put("explanation", ClaimWords.of(proof.result()).in(language));
        }
        return array;
    }

    private static void result(JsonObject node, Result result) {
        node.put("proved", result instanceof Result.Proved);
        switch (result) {
            case Result.Proved(var system, int states, long nanos) ->
                node.put("status", "proved")
                        .put("numeration", system.name())
                        .put("states", states)
                        .put("seconds", TheoremWords.seconds(nanos));
            case Result.Inexpressible _ -> node.put("status", "inexpressible");
            case Result.Open _ -> node.put("status", "open");
            case Result.Refuted(var position) -> {
                var counterexample = node.put("status", "refuted").putArray("counterexample");
                position.forEach(number -> counterexample.add(number));
            }
        }
    }
}
