package grundy.solve;

import grundy.limit.Limits;
import grundy.rules.language.ValueExpression;
import grundy.value.loopy.LoopyForms;

/// Works out components that are written as expressions, such as `{1|-1}` in a sum.
@FunctionalInterface
interface WrittenValues {
    /// @param forms the arena of the result
    /// @return what the expression comes to
    /// @throws CalculationException if it has no value
    /// @throws grundy.limit.LimitException if that is out of reach
    Worked of(ValueExpression expression, LoopyForms forms, Limits limits);
}
