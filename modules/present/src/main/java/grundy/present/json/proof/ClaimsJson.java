package grundy.present.json.proof;

import grundy.check.theorem.TheoremWords;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.math.FormulasJson;
import grundy.present.words.ClaimWords;
import grundy.prove.claims.CatalogueProofs.ProofAttempt;
import grundy.prove.claims.CatalogueProofs.Result;
import grundy.prove.claims.ClaimProof;
import grundy.prove.claims.ClaimProof.ExportText;
import grundy.prove.claims.EveryParameterProof;
import grundy.prove.letters.LibraryTheorem;
import grundy.rules.formula.Condition;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.FormulaText;
import grundy.text.Language;
import java.util.List;
import java.util.Optional;

/// Writes the claims of the catalogue as JSON, with the status of each proof.
///
/// An array; members of each: `id` (of the game), `claim`, `says` (the claim in the reader's language), `formulas` (of
/// `says`, {@link FormulasJson}), `parameters`, `proved`, `status` (proved, inexpressible, open, refuted) with
/// `numeration`, `states`, `seconds` (a text) or `counterexample`, `explanation`. Where it is proved, also `walnut` and
/// `rocq`: whether the text for that program can be `written`, and if so what it has `stated` (formula, automaton,
/// period) and the version of the program that is recorded to have `accepted` this very text (or null), else `why` not.
/// Of a game with parameters also `every`: whether the claim is `proved` for every value of them, then `by`
/// (arithmetic, library), `letters` (each `name`, `least`), `domain` (conditions between them), `rocq` as above (or
/// null), `library` (the theorem that says it, or that is about any number of heaps: `file`, `theorem`; or null), else
/// `why` not.
public final class ClaimsJson {
    private ClaimsJson() {}

    public static JsonArray of(List<ProofAttempt> proofs, Language language) {
        var array = new JsonArray();
        for (var attempt : proofs) claim(array.addObject(), attempt, language);
        return array;
    }

    /// @return the claims with their texts for Walnut and for Rocq
    public static JsonArray withTexts(List<ClaimProof> claims, Language language) {
        var array = new JsonArray();
        for (var claim : claims) {
            var node = array.addObject();
            claim(node, claim.proof(), language);
            claim.texts().ifPresent(texts -> {
                text(node.putObject("walnut"), texts.walnut(), language);
                text(node.putObject("rocq"), texts.rocq(), language);
            });
            claim.every().ifPresent(every -> every(node.putObject("every"), every, language));
        }
        return array;
    }

    private static void every(JsonObject node, EveryParameterProof every, Language language) {
        node.put("proved", !(every instanceof EveryParameterProof.Unproved));
        switch (every) {
            case EveryParameterProof.ByArithmetic(var game, var rocq, var heaps) -> {
                letters(node.put("by", "arithmetic"), game.letters(), game.domain());
                text(node.putObject("rocq"), rocq, language);
                library(node, heaps);
            }
            case EveryParameterProof.ByLibrary(var law) -> {
                letters(node.put("by", "library"), law.letters(), law.domain());
                library(node.putNull("rocq"), Optional.of(law));
            }
            case EveryParameterProof.Unproved(var why) -> node.put("why", why.in(language));
        }
    }

    private static void letters(JsonObject node, List<Letter> letters, List<Condition> domain) {
        ParametricJson.letters(node, letters);
        var conditions = node.putArray("domain");
        domain.forEach(condition -> conditions.add(ExpressionText.of(condition)));
    }

    private static void library(JsonObject node, Optional<LibraryTheorem> law) {
        law.ifPresentOrElse(theorem -> ParametricJson.library(node, theorem), () -> node.putNull("library"));
    }

    private static void text(JsonObject node, ExportText text, Language language) {
        node.put("written", text instanceof ExportText.Written);
        switch (text) {
            case ExportText.Written(var form, var accepted) ->
                node.put("stated", form.id()).put("accepted", accepted.orElse(null));
            case ExportText.Unwritten(var why) -> node.put("why", why.in(language));
        }
    }

    private static void claim(JsonObject node, ProofAttempt attempt, Language language) {
        var statement = FormulaText.message(attempt.claim()).markedText(language);
        node.put("id", attempt.game().id()).put("claim", attempt.claim()).put("says", statement.text());
        FormulasJson.put(node, statement, language);
        var parameters = node.putObject("parameters");
        attempt.game().parameters().forEach((name, value) -> parameters.put(name, value));
        result(node, attempt.result());
        node.put("explanation", ClaimWords.of(attempt.result()).in(language));
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
