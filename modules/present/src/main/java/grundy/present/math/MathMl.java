package grundy.present.math;

import grundy.rules.language.formula.FormulaReader;
import grundy.rules.language.formula.FormulaReader.FormulaTree;
import grundy.text.Language;
import grundy.text.TextFormula;
import java.util.Optional;

/// Writes formulas as presentation MathML: the elements of MathML Core, and `columnalign` for readers
/// that know more.
///
/// `/` of claims is `⌊ ⌋` with a fraction, `xor` is ⊕, `mod` an operator, `twos(n)` and `valuation(n, b)` are the
/// valuations ν, `factors(n)` is Ω(n), and `a if c else b` has a brace. The words that are left (and, or, if) are in
/// the reader's language. `alttext` is the formula as it is written in the language of claims.
public final class MathMl {
    private MathMl() {}

    /// @return an element `math`; empty if the formula is not in the language
    public static Optional<String> of(TextFormula formula, Language language) {
        var values = new ValueMarkup(formula.numbers(), language);
        return FormulaReader.read(formula)
                .map(tree -> switch (tree) {
                    case FormulaTree.Statement(var condition) ->
                        values.conditions().of(condition);
                    case FormulaTree.Value(var expression) -> values.of(expression);
                })
                .map(content -> "<math xmlns=\"http://www.w3.org/1998/Math/MathML\" alttext=\"%s\">%s</math>"
                        .formatted(Markup.escaped(formula.notation().strip()), content));
    }
}
