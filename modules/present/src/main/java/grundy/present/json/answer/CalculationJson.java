package grundy.present.json.answer;

import grundy.answer.Calculation;
import grundy.answer.CalculationResult;
import grundy.json.JsonArray;
import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.present.layout.TextLayout;
import grundy.rules.language.ValueFunction;
import grundy.text.Block;
import grundy.text.Language;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.OptionFate;
import grundy.value.heat.ThermographWall;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes the value of an expression as JSON.
///
/// Members: `expression` (as entered), `text` (the result in readable form), `value` ({@link ValueJson},
/// always with `text`; what `moves` lists has `kind` `moves`, `count`, and the positions in `left` and `right` (of an
/// impartial game all in `left`); an infinite nimber has `kind` `transfinite` and `text`, an impartial game in misere
/// play `kind` `misere` and `text`, its genus `genus`, with `text`, `nimber`, `misere` (the numbers above until the
/// last two repeat) and `tame`; of what is true or false the value is `true` or `false`; of what else is no value
/// `kind` is `outcome`, with `outcome`, and where play may go on for ever `leftBegins` and `rightBegins`; `stop`, with
/// `number`, `toMove` (whose turn it is there) and `text`; `values`, with `values`, an array; or `thermograph`, with
/// `mean`, `temperature`, `left` and `right`, whose corners have `temperature` and `value`), `evidence` ({@link
/// EvidenceJson}), `explanation`.
public final class CalculationJson {
    private CalculationJson() {}

    public static JsonObject of(String expression, Calculation calculation, List<Block> explanation) {
        var result = calculation.result();
        return put(new JsonObject().put("expression", expression).put("text", result.toString()), result)
                .set("evidence", EvidenceJson.of(calculation.evidence()))
                .put("explanation", TextLayout.USUAL.text(explanation));
    }

    /// Returns what each function does, in an array of texts.
    public static JsonArray functions(Language language) {
        var texts = new JsonArray();
        ValueFunction.descriptions().forEach(text -> texts.add(text.in(language)));
        return texts;
    }

    /// Puts what came out into `value`.
    static JsonObject put(JsonObject node, CalculationResult result) {
        return result instanceof CalculationResult.Truth(boolean isSo)
                ? node.put("value", isSo)
                : node.set("value", value(result));
    }

    private static @Nullable JsonNode value(CalculationResult result) {
        var node = new JsonObject();
        switch (result) {
            case CalculationResult.SingleValue(var value) -> {
                return read(value);
            }
            case CalculationResult.LiteralForm(var value, int _) -> {
                return read(value);
            }
            case CalculationResult.Moves(var left, var right) -> {
                node.put("kind", "moves").put("count", left.size() + right.size());
                var lefts = node.putArray("left");
                left.forEach(lefts::add);
                var rights = node.putArray("right");
                right.forEach(rights::add);
            }
            case CalculationResult.Transfinite _, CalculationResult.Ordinal _ ->
                node.put("kind", "transfinite").put("text", result.toString());
            case CalculationResult.Misere(var game) ->
                node.put("kind", "misere").put("text", game.toString());
            case CalculationResult.MisereGames(var games) -> {
                var array = node.put("kind", "values").putArray("values");
                for (var game : games) array.add(game.toString());
            }
            case CalculationResult.Genus(var symbol, boolean isTame) -> {
                node.put("kind", "genus").put("text", result.toString()).put("nimber", symbol.normal());
                var above = node.putArray("misere");
                for (int number : symbol.above()) above.add(number);
                node.put("tame", isTame);
            }
            case CalculationResult.Endless(var value) -> {
                return ValueJson.of(value);
            }
            case CalculationResult.Truth _ -> throw new AssertionError("True or false is no node");
            case CalculationResult.SidedWinner(var left, var right) ->
                node.put("kind", "outcome")
                        .put("outcome", result.toString())
                        .put("leftBegins", left.toString())
                        .put("rightBegins", right.toString());
            case CalculationResult.Winner(var outcome) ->
                node.put("kind", "outcome").put("outcome", outcome.toString());
            case CalculationResult.FinalStop(var stop) ->
                node.put("kind", "stop")
                        .put("number", stop.number().toString())
                        .put("toMove", stop.toMove() == Side.LEFT ? "left" : "right")
                        .put("text", stop.toString());
            case CalculationResult.SeveralValues(var values) -> {
                var array = node.put("kind", "values").putArray("values");
                for (var value : values) array.add(value.toString());
            }
            case CalculationResult.UptimalExpansion(var uptimal) -> {
                node.put("kind", "uptimal").put("number", uptimal.number().toString());
                node.put("nimber", String.valueOf(uptimal.nimber()));
                var digits = node.putArray("digits");
                for (int digit : uptimal.digits()) digits.add(String.valueOf(digit));
            }
            case CalculationResult.OptionFates(var left, var right, var _) -> {
                node.put("kind", "options");
                addOptions(node.putArray("left"), left);
                addOptions(node.putArray("right"), right);
            }
            case CalculationResult.ThermographResult(var thermograph) -> {
                node.put("kind", "thermograph").put("mean", thermograph.mean().toString());
                node.put("temperature", thermograph.temperature().toString());
                corners(node.putArray("left"), thermograph.left());
                corners(node.putArray("right"), thermograph.right());
            }
        }
        return node;
    }

    /// @return the value with `text`, as `eval` reads it
    private static @Nullable JsonNode read(Value value) {
        var node = ValueJson.of(value);
        return node instanceof JsonObject object ? object.put("text", value.toString()) : node;
    }

    private static void addOptions(JsonArray array, List<OptionFate> options) {
        for (var option : options) {
            var node = array.addObject().put("option", option.option().toString());
            switch (option.fate()) {
                case STAYS -> {}
                case DOMINATED -> node.put("dominatedBy", option.by().toString());
                case REVERSIBLE -> node.put("reversibleThrough", option.by().toString());
            }
        }
    }

    private static void corners(JsonArray array, ThermographWall wall) {
        for (var corner : wall.corners())
            array.addObject()
                    .put("temperature", corner.temperature().toString())
                    .put("value", corner.value().toString());
    }
}
