package grundy.prove.letters;

import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.language.formula.ExpressionText;
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
final class PolynomialEncoder {
    private static final int HIGHEST_POWER = 8;

    private final Map<Division, Quotient> divisions = new LinkedHashMap<>();
    private final Map<Expression, Polynomial> chosen = new LinkedHashMap<>();
    private final List<ProofObligation.ChoiceSplit> choices = new ArrayList<>();
    private final Map<IntegerFact, ProofObligation.ComparisonSplit> comparisons = new LinkedHashMap<>();
    private final List<IntegerFact> definitions = new ArrayList<>();

    /// A dividend and a divisor, whatever they are written like.
    private record Division(Polynomial dividend, Polynomial divisor) {}

    /// A quotient that was met.
    ///
    /// @param expression the quotient as an expression
    /// @param same other ways in which it was written
    /// @param divisor which must be at least 1
    record Quotient(Binary expression, Set<Binary> same, Polynomial divisor, Polynomial quotient, Polynomial rest) {}

    /// @return the quotients that were met, each once
    List<Quotient> quotients() {
        return List.copyOf(divisions.values());
    }

    /// @return the quotients as expressions
    List<ProofObligation.Quotient> quotientExpressions() {
        return divisions.values().stream()
                .map(each -> new ProofObligation.Quotient(each.expression, List.copyOf(each.same)))
                .toList();
    }

    /// @return the choices that were met, each once
    List<ProofObligation.ChoiceSplit> choices() {
        return choices;
    }

    /// @return the comparisons that were met, each once
    List<ProofObligation.ComparisonSplit> comparisons() {
        return List.copyOf(comparisons.values());
    }

    /// @return the facts about the variables that stand for quotients, remainders and the like
    List<IntegerFact> definitions() {
        return definitions;
    }

    /// @throws BeyondArithmeticException if it is not made of sums, products, quotients, least, greatest and
    ///     absolute values and choices
    Polynomial of(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> Polynomial.of(value);
            case Expression.Variable(var name) -> Polynomial.variable(name);
            case Binary binary -> of(binary);
            case Expression.Call(var function, var arguments) -> call(expression, function, arguments);
            case Expression.Conditional(var condition, var then, var otherwise) ->
                choiceVariable((Expression.Conditional) expression, of(condition), of(then), of(otherwise));
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
        var quotientForm = new Binary(Operator.OVER, dividend, divisor);
        var cached = divisions.get(division);
        if (cached != null) {
            if (!cached.expression.equals(quotientForm)) cached.same.add(quotientForm);
            return cached;
        }
        var quotient = Polynomial.variable("quotient " + divisions.size());
        var rest = Polynomial.variable("rest " + divisions.size());
        var made = new Quotient(quotientForm, new LinkedHashSet<>(), division.divisor, quotient, rest);
        divisions.put(division, made);
        definitions.add(IntegerFact.equal(
                division.dividend, quotient.times(division.divisor).plus(rest)));
        definitions.add(IntegerFact.atMost(Polynomial.ZERO, rest));
        definitions.add(IntegerFact.less(rest, division.divisor));
        return made;
    }

    private Polynomial call(Expression call, Expression.Function function, List<Expression> arguments) {
        var values = arguments.stream().map(this::of).toList();
        return switch (function) {
            case MIN -> extreme(call, values, IntegerFact::atMost);
            case MAX -> extreme(call, values, (result, value) -> IntegerFact.atMost(value, result));
            case ABS -> {
                var value = values.getFirst();
                var both = List.of(value, Polynomial.ZERO.minus(value));
                yield extreme(call, both, (result, each) -> IntegerFact.atMost(each, result));
            }
            default -> throw unsayable(call);
        };
    }

    /// One of the values, to which all of them stand in a relation.
    private Polynomial extreme(
            Expression call, List<Polynomial> values, BiFunction<Polynomial, Polynomial, IntegerFact> relation) {
        return variableFor(call, result -> {
            var facts = new ArrayList<IntegerFact>();
            for (var value : values) facts.add(relation.apply(result, value));
            facts.add(new IntegerFact.Any(values.stream()
                    .map(value -> IntegerFact.equal(result, value))
                    .toList()));
            definitions.add(new IntegerFact.All(facts));
        });
    }

    private Polynomial choiceVariable(
            Expression.Conditional choice, IntegerFact holds, Polynomial then, Polynomial otherwise) {
        return variableFor(
                choice,
                result -> choices.add(new ProofObligation.ChoiceSplit(
                        choice,
                        List.of(
                                IntegerFact.all(holds, IntegerFact.equal(result, then)),
                                IntegerFact.all(new IntegerFact.Not(holds), IntegerFact.equal(result, otherwise))))));
    }

    /// @param define says what a variable is that stands for the expression; asked for once
    private Polynomial variableFor(Expression expression, Consumer<Polynomial> define) {
        var cached = chosen.get(expression);
        if (cached != null) return cached;
        var result = Polynomial.variable("choice " + chosen.size());
        chosen.put(expression, result);
        define.accept(result);
        return result;
    }

    /// @throws BeyondArithmeticException if some expression in it is not one of those that {@link #of(Expression)}
    ///     knows, or a set is not one of ranges
    IntegerFact of(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) -> {
                var a = of(left);
                var b = of(right);
                var fact = switch (relation) {
                    case EQUAL -> IntegerFact.equal(a, b);
                    case UNEQUAL -> new IntegerFact.Not(IntegerFact.equal(a, b));
                    case LESS -> IntegerFact.less(a, b);
                    case AT_MOST -> IntegerFact.atMost(a, b);
                    case GREATER -> IntegerFact.less(b, a);
                    case AT_LEAST -> IntegerFact.atMost(b, a);
                };
                comparisons.putIfAbsent(
                        fact, new ProofObligation.ComparisonSplit(condition, List.of(fact, new IntegerFact.Not(fact))));
                yield fact;
            }
            case Condition.Membership(var expression, Amounts.Ranges(var ranges)) -> {
                var value = of(expression);
                yield new IntegerFact.Any(
                        ranges.stream().map(range -> within(value, range)).toList());
            }
            case Condition.All(var conditions) ->
                new IntegerFact.All(conditions.stream().map(this::of).toList());
            case Condition.Any(var conditions) ->
                new IntegerFact.Any(conditions.stream().map(this::of).toList());
            case Condition.Not(var inner) -> new IntegerFact.Not(of(inner));
            case Condition.Membership _, Condition.ForAll _ ->
                throw new BeyondArithmeticException(Message.of("prove.letters.condition"));
        };
    }

    private static IntegerFact within(Polynomial value, Amounts.Range range) {
        var above = IntegerFact.atMost(Polynomial.of(range.from()), value);
        return range.to() == null
                ? above
                : IntegerFact.all(above, IntegerFact.atMost(value, Polynomial.of(range.to())));
    }

    private static BeyondArithmeticException unsayable(Expression expression) {
        return new BeyondArithmeticException(
                Message.of("prove.letters.expression", "expression", FormulaText.of(ExpressionText.of(expression))));
    }
}
