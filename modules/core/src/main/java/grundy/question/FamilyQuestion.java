package grundy.question;

import grundy.answer.FamilyValues;
import grundy.rules.language.RunningNumber;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueParser;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.ArrayList;
import java.util.List;

/// Asks for the value of an expression for each number of a range, and for a period in these values.
///
/// @param text of the expression, with the number's name in it
/// @param terms the expression with each number in turn
public record FamilyQuestion(String text, RunningNumber number, List<ValueExpression> terms)
        implements Question<FamilyValues> {
    public FamilyQuestion {
        terms = List.copyOf(terms);
    }

    /// @param text such as `domineering[2,n]` or `temperature(clobber(2xn))`
    /// @param games the games that have names
    /// @throws SyntaxException if it is no expression with some number in it
    public static FamilyQuestion read(String text, RunningNumber number, NamedGames games) throws SyntaxException {
        var terms = new ArrayList<ValueExpression>();
        for (long value = number.from(); value <= number.to(); value++)
            terms.add(ValueParser.parse(source(text, number, value), games));
        return new FamilyQuestion(text, number, terms);
    }

    /// @return the text with a number in it, as it was read
    public static Source source(String text, RunningNumber number, long value) {
        return Source.of(number.in(text, value));
    }
}
