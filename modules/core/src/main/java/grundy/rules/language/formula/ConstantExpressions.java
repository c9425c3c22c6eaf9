package grundy.rules.language.formula;

import grundy.rules.formula.Evaluation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The constants among the expressions that a parser makes, each worked out once.
final class ConstantExpressions {
    private static final Evaluation NO_NAMES = Evaluation.of(List.of(), List.of());

    private final TokenCursor cursor;
    private final IdentityHashMap<Expression, BigInteger> cache = new IdentityHashMap<>();

    ConstantExpressions(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @param start where the expression begins
    /// @return the number in the place of a constant that takes long arithmetic; all else as it was made
    /// @throws SyntaxException if it is a constant, and too long or not defined
    Expression checked(Token start, Expression made) throws SyntaxException {
        var constant = ofConstants(made);
        if (constant.isEmpty()) return made;
        try {
            var value = NO_NAMES.value(constant.get());
            if (hasLongOperand(made) || Evaluation.isLong(value)) return new Expression.Number(value);
            cache.put(made, value);
            return made;
        } catch (ArithmeticException fault) {
            throw cursor.error(start.start(), Evaluation.explanation(fault));
        }
    }

    /// @param made from numbers
    /// @return the number that it is
    /// @throws SyntaxException as {@link #checked} does
    Expression number(Token start, Expression made) throws SyntaxException {
        return checked(start, made) instanceof Expression.Number number ? number : Objects.requireNonNull(number(made));
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
            case Expression.Conditional choice ->
                LetterNames.in(choice).isEmpty() ? Optional.of(choice) : Optional.empty();
            case Expression.Variable _, Expression.Element _, Expression.Aggregate _ -> Optional.empty();
        };
    }

    /// Long constants among the operands are numbers already.
    private static boolean hasLongOperand(Expression made) {
        var operands = switch (made) {
            case Expression.Binary(var _, var left, var right) -> List.of(left, right);
            case Expression.Call(var _, var arguments) -> arguments;
            case Expression.FloorPhi(var argument) -> List.of(argument);
            default -> List.<Expression>of();
        };
        return operands.stream()
                .anyMatch(each -> each instanceof Expression.Number(var value) && Evaluation.isLong(value));
    }

    private @Nullable Expression number(Expression part) {
        if (part instanceof Expression.Number) return part;
        var value = cache.get(part);
        return value == null ? null : new Expression.Number(value);
    }
}
