package grundy.question;

import grundy.answer.Calculation;
import grundy.rules.language.ValueExpression;

/// Asks for the value of an expression. Its answer is a {@link grundy.answer.CalculationException} if
/// something is divided by 0.
///
/// Cost: as {@link grundy.value.NimField}; a power of a number of n bits takes up to n squarings. Nimbers of more than
/// 2^16 bits are refused.
public record ExpressionQuestion(ValueExpression expression) implements Question<Calculation> {}
