package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.SketchStep;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Bounds the numbers that a formula may be given, so that nothing on the way to its value needs more
/// than 64 bits with a sign.
final class NumberBounds {
    /// The bounds that are tried, the greatest first.
    private static final List<BigInteger> CANDIDATES = List.of(
            new BigInteger("4000000000000000000"),
            BigInteger.TEN.pow(18),
            BigInteger.TEN.pow(17),
            BigInteger.TEN.pow(16),
            BigInteger.TEN.pow(15),
            BigInteger.TEN.pow(12),
            BigInteger.valueOf(4_000_000_000L),
            BigInteger.valueOf(2_000_000_000L),
            BigInteger.TEN.pow(9),
            BigInteger.TEN.pow(6),
            BigInteger.TEN.pow(3));

    private static final BigInteger WORD = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger BITS = BigInteger.valueOf(Long.SIZE);

    /// A list is not longer than this.
    private static final BigInteger LONGEST = BigInteger.TEN.pow(6);

    /// Prime factors are found by division up to the root.
    private static final BigInteger MOST_FACTORED = BigInteger.TEN.pow(15);

    private static final BigInteger HALF_WORD = BigInteger.ONE.shiftLeft(32);

    private final BigInteger most;
    private final Map<String, BigInteger> names;

    private NumberBounds(BigInteger most, Map<String, BigInteger> names) {
        this.most = most;
        this.names = names;
    }

    /// A number on the way has more than 64 bits.
    private static final class OverflowException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OverflowException() {
            super(null, null, false, false);
        }
    }

    /// @param steps of a function that consists of choices and returns
    /// @return the largest numbers it may be given; at least 1000, or nothing less is known to be safe
    /// @throws grundy.limit.LimitException if even small numbers may overflow
    static BigInteger of(List<SketchStep> steps) {
        for (var candidate : CANDIDATES)
            try {
                new NumberBounds(candidate, Map.of()).check(steps);
                return candidate;
            } catch (OverflowException _) {
                // the next one is smaller
            }
        throw new LimitException(Message.of("emit.large-numbers"));
    }

    private void check(List<SketchStep> steps) {
        for (var step : steps)
            switch (step) {
                case SketchStep.Return(var value) -> of(value);
                case SketchStep.If(var condition, var then, var otherwise) -> {
                    of(condition);
                    check(then);
                    check(otherwise);
                }
                case SketchStep.Note _ -> {}
                case SketchStep.PlainStep _,
                        SketchStep.Declare _,
                        SketchStep.For _,
                        SketchStep.Each _,
                        SketchStep.PrintOutcome _,
                        SketchStep.ReadStep _,
                        SketchStep.ReadUntil _ ->
                    throw new AssertionError("A closed form has choices and returns only, not " + step);
            }
    }

    private static BigInteger fit(BigInteger number) {
        if (number.compareTo(WORD) > 0) throw new OverflowException();
        return number;
    }

    /// @return the greatest that the value can be, its sign apart
    private BigInteger of(CaseFormula formula) {
        return switch (formula) {
            case CaseFormula.Literal(CaseValue.WholeNumber number) ->
                fit(number.big().abs());
            case CaseFormula.Literal _ -> BigInteger.ZERO;
            case CaseFormula.Name(var name) -> names.getOrDefault(name, most);
            case CaseFormula.Element(var _, var index) -> {
                of(index);
                yield most;
            }
            case CaseFormula.Binary(var operator, var left, var right) -> fit(binary(operator, left, right));
            case CaseFormula.And(var left, var right) -> of(left).max(of(right));
            case CaseFormula.Or(var left, var right) -> of(left).max(of(right));
            case CaseFormula.Not(var inner) -> of(inner);
            case CaseFormula.Membership(var element, var members) -> {
                members.forEach(this::of);
                yield of(element);
            }
            case CaseFormula.Comprehension(var body, var index, var from, var to, var where) -> {
                var inner = new HashMap<>(names);
                inner.put(index, LONGEST);
                var within = new NumberBounds(most, inner);
                within.of(from);
                within.of(to);
                if (where != null) within.of(where);
                yield within.of(body);
            }
            case CaseFormula.Call(var function, var arguments) -> fit(call(function, arguments));
        };
    }

    private BigInteger binary(Operator operator, CaseFormula left, CaseFormula right) {
        if (operator == Operator.POWER) return power(left, right);
        var a = of(left);
        var b = of(right);
        return switch (operator) {
            case PLUS, MINUS -> a.add(b);
            case TIMES -> a.multiply(b);
            case OVER -> right instanceof CaseFormula.Literal && b.signum() > 0 ? a.divide(b) : a;
            // between the remainder and the sum of two of them, as a remainder of a negative number is found
            case MOD -> b.add(b);
            case XOR -> BigInteger.ONE.shiftLeft(a.max(b).bitLength()).subtract(BigInteger.ONE);
            default -> BigInteger.ONE;
        };
    }

    /// 2 to the exponent of 2 in a number is at most that number.
    private BigInteger power(CaseFormula base, CaseFormula exponent) {
        if (!(base instanceof CaseFormula.Literal(CaseValue.WholeNumber two))
                || !two.big().equals(BigInteger.TWO)) throw new OverflowException();
        return switch (exponent) {
            case CaseFormula.Call(var function, var arguments) when function.equals("twos") -> of(arguments.getFirst());
            case CaseFormula.Binary(var operator, var left, CaseFormula.Literal(CaseValue.WholeNumber more))
            when operator == Operator.PLUS && more.big().bitLength() < 6 ->
                fit(power(base, left).shiftLeft(more.big().intValue()));
            case CaseFormula.Literal(CaseValue.WholeNumber fixed)
            when fixed.big().bitLength() < 7 ->
                BigInteger.ONE.shiftLeft(fixed.big().intValue());
            default -> throw new OverflowException();
        };
    }

    private BigInteger call(String function, List<CaseFormula> arguments) {
        var sizes = arguments.stream().map(this::of).toList();
        var largest = sizes.stream().reduce(BigInteger.ZERO, BigInteger::max);
        return switch (function) {
            case "twos", "ones", "bits", "valuation" -> BITS;
            case "factors" -> largest.compareTo(MOST_FACTORED) > 0 ? WORD.add(BigInteger.ONE) : BITS;
            case "floorphi" -> largest.shiftLeft(1).subtract(largest.divide(BigInteger.valueOf(3)));
            // floor(n sqrt c) <= n (c + 1) / 2
            case "floorroot" ->
                sizes.get(0).bitLength()
                                        + sizes.get(0).bitLength()
                                        + sizes.get(1).bitLength()
                                > 125
                        ? WORD.add(BigInteger.ONE)
                        : sizes.get(0)
                                .multiply(sizes.get(1).add(BigInteger.ONE))
                                .shiftRight(1);
            case "nimproduct" ->
                largest.compareTo(HALF_WORD) < 0 ? HALF_WORD.subtract(BigInteger.ONE) : WORD.add(BigInteger.ONE);
            case "nimsum" -> BigInteger.ONE.shiftLeft(largest.bitLength()).subtract(BigInteger.ONE);
            case "sum" -> largest.multiply(LONGEST);
            case "length" -> LONGEST;
            case "true", "false" -> BigInteger.ONE;
            case "floormod", "floordiv" -> largest.add(largest);
            default -> largest;
        };
    }
}
