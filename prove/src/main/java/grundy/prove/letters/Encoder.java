package grundy.prove.letters;

import grundy.rules.Amounts;
import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.rules.Expression.Binary;
import grundy.rules.Expression.Operator;
import grundy.rules.language.ExpressionText;
import grundy.text.FormulaText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// Turns expressions into polynomials, and conditions into facts: a quotient is a variable of its own, and so are the
/// rest, an absolute value, and what depends on a condition; what they are is kept as a fact beside.
final class Encoder {
    private static final int HIGHEST_POWER = 8;

    private final Map<Division, Quotient> divisions = new LinkedHashMap<>();
    private final Map<Expression, Polynomial> chosen = new LinkedHashMap<>();
    private final List<Obligation.Chosen> choices = new ArrayList<>();
    private final Map<Fact, Obligation.Decided> comparisons = new LinkedHashMap<>();
    private final List<Fact> definitions = new ArrayList<>();

    /// A dividend and a divisor, whatever they are written like.
    private record Division(Polynomial dividend, Polynomial divisor) {}

    /// A quotient that was met.
    ///
    /// @param written the quotient as an expression
    /// @param same other ways in which it was written
    /// @param divisor which must be at least 1
    record Quotient(Binary written, Set<Binary> same, Polynomial divisor, Polynomial quotient, Polynomial rest) {}

    /// @return the quotients that were met, each once
    List<Quotient> quotients() {
        return List.copyOf(divisions.values());
    }

    /// @return the same as expressions
    List<Obligation.Quotient> written() {
        return divisions.values().stream()
                .map(each -> new Obligation.Quotient(each.written, List.copyOf(each.same)))
                .toList();
    }

    /// @return the choices that were met, each once
    List<Obligation.Chosen> choices() {
        return choices;
    }

    /// @return the comparisons that were met, each once
    List<Obligation.Decided> comparisons() {
        return List.copyOf(comparisons.values());
    }

    /// @return what holds of the variables that stand for quotients, rests and the like
    List<Fact> definitions() {
        return definitions;
    }

    /// @throws BeyondArithmeticException if it is not made of sums, products, quotients, least, greatest
    ///     and absolute
    ///     values and choices
    Polynomial of(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> Polynomial.of(value);
            case Expression.Variable(var name) -> Polynomial.variable(name);
            case Binary binary -> of(binary);
            case Expression.Call(var function, var arguments) -> call(expression, function, arguments);
            case Expression.Choice(var condition, var then, var otherwise) ->
                chosen((Expression.Choice) expression, of(condition), of(then), of(otherwise));
            case Expression.Element _, Expression.FloorPhi _, Expression.Aggregate _ -> throw unsayable(expression);
        };
    }

    private Polynomial of(Binary binary) {
        return switch (binary.operator()) {
            case PLUS -> of(binary.left()).plus(of(binary.right()));
            case MINUS -> of(binary.left()).minus(of(binary.right()));
            case TIMES -> of(binary.left()).times(of(binary.right()));
            case OVER -> quotient(binary.left(), binary.right()).quotient();
            case MOD -> quotient(binary.left(), binary.right()).rest();
            case POWER -> power(binary);
            case XOR -> throw unsayable(binary);
        };
    }

    private Polynomial power(Binary power) {
        var exponent = of(power.right()).constant();
        if (exponent.isEmpty()
                || exponent.get().signum() < 0
                || exponent.get().compareTo(BigInteger.valueOf(HIGHEST_POWER)) > 0) throw unsayable(power);
        var base = of(power.left());
        var product = Polynomial.ONE;
        for (int i = 0; i < exponent.get().intValueExact(); i++) product = product.times(base);
        return product;
    }

    private Quotient quotient(Expression dividend, Expression divisor) {
        var division = new Division(of(dividend), of(divisor));
        var written = new Binary(Operator.OVER, dividend, divisor);
        var known = divisions.get(division);
        if (known != null) {
            if (!known.written.equals(written)) known.same.add(written);
            return known;
        }
        var quotient = Polynomial.variable("quotient " + divisions.size());
        var rest = Polynomial.variable("rest " + divisions.size());
        var made = new Quotient(written, new LinkedHashSet<>(), division.divisor, quotient, rest);
        divisions.put(division, made);
        definitions.add(
                Fact.equal(division.dividend, quotient.times(division.divisor).plus(rest)));
        definitions.add(Fact.atMost(Polynomial.ZERO, rest));
        definitions.add(Fact.less(rest, division.divisor));
        return made;
    }

    private Polynomial call(Expression call, Expression.Function function, List<Expression> arguments) {
        var values = arguments.stream().map(this::of).toList();
        return switch (function) {
            case MIN -> extreme(call, values, Fact::atMost);
            case MAX -> extreme(call, values, (result, value) -> Fact.atMost(value, result));
            case ABS -> {
                var value = values.getFirst();
                var both = List.of(value, Polynomial.ZERO.minus(value));
                yield extreme(call, both, (result, each) -> Fact.atMost(each, result));
            }
            default -> throw unsayable(call);
        };
    }

    /// One of the values, to which all of them stand in a relation.
    private Polynomial extreme(
            Expression call, List<Polynomial> values, BiFunction<Polynomial, Polynomial, Fact> relation) {
        return named(call, result -> {
            var facts = new ArrayList<Fact>();
            for (var value : values) facts.add(relation.apply(result, value));
            facts.add(new Fact.Any(
                    values.stream().map(value -> Fact.equal(result, value)).toList()));
            definitions.add(new Fact.All(facts));
        });
    }

    private Polynomial chosen(Expression.Choice choice, Fact holds, Polynomial then, Polynomial otherwise) {
        return named(
                choice,
                result -> choices.add(new Obligation.Chosen(
                        choice,
                        List.of(
                                Fact.all(holds, Fact.equal(result, then)),
                                Fact.all(new Fact.Not(holds), Fact.equal(result, otherwise))))));
    }

    /// @param define says what a variable is that stands for the expression; asked for once
    private Polynomial named(Expression expression, Consumer<Polynomial> define) {
        var known = chosen.get(expression);
        if (known != null) return known;
        var result = Polynomial.variable("choice " + chosen.size());
        chosen.put(expression, result);
        define.accept(result);
        return result;
    }

    /// @throws BeyondArithmeticException if some expression in it is not one of those that
    ///     {@link #of(Expression)} knows, or a set is not one of ranges
    Fact of(Condition condition) {
        return switch (condition) {
            case Condition.Compare(var relation, var left, var right) -> {
                var a = of(left);
                var b = of(right);
                var fact = switch (relation) {
                    case EQUAL -> Fact.equal(a, b);
                    case UNEQUAL -> new Fact.Not(Fact.equal(a, b));
                    case LESS -> Fact.less(a, b);
                    case AT_MOST -> Fact.atMost(a, b);
                    case GREATER -> Fact.less(b, a);
                    case AT_LEAST -> Fact.atMost(b, a);
                };
                comparisons.putIfAbsent(fact, new Obligation.Decided(condition, List.of(fact, new Fact.Not(fact))));
                yield fact;
            }
            case Condition.Among(var expression, Amounts.Ranges(var ranges)) -> {
                var value = of(expression);
                yield new Fact.Any(
                        ranges.stream().map(range -> within(value, range)).toList());
            }
            case Condition.All(var conditions) ->
                new Fact.All(conditions.stream().map(this::of).toList());
            case Condition.Any(var conditions) ->
                new Fact.Any(conditions.stream().map(this::of).toList());
            case Condition.Not(var inner) -> new Fact.Not(of(inner));
            case Condition.Among _, Condition.ForAll _ ->
                throw new BeyondArithmeticException(Message.of("prove.letters.condition"));
        };
    }

    private static Fact within(Polynomial value, Amounts.Range range) {
        var above = Fact.atMost(Polynomial.of(range.from()), value);
        return range.to() == null ? above : Fact.all(above, Fact.atMost(value, Polynomial.of(range.to())));
    }

    private static BeyondArithmeticException unsayable(Expression expression) {
        return new BeyondArithmeticException(
                Message.of("prove.letters.expression", "expression", FormulaText.of(ExpressionText.of(expression))));
    }
}
