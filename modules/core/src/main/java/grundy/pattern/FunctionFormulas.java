package grundy.pattern;

import grundy.text.FormulaText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Formulas of bits, divisors and roots: a {@link HeapFunction} of the heap, or of the heap with a small number added,
/// and then multiplied, reduced modulo a number, divided or nim-added to one.
///
/// Cost: the first values of the table for each function, the rest of it for those that fit there.
final class FunctionFormulas {
    private static final int WINDOW = 64;
    private static final int MOST_EXCEPTIONS = 4;
    private static final int MOST_FACTOR = 64;
    private static final int MOST_DIVISOR = 16;
    /// The language of claims has no exponents but numbers.
    private static final Pattern POWER_OF_A_FUNCTION = Pattern.compile("\\^[a-z(]");

    private static final long[] SHIFTS = {0, 1, -1, 2, -2};

    private final InputTable table;
    private final List<FittingFormula> found = new ArrayList<>();

    FunctionFormulas(InputTable table) {
        this.table = table;
    }

    /// The use that a formula makes of a function's value.
    /// @param tight whether the function stands beside an operator that binds more than a sum
    private record ValueUse(
            String text, boolean tight, int bits, HeapFunction.NumberFunction value, Map<String, Object> parameters) {}

    List<FittingFormula> find() {
        int rank = 0;
        for (var function : HeapFunction.ALL) {
            rank++;
            for (int shift = 0; shift < SHIFTS.length; shift++)
                fit(function, SHIFTS[shift], InputTable.bits(rank) + shift);
        }
        return found;
    }

    private void fit(HeapFunction function, long shift, int bits) {
        if (shift != 0 && function.text().equals("X") && table.isOutcomes()) return;
        int skip = 0;
        while (skip < table.length() && table.first() + skip + shift < function.least()) skip++;
        for (int more = 0; more <= MOST_EXCEPTIONS && skip + more < table.length(); more++) {
            var use = outer(function, shift, skip + more);
            if (use == null) continue;
            var formula = formula(function, shift, skip + more, use, bits);
            if (formula != null) found.add(formula);
            return;
        }
    }

    private @Nullable ValueUse outer(HeapFunction function, long shift, int skip) {
        int count = Math.min(WINDOW, table.length() - skip);
        if (count < 3) return null;
        var inner = new long[count];
        var target = new long[count];
        for (int i = 0; i < count; i++) {
            long heap = table.first() + skip + i;
            inner[i] = function.value().at(heap + shift);
            target[i] = table.at(heap);
        }
        if (function.isEquation()) return table.isOutcomes() ? ValueUses.zero(inner, target) : null;
        return table.isOutcomes() ? ValueUses.outcome(inner, target) : ValueUses.value(inner, target);
    }

    private @Nullable FittingFormula formula(HeapFunction function, long shift, int skip, ValueUse use, int bits) {
        HeapFunction.NumberFunction inner = function.value();
        HeapFunction.NumberFunction last = use.value();
        for (int i = skip; i < table.length(); i++) {
            long heap = table.first() + i;
            if (last.at(inner.at(heap + shift)) != table.at(heap)) return null;
        }
        long from = table.first() + skip;
        // Exceptions at its beginning that fit after all.
        while (from > table.first()
                && from - 1 + shift >= function.least()
                && last.at(inner.at(from - 1 + shift)) == table.at(from - 1)) from--;
        long begin = from;
        var text = text(function, shift, use);
        boolean condition = text.startsWith("P ");
        int used = (int) (from - table.first());
        return new FittingFormula(
                function.kind(),
                POWER_OF_A_FUNCTION.matcher(text).find() ? "" : condition ? text : "g = " + text,
                Message.of(from > 0 ? "pattern.term-from" : "pattern.term", "text", FormulaText.of(text), "from", from),
                use.parameters(),
                from,
                table.length() - used,
                Math.min(table.length(), used + table.valuesForBits(bits + use.bits())),
                n -> n < begin ? OptionalLong.empty() : OptionalLong.of(last.at(inner.at(n + shift))));
    }

    private static String text(HeapFunction function, long shift, ValueUse use) {
        if (!function.isEquation()) return use.text().replace("F", function.at(shift, use.tight()));
        var equation = function.at(shift, false);
        return "P when " + (use.text().contains("!=") ? equation.replace("==", "!=") : equation);
    }

    /// The ways to get the wanted numbers out of those of a function.
    private static final class ValueUses {
        private ValueUses() {}

        static @Nullable ValueUse value(long[] inner, long[] target) {
            if (isConstant(inner)) return null;
            var affine = affine(inner, target);
            if (affine != null) return affine;
            var reduced = reduced(inner, target);
            if (reduced != null) return reduced;
            long mask = inner[0] ^ target[0];
            if (fits(inner, target, x -> x ^ mask))
                return new ValueUse(
                        "F xor " + mask, true, 2 * InputTable.bits(mask), x -> x ^ mask, Map.of("xor", mask));
            for (long divisor = 2; divisor <= MOST_DIVISOR; divisor++) {
                long d = divisor;
                if (fits(inner, target, x -> x / d))
                    return new ValueUse("F / " + d, true, 2 * InputTable.bits(d), x -> x / d, Map.of("divisor", d));
            }
            return null;
        }

        private static boolean isConstant(long[] inner) {
            for (long value : inner) if (value != inner[0]) return false;
            return true;
        }

        private static boolean fits(long[] inner, long[] target, HeapFunction.NumberFunction outer) {
            for (int i = 0; i < inner.length; i++) if (outer.at(inner[i]) != target[i]) return false;
            return true;
        }

        /// `a*F + b`.
        private static @Nullable ValueUse affine(long[] inner, long[] target) {
            int other = 1;
            while (inner[other] == inner[0]) other++;
            long rise = target[other] - target[0];
            long run = inner[other] - inner[0];
            if (rise == 0 || rise % run != 0) return null;
            long a = rise / run;
            if (Math.abs(a) > MOST_FACTOR || Math.abs(inner[0]) > Long.MAX_VALUE >> 8) return null;
            long b = target[0] - a * inner[0];
            if (!fits(inner, target, x -> a * x + b)) return null;
            var product = a == 1 ? "F" : a == -1 ? "-F" : a + "*F";
            var text = b == 0 ? product : product + (b > 0 ? " + " : " - ") + Math.abs(b);
            return new ValueUse(
                    text,
                    a != 1,
                    2 * (InputTable.bits(a - 1) + InputTable.bits(b)),
                    x -> a * x + b,
                    Map.of("factor", a, "shift", b));
        }

        /// `F mod m`.
        private static @Nullable ValueUse reduced(long[] inner, long[] target) {
            long common = 0;
            long largest = 0;
            for (int i = 0; i < inner.length; i++) {
                common = greatest(common, Math.abs(inner[i] - target[i]));
                largest = Math.max(largest, target[i]);
            }
            for (long m = Math.max(2, largest + 1); m <= Math.min(common, MOST_FACTOR); m++) {
                long modulus = m;
                if (common % m == 0)
                    return new ValueUse(
                            "F mod " + m,
                            true,
                            2 * InputTable.bits(m),
                            x -> Math.floorMod(x, modulus),
                            Map.of("mod", m));
            }
            return null;
        }

        private static long greatest(long a, long b) {
            return b == 0 ? a : greatest(b, a % b);
        }

        /// `F == c`, `F mod m == c` and their contraries as the condition for a loss.
        static @Nullable ValueUse outcome(long[] inner, long[] target) {
            if (isConstant(inner)) return null;
            var plain = one(inner, target, 0);
            for (long m = 2; m <= 4 && plain == null; m++) plain = one(inner, target, m);
            return plain;
        }

        /// `F == 0` and `F != 0` as the condition for a loss.
        static @Nullable ValueUse zero(long[] inner, long[] target) {
            for (int side = 0; side <= 1; side++) {
                int lost = side;
                HeapFunction.NumberFunction value = x -> (x == 0) == (lost == 0) ? 0 : 1;
                if (fits(inner, target, value))
                    return new ValueUse(side == 0 ? "P when F == 0" : "P when F != 0", false, side, value, Map.of());
            }
            return null;
        }

        private static @Nullable ValueUse one(long[] inner, long[] target, long modulus) {
            for (long lost = 0; lost <= 1; lost++) {
                long side = lost;
                int at = 0;
                while (at < target.length && target[at] != side) at++;
                if (at == target.length) return null;
                long c = modulus == 0 ? inner[at] : Math.floorMod(inner[at], modulus);
                HeapFunction.NumberFunction value =
                        x -> ((modulus == 0 ? x : Math.floorMod(x, modulus)) == c) == (side == 0) ? 0 : 1;
                if (!fits(inner, target, value)) continue;
                var left = modulus == 0 ? "F" : "F mod " + modulus;
                return new ValueUse(
                        "P when " + left + (side == 0 ? " == " : " != ") + c,
                        modulus != 0,
                        2 * (InputTable.bits(c) + InputTable.bits(modulus)) + (int) side,
                        value,
                        Map.of("equals", c, "mod", modulus));
            }
            return null;
        }
    }
}
