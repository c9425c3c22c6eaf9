package grundy.web.api;

import grundy.explain.QuestionLine;
import grundy.json.JsonObject;
import grundy.present.json.answer.AnswerJson;
import grundy.present.json.answer.BoardJson;
import grundy.present.json.answer.NoticesJson;
import grundy.prove.letters.ParametricQuestion;
import grundy.question.GridQuestion;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.ParametricGame.Letter;
import grundy.text.Language;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.web.request.Endpoint;
import grundy.web.request.RequestFields;
import grundy.web.request.RuleText;
import java.util.List;
import java.util.Optional;

/// `parse`: reads a line without answering it, at every key that is typed.
///
/// Members: `rules`, `position`, `game` (rules alone are read), `letters` (these may have letters that
/// stand for every number, as in `take 1..m`: then the answer lists them under `letters`, and has no
/// components), `board` (the answer has the board of the position, {@link BoardJson}). The answer has
/// `rules`, `position` (null for rules alone), `play`, `compound`, and of each of `components` its
/// `rules`, its `kind` (`heap`, `tuple`, `board`, `sides`, `players`, `score`), how many coordinates it
/// has (`arity`; 0 where the game reads its own positions), `numbers` of its position, and the `game`
/// of the catalogue that it is, or null.
final class ParseEndpoint implements Endpoint {
    @Override
    public String name() {
        return "parse";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        boolean isGame = request.flag("game");
        boolean mayHaveLetters = request.flag("letters");
        boolean isDrawn = request.flag("board");
        var source = RuleText.source(request);
        return Endpoint.document(_ -> {
            if (!isGame) return question(source, isDrawn, language);
            return mayHaveLetters ? family(source, language) : game(source, language);
        });
    }

    /// Rules of one game, or with letters that stand for every number.
    private static JsonObject family(Source source, Language language) throws SyntaxException {
        try {
            return game(source, language);
        } catch (SyntaxException fault) {
            var question =
                    new ParametricQuestion(source, Catalogue.builtIn(), List.of(), false, false, Optional.empty());
            var law = question.law();
            if (law.isPresent())
                return family(
                        law.get().text(), law.get().law().play(), law.get().letters());
            var game = question.game().orElseThrow(() -> fault);
            return family(game.text(), game.play(), game.letters());
        }
    }

    private static JsonObject family(String rules, Play play, List<Letter> letters) {
        var node = head(rules, play, Compound.DISJUNCTIVE);
        node.putArray("components");
        var array = node.putArray("letters");
        letters.forEach(letter -> array.add(letter.name()));
        return node;
    }

    private static JsonObject head(String rules, Play play, Compound compound) {
        return new JsonObject()
                .put("rules", rules)
                .putNull("position")
                .put("play", play.id())
                .put("compound", compound.id());
    }

    private static JsonObject game(Source source, Language language) throws SyntaxException {
        var read = RuleText.language().rules(source);
        var node = head(read.game().text(), read.play(), read.compound());
        if (read.readAs() != null) NoticesJson.add(node, read.readAs().notices(), language);
        node.putArray("components").add(game(read.game()));
        return node;
    }

    private static JsonObject question(Source source, boolean isDrawn, Language language) throws SyntaxException {
        var sum = RuleText.language().question(source);
        var node = new JsonObject()
                .put("rules", AnswerJson.rules(sum))
                .put("position", sum.position())
                .put("play", sum.play().id())
                .put("compound", sum.compound().id());
        var components = node.putArray("components");
        for (var component : sum.components()) components.add(component(component));
        if (isDrawn) node.set("board", new BoardJson(sum, language).document());
        NoticesJson.add(node, new QuestionLine(sum).notices(), language);
        return node;
    }

    private static JsonObject component(Component component) {
        return game(component.game()).put("position", component.position().toString());
    }

    private static JsonObject game(Game game) {
        return new JsonObject()
                .put("rules", game.text())
                .put("kind", kind(game.rules()))
                .put("arity", game.rules().arity())
                .put("table", GridQuestion.isFor(game.rules()))
                .put("game", game.entry() == null ? null : game.entry().id());
    }

    private static String kind(RuleTree rules) {
        return switch (rules) {
            case RuleTree.Players _ -> "players";
            case RuleTree.Blocking _ -> "blocking";
            case RuleTree.Scored _ -> "score";
            case RuleTree.Partizan _ -> "sides";
            case RuleTree.OnBoard _ -> "board";
            case RuleTree.TakeAndBreak _ -> "heap";
            case RuleTree.Moves moves -> moves.arity() == 1 ? "heap" : "tuple";
        };
    }
}
