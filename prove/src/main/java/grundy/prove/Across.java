package grundy.prove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The pattern across a family of games with a numeric parameter: formulas that differ in their numbers only, these
/// being polynomials in the parameter. Only seen, over the values that were given; nothing is proved by it.
public final class Across {
    private static final Pattern NUMBER = Pattern.compile("(?<!\\w)\\d+");
    private static final Pattern SET = Pattern.compile("\\{([\\d, ]+)\\}");
    private static final Pattern ONE = Pattern.compile("( mod \\d+) == (\\d+)");
    private static final Pattern ALONE = Pattern.compile(" in \\{([^{}]*)\\.\\.([^{}]*)\\}");
    private static final Pattern DIVIDED_BY_ONE = Pattern.compile(" / 1(?![\\d.])");
    private static final int HIGHEST_DEGREE = 2;

    private Across() {}

    /// @param name of the parameter
    /// @param values that it has, at least 3, ascending
    /// @param formulas one for each value
    /// @return the formula with the parameter in it; empty if there is none
    public static Optional<String> pattern(String name, List<Long> values, List<String> formulas) {
        if (values.size() < 3 || values.size() != formulas.size()) return Optional.empty();
        var plain = formulas.stream().map(Across::ranges).toList();
        var shape = NUMBER.matcher(plain.getFirst()).replaceAll("#");
        if (!plain.stream()
                .allMatch(text -> NUMBER.matcher(text).replaceAll("#").equals(shape))) return Optional.empty();
        var numbers = plain.stream().map(Across::numbers).toList();
        var parts = shape.split("#", -1);
        var text = new StringBuilder(parts[0]);
        for (int place = 0; place + 1 < parts.length; place++) {
            int at = place;
            var polynomial = polynomial(
                    name, values, numbers.stream().map(row -> row.get(at)).toList());
            if (polynomial.isEmpty()) return Optional.empty();
            boolean divides = parts[place].endsWith(" mod ") || parts[place].endsWith(" / ");
            boolean apart = divides
                    && polynomial.get().contains("*")
                    && !polynomial.get().startsWith("(");
            text.append(apart ? "(" + polynomial.get() + ")" : polynomial.get()).append(parts[place + 1]);
        }
        return Optional.of(DIVIDED_BY_ONE.matcher(alone(text.toString())).replaceAll(""));
    }

    /// `{0, 1, 2, 7}` is `{0..2, 7..7}`, and so is what stands alone.
    private static String ranges(String formula) {
        var text = ONE.matcher(formula).replaceAll("$1 in {$2}");
        return SET.matcher(text).replaceAll(match -> {
            var runs = new ArrayList<String>();
            long from = -1;
            long to = -2;
            for (var part : match.group(1).split(", *")) {
                long number = Long.parseLong(part.trim());
                if (number != to + 1 || from < 0) {
                    if (from >= 0) runs.add(from + ".." + to);
                    from = number;
                }
                to = number;
            }
            runs.add(from + ".." + to);
            return "{" + String.join(", ", runs) + "}";
        });
    }

    private static String alone(String text) {
        return ALONE.matcher(text)
                .replaceAll(match -> match.group(1).equals(match.group(2))
                        ? " == " + match.group(1)
                        : match.group().replace("$", "\\$"));
    }

    private static List<Long> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(match -> Long.valueOf(match.group()))
                .toList();
    }

    /// @return the polynomial of least degree through all points, if there are more points than it needs
    private static Optional<String> polynomial(String name, List<Long> values, List<Long> numbers) {
        for (int degree = 0; degree <= HIGHEST_DEGREE && degree + 2 <= values.size(); degree++) {
            var found =
                    degree == 0 ? constant(numbers) : degree == 1 ? line(values, numbers) : parabola(values, numbers);
            if (found == null) continue;
            boolean fits = true;
            for (int i = 0; i < values.size() && fits; i++)
                fits = at(found, values.get(i)).equals(BigInteger.valueOf(numbers.get(i)));
            if (fits) return Optional.of(written(name, found));
        }
        return Optional.empty();
    }

    private static long[] constant(List<Long> numbers) {
        return new long[] {numbers.getFirst(), 0, 0};
    }

    private static long @org.jspecify.annotations.Nullable [] line(List<Long> values, List<Long> numbers) {
        long across = values.get(1) - values.get(0);
        long up = numbers.get(1) - numbers.get(0);
        if (up % across != 0) return null;
        long slope = up / across;
        return new long[] {numbers.get(0) - slope * values.get(0), slope, 0};
    }

    /// For values that follow each other.
    private static long @org.jspecify.annotations.Nullable [] parabola(List<Long> values, List<Long> numbers) {
        long second = numbers.get(2) - 2 * numbers.get(1) + numbers.get(0);
        if (values.get(2) - values.get(0) != 2 || second % 2 != 0) return null;
        long square = second / 2;
        long x = values.get(0);
        long slope = numbers.get(1) - numbers.get(0) - square * (2 * x + 1);
        return new long[] {numbers.get(0) - slope * x - square * x * x, slope, square};
    }

    private static BigInteger at(long[] polynomial, long value) {
        var x = BigInteger.valueOf(value);
        var sum = BigInteger.ZERO;
        for (int i = polynomial.length - 1; i >= 0; i--) sum = sum.multiply(x).add(BigInteger.valueOf(polynomial[i]));
        return sum;
    }

    private static String written(String name, long[] polynomial) {
        var text = new StringBuilder();
        for (int power = polynomial.length - 1; power >= 0; power--) {
            long factor = polynomial[power];
            if (factor == 0) continue;
            var variable = power == 0 ? "" : power == 1 ? name : name + "^" + power;
            var size = Math.abs(factor);
            var term = variable.isEmpty() ? String.valueOf(size) : size == 1 ? variable : size + "*" + variable;
            if (text.isEmpty()) text.append(factor < 0 ? "-" : "").append(term);
            else text.append(factor < 0 ? " - " : " + ").append(term);
        }
        if (text.isEmpty()) return "0";
        return text.indexOf(" ") < 0 ? text.toString() : "(" + text + ")";
    }
}
