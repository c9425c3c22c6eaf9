package grundy.contest.problem;

import grundy.contest.problem.CaseValue.Row;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.text.Message;
import grundy.value.NimField;
import grundy.value.NimField64;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.LongBinaryOperator;

/// The arithmetic of formulas: on whole numbers of any length, and on lists number by number.
public final class FormulaOperations {
    private static final BigInteger LARGEST_EXPONENT = BigInteger.valueOf(100_000);
    private static final int MOST_MARKS = 1_000_000;

    private FormulaOperations() {}

    /// The operators between two numbers.
    public enum Operator {
        PLUS,
        MINUS,
        TIMES,
        OVER,
        MOD,
        XOR,
        POWER,
        LESS,
        AT_MOST,
        EQUAL,
        UNEQUAL,
        AT_LEAST,
        GREATER
    }

    static boolean isTrue(CaseValue value) {
        return !(value instanceof WholeNumber number) || number.signum() != 0;
    }

    static WholeNumber truth(boolean holds) {
        return WholeNumber.of(holds ? 1 : 0);
    }

    static long small(CaseValue value) {
        if (value instanceof WholeNumber(long small, var large) && large == null) return small;
        throw new JudgeException(Message.of("judge.formula.not-small", "value", shortened(value)));
    }

    public static WholeNumber number(CaseValue value) {
        if (value instanceof WholeNumber number) return number;
        throw new JudgeException(Message.of("judge.formula.not-small", "value", shortened(value)));
    }

    static Row row(CaseValue value) {
        if (value instanceof Row row) return row;
        throw new JudgeException(Message.of("judge.formula.no-list", "value", shortened(value)));
    }

    public static String shortened(CaseValue value) {
        var text = value.toString();
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    static CaseValue apply(Operator operator, CaseValue left, CaseValue right) {
        if (left instanceof Row row && right instanceof Row other) return rows(operator, row, other);
        if (left instanceof Row row) return mapped(row, each -> apply(operator, WholeNumber.of(each), right));
        if (right instanceof Row row) return mapped(row, each -> apply(operator, left, WholeNumber.of(each)));
        var a = number(left);
        var b = number(right);
        if (a.large() == null && b.large() == null) {
            try {
                return WholeNumber.of(small(operator, a.small(), b.small()));
            } catch (ArithmeticException _) {
                // too large for a long, or not to be done at all
            }
        }
        return large(operator, a.big(), b.big());
    }

    private static Row rows(Operator operator, Row left, Row right) {
        if (left.numbers().length != right.numbers().length)
            throw new JudgeException(
                    Message.of("judge.formula.lengths", "one", left.numbers().length, "other", right.numbers().length));
        var result = new long[left.numbers().length];
        for (int i = 0; i < result.length; i++)
            result[i] = small(apply(operator, WholeNumber.of(left.numbers()[i]), WholeNumber.of(right.numbers()[i])));
        return new Row(result, left.width());
    }

    @FunctionalInterface
    interface NumberMapping {
        CaseValue of(long number);
    }

    static Row mapped(Row row, NumberMapping mapping) {
        var numbers = row.numbers();
        var result = new long[numbers.length];
        for (int i = 0; i < result.length; i++) result[i] = small(mapping.of(numbers[i]));
        return new Row(result, row.width());
    }

    private static long small(Operator operator, long a, long b) {
        return switch (operator) {
            case PLUS -> Math.addExact(a, b);
            case MINUS -> Math.subtractExact(a, b);
            case TIMES -> Math.multiplyExact(a, b);
            case OVER -> Math.floorDivExact(a, b);
            case MOD -> Math.floorMod(a, b);
            case XOR -> a ^ b;
            case POWER -> throw new ArithmeticException("long way");
            case LESS -> a < b ? 1 : 0;
            case AT_MOST -> a <= b ? 1 : 0;
            case EQUAL -> a == b ? 1 : 0;
            case UNEQUAL -> a != b ? 1 : 0;
            case AT_LEAST -> a >= b ? 1 : 0;
            case GREATER -> a > b ? 1 : 0;
        };
    }

    private static CaseValue large(Operator operator, BigInteger a, BigInteger b) {
        return switch (operator) {
            case PLUS -> WholeNumber.of(a.add(b));
            case MINUS -> WholeNumber.of(a.subtract(b));
            case TIMES -> WholeNumber.of(a.multiply(b));
            case OVER -> WholeNumber.of(divided(a, b)[0]);
            case MOD -> WholeNumber.of(divided(a, b)[1]);
            case XOR -> WholeNumber.of(a.xor(b));
            case POWER -> WholeNumber.of(power(a, b));
            case LESS -> truth(a.compareTo(b) < 0);
            case AT_MOST -> truth(a.compareTo(b) <= 0);
            case EQUAL -> truth(a.equals(b));
            case UNEQUAL -> truth(!a.equals(b));
            case AT_LEAST -> truth(a.compareTo(b) >= 0);
            case GREATER -> truth(a.compareTo(b) > 0);
        };
    }

    private static BigInteger power(BigInteger base, BigInteger exponent) {
        boolean grows = base.abs().bitLength() > 1;
        if (exponent.signum() < 0 || grows && exponent.compareTo(LARGEST_EXPONENT) > 0)
            throw new JudgeException(Message.of("judge.formula.exponent", "most", LARGEST_EXPONENT));
        return base.pow(grows || exponent.signum() == 0 ? exponent.intValueExact() : exponent.testBit(0) ? 1 : 2);
    }

    /// @return the quotient rounded down, and what is left
    private static BigInteger[] divided(BigInteger a, BigInteger b) {
        if (b.signum() == 0) throw new JudgeException(Message.of("judge.formula.zero"));
        var parts = a.divideAndRemainder(b);
        if (parts[1].signum() != 0 && parts[1].signum() != b.signum()) {
            parts[0] = parts[0].subtract(BigInteger.ONE);
            parts[1] = parts[1].add(b);
        }
        return parts;
    }

    /// @return the nim-sum of 0, 1, ..., n
    static long xorTo(long n) {
        if (n < 0) return 0;
        return switch ((int) (n & 3)) {
            case 0 -> n;
            case 1 -> 1;
            case 2 -> n + 1;
            default -> 0;
        };
    }

    static WholeNumber nimProduct(CaseValue a, CaseValue b) {
        var left = number(a);
        var right = number(b);
        if (left.signum() < 0 || right.signum() < 0)
            throw new JudgeException(Message.of("judge.formula.negative", "function", "nimproduct"));
        if (left.isWord() && right.isWord()) return WholeNumber.ofWord(NimField64.multiply(left.word(), right.word()));
        return WholeNumber.of(NimField.multiply(left.big(), right.big()));
    }

    static long fold(Row row, long start, LongBinaryOperator operator) {
        return Arrays.stream(row.numbers()).reduce(start, operator);
    }

    /// @return lengths of the runs of a character in a text
    static Row runs(String text, int character) {
        var lengths = new ArrayList<Long>();
        long length = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && text.charAt(i) == character) length++;
            else if (length > 0) {
                lengths.add(length);
                length = 0;
            }
        }
        return new Row(lengths.stream().mapToLong(Long::longValue).toArray(), 1);
    }

    /// @return a row of squares, `X` on those that are listed (from 1), `.` on the others
    static CaseValue.Text marks(Row squares, long size) {
        if (size < 0 || size > MOST_MARKS) throw new JudgeException(Message.of("judge.formula.index", "index", size));
        var marks = new char[(int) size];
        Arrays.fill(marks, '.');
        for (long square : squares.numbers()) {
            if (square < 1 || square > size)
                throw new JudgeException(Message.of("judge.formula.index", "index", square));
            marks[(int) square - 1] = 'X';
        }
        return new CaseValue.Text(new String(marks));
    }
}
