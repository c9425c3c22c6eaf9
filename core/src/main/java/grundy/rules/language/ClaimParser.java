package grundy.rules.language;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.Evaluation;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads the closed forms that a game claims: `P when a == b`, `g = n mod (m + 1)`, `misere P when …`.
public final class ClaimParser {
    /// Name of the list of numbers of a board in claims.
    public static final String LIST = "x";

    private ClaimParser() {}

    /// @param parameters of the game, which may stand in the claim
    /// @return the claims of an entry, in the order of its file
    /// @throws SyntaxException if one of them is not in the language
    public static List<Claim> claims(CatalogueEntry entry, Rules rules, Map<String, BigInteger> parameters)
            throws SyntaxException {
        var claims = new java.util.ArrayList<Claim>();
        for (var text : entry.claims()) claims.add(claim(text, coordinates(rules), parameters));
        return List.copyOf(claims);
    }

    /// @return the names that a claim may use for a position of these rules
    public static List<String> coordinates(Rules rules) {
        return switch (rules) {
            case Rules.TakeAndBreak _ -> List.of("n");
            case Rules.Moves moves -> moves.coordinates();
            case Rules.Partizan partizan -> coordinates(partizan.left());
            case Rules.Players(var byPlayer) -> coordinates(byPlayer.getFirst());
            case Rules.Blocking(var moves, var _) -> coordinates(moves);
            case Rules.OnBoard _, Rules.Scored _ -> List.of(LIST);
        };
    }

    /// Evaluates a claim's expressions at a position.
    public static Evaluation at(Rules rules, Map<String, BigInteger> parameters, Position position) {
        return switch (position) {
            case Tuple tuple -> Evaluation.of(coordinates(rules), tuple.stream().toList());
            case BoardPosition(var state, var _) ->
                Evaluation.ofList(LIST, numbers(rules.onBoard().orElseThrow().board(), state), parameters);
        };
    }

    @SuppressWarnings("unchecked") // the state of a board position is made by its board
    private static <P> List<BigInteger> numbers(Board<P> board, Object state) {
        return board.numbers((P) state);
    }

    /// Reads one claim.
    ///
    /// @param coordinates the names that stand for the numbers of a position
    /// @param parameters other names, with their values
    /// @throws SyntaxException if it is not in the language
    public static Claim claim(String text, List<String> coordinates, Map<String, BigInteger> parameters)
            throws SyntaxException {
        var cursor = new Cursor(Source.of(text), parameters);
        var play = cursor.accept("misere") ? Play.MISERE : Play.NORMAL;
        var expressions = ExpressionParser.ofClaims(
                cursor, namesIn(text, coordinates), coordinates.equals(List.of(LIST)) ? LIST : null);
        Claim claim;
        if (cursor.accept("P")) {
            cursor.expect("when");
            claim = new Claim.Cold(play, text, expressions.condition());
        } else {
            cursor.expect("g");
            cursor.expect("=");
            claim = new Claim.Grundy(play, text, expressions.expression());
        }
        if (!cursor.atEnd()) throw cursor.expected(Message.of("syntax.end"));
        return claim;
    }

    /// The coordinates, and the indices that the claim binds with `for`.
    private static Set<String> namesIn(String text, List<String> coordinates) {
        var names = new HashSet<>(coordinates);
        var words = text.split("[^\\p{L}\\p{Nd}_]+");
        for (int i = 0; i + 1 < words.length; i++)
            if (words[i].equals("for") || words[i].equals("count")) names.add(words[i + 1]);
        return names;
    }
}
