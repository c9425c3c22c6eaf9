package grundy.solve;

import grundy.rules.language.ValueExpression;
import grundy.value.Value;
import java.util.List;

/// An expression of values, worked out.
///
/// @param parts its operands, worked out, from left to right
public record Calculation(ValueExpression expression, List<Calculation> parts, Value value) {
    public Calculation {
        parts = List.copyOf(parts);
    }
}
