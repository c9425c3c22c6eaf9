package grundy.solve;

import grundy.check.Evidence;
import grundy.rules.language.ValueExpression;
import grundy.value.Value;
import java.util.List;

/// An expression of values, worked out.
///
/// @param parts its operands, worked out, from left to right
public record Calculation(ValueExpression expression, List<Calculation> parts, Value value) implements Answer {
    public Calculation {
        parts = List.copyOf(parts);
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
