package grundy.present.math;

import static grundy.present.math.Markup.applied;
import static grundy.present.math.Markup.element;
import static grundy.present.math.Markup.fenced;
import static grundy.present.math.Markup.name;
import static grundy.present.math.Markup.number;
import static grundy.present.math.Markup.operator;
import static grundy.present.math.Markup.row;
import static grundy.present.math.Markup.tight;
import static grundy.present.math.Markup.wordOperator;
import static grundy.present.math.Markup.words;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Aggregate;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Call;
import grundy.rules.formula.Expression.Conditional;
import grundy.rules.formula.Expression.Element;
import grundy.rules.formula.Expression.FloorPhi;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.TextFormula.Numbers;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Expressions in MathML, with the brackets that a reader of mathematics needs: `xor` binds weakest there as in rules,
/// but a sum within it has brackets, and so has a remainder within a product.
final class ValueMarkup {
    /// The precedence of the place around an expression: nothing, then `xor`, sums, products, powers.
    static final int LOOSE = 0;

    private static final int XOR = 1;
    private static final int SUM = 2;
    private static final int PRODUCT = 3;
    private static final int POWER = 4;
    private static final int ATOM = 5;

    private static final String INVISIBLE_TIMES = "\u2062";
    private static final String COMMA = operator(",");

    private final Numbers numbers;
    private final Language language;
    private final ConditionMarkup conditions;

    ValueMarkup(Numbers numbers, Language language) {
        this.numbers = numbers;
        this.language = language;
        this.conditions = new ConditionMarkup(this);
    }

    ConditionMarkup conditions() {
        return conditions;
    }

    String of(Expression expression) {
        return of(expression, LOOSE);
    }

    private String of(Expression expression, int around) {
        return switch (expression) {
            case Expression.Number(var value) ->
                value.signum() < 0 ? bracketed(SUM, around, tight("−") + number(value.negate())) : number(value);
            case Variable(var name) -> name(name);
            case Element(var name, var index) ->
                name.equals("g") ? applied(name(name), of(index)) : element("msub", name(name) + row(of(index)));
            case Binary binary -> binary(binary, around);
            case Call(var function, var arguments) -> call(function, arguments, around);
            case FloorPhi(var argument) -> floor(name("φ") + operator(INVISIBLE_TIMES) + of(argument, PRODUCT + 1));
            case Aggregate aggregate -> aggregate(aggregate, around);
            case Conditional choice -> bracketed(LOOSE, around, cases(choice));
        };
    }

    private static String bracketed(int binds, int around, String content) {
        return binds < around ? fenced("(", content, ")") : row(content);
    }

    private static String floor(String content) {
        return fenced("⌊", content, "⌋");
    }

    private String binary(Binary binary, int around) {
        var left = binary.left();
        var right = binary.right();
        return switch (binary.operator()) {
            case OVER -> over(left, right, around);
            case POWER -> bracketed(POWER, around, element("msup", of(left, ATOM) + row(of(right))));
            case TIMES -> bracketed(PRODUCT, around, factor(left) + times(left, right) + of(right, PRODUCT + 1));
            case MOD ->
                bracketed(PRODUCT, around, of(left, PRODUCT + 1) + wordOperator("mod") + of(right, PRODUCT + 1));
            case PLUS ->
                bracketed(
                        SUM, around, of(left, SUM) + operator("+") + of(right, beginsWithSign(right) ? SUM + 1 : SUM));
            case MINUS ->
                left.equals(new Expression.Number(BigInteger.ZERO))
                        ? bracketed(SUM, around, tight("−") + of(right, PRODUCT))
                        : bracketed(SUM, around, of(left, SUM) + operator("−") + of(right, SUM + 1));
            case XOR -> bracketed(XOR, around, summand(left) + operator("⊕") + summand(right));
        };
    }

    private static boolean beginsWithSign(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> value.signum() < 0;
            case Binary(var operator, var left, var _)
            when operator == Operator.PLUS || operator == Operator.MINUS ->
                isNegated(expression) || beginsWithSign(left);
            default -> false;
        };
    }

    private static boolean isNegated(Expression expression) {
        return expression instanceof Binary(var operator, var left, var _)
                && operator == Operator.MINUS
                && left.equals(new Expression.Number(BigInteger.ZERO));
    }

    private String over(Expression left, Expression right, int around) {
        if (numbers == Numbers.REALS && left instanceof Binary(var _, var nothing, var positive) && isNegated(left))
            return of(new Binary(Operator.MINUS, nothing, new Binary(Operator.OVER, positive, right)), around);
        var fraction = element("mfrac", row(of(left)) + row(of(right)));
        return numbers == Numbers.INTEGERS ? floor(fraction) : bracketed(PRODUCT, around, fraction);
    }

    /// A remainder before a sign of multiplication.
    private String factor(Expression left) {
        boolean isRemainder = left instanceof Binary(var operator, var _, var _) && operator == Operator.MOD;
        return of(left, isRemainder ? PRODUCT + 1 : PRODUCT);
    }

    /// `2n` is written close together, `2 ⋅ 3` and `a ⋅ b` are not.
    private static String times(Expression left, Expression right) {
        boolean close = left instanceof Expression.Number && !beginsWithDigit(right);
        return operator(close ? INVISIBLE_TIMES : "⋅");
    }

    private static boolean beginsWithDigit(Expression expression) {
        return switch (expression) {
            case Expression.Number _ -> true;
            case Binary(var operator, var left, var _) when operator == Operator.POWER -> beginsWithDigit(left);
            default -> false;
        };
    }

    /// Writes an operand of `xor`.
    private String summand(Expression expression) {
        boolean isXor = expression instanceof Binary(var operator, var _, var _) && operator == Operator.XOR;
        return of(expression, isXor ? XOR : PRODUCT);
    }

    private String call(Function function, List<Expression> arguments, int around) {
        var first = arguments.getFirst();
        return switch (function) {
            case MIN, MAX, GCD, BITS, ONES, ZECKENDORF ->
                applied(element("mi", function.name().toLowerCase(Locale.ROOT)), list(arguments));
            case ABS, LENGTH -> fenced("|", of(first), "|");
            case FLOOR -> isFloor(first) ? of(first, around) : floor(of(first));
            case SQRT -> {
                var root = element("msqrt", of(first));
                yield numbers == Numbers.INTEGERS ? floor(root) : root;
            }
            case TWOS -> valuation(first, number(2));
            case VALUATION -> valuation(first, of(arguments.get(1)));
            case FACTORS -> applied(element("mi", "Ω"), of(first));
            case MEX -> row(element("mi", "mex"), fenced("{", list(arguments), "}"));
            case NIMPRODUCT ->
                bracketed(PRODUCT, around, of(first, PRODUCT + 1) + operator("⊗") + of(arguments.get(1), PRODUCT + 1));
            case XOR -> joined(arguments, "⊕", XOR, around);
            case SUM, COUNT -> joined(arguments, "+", SUM, around);
        };
    }

    /// Among integers a quotient and a root are rounded down already.
    private boolean isFloor(Expression expression) {
        if (numbers == Numbers.REALS) return false;
        return switch (expression) {
            case Binary(var operator, var _, var _) -> operator == Operator.OVER;
            case Call(var function, var _) -> function == Function.SQRT;
            default -> false;
        };
    }

    private String valuation(Expression argument, String base) {
        return applied(element("msub", element("mi", "ν") + row(base)), of(argument));
    }

    private String list(List<Expression> arguments) {
        return arguments.stream().map(this::of).collect(Collectors.joining(COMMA));
    }

    private String joined(List<Expression> arguments, String sign, int binds, int around) {
        if (arguments.size() == 1) return of(arguments.getFirst(), around);
        return bracketed(
                binds,
                around,
                arguments.stream().map(each -> of(each, PRODUCT)).collect(Collectors.joining(operator(sign))));
    }

    private String aggregate(Aggregate aggregate, int around) {
        var index = name(aggregate.index());
        boolean all = aggregate.where().equals(Condition.TRUE);
        if (aggregate.function() == Function.COUNT) {
            var which = all ? "" : operator(":") + conditions.of(aggregate.where());
            return row(tight("#"), fenced("{", index + which, "}"));
        }
        var sign = switch (aggregate.function()) {
            case XOR -> operator("⨁");
            case SUM -> operator("∑");
            default -> element("mo", aggregate.function().name().toLowerCase(Locale.ROOT));
        };
        var which = all ? index : index + COMMA + conditions.of(aggregate.where());
        var under = element("munder", sign + row(which));
        return bracketed(SUM, around, under + of(aggregate.body(), PRODUCT));
    }

    private String cases(Conditional choice) {
        var rows = new StringBuilder();
        Expression rest = choice;
        while (rest instanceof Conditional(var condition, var then, var otherwise)) {
            rows.append(caseOf(of(then), words(word("math.if")) + conditions.of(condition)));
            rest = otherwise;
        }
        rows.append(caseOf(of(rest), words(word("math.otherwise"))));
        return row(
                "<mo form=\"prefix\" stretchy=\"true\">{</mo>",
                "<mtable columnalign=\"left left\">" + rows + "</mtable>");
    }

    private static String caseOf(String value, String when) {
        return element("mtr", element("mtd", value) + element("mtd", row(when)));
    }

    String word(String key) {
        return Message.of(key).in(language);
    }
}
