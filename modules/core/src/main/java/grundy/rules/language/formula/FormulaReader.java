package grundy.rules.language.formula;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.TextFormula;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads formulas that are to be shown and not worked out. Beside the language of claims it knows the signs in which
/// texts have them: `⌊n/2⌋`, `√5`, `φ`, `|a - b|`, `≥`, `XOR`, `xₙ`. Any word may be a name.
public final class FormulaReader {
    private static final int LONGEST = 2_000;
    private static final Pattern BEGINNING = Pattern.compile("\\s*(\\p{L}+) = (.*\\bif\\b.*)", Pattern.DOTALL);

    private FormulaReader() {}

    /// A formula as a tree.
    public sealed interface FormulaTree {
        /// A formula that holds or not.
        record Statement(Condition condition) implements FormulaTree {}

        /// A formula that is a number.
        record Value(Expression expression) implements FormulaTree {}
    }

    /// @return the formula; empty if it is not in the language
    public static Optional<FormulaTree> read(TextFormula formula) {
        var text = inLanguage(formula.notation());
        if (text.length() > LONGEST || text.isBlank()) return Optional.empty();
        var names = Arrays.stream(text.split("[^\\p{L}\\p{Nd}_]+")).collect(Collectors.toUnmodifiableSet());
        var named = BEGINNING.matcher(text);
        if (named.matches())
            return value(named.group(2), names)
                    .map(value -> new Condition.Comparison(
                            Condition.Relation.EQUAL, new Expression.Variable(named.group(1)), value))
                    .map(FormulaTree.Statement::new);
        Optional<FormulaTree> statement = statement(text, names).map(FormulaTree.Statement::new);
        return statement.isPresent() ? statement : value(text, names).map(FormulaTree.Value::new);
    }

    private static String inLanguage(String text) {
        return text.replace("⌊", "floor(")
                .replace("⌋", ")")
                .replace("·", "*")
                .replace("×", "*")
                .replace("XOR", "xor")
                .replaceAll("√(\\p{Alnum}+)", "sqrt($1)")
                .replace("√(", "sqrt(")
                .replaceAll("\\|([^|]+)\\|", "abs($1)")
                .replaceAll("(\\p{L})ₙ", "$1[n]")
                .replaceAll("\\bphi\\b", "φ")
                .replaceAll("\\b(\\p{L})φ", "$1*φ");
    }

    /// Reads one thing with a parser.
    @FunctionalInterface
    private interface ParserCall<T> {
        T of(ExpressionParser parser) throws SyntaxException;
    }

    private static Optional<Condition> statement(String text, Set<String> names) {
        return whole(text, names, ExpressionParser::condition);
    }

    private static Optional<Expression> value(String text, Set<String> names) {
        return whole(text, names, ExpressionParser::expression);
    }

    /// @return the parsed text; empty if it is not of this kind as a whole
    private static <T> Optional<T> whole(String text, Set<String> names, ParserCall<T> call) {
        var cursor = new TokenCursor(Source.of(text), Map.of());
        try {
            var read = call.of(ExpressionParser.asWritten(cursor, names));
            return cursor.atEnd() ? Optional.of(read) : Optional.empty();
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }
}
