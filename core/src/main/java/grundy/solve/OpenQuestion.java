package grundy.solve;

import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.language.RuleLanguage;
import java.math.BigInteger;
import java.util.List;

/// A question in which a number is left open: `take 1..? 21`, `nim 3 5 ?`. Where `?` stands several times, it is the
/// same number.
///
/// @param source the text, in which `?` stands for the number
public record OpenQuestion(RuleLanguage language, Source source) {
    /// @throws SyntaxException if the text makes no sense with this number
    public Question at(BigInteger number) throws SyntaxException {
        return new Question(language.question(source.with(number)), List.of());
    }

    /// @return 0 where the number belongs to the position, 2 where it belongs to the rules (with 1 nearly every
    ///     such game is trivial)
    /// @throws SyntaxException if the text makes no sense
    public BigInteger usualStart() throws SyntaxException {
        var position = at(BigInteger.TWO).sum().text();
        return source.isOpenIn(position) ? BigInteger.ZERO : BigInteger.TWO;
    }
}
