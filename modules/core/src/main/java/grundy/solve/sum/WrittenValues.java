package grundy.solve.sum;

import grundy.answer.CalculationResult;
import grundy.limit.Limits;
import grundy.rules.language.ValueExpression;
import grundy.value.loopy.LoopyForms;

/// Works out components that are written as expressions, such as `{1|-1}` in a sum.
@FunctionalInterface
public interface WrittenValues {
    /// @param forms the arena of the result
    /// @return what the expression comes to
    /// @throws grundy.answer.CalculationException if it has no value
    /// @throws grundy.limit.LimitException if that is out of reach
    CalculationResult of(ValueExpression expression, LoopyForms forms, Limits limits);
}
