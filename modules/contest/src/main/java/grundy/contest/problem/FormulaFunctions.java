package grundy.contest.problem;

import grundy.contest.problem.CaseValue.Row;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;

/// The functions of formulas. To add one, add a line.
final class FormulaFunctions {
    private static final Map<String, Function<List<CaseValue>, CaseValue>> BY_NAME = new HashMap<>();

    static {
        BY_NAME.put("min", values -> extreme(values, -1));
        BY_NAME.put("max", values -> extreme(values, 1));
        BY_NAME.put("abs", values -> each(values.getFirst(), Math::absExact));
        BY_NAME.put("sum", values -> WholeNumber.of(FormulaOperations.fold(row(values), 0, Math::addExact)));
        BY_NAME.put("nimsum", values -> WholeNumber.of(FormulaOperations.fold(row(values), 0, (a, b) -> a ^ b)));
        BY_NAME.put("length", values -> WholeNumber.of(length(values.getFirst())));
        BY_NAME.put("sorted", values -> sorted(row(values)));
        BY_NAME.put("distinct", values -> distinct(row(values)));
        BY_NAME.put("xorto", values -> each(values.getFirst(), FormulaOperations::xorTo));
        BY_NAME.put("nimproduct", values -> FormulaOperations.nimProduct(values.get(0), values.get(1)));
        BY_NAME.put(
                "runs",
                values -> FormulaOperations.runs(
                        values.get(0).toString(), values.get(1).toString().charAt(0)));
        BY_NAME.put("marks", values -> FormulaOperations.marks(row(values), FormulaOperations.small(values.get(1))));
        BY_NAME.put("choose", values -> FormulaOperations.isTrue(values.get(0)) ? values.get(1) : values.get(2));
    }

    private static final Map<String, Integer> ARGUMENTS = Map.of("nimproduct", 2, "runs", 2, "marks", 2, "choose", 3);

    private FormulaFunctions() {}

    /// @throws JudgeException if there is no such function with this number of arguments
    static void check(String name, int arguments) {
        var function = BY_NAME.get(name);
        if (function == null)
            throw new JudgeException(SpellingGuess.nearest(name, BY_NAME.keySet())
                    .map(nearest -> Message.of("judge.formula.function-maybe", "name", name, "nearest", nearest))
                    .orElseGet(() -> Message.of(
                            "judge.formula.function",
                            "name",
                            name,
                            "known",
                            BY_NAME.keySet().stream().sorted().toList())));
        boolean any = name.equals("min") || name.equals("max");
        int arity = ARGUMENTS.getOrDefault(name, 1);
        if (!any && arguments != arity)
            throw new JudgeException(
                    Message.of("judge.formula.arguments", "name", name, "wanted", arity, "given", arguments));
    }

    /// @param name of a function that was checked
    /// @throws JudgeException if a value is of the wrong kind, or the result is too large
    static CaseValue apply(String name, List<CaseValue> arguments) {
        var function = BY_NAME.get(name);
        if (function == null) throw new AssertionError("Function " + name + " was not checked");
        try {
            return function.apply(arguments);
        } catch (ArithmeticException _) {
            throw new JudgeException(Message.of("judge.formula.too-large", "function", name));
        }
    }

    private static Row row(List<CaseValue> values) {
        return FormulaOperations.row(values.getFirst());
    }

    private static long length(CaseValue value) {
        return switch (value) {
            case Row(var numbers, var width) -> numbers.length / width;
            case CaseValue.Lists(var lists) -> lists.length;
            case CaseValue.Text(var text) -> text.length();
            case WholeNumber _ -> throw new JudgeException(Message.of("judge.formula.no-list", "value", value));
        };
    }

    private static CaseValue extreme(List<CaseValue> values, int sign) {
        var all = values.size() == 1 && values.getFirst() instanceof Row(var numbers, var _)
                ? Arrays.stream(numbers).mapToObj(WholeNumber::of).toList()
                : values.stream().map(FormulaOperations::number).toList();
        return all.stream()
                .max((a, b) -> sign * a.big().compareTo(b.big()))
                .orElseThrow(() -> new JudgeException(Message.of("judge.formula.empty")));
    }

    private static CaseValue each(CaseValue value, LongUnaryOperator function) {
        return value instanceof Row(var numbers, var width)
                ? new Row(Arrays.stream(numbers).map(function).toArray(), width)
                : WholeNumber.of(function.applyAsLong(FormulaOperations.small(value)));
    }

    private static Row sorted(Row row) {
        var numbers = row.numbers().clone();
        Arrays.sort(numbers);
        return new Row(numbers, 1);
    }

    private static Row distinct(Row row) {
        return new Row(Arrays.stream(row.numbers()).sorted().distinct().toArray(), 1);
    }
}
