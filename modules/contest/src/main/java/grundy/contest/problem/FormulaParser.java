package grundy.contest.problem;

import grundy.contest.problem.CaseValue.Text;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations.Operator;
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

    private final FileWords words;

    /// Whether formulas may call functions that are not among {@link FormulaFunctions}.
    private final boolean anyFunction;

    public FormulaParser(FileWords words) {
        this(words, false);
    }

    public FormulaParser(FileWords words, boolean anyFunction) {
        this.words = words;
        this.anyFunction = anyFunction;
    }

    /// @throws JudgeException if the text is no formula
    public static CaseFormula parse(String text) {
        var words = new FileWords(text);
        var formula = new FormulaParser(words).formula();
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return formula;
    }

    /// @return formulas with commas between them
    public static List<CaseFormula> list(String text) {
        return list(text, false);
    }

    /// @return formulas with commas between them, which may call any function
    public static List<CaseFormula> sketched(String text) {
        return list(text, true);
    }

    private static List<CaseFormula> list(String text, boolean anyFunction) {
        var words = new FileWords(text);
        var formulas = new ArrayList<CaseFormula>();
        do formulas.add(new FormulaParser(words, anyFunction).formula());
        while (words.accept(","));
        if (!words.atEnd()) throw words.expected(Message.of("judge.what.end"));
        return formulas;
    }

    public CaseFormula formula() {
        var left = conjunction();
        while (words.accept("or")) left = new CaseFormula.Or(left, conjunction());
        return left;
    }

    private CaseFormula conjunction() {
        var left = negation();
        while (words.accept("and")) left = new CaseFormula.And(left, negation());
        return left;
    }

    private CaseFormula negation() {
        if (!words.accept("not")) return comparison();
        return new CaseFormula.Not(negation());
    }

    private CaseFormula comparison() {
        var left = xor();
        if (words.accept("in")) return among(left);
        CaseFormula all = null;
        while (RELATIONS.get(words.peek()) instanceof Operator relation) {
            words.next();
            var one = left;
            var other = xor();
            var compared = new CaseFormula.Binary(relation, one, other);
            all = all == null ? compared : new CaseFormula.And(all, compared);
            left = other;
        }
        return all == null ? left : all;
    }

    private CaseFormula among(CaseFormula element) {
        words.expect("{");
        var members = new ArrayList<CaseFormula>();
        do members.add(xor());
        while (words.accept(","));
        words.expect("}");
        return new CaseFormula.Membership(element, List.copyOf(members));
    }

    private CaseFormula xor() {
        var left = sum();
        while (words.accept("xor")) left = binary(Operator.XOR, left, sum());
        return left;
    }

    private CaseFormula sum() {
        var left = product();
        while (true) {
            if (words.accept("+")) left = binary(Operator.PLUS, left, product());
            else if (words.accept("-")) left = binary(Operator.MINUS, left, product());
            else return left;
        }
    }

    private CaseFormula product() {
        var left = signed();
        while (true) {
            if (words.accept("*")) left = binary(Operator.TIMES, left, signed());
            else if (words.accept("/")) left = binary(Operator.OVER, left, signed());
            else if (words.accept("mod")) left = binary(Operator.MOD, left, signed());
            else return left;
        }
    }

    private static CaseFormula binary(Operator operator, CaseFormula left, CaseFormula right) {
        return new CaseFormula.Binary(operator, left, right);
    }

    private CaseFormula signed() {
        if (words.accept("-")) return binary(Operator.MINUS, new CaseFormula.Literal(WholeNumber.of(0)), signed());
        var base = element();
        return words.accept("^") ? binary(Operator.POWER, base, signed()) : base;
    }

    private CaseFormula element() {
        var whole = atom();
        while (words.accept("[")) {
            var index = formula();
            words.expect("]");
            whole = new CaseFormula.Element(whole, index);
        }
        return whole;
    }

    private CaseFormula atom() {
        if (words.atNumber()) {
            return new CaseFormula.Literal(WholeNumber.of(new BigInteger(words.next())));
        }
        if (words.peek().startsWith("\"")) {
            var quoted = words.next();
            return new CaseFormula.Literal(new Text(quoted.substring(1, quoted.length() - 1)));
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
        return call ? call(name) : new CaseFormula.Name(name);
    }

    /// `[formula for i in a..b where condition]`
    private CaseFormula comprehension() {
        var body = formula();
        words.expect("for");
        var index = words.name();
        words.expect("in");
        var from = xor();
        words.expect("..");
        var to = xor();
        var where = words.accept("where") ? formula() : null;
        words.expect("]");
        return new CaseFormula.Comprehension(body, index, from, to, where);
    }

    private CaseFormula call(String name) {
        words.expect("(");
        var arguments = new ArrayList<CaseFormula>();
        if (!words.at(")")) do arguments.add(formula()); while (words.accept(","));
        words.expect(")");
        if (!anyFunction) FormulaFunctions.check(name, arguments.size());
        return new CaseFormula.Call(name, List.copyOf(arguments));
    }
}
