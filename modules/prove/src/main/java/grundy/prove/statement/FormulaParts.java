package grundy.prove.statement;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.language.formula.ExpressionText;
import grundy.rules.language.formula.FormulaReader;
import grundy.text.TextFormula;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// A formula as its syntax tree reads: words and, between them, numbers and sets of numbers, which differ in the games
/// of a family.
final class FormulaParts {
    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int POWER = 3;
    private static final int ATOM = 4;

    /// The words before a condition or a value.
    private static final List<String> BEGINNINGS =
            List.of("misere P when ", "P when ", "misere g = ", "g = ", PairFormulas.BEGINNING + "y_n = ", ", x_n = ");

    private final List<Part> parts = new ArrayList<>();

    private FormulaParts() {}

    sealed interface Part {
        record Words(String text) implements Part {}

        /// @param role as what it stands there
        record Number(BigInteger value, Role role) implements Part {}

        /// The statement that the formula before it is one of several numbers.
        record Members(List<Range> ranges) implements Part {}
    }

    enum Role {
        TERM,
        MODULUS,
        /// With the sign of division before it.
        DIVISOR
    }

    /// @param from the formula of the least number
    /// @param to that of the greatest
    record Range(List<Part> from, List<Part> to) {}

    /// @return the parts, no two of them adjacent words; empty if the text is no formula
    static Optional<List<Part>> of(String text) {
        var all = new FormulaParts();
        int pair = text.indexOf(", x_n = ");
        boolean read = pair < 0 || !text.startsWith(PairFormulas.BEGINNING)
                ? all.read(text)
                : all.read(text.substring(0, pair)) && all.read(text.substring(pair));
        return read ? Optional.of(all.parts) : Optional.empty();
    }

    private boolean read(String text) {
        var beginning = BEGINNINGS.stream().filter(text::startsWith).findFirst().orElse("");
        var rest = text.substring(beginning.length());
        words(beginning);
        switch (FormulaReader.read(TextFormula.of(rest, rest)).orElse(null)) {
            case FormulaReader.FormulaTree.Statement(var condition) -> write(condition, 0);
            case FormulaReader.FormulaTree.Value(var expression) -> write(expression, 0);
            case null -> {
                return false;
            }
        }
        return true;
    }

    private void words(String text) {
        if (text.isEmpty()) return;
        if (!parts.isEmpty() && parts.getLast() instanceof Part.Words(var before))
            parts.set(parts.size() - 1, new Part.Words(before + text));
        else parts.add(new Part.Words(text));
    }

    private void write(Expression expression, int around) {
        switch (expression) {
            case Expression.Number(var value) -> parts.add(new Part.Number(value, Role.TERM));
            case Expression.Variable(var name) -> words(name.equals("φ") ? "phi" : name);
            case Binary(var operator, var left, var right) -> {
                boolean bracketed = precedence(operator) < around;
                if (bracketed) words("(");
                write(left, ofLeft(operator, left));
                right(operator, left, right);
                if (bracketed) words(")");
            }
            case Expression.Call(var function, var arguments) -> {
                words(function.name().toLowerCase(Locale.ROOT) + "(");
                for (int i = 0; i < arguments.size(); i++) {
                    if (i > 0) words(", ");
                    // The dividend of a quotient that is rounded down stands in brackets.
                    if (function == Function.FLOOR
                            && arguments.get(i) instanceof Binary(var over, var left, var right)
                            && over == Operator.OVER
                            && isRemainder(left)) {
                        write(left, POWER);
                        right(over, left, right);
                    } else write(arguments.get(i), isRemainder(arguments.get(i)) ? POWER : 0);
                }
                words(")");
            }
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                if (around > 0) words("(");
                write(then, SUM);
                words(" if ");
                write(condition, 0);
                words(" else ");
                write(otherwise, 0);
                if (around > 0) words(")");
            }
            case Expression.Element _, Expression.FloorPhi _, Expression.Aggregate _ ->
                words(ExpressionText.of(expression));
        }
    }

    private static int precedence(Operator operator) {
        return switch (operator) {
            case XOR -> 0;
            case PLUS, MINUS -> SUM;
            case TIMES, OVER, MOD -> PRODUCT;
            case POWER -> POWER;
        };
    }

    private static int ofLeft(Operator operator, Expression left) {
        return switch (operator) {
            case XOR -> left instanceof Binary(var inner, var _, var _) && inner == Operator.XOR ? 0 : POWER;
            case MOD -> POWER;
            case POWER -> ATOM;
            case PLUS -> isRemainder(left) ? POWER : SUM;
            case MINUS, TIMES, OVER -> precedence(operator);
        };
    }

    private static int ofRight(Operator operator, Expression right) {
        return switch (operator) {
            case XOR, POWER -> POWER;
            case PLUS -> isRemainder(right) ? POWER : PRODUCT;
            case MINUS, TIMES, OVER, MOD -> precedence(operator) + 1;
        };
    }

    private void right(Operator operator, Expression left, Expression right) {
        if (operator == Operator.OVER && right instanceof Expression.Number(var value)) {
            parts.add(new Part.Number(value, Role.DIVISOR));
            return;
        }
        boolean close = operator == Operator.POWER || operator == Operator.TIMES && left instanceof Expression.Number;
        words(close ? operator.symbol() : " " + operator.symbol() + " ");
        if (operator == Operator.MOD && right instanceof Expression.Number(var value))
            parts.add(new Part.Number(value, Role.MODULUS));
        else write(right, ofRight(operator, right));
    }

    private void write(Condition condition, int around) {
        switch (condition) {
            case Comparison(var relation, var left, var right)
            when relation == Relation.EQUAL
                    && left instanceof Binary(var operator, var _, Expression.Number _)
                    && operator == Operator.MOD
                    && right instanceof Expression.Number -> {
                write(left, SUM);
                members(List.of(range(right, right)));
            }
            case Comparison(var relation, var left, var right) -> {
                write(left, SUM);
                words(" " + relation.symbol() + " ");
                write(right, SUM);
            }
            case Condition.Membership(var expression, Amounts.Ranges(var ranges))
            when ranges.stream().allMatch(range -> range.to() != null) -> {
                write(expression, SUM);
                members(ranges.stream()
                        .map(range -> range(number(range.from()), number(Objects.requireNonNull(range.to()))))
                        .toList());
            }
            case Condition.Membership(var expression, Amounts.Powers(var base)) -> {
                write(expression, SUM);
                words(" in powers of ");
                write(number(base), 0);
            }
            case Condition.All(var conditions)
            when isBetween(condition) -> among(conditions.getFirst(), List.of(condition));
            case Condition.Any(var conditions)
            when conditions.stream().allMatch(FormulaParts::isBetween) ->
                among(((Condition.All) conditions.getFirst()).conditions().getFirst(), conditions);
            case Condition.All(var conditions) -> writeJoined(conditions, " and ", SUM, around);
            case Condition.Any(var conditions) -> writeJoined(conditions, " or ", 0, around);
            case Condition.Not(var inner) -> {
                words("not (");
                write(inner, 0);
                words(")");
            }
            case Condition.Membership _, Condition.ForAll _ -> words(ExpressionText.of(condition));
        }
    }

    private void writeJoined(List<Condition> conditions, String by, int here, int around) {
        if (here < around) words("(");
        for (int i = 0; i < conditions.size(); i++) {
            if (i > 0) words(by);
            write(conditions.get(i), here + 1);
        }
        if (here < around) words(")");
    }

    private static boolean isRemainder(Expression expression) {
        return expression instanceof Binary(var operator, var _, var _) && operator == Operator.MOD;
    }

    /// @return whether it is `least <= e and e <= greatest`, as which a set in braces is read
    private static boolean isBetween(Condition condition) {
        return condition instanceof Condition.All(var both)
                && both.size() == 2
                && both.getFirst() instanceof Comparison(var above, var _, var middle)
                && both.getLast() instanceof Comparison(var below, var same, var _)
                && above == Relation.AT_MOST
                && below == Relation.AT_MOST
                && middle.equals(same);
    }

    private void among(Condition above, List<Condition> ranges) {
        write(((Comparison) above).right(), SUM);
        members(ranges.stream()
                .map(each -> ((Condition.All) each).conditions())
                .map(both -> range(((Comparison) both.getFirst()).left(), ((Comparison) both.getLast()).right()))
                .toList());
    }

    private void members(List<Range> ranges) {
        parts.add(new Part.Members(ranges));
    }

    private static Range range(Expression from, Expression to) {
        return new Range(parts(from), parts(to));
    }

    private static List<Part> parts(Expression expression) {
        var parts = new FormulaParts();
        parts.write(expression, PRODUCT);
        return parts.parts;
    }

    private static Expression number(BigInteger value) {
        return new Expression.Number(value);
    }
}
