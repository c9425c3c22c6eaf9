package grundy.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A game as a user named or wrote it.
///
/// @param text the rules as written, without prefixes: `wythoff`, `bash[3]`, `take {1,3,4}`
/// @param rules in normal form; for a game of the catalogue with its parameters filled in
/// @param entry the catalogue's entry if it was named, else null
/// @param parameters of the catalogue's game with the values they have here, in the order of the brackets
public record Game(String text, RuleTree rules, @Nullable CatalogueEntry entry, Map<String, BigInteger> parameters) {
    /// The text of a game that is a value written in its place, `{1|-1}`.
    public static final String VALUE = "value";

    /// A game whose parameters, if it has any, have their usual values.
    public Game(String text, RuleTree rules, @Nullable CatalogueEntry entry) {
        this(text, rules, entry, entry == null ? Map.of() : entry.parameters());
    }

    /// @return the rules as written; a game of the catalogue with the values of all its parameters: `bash[m = 3]`
    public String fullName() {
        if (entry == null) return text;
        int bracket = text.indexOf('[');
        var name = bracket < 0 || parameters.isEmpty()
                ? text
                : text.substring(0, bracket).strip();
        return parameters.isEmpty() ? name : name + "[" + assignments() + "]";
    }

    /// @return the parameters with their values: `p = 1, q = 2`
    public String assignments() {
        return assignments(parameters);
    }

    /// @return each parameter with its value: `p = 1`
    public List<String> assigned() {
        return assigned(parameters);
    }

    static String assignments(Map<String, BigInteger> parameters) {
        return String.join(", ", assigned(parameters));
    }

    private static List<String> assigned(Map<String, BigInteger> parameters) {
        return parameters.entrySet().stream()
                .map(parameter -> parameter.getKey() + " = " + parameter.getValue())
                .toList();
    }

    /// @return whether the game has parameters that nobody gave, so that they have their usual values
    public boolean isAssumed() {
        return !parameters.isEmpty() && text.indexOf('[') < 0;
    }

    /// @return whether it is a value written in the place of a game
    public boolean isValue() {
        return entry == null && text.equals(VALUE);
    }
}
