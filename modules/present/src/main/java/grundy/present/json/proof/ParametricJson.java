package grundy.present.json.proof;

import grundy.json.JsonObject;
import grundy.present.words.ParametricWords;
import grundy.prove.letters.LibraryTheorem;
import grundy.prove.letters.ParametricAnswer;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricFinding.Origin;
import grundy.prove.letters.ParametricTheorem;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.Language;
import grundy.value.Play;
import java.util.List;

/// Writes the finding about a family of games as JSON, for every value of the letters in its rules.
///
/// Members: `rules`, `play`, `letters` (each `name`, `least`), `domain` (conditions between letters), `proved`. A
/// theorem has `kind` (`P` tells who wins, `g` the nim-values), `claim`, `says` (in words), `origin` (`given`,
/// `catalogue`, `shape` or `instances`), `measure`, `steps` (each `kind`, and `moves` with `to` and what each letter
/// is), `heaps` (the nim-value of a heap if it determines sums of any number of heaps, or null). A wrong conjecture has
/// `claim` and `counterexample` (`position`, `letters`, `lost`, `value` or null). If nothing was proved there are `why`
/// and `observed` (or null). A theorem of the library has `library` (`file`, `theorem`).
public final class ParametricJson {
    private ParametricJson() {}

    public static JsonObject of(ParametricAnswer.Family family, Language language) {
        var game = family.game();
        var node = head(game.text(), game.play(), game.letters());
        var domain = node.putArray("domain");
        game.domain().forEach(condition -> domain.add(ExpressionText.of(condition)));
        switch (family.finding()) {
            case ParametricFinding.Proved proved -> putProof(node, proved, language);
            case ParametricFinding.Refuted(var claim, var sample, var _) -> {
                node.put("proved", false).put("claim", claim.text());
                var wrong = node.putObject("counterexample");
                var position = wrong.putArray("position");
                ParametricWords.position(game, sample).forEach(number -> position.add(number.toString()));
                var letters = wrong.putObject("letters");
                for (int i = 0; i < game.names().size(); i++)
                    letters.put(
                            game.names().get(i),
                            sample.numbers().get(game.coordinates().size() + i).toString());
                wrong.put("lost", sample.cold());
                if (game.play() == Play.NORMAL || claim instanceof CatalogueClaim.Grundy)
                    wrong.put("value", (long) sample.value());
                else wrong.putNull("value");
            }
            case ParametricFinding.Open(var observed, var _, var why, var _) -> {
                node.put("proved", false).put("why", why.in(language));
                node.put("observed", observed.map(CatalogueClaim::text).orElse(null));
            }
        }
        family.heaps().ifPresent(law -> library(node, law));
        return node;
    }

    /// @return the document of a library theorem
    public static JsonObject of(LibraryTheorem theorem, Language language) {
        var node = head(theorem.text(), theorem.law().play(), theorem.letters())
                .put("proved", true)
                .put("kind", "P")
                .put("says", ParametricWords.title(theorem, language).in(language));
        library(node, theorem);
        return node;
    }

    private static JsonObject head(String rules, Play play, List<Letter> letters) {
        var node = new JsonObject().put("rules", rules).put("play", play.id());
        letters(node, letters);
        return node;
    }

    static void letters(JsonObject node, List<Letter> letters) {
        var array = node.putArray("letters");
        for (var letter : letters)
            array.addObject()
                    .put("name", letter.name())
                    .put("least", letter.least().toString());
    }

    static void library(JsonObject node, LibraryTheorem theorem) {
        node.putObject("library")
                .put("file", theorem.law().file() + ".v")
                .put("theorem", theorem.law().theorem());
    }

    private static void putProof(JsonObject node, ParametricFinding.Proved proved, Language language) {
        var theorem = proved.theorem();
        node.put("proved", true)
                .put("kind", theorem.values() ? "g" : "P")
                .put("claim", theorem.claim().text())
                .put("says", ParametricWords.title(theorem, language).in(language))
                .put(
                        "origin",
                        switch (proved.origin()) {
                            case Origin.Given _ -> "given";
                            case Origin.Claimed _ -> "catalogue";
                            case Origin.Shape _ -> "shape";
                            case Origin.Instances _ -> "instances";
                        })
                .put("measure", ExpressionText.of(theorem.measure()));
        steps(node, theorem);
        node.put("heaps", proved.values().map(values -> values.claim().text()).orElse(null));
    }

    private static void steps(JsonObject node, ParametricTheorem theorem) {
        var steps = node.putArray("steps");
        for (var obligation : theorem.obligations()) {
            var step = steps.addObject().put("kind", obligation.kind().id());
            if (obligation.witnesses().isEmpty()) continue;
            var moves = step.putArray("moves");
            for (var witness : obligation.witnesses()) {
                var move = moves.addObject();
                var to = move.putArray("to");
                theorem.game()
                        .moves()
                        .alternatives()
                        .get(witness.alternative())
                        .parts()
                        .getFirst()
                        .forEach(coordinate -> to.add(ExpressionText.of(coordinate)));
                var chosen = move.putObject("choosing");
                witness.choices().forEach((letter, number) -> chosen.put(letter, ExpressionText.of(number)));
            }
        }
    }
}
