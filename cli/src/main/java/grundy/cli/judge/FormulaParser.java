package grundy.cli.judge;

import grundy.cli.judge.Arithmetic.Operator;
import grundy.cli.judge.Value.Num;
import grundy.cli.judge.Value.Row;
import grundy.cli.judge.Value.Text;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads formulas: arithmetic on numbers and, number by number, on lists; comparisons; `x[i]`, counted from 1;
/// `[formula for i in a..b where condition]`; functions.
final class FormulaParser {
    private static final Map<String, Operator> RELATIONS = Map.of(
            "<",
            Operator.LESS,
            "<=",
            Operator.AT_MOST,
            "=",
            Operator.EQUAL,
            "==",
            Operator.EQUAL,
            "!=",
            Operator.UNEQUAL,
            ">=",
            Operator.AT_LEAST,
            ">",
            Operator.GREATER);

    private final Words words;

    FormulaParser(Words words) {
        this.words = words;
    }

    static Formula parse(String text) {
        var words = new Words(text);
        var formula = new FormulaParser(words).formula();
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return formula;
    }

    /// @return formulas with commas between them
    static List<Formula> list(String text) {
        var words = new Words(text);
        var formulas = new ArrayList<Formula>();
        do formulas.add(new FormulaParser(words).formula());
        while (words.accept(","));
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return formulas;
    }

    Formula formula() {
        var left = conjunction();
        while (words.accept("or")) {
            var one = left;
            var other = conjunction();
            left = values -> Arithmetic.truth(one.holds(values) || other.holds(values));
        }
        return left;
    }

    private Formula conjunction() {
        var left = negation();
        while (words.accept("and")) {
            var one = left;
            var other = negation();
            left = values -> Arithmetic.truth(one.holds(values) && other.holds(values));
        }
        return left;
    }

    private Formula negation() {
        if (!words.accept("not")) return comparison();
        var inner = negation();
        return values -> Arithmetic.truth(!inner.holds(values));
    }

    private Formula comparison() {
        var left = xor();
        if (words.accept("in")) return among(left);
        Formula all = null;
        while (RELATIONS.get(words.peek()) instanceof Operator relation) {
            words.next();
            var one = left;
            var other = xor();
            Formula compared = values -> Arithmetic.apply(relation, one.of(values), other.of(values));
            var before = all;
            all = before == null
                    ? compared
                    : values -> Arithmetic.truth(before.holds(values) && compared.holds(values));
            left = other;
        }
        return all == null ? left : all;
    }

    private Formula among(Formula wanted) {
        words.expect("{");
        var members = new ArrayList<Formula>();
        do members.add(xor());
        while (words.accept(","));
        words.expect("}");
        return values -> {
            var value = wanted.of(values);
            return Arithmetic.truth(
                    members.stream().anyMatch(member -> member.of(values).equals(value)));
        };
    }

    private Formula xor() {
        var left = sum();
        while (words.accept("xor")) left = binary(Operator.XOR, left, sum());
        return left;
    }

    private Formula sum() {
        var left = product();
        while (true) {
            if (words.accept("+")) left = binary(Operator.PLUS, left, product());
            else if (words.accept("-")) left = binary(Operator.MINUS, left, product());
            else return left;
        }
    }

    private Formula product() {
        var left = signed();
        while (true) {
            if (words.accept("*")) left = binary(Operator.TIMES, left, signed());
            else if (words.accept("/")) left = binary(Operator.OVER, left, signed());
            else if (words.accept("mod")) left = binary(Operator.MOD, left, signed());
            else return left;
        }
    }

    private static Formula binary(Operator operator, Formula left, Formula right) {
        return values -> Arithmetic.apply(operator, left.of(values), right.of(values));
    }

    private Formula signed() {
        if (words.accept("-")) return binary(Operator.MINUS, _ -> Num.of(0), signed());
        var base = element();
        return words.accept("^") ? binary(Operator.POWER, base, signed()) : base;
    }

    private Formula element() {
        var whole = atom();
        while (words.accept("[")) {
            var list = whole;
            var index = formula();
            words.expect("]");
            whole = values -> element(list.of(values), index.number(values));
        }
        return whole;
    }

    private static Value element(Value list, long index) {
        return switch (list) {
            case Row(var numbers, var _) when index >= 1 && index <= numbers.length -> Num.of(numbers[(int) index - 1]);
            case Value.Lists(var lists) when index >= 1 && index <= lists.length -> new Row(lists[(int) index - 1], 1);
            case Row _, Value.Lists _ -> throw new JudgeException(Message.of("judge.formula.index", "index", index));
            case Num _, Text _ ->
                throw new JudgeException(Message.of("judge.formula.no-list", "value", Arithmetic.shortened(list)));
        };
    }

    private Formula atom() {
        if (words.atNumber()) {
            var number = Num.of(new BigInteger(words.next()));
            return _ -> number;
        }
        if (words.peek().startsWith("\"")) {
            var quoted = words.next();
            var text = new Text(quoted.substring(1, quoted.length() - 1));
            return _ -> text;
        }
        if (words.accept("(")) {
            var inner = formula();
            words.expect(")");
            return inner;
        }
        if (words.accept("[")) return comprehension();
        if (!words.atName()) throw words.expected(Message.of("judge.what.formula"));
        boolean call = words.peekSecond().equals("(");
        var name = words.next();
        return call ? call(name) : values -> values.get(name);
    }

    /// `[formula for i in a..b where condition]`
    private Formula comprehension() {
        var body = formula();
        words.expect("for");
        var index = words.name();
        words.expect("in");
        var from = xor();
        words.expect("..");
        var to = xor();
        var where = words.accept("where") ? formula() : null;
        words.expect("]");
        return values -> collected(values, body, index, from.number(values), to.number(values), where);
    }

    private static Row collected(Case values, Formula body, String index, long from, long to, @Nullable Formula where) {
        var shadowed = values.find(index);
        var numbers = new long[Math.toIntExact(Math.max(0, to - from + 1))];
        int count = 0;
        for (long i = from; i <= to; i++) {
            values.put(index, Num.of(i));
            if (where == null || where.holds(values)) numbers[count++] = body.number(values);
        }
        if (shadowed == null) values.remove(index);
        else values.put(index, shadowed);
        return new Row(count == numbers.length ? numbers : Arrays.copyOf(numbers, count), 1);
    }

    private Formula call(String name) {
        words.expect("(");
        var arguments = new ArrayList<Formula>();
        do arguments.add(formula());
        while (words.accept(","));
        words.expect(")");
        return Functions.call(name, arguments);
    }
}
