package grundy.web.api;

import grundy.present.json.AnswerJson;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.rules.SyntaxException;
import grundy.solve.GridQuestion;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import java.util.Locale;

/// `parse`: what a line says, without answering it: for every key that is typed.
///
/// Members: `rules`, `position` (may be missing: then rules alone are read). The answer has `rules`, `position` (null
/// for rules alone), `play`, `compound`, and of each of `components` its `rules`, its `kind` (`heap`, `tuple`,
/// `board`, `sides`, `players`, `score`), how many coordinates it has (`arity`; 0 where the game reads its own
/// positions), `numbers` of its position, and the `game` of the catalogue that it is, or null.
final class ParseEndpoint implements Endpoint {
    @Override
    public String name() {
        return "parse";
    }

    @Override
    public Asked read(Fields request, Language language) {
        boolean isGame = request.flag("game");
        var source = RuleText.source(request);
        return Endpoint.document(
                _ -> isGame ? game(source) : question(RuleText.language().question(source)));
    }

    private static JsonObject game(grundy.rules.Source source) throws SyntaxException {
        var read = RuleText.language().rules(source);
        var node = new JsonObject()
                .put("rules", read.game().text())
                .putNull("position")
                .put("play", read.play().name().toLowerCase(Locale.ROOT))
                .put("compound", read.compound().id());
        node.putArray("components").add(game(read.game()));
        return node;
    }

    private static JsonObject question(Sum sum) {
        var node = new JsonObject()
                .put("rules", AnswerJson.rules(sum))
                .put("position", sum.position())
                .put("play", sum.play().name().toLowerCase(Locale.ROOT))
                .put("compound", sum.compound().id());
        var components = node.putArray("components");
        for (var component : sum.components()) components.add(component(component));
        return node;
    }

    private static JsonObject component(Component component) {
        return game(component.game()).put("position", component.position().toString());
    }

    private static JsonObject game(grundy.rules.Game game) {
        return new JsonObject()
                .put("rules", game.text())
                .put("kind", kind(game.rules()))
                .put("arity", game.rules().arity())
                .put("table", GridQuestion.isFor(game.rules()))
                .put("game", game.entry() == null ? null : game.entry().id());
    }

    private static String kind(Rules rules) {
        return switch (rules) {
            case Rules.Players _ -> "players";
            case Rules.Scored _ -> "score";
            case Rules.Partizan _ -> "sides";
            case Rules.OnBoard _ -> "board";
            case Rules.TakeAndBreak _ -> "heap";
            case Rules.Moves moves -> moves.arity() == 1 ? "heap" : "tuple";
        };
    }
}
