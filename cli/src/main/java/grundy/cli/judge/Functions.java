package grundy.cli.judge;

import grundy.cli.judge.Value.Num;
import grundy.cli.judge.Value.Row;
import grundy.text.Message;
import grundy.text.Spelling;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The functions of formulas. To add one, add a line.
final class Functions {
    private static final Map<String, Function<List<Value>, Value>> BY_NAME = new HashMap<>();

    static {
        BY_NAME.put("min", values -> extreme(values, -1));
        BY_NAME.put("max", values -> extreme(values, 1));
        BY_NAME.put("abs", values -> each(values.getFirst(), Math::absExact));
        BY_NAME.put("sum", values -> Num.of(Arithmetic.fold(row(values), 0, Math::addExact)));
        BY_NAME.put("nimsum", values -> Num.of(Arithmetic.fold(row(values), 0, (a, b) -> a ^ b)));
        BY_NAME.put("length", values -> Num.of(length(values.getFirst())));
        BY_NAME.put("sorted", values -> sorted(row(values)));
        BY_NAME.put("distinct", values -> distinct(row(values)));
        BY_NAME.put("xorto", values -> each(values.getFirst(), Arithmetic::xorTo));
        BY_NAME.put("nimproduct", values -> Arithmetic.nimProduct(values.get(0), values.get(1)));
        BY_NAME.put(
                "runs",
                values -> Arithmetic.runs(
                        values.get(0).toString(), values.get(1).toString().charAt(0)));
        BY_NAME.put("marks", values -> Arithmetic.marks(row(values), Arithmetic.small(values.get(1))));
        BY_NAME.put("choose", values -> Arithmetic.isTrue(values.get(0)) ? values.get(1) : values.get(2));
    }

    private static final Map<String, Integer> ARGUMENTS = Map.of("nimproduct", 2, "runs", 2, "marks", 2, "choose", 3);

    private Functions() {}

    /// @throws JudgeException if there is no such function, or not of so many arguments
    static void check(String name, int arguments) {
        var function = BY_NAME.get(name);
        if (function == null)
            throw new JudgeException(Spelling.nearest(name, BY_NAME.keySet())
                    .map(nearest -> Message.of("judge.formula.function-maybe", "name", name, "nearest", nearest))
                    .orElseGet(() -> Message.of(
                            "judge.formula.function",
                            "name",
                            name,
                            "known",
                            String.join(", ", BY_NAME.keySet().stream().sorted().toList()))));
        boolean any = name.equals("min") || name.equals("max");
        int wanted = ARGUMENTS.getOrDefault(name, 1);
        if (!any && arguments != wanted)
            throw new JudgeException(
                    Message.of("judge.formula.arguments", "name", name, "wanted", wanted, "given", arguments));
    }

    /// @param name of a function that was checked
    /// @throws JudgeException if a value is of the wrong kind, or the result is too large
    static Value apply(String name, List<Value> arguments) {
        var function = BY_NAME.get(name);
        if (function == null) throw new AssertionError("Function " + name + " was not checked");
        try {
            return function.apply(arguments);
        } catch (ArithmeticException _) {
            throw new JudgeException(Message.of("judge.formula.too-large", "function", name));
        }
    }

    private static Row row(List<Value> values) {
        return Arithmetic.row(values.getFirst());
    }

    private static long length(Value value) {
        return switch (value) {
            case Row(var numbers, var width) -> numbers.length / width;
            case Value.Lists(var lists) -> lists.length;
            case Value.Text(var text) -> text.length();
            case Num _ -> throw new JudgeException(Message.of("judge.formula.no-list", "value", value));
        };
    }

    private static Value extreme(List<Value> values, int sign) {
        var all = values.size() == 1 && values.getFirst() instanceof Row(var numbers, var _)
                ? Arrays.stream(numbers).mapToObj(Num::of).toList()
                : values.stream().map(Arithmetic::number).toList();
        return all.stream()
                .max((a, b) -> sign * a.big().compareTo(b.big()))
                .orElseThrow(() -> new JudgeException(Message.of("judge.formula.empty")));
    }

    private static Value each(Value value, java.util.function.LongUnaryOperator function) {
        return value instanceof Row(var numbers, var width)
                ? new Row(Arrays.stream(numbers).map(function).toArray(), width)
                : Num.of(function.applyAsLong(Arithmetic.small(value)));
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
