package grundy.answer;

import grundy.check.Evidence;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Braces;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Constant;
import grundy.rules.language.ValueExpression.Cycle;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Misere;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Ordinal;
import grundy.rules.language.ValueExpression.PlusMinus;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Quoted;
import grundy.rules.language.ValueExpression.Reference;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueExpression.Transfinite;
import grundy.rules.language.ValueExpression.UpPower;
import grundy.rules.language.ValueExpression.Ups;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// An expression of values with its result.
///
/// @param parts the results of its operands, from left to right
public record Calculation(ValueExpression expression, List<Calculation> parts, CalculationResult result)
        implements Answer {
    public Calculation {
        parts = List.copyOf(parts);
    }

    /// @return the number of the nimber that is the result, if it is a nimber
    public Optional<BigInteger> nimber() {
        return result instanceof CalculationResult.SingleValue(var value) ? value.asNimber() : Optional.empty();
    }

    /// @return whether only nimbers and their operations occur in it
    public boolean isOfNimbers() {
        return nimber().isPresent() && isOperation() && parts.stream().allMatch(Calculation::isOfNimbers);
    }

    private boolean isOperation() {
        return switch (expression) {
            case Call(var function, var _, var _) -> function.isOfNimbers();
            case Binary(var operator, var _, var _, var _) -> operator != Operator.SIDES;
            case Star _, Figure _, Negative _, Power _, Positions _ -> true;
            case Ups _,
                    UpPower _,
                    Braces _,
                    PlusMinus _,
                    Comparison _,
                    Constant _,
                    Cycle _,
                    Reference _,
                    Misere _,
                    Transfinite _,
                    Ordinal _,
                    Quoted _ -> false;
        };
    }

    /// @return each step stands in the parts
    @Override
    public Evidence evidence() {
        return new Evidence.Arithmetic("Conway 1976", steps());
    }

    private long steps() {
        long steps = 1;
        for (var part : parts) steps += part.steps();
        return steps;
    }
}
