package grundy.present.json.answer;

import grundy.json.JsonNode;
import grundy.json.JsonObject;
import grundy.value.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// Writes the value of a position as JSON.
///
/// Members: `kind` and, by the kind, `nimber` (nimber, misere-nimber), `nimbers` (loopy: those of the
/// options, where play may also continue for ever), `suspense`, `remoteness`, `number` (a text, such as
/// `-3/4`), `text` (game: the sum of a number and a nimber; endless: a partizan game with infinite play),
/// `loser` (the number of a player) or `difference`, `first` and `second` (score: points under best
/// play).
public final class ValueJson {
    private ValueJson() {}

    public static @Nullable JsonNode of(@Nullable Value value) {
        var node = new JsonObject();
        switch (value) {
            case null -> {
                return null;
            }
            case Value.Nimber(var number) -> node.put("kind", "nimber").put("nimber", number);
            case Value.MisereNimber(var number) ->
                node.put("kind", "misere-nimber").put("nimber", number);
            case Value.QuotientElement(var name, int order, boolean lost) ->
                node.put("kind", "quotient")
                        .put("element", name)
                        .put("order", order)
                        .put("lost", lost);
            case Value.Loopy(var nimbers) -> {
                var array = node.put("kind", "loopy").putArray("nimbers");
                nimbers.forEach(nimber -> array.add(nimber.longValueExact()));
            }
            case Value.Suspense(var moves) -> node.put("kind", "suspense").put("suspense", moves);
            case Value.Remoteness(var moves) -> node.put("kind", "remoteness").put("remoteness", moves);
            case Value.Number(var number) -> node.put("kind", "number").put("number", number.toString());
            case Value.NumberAndNimber both -> node.put("kind", "game").put("text", both.toString());
            case Value.Game game -> node.put("kind", "game").put("text", game.toString());
            case Value.Endless endless -> node.put("kind", "endless").put("text", endless.toString());
            case Value.Loser(int player) -> node.put("kind", "loser").put("loser", player);
            case Value.Score(long ahead, long mover, long other) -> {
                node.put("kind", "score").put("difference", BigInteger.valueOf(ahead));
                node.put("first", BigInteger.valueOf(mover));
                node.put("second", BigInteger.valueOf(other));
            }
        }
        return node;
    }
}
