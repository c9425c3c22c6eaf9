package grundy.rules.language.formula;

import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.formula.Evaluation;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
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
    public static List<CatalogueClaim> claims(CatalogueEntry entry, RuleTree rules, Map<String, BigInteger> parameters)
            throws SyntaxException {
        var claims = new ArrayList<CatalogueClaim>();
        for (var text : entry.claims()) claims.add(claim(text, coordinates(rules), parameters));
        return List.copyOf(claims);
    }

    /// @return the names that a claim may use for a position of these rules
    public static List<String> coordinates(RuleTree rules) {
        return switch (rules) {
            case RuleTree.TakeAndBreak _ -> List.of("n");
            case RuleTree.Moves moves -> moves.coordinates();
            case RuleTree.Partizan partizan -> coordinates(partizan.left());
            case RuleTree.Players(var byPlayer) -> coordinates(byPlayer.getFirst());
            case RuleTree.Blocking(var moves, var _) -> coordinates(moves);
            case RuleTree.OnBoard _, RuleTree.Scored _ -> List.of(LIST);
        };
    }

    /// Evaluates a claim's expressions at a position.
    public static Evaluation at(RuleTree rules, Map<String, BigInteger> parameters, Position position) {
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
    public static CatalogueClaim claim(String text, List<String> coordinates, Map<String, BigInteger> parameters)
            throws SyntaxException {
        var cursor = new TokenCursor(Source.of(text), parameters);
        var play = cursor.accept("misere") ? Play.MISERE : Play.NORMAL;
        var expressions = ExpressionParser.ofClaims(
                cursor, namesIn(text, coordinates), coordinates.equals(List.of(LIST)) ? LIST : null);
        CatalogueClaim claim;
        if (cursor.accept("P")) {
            cursor.expect("when");
            claim = new CatalogueClaim.Cold(play, text, expressions.condition());
        } else {
            if (!cursor.accept("g"))
                throw cursor.expected(Message.of("syntax.claim-start")).withExample("P when n mod 4 == 0");
            cursor.expect("=");
            claim = new CatalogueClaim.Grundy(play, text, expressions.expression());
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
