package grundy.prove.rocq;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.LetterNames;
import grundy.rules.option.ParametricGame.Letter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Expressions and conditions of the rule language in Rocq, over the integers: a name is a number of type `N`, which
/// counts as an integer.
final class IntegerText {
    private final RocqNames names;

    IntegerText(RocqNames names) {
        this.names = names;
    }

    /// @return the facts about letters: that each is at least its least, and what else their domain demands
    List<String> domain(List<Letter> letters, List<Condition> domain) {
        var all = new ArrayList<String>();
        for (var letter : letters) all.add(letter.least() + " <= " + names.of(letter.name()));
        for (var condition : domain) if (!LetterNames.in(condition).isEmpty()) all.add(of(condition));
        return all.stream().distinct().toList();
    }

    String of(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> value.signum() < 0 ? "(" + value + ")" : value.toString();
            case Expression.Variable(var name) -> names.of(name);
            case Binary(var operator, var left, var right)
            when operator == Operator.XOR -> "Z.lxor " + argument(left) + " " + argument(right);
            case Binary(var operator, var left, var right) ->
                inner(left, operator, false) + " " + sign(operator) + " " + inner(right, operator, true);
            case Expression.Call(var function, var arguments) -> call(function, arguments);
            case Expression.Conditional(var condition, var then, var otherwise) ->
                "(if %s then %s else %s)".formatted(bool(condition), of(then), of(otherwise));
            case Expression.Element _, Expression.FloorPhi _, Expression.Aggregate _ -> throw inexpressible(expression);
        };
    }

    private String argument(Expression expression) {
        return expression instanceof Expression.Variable(var name) ? names.of(name) : "(" + of(expression) + ")";
    }

    private static IllegalArgumentException inexpressible(Object what) {
        return new IllegalArgumentException("No theorem with letters speaks of " + what);
    }

    private String inner(Expression part, Operator around, boolean right) {
        boolean sum = part instanceof Binary(var operator, var _, var _)
                && (operator == Operator.PLUS || operator == Operator.MINUS);
        boolean isCall = part instanceof Binary(var applied, var _, var _) && applied == Operator.XOR;
        boolean bare = !(part instanceof Binary)
                || (around == Operator.PLUS && !(sum && right))
                || (around == Operator.MINUS && !(sum && right));
        return bare && !isCall ? of(part) : "(" + of(part) + ")";
    }

    private static String sign(Operator operator) {
        return switch (operator) {
            case PLUS -> "+";
            case MINUS -> "-";
            case TIMES -> "*";
            case OVER -> "/";
            case MOD -> "mod";
            case POWER -> "^";
            case XOR -> throw new AssertionError("Written as a function");
        };
    }

    private String call(Expression.Function function, List<Expression> arguments) {
        var texts = arguments.stream().map(each -> "(" + of(each) + ")").toList();
        return switch (function) {
            case MIN ->
                texts.stream().reduce((a, b) -> "(Z.min " + a + " " + b + ")").orElseThrow();
            case MAX ->
                texts.stream().reduce((a, b) -> "(Z.max " + a + " " + b + ")").orElseThrow();
            case ABS -> "(Z.abs " + texts.getFirst() + ")";
            default -> throw inexpressible(function);
        };
    }

    /// @return a proposition; in brackets if it is made of several
    String of(Condition condition) {
        return switch (condition) {
            case Condition.Comparison compare -> comparison(compare);
            case Condition.Membership(var expression, Amounts.Ranges(var ranges)) ->
                ranges.stream()
                        .map(range -> within(of(expression), range))
                        .collect(Collectors.joining(" \\/ ", "(", ")"));
            case Condition.All(var conditions) -> joined(conditions, " /\\ ", "True");
            case Condition.Any(var conditions) -> joined(conditions, " \\/ ", "False");
            case Condition.Not(var inner) -> "~ (" + of(inner) + ")";
            case Condition.Membership _, Condition.ForAll _ -> throw inexpressible(condition);
        };
    }

    private String comparison(Condition.Comparison compare) {
        var left = of(compare.left());
        var right = of(compare.right());
        var type = compare.left() instanceof Expression.Variable ? " :> Z)" : ")";
        return switch (compare.relation()) {
            case EQUAL -> "(" + left + " = " + right + type;
            case UNEQUAL -> "(" + left + " <> " + right + type;
            case LESS, AT_MOST, GREATER, AT_LEAST ->
                left + " " + compare.relation().symbol() + " " + right;
        };
    }

    private static String within(String value, Amounts.Range range) {
        var above = range.from() + " <= " + value;
        return range.to() == null ? above : "(" + above + " /\\ " + value + " <= " + range.to() + ")";
    }

    private String joined(List<Condition> conditions, String by, String none) {
        if (conditions.isEmpty()) return none;
        if (conditions.size() == 1) return of(conditions.getFirst());
        return conditions.stream().map(this::of).collect(Collectors.joining(by, "(", ")"));
    }

    /// @return the condition as a Boolean
    String bool(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) -> {
                var a = "(" + of(left) + ")";
                var b = "(" + of(right) + ")";
                yield switch (relation) {
                    case EQUAL -> "(" + a + " =? " + b + ")";
                    case UNEQUAL -> "(negb (" + a + " =? " + b + "))";
                    case LESS -> "(" + a + " <? " + b + ")";
                    case AT_MOST -> "(" + a + " <=? " + b + ")";
                    case GREATER -> "(" + b + " <? " + a + ")";
                    case AT_LEAST -> "(" + b + " <=? " + a + ")";
                };
            }
            case Condition.All(var conditions) ->
                conditions.stream().map(this::bool).reduce("true", (a, b) -> "(" + a + " && " + b + ")%bool");
            case Condition.Any(var conditions) ->
                conditions.stream().map(this::bool).reduce("false", (a, b) -> "(" + a + " || " + b + ")%bool");
            case Condition.Not(var inner) -> "(negb " + bool(inner) + ")";
            case Condition.Membership(var expression, Amounts.Ranges(var ranges)) ->
                ranges.stream()
                        .map(range -> bool(expression, range))
                        .reduce((a, b) -> "(" + a + " || " + b + ")%bool")
                        .orElse("false");
            case Condition.Membership _, Condition.ForAll _ -> throw inexpressible(condition);
        };
    }

    private String bool(Expression expression, Amounts.Range range) {
        var value = "(" + of(expression) + ")";
        var above = "(" + range.from() + " <=? " + value + ")";
        return range.to() == null ? above : "(" + above + " && (" + value + " <=? " + range.to() + "))%bool";
    }
}
