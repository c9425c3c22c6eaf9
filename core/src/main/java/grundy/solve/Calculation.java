package grundy.solve;

import grundy.check.Evidence;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Operator;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// An expression of values, worked out.
///
/// @param parts its operands, worked out, from left to right
public record Calculation(ValueExpression expression, List<Calculation> parts, Worked result) implements Answer {
    public Calculation {
        parts = List.copyOf(parts);
    }

    /// @return the number of the nimber that it comes to, if it comes to one
    public Optional<BigInteger> nimber() {
        return result instanceof Worked.Of(Value.Nimber(var number)) ? Optional.of(number) : Optional.empty();
    }

    /// @return whether nothing but nimbers and their operations occurs in it
    public boolean isOfNimbers() {
        return nimber().isPresent() && isOperation() && parts.stream().allMatch(Calculation::isOfNimbers);
    }

    private boolean isOperation() {
        return switch (expression) {
            case Call(var function, var _, var _) -> NimCalculator.FUNCTIONS.contains(function);
            case Binary(var operator, var _, var _, var _) -> operator != Operator.SIDES;
            default -> true;
        };
    }

    /// @return each step stands in the parts
    @Override
    public Evidence evidence() {
        return new Evidence.Arithmetic("Conway 1976", steps());
    }

    private long steps() {
        return 1 + parts.stream().mapToLong(Calculation::steps).sum();
    }
}
