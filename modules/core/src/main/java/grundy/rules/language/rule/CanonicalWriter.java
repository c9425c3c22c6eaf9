package grundy.rules.language.rule;

import grundy.limit.Checkpoint;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes one alternative in a form that does not depend on how its sums and comparisons were written: see {@link
/// CanonicalMoves}.
final class CanonicalWriter {
    static final String WHERE = " where ";
    private static final Set<Function> SYMMETRIC = Set.of(
            Function.MIN, Function.MAX, Function.GCD, Function.XOR, Function.SUM, Function.MEX, Function.NIMPRODUCT);
    private static final Set<Operator> COMMUTES = Set.of(Operator.PLUS, Operator.TIMES, Operator.XOR);

    /// Of a number that is written in base 10.
    private static final int MOST_BITS = 1 << 12;

    private final Map<String, String> names;

    /// @param names what coordinates and fresh letters are called; other names stay
    CanonicalWriter(Map<String, String> names) {
        this.names = names;
    }

    String alternative(RuleTree.Alternative alternative) {
        var parts = IntStream.range(0, alternative.parts().size())
                .mapToObj(i ->
                        target(alternative.parts().get(i), alternative.times().get(i)))
                .sorted()
                .collect(Collectors.joining(" + "));
        var holdAnyway = new HashSet<String>();
        alternative.parts().forEach(part -> part.forEach(expression -> holdAnyway.add(sum(expression) + " >= 0")));
        names.values().stream().filter(name -> name.startsWith("?")).forEach(name -> {
            holdAnyway.add(name + " >= 0");
            holdAnyway.add(name + " - 1 >= 0");
        });
        names.values().stream().filter(name -> name.startsWith("#")).forEach(name -> holdAnyway.add(name + " >= 0"));
        holdAnyway.add("true");
        var conditions = new TreeSet<String>();
        conjuncts(alternative.where(), conditions);
        conditions.removeAll(holdAnyway);
        return conditions.isEmpty() ? parts : parts + WHERE + String.join(" and ", conditions);
    }

    /// @param condition in the form in which this class writes one
    static String withCondition(String alternative, String condition) {
        int where = alternative.indexOf(WHERE);
        if (where < 0) return alternative + WHERE + condition;
        var conditions = new TreeSet<>(
                List.of(alternative.substring(where + WHERE.length()).split(" and ")));
        conditions.add(condition);
        return alternative.substring(0, where) + WHERE + String.join(" and ", conditions);
    }

    private String target(List<Expression> part, RuleTree.Times times) {
        var text =
                part.stream().map(expression -> sum(expression).toString()).collect(Collectors.joining(", ", "(", ")"));
        return switch (times) {
            case RuleTree.Times.Once _ -> text;
            case RuleTree.Times.Count(var count) -> "[" + sum(count) + "] * " + text;
            case RuleTree.Times.UpTo(var last) -> text + " .. (" + sum(last) + ")";
        };
    }

    private void conjuncts(Condition condition, Set<String> found) {
        if (condition instanceof Condition.All(var inner)) inner.forEach(member -> conjuncts(member, found));
        else found.add(conditionText(condition));
    }

    private String conditionText(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) -> compared(relation, sum(left), sum(right));
            case Condition.Membership(var expression, var amounts) -> sum(expression) + " in " + amounts;
            case Condition.All _ -> {
                var inner = new TreeSet<String>();
                conjuncts(condition, inner);
                inner.remove("true");
                yield inner.isEmpty() ? "true" : inner.stream().collect(Collectors.joining(" and ", "(", ")"));
            }
            case Condition.Any(var conditions) ->
                conditions.stream()
                        .map(this::conditionText)
                        .sorted()
                        .distinct()
                        .collect(Collectors.joining(" or ", "(", ")"));
            case Condition.Not(var inner) -> "not " + conditionText(inner);
            case Condition.ForAll _ -> condition.toString();
        };
    }

    private static String compared(Relation relation, TermSum left, TermSum right) {
        return switch (relation) {
            case AT_LEAST -> sign(left.minus(right));
            case AT_MOST -> sign(right.minus(left));
            case GREATER -> sign(left.minus(right).plus(BigInteger.ONE.negate()));
            case LESS -> sign(right.minus(left).plus(BigInteger.ONE.negate()));
            case EQUAL -> left.minus(right).withoutSign() + " == 0";
            case UNEQUAL -> left.minus(right).withoutSign() + " != 0";
        };
    }

    private static String sign(TermSum sum) {
        return sum.terms.isEmpty() && sum.constant.signum() >= 0 ? "true" : sum + " >= 0";
    }

    /// Long numbers are written in base 16: base 10 takes a hundred times as long.
    ///
    /// @return a number without its sign
    static String digits(BigInteger number) {
        if (number.bitLength() <= MOST_BITS) return number.abs().toString();
        Checkpoint.look();
        return "0x" + number.abs().toString(16);
    }

    /// A sum of whole multiples of terms.
    ///
    /// @param terms without zeros, by the way they are written
    private record TermSum(TreeMap<String, BigInteger> terms, BigInteger constant) {
        static TermSum of(BigInteger constant) {
            return new TermSum(new TreeMap<>(), constant);
        }

        static TermSum of(String term) {
            return new TermSum(new TreeMap<>(Map.of(term, BigInteger.ONE)), BigInteger.ZERO);
        }

        TermSum plus(BigInteger number) {
            return new TermSum(terms, constant.add(number));
        }

        TermSum plus(TermSum other) {
            var all = new TreeMap<>(terms);
            other.terms.forEach((term, factor) -> all.merge(term, factor, BigInteger::add));
            all.values().removeIf(factor -> factor.signum() == 0);
            return new TermSum(all, constant.add(other.constant));
        }

        TermSum times(BigInteger factor) {
            if (factor.signum() == 0) return of(BigInteger.ZERO);
            var all = new TreeMap<>(terms);
            all.replaceAll((_, old) -> old.multiply(factor));
            return new TermSum(all, constant.multiply(factor));
        }

        TermSum minus(TermSum other) {
            return plus(other.times(BigInteger.ONE.negate()));
        }

        /// @return the text without a sign, which a sum and its negative share
        String withoutSign() {
            var negative = times(BigInteger.ONE.negate()).toString();
            return toString().compareTo(negative) <= 0 ? toString() : negative;
        }

        @Override
        public String toString() {
            var text = new StringBuilder();
            terms.forEach((term, factor) ->
                    append(text, factor, factor.abs().equals(BigInteger.ONE) ? term : digits(factor) + "*" + term));
            if (constant.signum() != 0 || terms.isEmpty()) append(text, constant, digits(constant));
            return text.toString();
        }

        private static void append(StringBuilder text, BigInteger sign, String term) {
            if (text.isEmpty()) text.append(sign.signum() < 0 ? "-" : "").append(term);
            else text.append(sign.signum() < 0 ? " - " : " + ").append(term);
        }
    }

    private TermSum sum(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> TermSum.of(value);
            case Expression.Variable(var name) -> TermSum.of(names.getOrDefault(name, name));
            case Expression.Binary(var operator, var left, var right) -> binary(operator, sum(left), sum(right));
            case Expression.Call(var function, var arguments) -> TermSum.of(call(function, arguments));
            case Expression.FloorPhi(var argument) -> TermSum.of("floor(phi*(" + sum(argument) + "))");
            case Expression.Conditional(var condition, var then, var otherwise) ->
                TermSum.of("(" + sum(then) + " if " + conditionText(condition) + " else " + sum(otherwise) + ")");
            case Expression.Element _, Expression.Aggregate _ -> TermSum.of(expression.toString());
        };
    }

    private static TermSum binary(Operator operator, TermSum left, TermSum right) {
        return switch (operator) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> {
                if (left.terms.isEmpty()) yield right.times(left.constant);
                if (right.terms.isEmpty()) yield left.times(right.constant);
                yield TermSum.of(operands(operator, left, right));
            }
            case OVER, MOD, XOR, POWER -> TermSum.of(operands(operator, left, right));
        };
    }

    private static String operands(Operator operator, TermSum left, TermSum right) {
        var first = "(" + left + ")";
        var second = "(" + right + ")";
        boolean swap = COMMUTES.contains(operator) && first.compareTo(second) > 0;
        return "[" + (swap ? second : first) + " " + operator.symbol() + " " + (swap ? first : second) + "]";
    }

    private String call(Function function, List<Expression> arguments) {
        if (function == Function.ABS) return "abs(" + sum(arguments.getFirst()).withoutSign() + ")";
        var texts = arguments.stream().map(argument -> sum(argument).toString());
        return function
                + (SYMMETRIC.contains(function) ? texts.sorted() : texts).collect(Collectors.joining(", ", "(", ")"));
    }
}
