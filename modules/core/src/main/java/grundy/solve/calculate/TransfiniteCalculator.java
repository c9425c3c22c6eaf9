package grundy.solve.calculate;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.limit.LimitException;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Comparison;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Ordinal;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Transfinite;
import grundy.rules.language.ValueFunction;
import grundy.text.Message;
import grundy.value.TransfiniteField;
import grundy.value.TransfiniteNimber;
import grundy.value.Value;
import java.util.List;
import java.util.Optional;

/// Works out operations on nimbers of which some are infinite. Ordinals without a star stand for their heaps in
/// operations of Nim, as integers do, and the result then has no star.
///
/// Cost: as {@link TransfiniteField}.
final class TransfiniteCalculator {
    private TransfiniteCalculator() {}

    /// @return whether this one is to work it out
    static boolean isFor(ValueExpression expression, List<CalculationResult> operands) {
        if (expression instanceof Call(var function, var _, var _) && function == ValueFunction.NIM_POWER)
            return isInfinite(operands.getFirst());
        return expression instanceof Transfinite
                || expression instanceof Ordinal
                || operands.stream().anyMatch(TransfiniteCalculator::isInfinite);
    }

    private static Optional<TransfiniteNimber> number(CalculationResult result) {
        return switch (result) {
            case CalculationResult.Transfinite(var number) -> Optional.of(number);
            case CalculationResult.Ordinal(var number) -> Optional.of(number);
            case CalculationResult.SingleValue(Value.Nimber(var number)) -> Optional.of(TransfiniteNimber.of(number));
            case CalculationResult.SingleValue(Value.Number(var number))
            when number.isInteger() && number.signum() >= 0 -> Optional.of(TransfiniteNimber.of(number.numerator()));
            default -> Optional.empty();
        };
    }

    static boolean isInfinite(CalculationResult result) {
        return result instanceof CalculationResult.Transfinite || result instanceof CalculationResult.Ordinal;
    }

    /// Returns whether it has no star, and is not 0.
    private static boolean isOrdinal(CalculationResult result) {
        return result instanceof CalculationResult.Ordinal || IntegerCalculator.isInteger(result);
    }

    /// Returns whether it has a star.
    private static boolean isNimber(CalculationResult result) {
        return result instanceof CalculationResult.Transfinite || IntegerCalculator.isNimber(result);
    }

    private static boolean isOfNim(ValueExpression expression) {
        return switch (expression) {
            case Binary(var operator, var _, var _, var _) -> operator.isOfNim();
            case Call(var function, var _, var _) ->
                function == ValueFunction.NIM_SUM
                        || function == ValueFunction.NIM_PRODUCT
                        || function == ValueFunction.NIM_POWER
                        || function == ValueFunction.CANONICAL_FORM;
            default -> false;
        };
    }

    /// @param operands worked out, from left to right
    /// @throws CalculationException if the operation makes no sense for them
    /// @throws LimitException if it rests on what is not known
    static CalculationResult calculate(ValueExpression expression, List<CalculationResult> operands) {
        if (expression instanceof Transfinite(var number)) return of(number, true);
        if (expression instanceof Ordinal(var number)) return of(number, false);
        boolean isPower = expression instanceof Call(var function, var _, var _) && function == ValueFunction.NIM_POWER;
        var bases = isPower ? operands.subList(0, 1) : operands;
        boolean areNimbers = bases.stream().noneMatch(TransfiniteCalculator::isOrdinal);
        boolean areOrdinals = bases.stream().noneMatch(TransfiniteCalculator::isNimber);
        if (!areNimbers && !areOrdinals && isOfNim(expression)) throw IntegerCalculator.refused(expression);
        boolean areNumbers =
                operands.stream().allMatch(operand -> number(operand).isPresent());
        if (!areNumbers || !areNimbers && !(areOrdinals && (isOfNim(expression) || expression instanceof Comparison)))
            throw refused(expression, operands);
        var result = ofNumbers(expression, operands, areNimbers);
        if (areNimbers || result instanceof CalculationResult.Truth) return result;
        return of(number(result).orElseThrow(), false);
    }

    private static CalculationException refused(ValueExpression expression, List<CalculationResult> operands) {
        if (operands.stream().anyMatch(CalculationResult.Ordinal.class::isInstance))
            return new CalculationException(0, Message.of("value.only-ordinals", "expression", expression.excerpt()));
        if (expression instanceof Binary(var operator, var _, var _, int at)
                && operator == Operator.PRODUCT
                && !IntegerCalculator.isInteger(operands.getFirst()))
            return new CalculationException(at, Message.of("value.no-product", "expression", expression.excerpt()));
        return new CalculationException(0, Message.of("value.only-starred", "expression", expression.excerpt()));
    }

    private static CalculationResult ofNumbers(
            ValueExpression expression, List<CalculationResult> operands, boolean areNimbers) {
        if (expression instanceof Call call && call.function() == ValueFunction.NIM_POWER) {
            var exponent = IntegerCalculator.exponent(operands.getLast(), call);
            if (exponent.signum() < 0)
                throw new CalculationException(
                        call.at(), Message.of("value.only-finite", "expression", call.excerpt()));
            return requireInReach(
                    TransfiniteField.power(number(operands.getFirst()).orElseThrow(), exponent));
        }
        var values =
                operands.stream().map(operand -> number(operand).orElseThrow()).toList();
        var one = values.getFirst();
        var two = values.getLast();
        return switch (expression) {
            case Negative _ -> of(one);
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.SUM || operator == Operator.DIFFERENCE || operator == Operator.NIM_SUM ->
                of(TransfiniteField.add(one, two));
            case Binary(var operator, var _, var _, var _)
            when operator == Operator.PRODUCT || operator == Operator.NIM_PRODUCT ->
                requireInReach(TransfiniteField.multiply(one, two));
            case Power(var _, var exponent, int _)
            when exponent.signum() >= 0 -> requireInReach(TransfiniteField.power(one, exponent));
            case Comparison(var relation, var _, var _)
            when areNimbers -> new CalculationResult.Truth(relation.holds(one.equals(two), one.equals(two)));
            case Comparison(var relation, var _, var _) ->
                new CalculationResult.Truth(relation.holds(one.compareTo(two) <= 0, one.compareTo(two) >= 0));
            case Call(var function, var _, var _)
            when function == ValueFunction.SQUARE -> requireInReach(TransfiniteField.multiply(one, one));
            case Call(var function, var _, var _)
            when function == ValueFunction.NIM_SUM || function == ValueFunction.DISJUNCTIVE_SUM ->
                of(TransfiniteField.add(one, two));
            case Call(var function, var _, var _) when function == ValueFunction.CANONICAL_FORM -> of(one);
            case Call(var function, var _, var _)
            when function == ValueFunction.CONWAY_PRODUCT || function == ValueFunction.NIM_PRODUCT ->
                requireInReach(TransfiniteField.multiply(one, two));
            default ->
                throw new CalculationException(0, Message.of("value.only-finite", "expression", expression.excerpt()));
        };
    }

    private static CalculationResult requireInReach(Optional<TransfiniteNimber> number) {
        return of(number.orElseThrow(
                () -> new LimitException(Message.of("limit.transfinite", "place", TransfiniteField.places()))));
    }

    private static CalculationResult of(TransfiniteNimber number) {
        return of(number, true);
    }

    private static CalculationResult of(TransfiniteNimber number, boolean isNimber) {
        if (!number.isFinite())
            return isNimber ? new CalculationResult.Transfinite(number) : new CalculationResult.Ordinal(number);
        return isNimber
                ? new CalculationResult.SingleValue(new Value.Nimber(number.finitePart()))
                : CalculationResult.number(number.finitePart());
    }
}
