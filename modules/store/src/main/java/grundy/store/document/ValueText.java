package grundy.store.document;

import grundy.answer.CalculationResult;
import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.limit.Limits;
import grundy.question.AnswerSource;
import grundy.question.ExpressionQuestion;
import grundy.rules.RulesException;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Dyadic;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Values in certificates. Each has a `kind` and is otherwise exact texts, so that every reader of JSON gets the
/// numbers that were written.
public final class ValueText {
    private ValueText() {}

    public static JsonNode write(Value value) {
        var node = new JsonObject();
        return switch (value) {
            case Value.Nimber(var number) -> numbered(node, "nimber", number);
            case Value.MisereNimber(var number) -> numbered(node, "misere-nimber", number);
            case Value.QuotientElement(var name, int order, boolean lost) ->
                node.put("kind", "quotient-element")
                        .put("element", name)
                        .put("order", order)
                        .put("lost", lost);
            case Value.Suspense(var moves) -> numbered(node, "suspense", moves);
            case Value.Remoteness(var moves) -> numbered(node, "remoteness", moves);
            case Value.Loser(int player) -> numbered(node, "loser", player);
            case Value.Number(var number) -> numbered(node, "number", number);
            case Value.NumberAndNimber(var number, var nimber) ->
                numbered(node, "number-and-nimber", number).put("nimber", nimber.toString());
            case Value.Game game -> node.put("kind", "game").put("text", game.toString());
            case Value.Endless endless -> node.put("kind", "endless").put("text", endless.toString());
            case Value.Loopy(var nimbers) -> {
                var list = node.put("kind", "loopy").putArray("nimbers");
                nimbers.forEach(nimber -> list.add(nimber.toString()));
                yield node;
            }
            case Value.Score(long ahead, long mover, long other) ->
                numbered(node.put("mover", mover).put("other", other), "score", ahead);
        };
    }

    private static JsonObject numbered(JsonObject node, String kind, Object number) {
        return node.put("kind", kind).put("number", number.toString());
    }

    /// @param members of the node
    /// @param answers by which the text of a game is read
    /// @throws IllegalArgumentException if they are not those of a value
    /// @throws ArithmeticException if a number is too large for its kind
    public static Value read(Map<?, ?> members, AnswerSource answers) {
        return switch (text(members, "kind")) {
            case "nimber" -> new Value.Nimber(number(members, "number"));
            case "misere-nimber" -> new Value.MisereNimber(number(members, "number"));
            case "quotient-element" -> element(members);
            case "suspense" -> new Value.Suspense(number(members, "number"));
            case "remoteness" -> new Value.Remoteness(number(members, "number"));
            case "loser" -> new Value.Loser(number(members, "number").intValueExact());
            case "number" -> new Value.Number(dyadic(members));
            case "number-and-nimber" -> new Value.NumberAndNimber(dyadic(members), number(members, "nimber"));
            case "game" -> game(calculate(text(members, "text"), answers));
            case "endless" -> endless(calculate(text(members, "text"), answers));
            case "loopy" -> new Value.Loopy(nimbers(members.get("nimbers")));
            case "score" ->
                new Value.Score(
                        number(members, "number").longValueExact(), points(members, "mover"), points(members, "other"));
            case String kind -> throw new IllegalArgumentException("There are no values of the kind " + kind);
        };
    }

    private static Value element(Map<?, ?> members) {
        if (members.get("order") instanceof Long order && members.get("lost") instanceof Boolean lost)
            return new Value.QuotientElement(text(members, "element"), Math.toIntExact(order), lost);
        throw new IllegalArgumentException("There must be a number order and a truth lost in " + members);
    }

    private static Value game(CalculationResult game) {
        if (game instanceof CalculationResult.SingleValue(var value)) return value;
        throw new IllegalArgumentException("That is no game: " + game);
    }

    private static Value endless(CalculationResult game) {
        if (game instanceof CalculationResult.Endless(var value)) return value;
        throw new IllegalArgumentException("That is no game in which play may go on for ever: " + game);
    }

    private static CalculationResult calculate(String text, AnswerSource answers) {
        try {
            var question = new ExpressionQuestion(ValueParser.parse(Source.of(text)));
            return answers.answer(question, Limits.ofWork()).result();
        } catch (SyntaxException | RulesException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String text(Map<?, ?> members, String name) {
        if (members.get(name) instanceof String text) return text;
        throw new IllegalArgumentException("There must be a text " + name + " in " + members);
    }

    private static BigInteger number(Map<?, ?> members, String name) {
        return whole(text(members, name));
    }

    private static BigInteger whole(String text) {
        return StoredNumber.whole(text)
                .orElseThrow(() -> new IllegalArgumentException("This must be a whole number: " + text));
    }

    private static Dyadic dyadic(Map<?, ?> members) {
        return Dyadic.parse(StoredNumber.notTooLong(text(members, "number")));
    }

    private static long points(Map<?, ?> members, String name) {
        if (members.get(name) instanceof Long points) return points;
        throw new IllegalArgumentException("There must be a number " + name + " in " + members);
    }

    private static List<BigInteger> nimbers(@Nullable Object list) {
        if (!(list instanceof List<?> texts)) throw new IllegalArgumentException("There must be a list of nimbers");
        var nimbers = new ArrayList<BigInteger>();
        for (var text : texts) {
            if (!(text instanceof String number)) throw new IllegalArgumentException("Nimbers are texts: " + texts);
            nimbers.add(whole(number));
        }
        for (int i = 1; i < nimbers.size(); i++)
            if (nimbers.get(i - 1).compareTo(nimbers.get(i)) >= 0)
                throw new IllegalArgumentException("Nimbers stand in their order, each once: " + texts);
        return nimbers;
    }
}
