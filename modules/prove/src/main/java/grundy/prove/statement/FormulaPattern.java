package grundy.prove.statement;

import grundy.prove.statement.FormulaParts.Part;
import grundy.prove.statement.FormulaParts.Range;
import grundy.prove.statement.FormulaParts.Role;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The pattern across a family of games with a numeric parameter: formulas that differ in their numbers only, these
/// being polynomials in the parameter. It is an observation over the values that were given; nothing is proved by it.
public final class FormulaPattern {
    private static final int HIGHEST_DEGREE = 2;

    private final String name;
    private final List<Long> values;

    private FormulaPattern(String name, List<Long> values) {
        this.name = name;
        this.values = values;
    }

    /// @param name of the parameter
    /// @param values that it has, at least 3, ascending
    /// @param formulas one for each value
    /// @return the formula with the parameter in it; empty if there is none
    public static Optional<String> of(String name, List<Long> values, List<String> formulas) {
        if (values.size() < 3 || values.size() != formulas.size()) return Optional.empty();
        var read = formulas.stream()
                .map(FormulaParts::of)
                .flatMap(Optional::stream)
                .toList();
        if (read.size() < formulas.size()) return Optional.empty();
        return Optional.ofNullable(new FormulaPattern(name, values).joined(read));
    }

    /// @param formulas of all values
    private @Nullable String joined(List<List<Part>> formulas) {
        int count = formulas.getFirst().size();
        if (formulas.stream().anyMatch(formula -> formula.size() != count)) return null;
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int place = i;
            var part = part(formulas.stream().map(formula -> formula.get(place)).toList());
            if (part == null) return null;
            text.append(part);
        }
        return text.toString();
    }

    private @Nullable String part(List<Part> parts) {
        return switch (parts.getFirst()) {
            case Part.Words words -> parts.stream().allMatch(words::equals) ? words.text() : null;
            case Part.Number number -> number(number.role(), only(parts, Part.Number.class));
            case Part.Members _ -> members(only(parts, Part.Members.class));
        };
    }

    private static <P extends Part> List<P> only(List<Part> parts, Class<P> kind) {
        return parts.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private @Nullable String number(Role role, List<Part.Number> numbers) {
        boolean fits = numbers.size() == values.size()
                && numbers.stream()
                        .allMatch(number ->
                                number.role() == role && number.value().bitLength() < Long.SIZE / 2);
        var polynomial = fits
                ? polynomial(numbers.stream()
                        .map(number -> number.value().longValueExact())
                        .toList())
                : null;
        if (polynomial == null || role == Role.TERM) return polynomial;
        boolean apart = polynomial.contains("*") && !polynomial.startsWith("(");
        var text = apart ? "(" + polynomial + ")" : polynomial;
        return role == Role.MODULUS ? text : text.equals("1") ? "" : " / " + text;
    }

    private @Nullable String members(List<Part.Members> sets) {
        int count = sets.getFirst().ranges().size();
        boolean fits = sets.size() == values.size()
                && sets.stream().allMatch(set -> set.ranges().size() == count);
        if (!fits) return null;
        var ranges = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            int place = i;
            var all = sets.stream().map(set -> set.ranges().get(place)).toList();
            var from = joined(all.stream().map(Range::from).toList());
            var to = joined(all.stream().map(Range::to).toList());
            if (from == null || to == null) return null;
            if (count == 1 && from.equals(to)) return " == " + from;
            ranges.add(from + ".." + to);
        }
        return ranges.stream().collect(Collectors.joining(", ", " in {", "}"));
    }

    /// @return the polynomial of least degree through all points, if there are more points than it needs
    private @Nullable String polynomial(List<Long> numbers) {
        for (int degree = 0; degree <= HIGHEST_DEGREE && degree + 2 <= values.size(); degree++) {
            var found = degree == 0 ? constant(numbers) : degree == 1 ? line(numbers) : parabola(numbers);
            if (found == null) continue;
            boolean fits = true;
            for (int i = 0; i < values.size() && fits; i++)
                fits = at(found, values.get(i)).equals(BigInteger.valueOf(numbers.get(i)));
            if (fits) return polynomialText(found);
        }
        return null;
    }

    private static long[] constant(List<Long> numbers) {
        return new long[] {numbers.getFirst(), 0, 0};
    }

    private long @Nullable [] line(List<Long> numbers) {
        long across = values.get(1) - values.get(0);
        long up = numbers.get(1) - numbers.get(0);
        if (up % across != 0) return null;
        long slope = up / across;
        return new long[] {numbers.get(0) - slope * values.get(0), slope, 0};
    }

    /// For values that follow each other.
    private long @Nullable [] parabola(List<Long> numbers) {
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

    private String polynomialText(long[] polynomial) {
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
