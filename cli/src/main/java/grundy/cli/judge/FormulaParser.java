package grundy.cli.judge;

import grundy.cli.judge.Arithmetic.Operator;
import grundy.cli.judge.Value.Num;
import grundy.cli.judge.Value.Text;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Reads formulas: arithmetic on numbers and, number by number, on lists; comparisons; `x[i]`, counted from 1;
/// `[formula for i in a..b where condition]`; functions.
public final class FormulaParser {
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

    /// Whether functions may be called that are none of {@link Functions}.
    private final boolean anyFunction;

    FormulaParser(Words words) {
        this(words, false);
    }

    FormulaParser(Words words, boolean anyFunction) {
        this.words = words;
        this.anyFunction = anyFunction;
    }

    /// @throws JudgeException if the text is no formula
    public static Formula parse(String text) {
        var words = new Words(text);
        var formula = new FormulaParser(words).formula();
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return formula;
    }

    /// @return formulas with commas between them
    static List<Formula> list(String text) {
        return list(text, false);
    }

    /// @return formulas with commas between them, which may call any function
    public static List<Formula> sketched(String text) {
        return list(text, true);
    }

    private static List<Formula> list(String text, boolean anyFunction) {
        var words = new Words(text);
        var formulas = new ArrayList<Formula>();
        do formulas.add(new FormulaParser(words, anyFunction).formula());
        while (words.accept(","));
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return formulas;
    }

    Formula formula() {
        var left = conjunction();
        while (words.accept("or")) left = new Formula.Or(left, conjunction());
        return left;
    }

    private Formula conjunction() {
        var left = negation();
        while (words.accept("and")) left = new Formula.And(left, negation());
        return left;
    }

    private Formula negation() {
        if (!words.accept("not")) return comparison();
        return new Formula.Not(negation());
    }

    private Formula comparison() {
        var left = xor();
        if (words.accept("in")) return among(left);
        Formula all = null;
        while (RELATIONS.get(words.peek()) instanceof Operator relation) {
            words.next();
            var one = left;
            var other = xor();
            var compared = new Formula.Binary(relation, one, other);
            all = all == null ? compared : new Formula.And(all, compared);
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
        return new Formula.Among(wanted, List.copyOf(members));
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
        return new Formula.Binary(operator, left, right);
    }

    private Formula signed() {
        if (words.accept("-")) return binary(Operator.MINUS, new Formula.Literal(Num.of(0)), signed());
        var base = element();
        return words.accept("^") ? binary(Operator.POWER, base, signed()) : base;
    }

    private Formula element() {
        var whole = atom();
        while (words.accept("[")) {
            var index = formula();
            words.expect("]");
            whole = new Formula.Element(whole, index);
        }
        return whole;
    }

    private Formula atom() {
        if (words.atNumber()) {
            return new Formula.Literal(Num.of(new BigInteger(words.next())));
        }
        if (words.peek().startsWith("\"")) {
            var quoted = words.next();
            return new Formula.Literal(new Text(quoted.substring(1, quoted.length() - 1)));
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
        return call ? call(name) : new Formula.Name(name);
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
        return new Formula.Collected(body, index, from, to, where);
    }

    private Formula call(String name) {
        words.expect("(");
        var arguments = new ArrayList<Formula>();
        if (!words.at(")")) do arguments.add(formula()); while (words.accept(","));
        words.expect(")");
        if (!anyFunction) Functions.check(name, arguments.size());
        return new Formula.Call(name, List.copyOf(arguments));
    }
}
