package grundy.explain.value;

import grundy.answer.Calculation;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Negative;
import grundy.rules.language.ValueExpression.Operator;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Star;
import grundy.rules.language.ValueFunction;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.NimField;
import grundy.value.NimOrder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The steps of a calculation with nimbers, the first product or quotient in detail, and what there is to know about
/// the result.
public record CalculationLesson(Calculation calculation) implements Lesson {
    private static final int MOST_STEPS = 16;

    /// Roots, inverse and order of longer numbers say little and take long.
    private static final int MOST_BITS = 64;

    @Override
    public void tell(Blocks blocks) {
        var steps = new ArrayList<Calculation>();
        collect(calculation, steps);
        var texts = new ShortenedText(blocks.language());
        steps.stream().limit(MOST_STEPS).forEach(step -> blocks.add(new Block.Formula(equation(step, texts), 0)));
        if (steps.size() > MOST_STEPS)
            blocks.say(Message.of("explain.calculation.more", "count", steps.size() - MOST_STEPS));
        steps.stream()
                .filter(step -> step.expression() instanceof Binary(var operator, var _, var _, var _)
                        && (operator == Operator.PRODUCT || operator == Operator.NIM_PRODUCT))
                .findFirst()
                .ifPresent(step -> new NimProductLesson(
                                number(step.parts().get(0)), number(step.parts().get(1)))
                        .tell(blocks));
        blocks.gap();
        steps.stream().flatMap(step -> reason(step).stream()).distinct().forEach(blocks::say);
        about(number(calculation), blocks);
    }

    private static void collect(Calculation calculation, List<Calculation> steps) {
        for (var part : calculation.parts()) collect(part, steps);
        if (!isLeaf(calculation.expression())) steps.add(calculation);
    }

    private static boolean isLeaf(ValueExpression expression) {
        return expression instanceof Star || expression instanceof Figure || expression instanceof Negative;
    }

    private static BigInteger number(Calculation calculation) {
        return calculation.nimber().orElseThrow();
    }

    static String star(BigInteger number, ShortenedText texts) {
        if (number.signum() == 0) return "0";
        return number.equals(BigInteger.ONE) ? "*" : "*" + texts.brief(number);
    }

    private static String equation(Calculation step, ShortenedText texts) {
        var values =
                step.parts().stream().map(part -> star(number(part), texts)).toList();
        var result = " = " + star(number(step), texts);
        return switch (step.expression()) {
            case Positions _ -> step.expression() + result;
            case Binary(var operator, var _, var _, var _) ->
                values.get(0) + " " + operator.symbol(true) + " " + values.get(1) + result;
            case Power(var _, var exponent, var _) ->
                values.getFirst() + "^" + (exponent.signum() < 0 ? "(" : "") + texts.brief(exponent)
                        + (exponent.signum() < 0 ? ")" : "") + result;
            case Call(var function, var _, var _) ->
                values.stream().limit(MOST_STEPS).collect(Collectors.joining(", ", function.word() + "(", ""))
                        + (values.size() > MOST_STEPS ? ", …)" : ")")
                        + result;
            default -> result;
        };
    }

    /// @return empty where there is nothing to explain
    private static Optional<Message> reason(Calculation step) {
        return switch (step.expression()) {
            case Binary(var operator, var _, var _, var _) -> Optional.of(reason(operator));
            case Power _ -> Optional.of(Message.of("explain.calculation.power"));
            case Call(var function, var _, var _) -> Optional.of(reason(function));
            default -> Optional.empty();
        };
    }

    private static Message reason(Operator operator) {
        return switch (operator) {
            case SUM, DIFFERENCE, NIM_SUM -> Message.of("explain.calculation.sum");
            case PRODUCT, NIM_PRODUCT -> Message.of("explain.calculation.product");
            case QUOTIENT -> Message.of("explain.calculation.quotient");
            case SIDES -> throw new AssertionError("No operation on nimbers: " + operator);
        };
    }

    private static Message reason(ValueFunction function) {
        return switch (function) {
            case SQUARE, SQUARE_ROOT -> Message.of("explain.calculation.square");
            case INVERSE -> Message.of("explain.calculation.quotient");
            case MEX -> Message.of("explain.calculation.mex");
            case ARTIN_SCHREIER -> Message.of("explain.calculation.artinschreier");
            default -> throw new AssertionError("No operation on nimbers: " + function);
        };
    }

    private static void about(BigInteger number, Blocks blocks) {
        if (number.compareTo(BigInteger.ONE) <= 0 || number.bitLength() > MOST_BITS) return;
        var texts = new ShortenedText(blocks.language());
        blocks.gap();
        blocks.say(Message.of(
                "explain.calculation.about",
                "value",
                star(number, texts),
                "field",
                "2^" + NimField.fieldBits(number),
                "binary",
                number.toString(2),
                "inverse",
                star(NimField.inverse(number), texts),
                "root",
                star(NimField.squareRoot(number), texts),
                "order",
                NimOrder.of(number).orElseThrow()));
    }
}
