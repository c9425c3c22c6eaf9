package grundy.pattern;

import grundy.pattern.FittingFormula.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A function of a heap that tables are compared with: bits, divisors, roots.
///
/// @param text the function in the language of claims, the heap standing as `X`
/// @param kind {@link Kind#RULER} if its values lie like the marks of a ruler
/// @param least the least number for which there is a value: 0 or 1
/// @param value for numbers from there on
record HeapFunction(String text, Kind kind, int least, NumberFunction value) {
    private static final int LARGEST_BASE = 10;

    @FunctionalInterface
    interface NumberFunction {
        long at(long number);
    }

    private static final Pattern ATOM = Pattern.compile("X|[a-z]+\\([^()]*\\)|\\([^()]*\\)");

    /// In the order of simplicity.
    static final List<HeapFunction> ALL = all();

    private static List<HeapFunction> all() {
        var all = new ArrayList<HeapFunction>();
        all.add(new HeapFunction("X", Kind.BITS, 0, n -> n));
        all.add(new HeapFunction("ones(X)", Kind.BITS, 0, Long::bitCount));
        all.add(new HeapFunction("twos(X)", Kind.RULER, 1, Long::numberOfTrailingZeros));
        all.add(new HeapFunction("2^twos(X)", Kind.RULER, 1, Long::lowestOneBit));
        all.add(new HeapFunction("X / 2^twos(X)", Kind.RULER, 1, n -> n >> Long.numberOfTrailingZeros(n)));
        all.add(new HeapFunction("bits(X)", Kind.BITS, 0, n -> Long.SIZE - Long.numberOfLeadingZeros(n)));
        all.add(new HeapFunction("2^bits(X)", Kind.BITS, 1, n -> 2 * Long.highestOneBit(n)));
        all.add(new HeapFunction("X - 2^(bits(X) - 1)", Kind.BITS, 1, n -> n - Long.highestOneBit(n)));
        all.add(new HeapFunction("(X xor X / 2)", Kind.BITS, 0, n -> n ^ n >> 1));
        all.add(new HeapFunction("(X xor 2*X)", Kind.BITS, 0, n -> n ^ 2 * n));
        all.add(new HeapFunction(
                "bits(X) - ones(X)", Kind.BITS, 0, n -> Long.SIZE - Long.numberOfLeadingZeros(n) - Long.bitCount(n)));
        all.add(new HeapFunction("sqrt(X)", Kind.ARITHMETIC, 0, HeapFunction::root));
        all.add(new HeapFunction("X - sqrt(X)^2", Kind.ARITHMETIC, 0, n -> n - root(n) * root(n)));
        all.add(new HeapFunction("(sqrt(8*X + 1) - 1) / 2", Kind.ARITHMETIC, 0, n -> (root(8 * n + 1) - 1) / 2));
        all.add(new HeapFunction("zeckendorf(X)", Kind.RULER, 1, HeapFunction::smallestFibonacci));
        all.add(new HeapFunction("factors(X)", Kind.ARITHMETIC, 1, HeapFunction::factors));
        for (long base = 3; base <= LARGEST_BASE; base++) {
            long b = base;
            if (b == 4 || b == 8 || b == 9) continue;
            all.add(new HeapFunction("valuation(X, " + b + ")", Kind.RULER, 1, n -> valuation(n, b)));
            all.add(new HeapFunction("X / " + b + "^valuation(X, " + b + ")", Kind.RULER, 1, n -> stripped(n, b)));
        }
        for (long divisor = 2; divisor <= LARGEST_BASE; divisor++) {
            long d = divisor;
            all.add(new HeapFunction("X / " + d, Kind.ARITHMETIC, 0, n -> n / d));
            all.add(new HeapFunction("gcd(X, " + d + ")", Kind.ARITHMETIC, 0, n -> gcd(n, d)));
            all.add(new HeapFunction("X mod " + d, Kind.ARITHMETIC, 0, n -> n % d));
        }
        all.add(difference("sqrt(X)^2 == X", 0, n -> n - root(n) * root(n)));
        all.add(difference("zeckendorf(X) == X", 1, n -> smallestFibonacci(n) - n));
        all.add(difference("sqrt(8*X + 1)^2 == 8*X + 1", 0, n -> root(8 * n + 1) * root(8 * n + 1) - 8 * n - 1));
        for (long base = 3; base <= LARGEST_BASE; base++) {
            long b = base;
            if (b == 4 || b == 8 || b == 9) continue;
            all.add(difference(b + "^valuation(X, " + b + ") == X", 1, n -> stripped(n, b) - 1));
        }
        return List.copyOf(all);
    }

    /// The difference of the sides of an equation, of interest where it is 0.
    private static HeapFunction difference(String text, int least, NumberFunction value) {
        return new HeapFunction(text, Kind.ARITHMETIC, least, value);
    }

    boolean isEquation() {
        return text.contains("==");
    }

    /// @param tight whether it is to stand beside an operator
    /// @return the text for a heap `n` with a number added
    String at(long shift, boolean tight) {
        var heap = shift == 0 ? "n" : shift > 0 ? "n + " + shift : "n - " + -shift;
        var inBrackets = shift == 0 ? heap : "(" + heap + ")";
        var filled = text.replace("(X)", "(" + heap + ")")
                .replace("(X,", "(" + heap + ",")
                .replace("X", inBrackets);
        return tight && !ATOM.matcher(text).matches() ? "(" + filled + ")" : filled;
    }

    /// @return floor of the square root, exactly
    static long root(long number) {
        long root = (long) Math.sqrt((double) number);
        while (root * root > number) root--;
        while ((root + 1) * (root + 1) <= number) root++;
        return root;
    }

    /// The smallest part of the Zeckendorf form.
    private static long smallestFibonacci(long number) {
        long rest = number;
        while (true) {
            long small = 1;
            long large = 2;
            while (large <= rest) {
                long next = small + large;
                small = large;
                large = next;
            }
            if (small == rest) return small;
            rest -= small;
        }
    }

    private static long valuation(long number, long base) {
        long exponent = 0;
        for (long rest = number; rest % base == 0; rest /= base) exponent++;
        return exponent;
    }

    private static long stripped(long number, long base) {
        long rest = number;
        while (rest % base == 0) rest /= base;
        return rest;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long factors(long number) {
        long rest = number;
        long count = 0;
        for (long prime = 2; prime * prime <= rest; prime++) for (; rest % prime == 0; rest /= prime) count++;
        return rest > 1 ? count + 1 : count;
    }
}
