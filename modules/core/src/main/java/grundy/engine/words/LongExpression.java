package grundy.engine.words;

import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Function;
import grundy.rules.formula.Expression.Operator;
import java.util.List;
import java.util.function.LongBinaryOperator;

/// An expression of the rule language in 64-bit arithmetic. It gives the exact value or throws {@link
/// ArithmeticException}: where a value does not fit in 64 bits, and where there is none, as in a division by zero.
@FunctionalInterface
interface LongExpression {
    LongExpression ZERO = new Constant(0);

    /// @param letters the values of the coordinates, then those of the fresh letters
    long at(long[] letters);

    record Constant(long value) implements LongExpression {
        @Override
        public long at(long[] letters) {
            return value;
        }
    }

    /// A letter plus a constant: what most coordinates of most moves are.
    record Shifted(int letter, long add) implements LongExpression {
        @Override
        public long at(long[] letters) {
            return Math.addExact(letters[letter], add);
        }
    }

    /// @param names of the letters, in the order of their values
    /// @throws UnfitException if the expression cannot be done in 64-bit arithmetic
    static LongExpression of(Expression expression, List<String> names) {
        return switch (expression) {
            case Expression.Number(var value) when value.bitLength() < Long.SIZE -> new Constant(value.longValue());
            case Expression.Variable(var name) -> new Shifted(position(name, names), 0);
            case Expression.Binary(var operator, var left, var right) ->
                binary(operator, of(left, names), of(right, names));
            case Expression.Call(var function, var arguments) ->
                call(
                        function,
                        arguments.stream().map(argument -> of(argument, names)).toArray(LongExpression[]::new));
            case Expression.Conditional(var condition, var then, var otherwise) -> {
                var test = LongCondition.of(condition, names);
                var first = of(then, names);
                var second = of(otherwise, names);
                yield letters -> (test.holds(letters) ? first : second).at(letters);
            }
            case Expression.Number _, Expression.Element _, Expression.FloorPhi _, Expression.Aggregate _ ->
                throw new UnfitException(expression);
        };
    }

    private static int position(String name, List<String> names) {
        int position = names.indexOf(name);
        if (position < 0) throw new UnfitException(name);
        return position;
    }

    static LongExpression binary(Operator operator, LongExpression left, LongExpression right) {
        return switch (operator) {
            case PLUS -> plus(left, right);
            case MINUS -> minus(left, right);
            case TIMES -> folded(left, right, Math::multiplyExact);
            case OVER -> folded(left, right, Math::floorDivExact);
            case MOD -> folded(left, right, Math::floorMod);
            case XOR -> folded(left, right, (a, b) -> a ^ b);
            case POWER -> folded(left, right, LongExpression::power);
        };
    }

    private static LongExpression plus(LongExpression left, LongExpression right) {
        if (left instanceof Shifted(int letter, long add) && right instanceof Constant(long more))
            return new Shifted(letter, Math.addExact(add, more));
        if (left instanceof Constant && right instanceof Shifted) return plus(right, left);
        return folded(left, right, Math::addExact);
    }

    private static LongExpression minus(LongExpression left, LongExpression right) {
        if (left instanceof Shifted(int letter, long add) && right instanceof Constant(long less))
            return new Shifted(letter, Math.subtractExact(add, less));
        return folded(left, right, Math::subtractExact);
    }

    /// Does now what needs no letters; an operation that fails is left to be done where the rules would do it.
    private static LongExpression folded(LongExpression left, LongExpression right, LongBinaryOperator operation) {
        LongExpression later = letters -> operation.applyAsLong(left.at(letters), right.at(letters));
        if (!(left instanceof Constant(long a) && right instanceof Constant(long b))) return later;
        try {
            return new Constant(operation.applyAsLong(a, b));
        } catch (ArithmeticException _) {
            return later;
        }
    }

    private static long power(long base, long exponent) {
        if (exponent < 0 || exponent > Long.SIZE) throw new ArithmeticException("exponent");
        long power = 1;
        for (long i = exponent; i > 0; i--) power = Math.multiplyExact(power, base);
        return power;
    }

    private static LongExpression call(Function function, LongExpression[] arguments) {
        var first = arguments[0];
        return switch (function) {
            case MIN -> folded(arguments, Math::min);
            case MAX -> folded(arguments, Math::max);
            case XOR -> folded(arguments, (a, b) -> a ^ b);
            case SUM -> folded(arguments, Math::addExact);
            case GCD -> folded(arguments, LongExpression::gcd);
            case ABS -> letters -> Math.absExact(first.at(letters));
            case FLOOR -> first;
            case SQRT -> letters -> squareRoot(first.at(letters));
            case ONES -> letters -> Long.bitCount(nonnegative(first.at(letters)));
            case BITS -> letters -> Long.SIZE - Long.numberOfLeadingZeros(nonnegative(first.at(letters)));
            case TWOS -> letters -> Long.numberOfTrailingZeros(positive(first.at(letters)));
            case FACTORS, VALUATION, ZECKENDORF, MEX, NIMPRODUCT, LENGTH, COUNT -> throw new UnfitException(function);
        };
    }

    private static LongExpression folded(LongExpression[] arguments, LongBinaryOperator operation) {
        var total = arguments[0];
        for (int i = 1; i < arguments.length; i++) total = folded(total, arguments[i], operation);
        return total;
    }

    private static long gcd(long a, long b) {
        long x = Math.absExact(a);
        long y = Math.absExact(b);
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    /// floor(sqrt(n)). The double is only where the search begins: integers decide.
    static long squareRoot(long n) {
        long root = (long) Math.sqrt((double) nonnegative(n));
        while (root > 3037000499L || root * root > n) root--;
        while (root < 3037000499L && (root + 1) * (root + 1) <= n) root++;
        return root;
    }

    private static long nonnegative(long value) {
        if (value < 0) throw new ArithmeticException("negative");
        return value;
    }

    private static long positive(long value) {
        if (value <= 0) throw new ArithmeticException("not positive");
        return value;
    }
}
