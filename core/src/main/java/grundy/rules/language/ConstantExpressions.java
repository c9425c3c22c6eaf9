package grundy.rules.language;

import grundy.rules.Evaluation;
import grundy.rules.Expression;
import grundy.rules.Letters;
import grundy.rules.SyntaxException;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The constants among the expressions that a parser makes, each worked out once.
final class ConstantExpressions {
    private static final Evaluation NO_NAMES = Evaluation.of(List.of(), List.of());

    private final Cursor cursor;
    private final IdentityHashMap<Expression, BigInteger> known = new IdentityHashMap<>();

    ConstantExpressions(Cursor cursor) {
        this.cursor = cursor;
    }

    /// @param start where the expression begins
    /// @throws SyntaxException if it is a constant, and too long or not defined
    void check(Token start, Expression made) throws SyntaxException {
        var constant = ofConstants(made);
        if (constant.isEmpty()) return;
        try {
            known.put(made, NO_NAMES.value(constant.get()));
        } catch (ArithmeticException fault) {
            throw cursor.error(start.start(), Evaluation.explanation(fault));
        }
    }

    /// @return the expression with numbers in the place of what it is made of; empty if that is not known
    private Optional<Expression> ofConstants(Expression made) {
        return switch (made) {
            case Expression.Number number -> Optional.of(number);
            case Expression.Binary(var operator, var left, var right) -> {
                var first = number(left);
                var second = number(right);
                yield first == null || second == null
                        ? Optional.empty()
                        : Optional.of(new Expression.Binary(operator, first, second));
            }
            case Expression.Call(var function, var arguments) -> {
                var numbers = arguments.stream()
                        .<Expression>mapMulti((argument, each) -> {
                            if (number(argument) instanceof Expression number) each.accept(number);
                        })
                        .toList();
                yield numbers.size() < arguments.size()
                        ? Optional.empty()
                        : Optional.of(new Expression.Call(function, numbers));
            }
            case Expression.FloorPhi(var argument) ->
                Optional.ofNullable(number(argument)).map(Expression.FloorPhi::new);
            case Expression.Choice choice -> Letters.in(choice).isEmpty() ? Optional.of(choice) : Optional.empty();
            case Expression.Variable _, Expression.Element _, Expression.Aggregate _ -> Optional.empty();
        };
    }

    private @Nullable Expression number(Expression part) {
        if (part instanceof Expression.Number) return part;
        var value = known.get(part);
        return value == null ? null : new Expression.Number(value);
    }
}
