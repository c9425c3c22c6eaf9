package grundy.prove.rocq;

import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.limit.LimitException;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Names the nonlinear parts of an expression, each defined by a formula: quotients by constants,
/// nim-sums, minima, maxima and absolute values, and parts that depend on a condition.
final class NamedParts {
    private final NumerationSystem system;
    private final List<Part> parts = new ArrayList<>();
    private final Map<Expression, LinearSum> sums = new LinkedHashMap<>();

    /// @param name of the number
    /// @param value what it is
    /// @param definition of the number by those before it
    private record Part(String name, Expression value, Definition definition) {}

    /// The definition of a number.
    private sealed interface Definition {
        /// A formula that linear arithmetic proves.
        record LinearFormula(Formula formula) implements Definition {}

        /// The nim-sum of two numbers.
        record NimSum(String first, String second) implements Definition {}
    }

    /// @param system in whose digits it is to be decided
    NamedParts(List<String> coordinates, NumerationSystem system) {
        this.system = system;
        coordinates.forEach(name -> sums.put(new Expression.Variable(name), LinearSum.of(name)));
    }

    /// @return a linear term of coordinates and names of parts
    /// @throws LimitException if it cannot be said
    LinearSum of(Expression expression) {
        var before = sums.get(expression);
        if (before != null) return before;
        var term = term(expression);
        sums.put(expression, term);
        return term;
    }

    private LinearSum term(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> LinearSum.of(value);
            case Binary(var operator, var left, var right) -> binary(expression, operator, left, right);
            case Expression.Call(var function, var arguments) -> call(expression, function, arguments);
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                var holds = of(condition);
                var one = of(then);
                var other = of(otherwise);
                yield addPart(
                        expression,
                        part -> new Definition.LinearFormula(Formula.any(
                                Formula.all(holds, Formula.equal(part, one)),
                                Formula.all(Formula.not(holds), Formula.equal(part, other)))));
            }
            case Expression.Variable _, Expression.Element _, Expression.FloorPhi _, Expression.Aggregate _ ->
                throw inexpressible();
        };
    }

    private static LimitException inexpressible() {
        return new LimitException(Message.of("rocq.unsaid"));
    }

    private LinearSum binary(Expression expression, Operator operator, Expression left, Expression right) {
        var first = of(left);
        var second = of(right);
        return switch (operator) {
            case PLUS -> first.plus(second);
            case MINUS -> first.minus(second);
            case TIMES -> {
                if (!first.isConstant() && !second.isConstant()) throw inexpressible();
                yield first.isConstant() ? second.times(first.constant()) : first.times(second.constant());
            }
            case OVER -> quotient(left, right);
            case MOD -> first.minus(quotient(left, right).times(positive(second)));
            case XOR -> {
                if (system.base() != 2) throw inexpressible();
                var one = variable(left);
                var other = variable(right);
                yield addPart(expression, _ -> new Definition.NimSum(one, other));
            }
            case POWER -> {
                if (!first.isConstant()
                        || !second.isConstant()
                        || second.constant().signum() < 0
                        || second.constant().bitLength() > 6) throw inexpressible();
                yield LinearSum.of(first.constant().pow(second.constant().intValueExact()));
            }
        };
    }

    private static BigInteger positive(LinearSum divisor) {
        if (!divisor.isConstant() || divisor.constant().signum() <= 0) throw inexpressible();
        return divisor.constant();
    }

    private LinearSum quotient(Expression dividend, Expression divisor) {
        var quotient = new Binary(Operator.OVER, dividend, divisor);
        var before = sums.get(quotient);
        if (before != null) return before;
        var value = of(dividend);
        var by = positive(of(divisor));
        var named = addPart(
                quotient,
                part -> new Definition.LinearFormula(Formula.all(
                        Formula.atMost(part.times(by), value),
                        Formula.less(value, part.times(by).plus(LinearSum.of(by))))));
        sums.put(quotient, named);
        return named;
    }

    private String variable(Expression expression) {
        var term = of(expression);
        return term.isVariable()
                ? term.variables().iterator().next()
                : addPart(expression, part -> new Definition.LinearFormula(Formula.equal(part, term)))
                        .variables()
                        .iterator()
                        .next();
    }

    private LinearSum call(Expression call, Function function, List<Expression> arguments) {
        var values = arguments.stream().map(this::of).toList();
        return switch (function) {
            case MIN ->
                addPart(
                        call,
                        part -> extreme(
                                part,
                                values,
                                values.stream()
                                        .map(each -> Formula.atMost(part, each))
                                        .toList()));
            case MAX ->
                addPart(
                        call,
                        part -> extreme(
                                part,
                                values,
                                values.stream()
                                        .map(each -> Formula.atMost(each, part))
                                        .toList()));
            case ABS -> {
                var both = List.of(values.getFirst(), values.getFirst().times(-1));
                yield addPart(
                        call,
                        part -> extreme(
                                part,
                                both,
                                both.stream()
                                        .map(each -> Formula.atMost(each, part))
                                        .toList()));
            }
            default -> throw inexpressible();
        };
    }

    private static Definition extreme(LinearSum part, List<LinearSum> values, List<Formula> bounds) {
        var all = new ArrayList<>(bounds);
        all.add(new Formula.Any(
                values.stream().map(each -> Formula.equal(part, each)).toList()));
        return new Definition.LinearFormula(new Formula.All(all));
    }

    private LinearSum addPart(Expression value, java.util.function.Function<LinearSum, Definition> definition) {
        var name = "~t" + (parts.size() + 1);
        var part = LinearSum.of(name);
        parts.add(new Part(name, value, definition.apply(part)));
        return part;
    }

    private Formula of(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) -> {
                var first = of(left);
                var second = of(right);
                yield switch (relation) {
                    case EQUAL -> Formula.equal(first, second);
                    case UNEQUAL -> Formula.not(Formula.equal(first, second));
                    case LESS -> Formula.less(first, second);
                    case AT_MOST -> Formula.atMost(first, second);
                    case GREATER -> Formula.less(second, first);
                    case AT_LEAST -> Formula.atMost(second, first);
                };
            }
            case Condition.Membership(var expression, Amounts.Ranges(var ranges)) -> {
                var value = of(expression);
                yield new Formula.Any(
                        ranges.stream().map(range -> within(value, range)).toList());
            }
            case Condition.All(var conditions) ->
                new Formula.All(conditions.stream().map(this::of).toList());
            case Condition.Any(var conditions) ->
                new Formula.Any(conditions.stream().map(this::of).toList());
            case Condition.Not(var inner) -> Formula.not(of(inner));
            case Condition.Membership _, Condition.ForAll _ -> throw inexpressible();
        };
    }

    private static Formula within(LinearSum value, Amounts.Range range) {
        var above = Formula.atMost(LinearSum.of(range.from()), value);
        return range.to() == null ? above : Formula.all(above, Formula.atMost(value, LinearSum.of(range.to())));
    }

    /// @return whether some part is a nim-sum
    boolean needDigits() {
        return parts.stream().anyMatch(part -> part.definition instanceof Definition.NimSum);
    }

    /// @return the names of the parts, each after those of which it is made
    List<String> names() {
        return parts.stream().map(Part::name).toList();
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    /// @param order the variables, each in its place
    /// @return the parts as a formula of `Decide.v`; there is one at least
    String formulaText(List<String> order) {
        var formulas = parts.stream().map(part -> formula(part, order)).toList();
        var text = formulas.getLast();
        for (var formula : formulas.reversed().subList(1, formulas.size()))
            text = "And (" + formula + ")\n      (" + text + ")";
        return text;
    }

    private static String formula(Part part, List<String> order) {
        return switch (part.definition) {
            case Definition.LinearFormula(var formula) -> new RocqFormula(formula).formulaText(order);
            case Definition.NimSum(var first, var second) ->
                "Accepts nim_sums 2 "
                        + List.of(first, second, part.name).stream()
                                .map(name -> order.indexOf(name) + "%nat")
                                .collect(Collectors.joining("; ", "[", "]"));
        };
    }

    /// @return tactics after which each part is a number, with an equation that says what it is
    String facts(RocqNames names) {
        var integers = new IntegerText(names);
        var text = new StringBuilder();
        for (var part : parts) {
            var value = integers.of(part.value);
            switch (part.value) {
                case Binary(var operator, var left, var right)
                when operator == Operator.OVER ->
                    text.append("  pose proof (division (%s) (%s) ltac:(lia)).\n"
                            .formatted(integers.of(left), integers.of(right)));
                case Expression.Conditional(var condition, var then, var otherwise) ->
                    text.append("  pose proof (choice %s (%s) (%s) (%s) ltac:(lia)).\n"
                            .formatted(
                                    integers.bool(condition),
                                    integers.of(condition),
                                    integers.of(then),
                                    integers.of(otherwise)));
                default -> {}
            }
            var name = names.of(part.name);
            var natural = part.definition instanceof Definition.NimSum
                    ? "apply Z.lxor_nonneg; split; intros _; arithmetic"
                    : "arithmetic";
            text.append(
                    "  assert (exists %1$s : N, Z.of_N %1$s = %2$s) as (%1$s & E%1$s)\n    by (exists (Z.to_N (%2$s)); apply Z2N.id; %3$s).\n"
                            .formatted(name, value, natural));
        }
        return text.toString();
    }

    /// @return tactics that assert what the formula says about the numbers
    String meanings(List<String> order, RocqNames names) {
        var text = new StringBuilder();
        for (var part : parts)
            text.append(
                    switch (part.definition) {
                        case Definition.LinearFormula(var formula) ->
                            "  assert (%s) by arithmetic.\n"
                                    .formatted(meaning(new RocqFormula(formula).formula(), order, names));
                        case Definition.NimSum(var first, var second) ->
                            "  assert (accepted system nim_sums 2 [Z.of_N %s; Z.of_N %s; Z.of_N %s]) by (apply nim_sum_is; congruence).\n"
                                    .formatted(names.of(first), names.of(second), names.of(part.name));
                    });
        return text.toString();
    }

    private static String meaning(Formula formula, List<String> order, RocqNames names) {
        return switch (formula) {
            case Formula.All(var formulas) -> joined(formulas, " /\\ ", order, names);
            case Formula.Any(var formulas) -> joined(formulas, " \\/ ", order, names);
            case Formula.Not(var inner) -> "~ (" + meaning(inner, order, names) + ")";
            case Formula.AtMostZero _, Formula.IsZero _, Formula.Divisible _, Formula.Membership _ ->
                RocqFormula.meaning(formula, order, names);
            case Formula.Xor _,
                    Formula.Shift _,
                    Formula.LowestPart _,
                    Formula.LowestBit _,
                    Formula.Acceptance _,
                    Formula.Exists _ -> throw RocqFormula.refused(formula);
        };
    }

    private static String joined(List<Formula> formulas, String operator, List<String> order, RocqNames names) {
        return formulas.stream()
                .map(each -> "(" + meaning(each, order, names) + ")")
                .collect(Collectors.joining(operator));
    }
}
