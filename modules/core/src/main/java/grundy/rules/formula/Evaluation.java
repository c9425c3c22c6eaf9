package grundy.rules.formula;

import grundy.limit.Checkpoint;
import grundy.rules.formula.Expression.Function;
import grundy.text.Message;
import grundy.value.NimField;
import grundy.value.Zeckendorf;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Evaluates expressions and conditions exactly, on integers of up to {@link #MOST_BITS} binary digits: what would be
/// longer is refused before it is worked out.
public final class Evaluation {
    /// Three times as many as the longest number that can be written in rules or positions has. A product of such
    /// numbers takes some milliseconds.
    public static final int MOST_BITS = 1 << 20;

    /// Arithmetic with longer numbers is slow.
    private static final int SHORT_BITS = 1 << 12;

    private static final int LONGEST_SHOWN = 60;
    private final Map<String, BigInteger> numbers;
    private final Map<String, List<BigInteger>> lists;

    /// A number would be too long to go on with.
    public static final class LongNumberException extends ArithmeticException {
        private static final long serialVersionUID = 1L;

        private LongNumberException() {
            super("A number would have more than " + MOST_BITS + " binary digits");
        }
    }

    /// An operation is not defined for its numbers, or a name stands for none.
    public static final class UndefinedException extends ArithmeticException {
        private static final long serialVersionUID = 1L;

        private final transient Message explanation;

        private UndefinedException(Message explanation) {
            super(explanation.toString());
            this.explanation = explanation;
        }

        /// @return a message that says which arithmetic failed, and for which numbers
        public Message explanation() {
            return explanation;
        }
    }

    /// @param fault that an evaluation has thrown
    /// @return an explanation of the fault, as a sentence
    public static Message explanation(ArithmeticException fault) {
        if (fault instanceof LongNumberException) return Message.of("rules.long-constant", "bits", MOST_BITS);
        var problem = fault instanceof UndefinedException undefined
                ? undefined.explanation()
                : Message.of("rules.undefined.other");
        return Message.of("rules.senseless-constant", "problem", problem);
    }

    private static UndefinedException undefined(String function, BigInteger number, int least) {
        return new UndefinedException(Message.of(
                "rules.undefined.argument", "function", function, "least", least, "number", shortNumber(number)));
    }

    private static String shortNumber(BigInteger number) {
        var text = isLong(number) ? "" : number.toString();
        return text.isEmpty() || text.length() > LONGEST_SHOWN ? "(" + number.bitLength() + " bits)" : text;
    }

    private Evaluation(Map<String, BigInteger> numbers, Map<String, List<BigInteger>> lists) {
        this.numbers = numbers;
        this.lists = lists;
    }

    /// @param values of the names, in the same order
    public static Evaluation of(List<String> names, List<BigInteger> values) {
        var numbers = new HashMap<String, BigInteger>();
        for (int i = 0; i < names.size(); i++) numbers.put(names.get(i), values.get(i));
        return new Evaluation(numbers, Map.of());
    }

    /// @param name of a list whose elements are `name[1]`, `name[2]`, ...
    public static Evaluation ofList(String name, List<BigInteger> elements, Map<String, BigInteger> parameters) {
        return new Evaluation(new HashMap<>(parameters), Map.of(name, elements));
    }

    /// @return this evaluation with one more name, or another value for one
    public Evaluation with(String name, BigInteger value) {
        var more = new HashMap<>(numbers);
        more.put(name, value);
        return new Evaluation(more, lists);
    }

    /// @throws ArithmeticException on division by zero, a root or logarithm that does not exist, a negative
    ///     exponent, a number that is too long
    public BigInteger value(Expression expression) {
        return switch (expression) {
            case Expression.Number(var value) -> value;
            case Expression.Variable(var name) -> number(name);
            case Expression.Element(var name, var index) -> element(name, value(index));
            case Expression.Binary(var operator, var left, var right) -> binary(operator, value(left), value(right));
            case Expression.Call(var function, var arguments) -> call(function, arguments);
            case Expression.FloorPhi(var argument) -> floorPhi(value(argument));
            case Expression.Aggregate aggregate -> aggregate(aggregate);
            case Expression.Conditional(var condition, var then, var otherwise) ->
                value(holds(condition) ? then : otherwise);
        };
    }

    /// @return whether the condition is true
    /// @throws ArithmeticException as {@link #value} does
    public boolean holds(Condition condition) {
        return switch (condition) {
            case Condition.Comparison(var relation, var left, var right) -> {
                int sign = value(left).compareTo(value(right));
                yield switch (relation) {
                    case EQUAL -> sign == 0;
                    case UNEQUAL -> sign != 0;
                    case LESS -> sign < 0;
                    case AT_MOST -> sign <= 0;
                    case GREATER -> sign > 0;
                    case AT_LEAST -> sign >= 0;
                };
            }
            case Condition.Membership(var expression, var amounts) -> {
                var value = value(expression);
                yield value.signum() >= 0 && AmountSets.contains(amounts, value, value);
            }
            case Condition.All(var conditions) -> conditions.stream().allMatch(this::holds);
            case Condition.Any(var conditions) -> conditions.stream().anyMatch(this::holds);
            case Condition.Not(var inner) -> !holds(inner);
            case Condition.ForAll(var body, var index, var where) ->
                over(index, where).allMatch(inner -> inner.holds(body));
        };
    }

    private BigInteger number(String name) {
        var value = numbers.get(name);
        if (value == null) throw new UndefinedException(Message.of("rules.undefined.name", "name", name));
        return value;
    }

    private BigInteger element(String name, BigInteger index) {
        var list = lists.get(name);
        if (list == null) throw new UndefinedException(Message.of("rules.undefined.list", "name", name));
        boolean inside = index.signum() > 0 && index.compareTo(BigInteger.valueOf(list.size())) <= 0;
        return inside ? list.get(index.intValueExact() - 1) : BigInteger.ZERO;
    }

    private static BigInteger binary(Expression.Operator operator, BigInteger left, BigInteger right) {
        return switch (operator) {
            case PLUS -> requireShort(left.add(right));
            case MINUS -> requireShort(left.subtract(right));
            case TIMES -> product(left, right);
            case OVER -> floorDivide(left, right);
            case MOD -> left.subtract(floorDivide(left, right).multiply(right));
            case XOR -> left.xor(right);
            case POWER -> power(left, right);
        };
    }

    private static BigInteger power(BigInteger base, BigInteger exponent) {
        if (exponent.signum() < 0)
            throw new UndefinedException(Message.of("rules.undefined.exponent", "number", shortNumber(exponent)));
        // A number of b bits is at least 2^(b - 1), and 0, 1 and -1 need the exponent's last bit only.
        long least = base.abs().bitLength() - 1L;
        if (least <= 0) return base.pow(exponent.signum() == 0 ? 0 : exponent.testBit(0) ? 1 : 2);
        if (exponent.bitLength() >= Integer.SIZE || least * exponent.intValueExact() >= MOST_BITS)
            throw new LongNumberException();
        return requireShort(base.pow(exponent.intValueExact()));
    }

    /// @throws ArithmeticException if it has more than {@link #MOST_BITS} binary digits
    static BigInteger product(BigInteger left, BigInteger right) {
        if (left.bitLength() + (long) right.bitLength() > MOST_BITS + 1L) throw new LongNumberException();
        return requireShort(left.multiply(right));
    }

    private static BigInteger requireShort(BigInteger number) {
        if (number.bitLength() > MOST_BITS) throw new LongNumberException();
        if (isLong(number)) Checkpoint.look();
        return number;
    }

    /// @return whether arithmetic with it may take more than some microseconds
    public static boolean isLong(BigInteger number) {
        return number.bitLength() > SHORT_BITS;
    }

    private static BigInteger floorDivide(BigInteger left, BigInteger right) {
        if (right.signum() == 0) throw new UndefinedException(Message.of("rules.undefined.division"));
        var parts = left.divideAndRemainder(right);
        return parts[1].signum() != 0 && parts[1].signum() != right.signum()
                ? parts[0].subtract(BigInteger.ONE)
                : parts[0];
    }

    private BigInteger call(Function function, List<Expression> arguments) {
        if (function == Function.LENGTH) return length(arguments.getFirst());
        var values = arguments.stream().map(this::value).toList();
        var first = values.getFirst();
        if (isLong(first)) Checkpoint.look();
        return switch (function) {
            case MIN, MAX, XOR, SUM -> fold(function, values.stream());
            case ABS -> first.abs();
            case FLOOR -> first;
            case SQRT -> {
                if (first.signum() < 0) throw undefined("sqrt", first, 0);
                yield first.sqrt();
            }
            case GCD -> gcd(first, values.get(1));
            case ONES -> BigInteger.valueOf(first.bitCount());
            case TWOS -> {
                if (first.signum() <= 0) throw undefined("twos", first, 1);
                yield BigInteger.valueOf(first.getLowestSetBit());
            }
            case VALUATION -> valuation(first, values.get(1));
            case ZECKENDORF -> {
                if (first.signum() <= 0) throw undefined("zeckendorf", first, 1);
                yield Zeckendorf.of(first).smallest();
            }
            case FACTORS -> BigInteger.valueOf(primeFactors(first));
            case BITS -> BigInteger.valueOf(first.bitLength());
            case MEX -> mex(values);
            case NIMPRODUCT -> nimProduct(first, values.get(1));
            case LENGTH, COUNT -> throw new AssertionError(function + " is not worked out from numbers");
        };
    }

    private BigInteger length(Expression argument) {
        if (argument instanceof Expression.Variable(var name) && lists.get(name) instanceof List<BigInteger> list)
            return BigInteger.valueOf(list.size());
        throw new UndefinedException(Message.of("rules.undefined.list", "name", "length"));
    }

    private static UndefinedException empty(Function function) {
        return new UndefinedException(
                Message.of("rules.undefined.empty", "function", function.name().toLowerCase(Locale.ROOT)));
    }

    private static BigInteger fold(Function function, Stream<BigInteger> values) {
        return switch (function) {
            case MIN -> values.min(BigInteger::compareTo).orElseThrow(() -> empty(function));
            case MAX -> values.max(BigInteger::compareTo).orElseThrow(() -> empty(function));
            case XOR -> values.reduce(BigInteger.ZERO, BigInteger::xor);
            default -> requireShort(values.reduce(BigInteger.ZERO, (BinaryOperator<BigInteger>) BigInteger::add));
        };
    }

    /// Euclid's algorithm, which can be stopped, as long as the numbers are long.
    private static BigInteger gcd(BigInteger a, BigInteger b) {
        var one = a;
        var other = b;
        while (isLong(one) && isLong(other)) {
            Checkpoint.step();
            var rest = one.mod(other.abs());
            one = other;
            other = rest;
        }
        return one.gcd(other);
    }

    private static BigInteger nimProduct(BigInteger a, BigInteger b) {
        if (a.signum() < 0 || b.signum() < 0) throw undefined("nimproduct", a.min(b), 0);
        return NimField.multiply(a, b);
    }

    private static BigInteger mex(List<BigInteger> values) {
        var mex = BigInteger.ZERO;
        while (values.contains(mex)) mex = mex.add(BigInteger.ONE);
        return mex;
    }

    private static BigInteger valuation(BigInteger number, BigInteger base) {
        if (number.signum() <= 0) throw undefined("valuation", number, 1);
        if (base.compareTo(BigInteger.TWO) < 0) throw undefined("valuation", base, 2);
        int exponent = 0;
        for (var parts = number.divideAndRemainder(base);
                parts[1].signum() == 0;
                parts = parts[0].divideAndRemainder(base)) {
            Checkpoint.step();
            exponent++;
        }
        return BigInteger.valueOf(exponent);
    }

    /// By trial division: meant for numbers below 10^12 or so.
    private static int primeFactors(BigInteger number) {
        if (number.signum() <= 0) throw undefined("factors", number, 1);
        if (number.bitLength() >= Long.SIZE)
            throw new UndefinedException(Message.of("rules.undefined.factors", "number", shortNumber(number)));
        long rest = number.longValueExact();
        int count = 0;
        for (long divisor = 2; divisor <= rest / divisor; divisor++) {
            Checkpoint.step();
            for (; rest % divisor == 0; rest /= divisor) count++;
        }
        return rest > 1 ? count + 1 : count;
    }

    /// floor(k * phi) = floor((k + floor(sqrt(5 k^2))) / 2), exact: k*sqrt(5) is never an integer for k > 0, and
    /// taking the floor inside does not change the floor of the half.
    private static BigInteger floorPhi(BigInteger k) {
        if (k.signum() < 0) throw undefined("floor", k, 0);
        return k.add(BigInteger.valueOf(5).multiply(k.multiply(k)).sqrt()).shiftRight(1);
    }

    private BigInteger aggregate(Expression.Aggregate aggregate) {
        var values = over(aggregate.index(), aggregate.where()).map(inner -> inner.value(aggregate.body()));
        return aggregate.function() == Function.COUNT
                ? BigInteger.valueOf(values.count())
                : fold(aggregate.function(), values);
    }

    private Stream<Evaluation> over(String index, Condition where) {
        int length = lists.values().stream().mapToInt(List::size).max().orElse(0);
        return IntStream.rangeClosed(1, length)
                .mapToObj(i -> with(index, BigInteger.valueOf(i)))
                .filter(inner -> inner.holds(where));
    }
}
