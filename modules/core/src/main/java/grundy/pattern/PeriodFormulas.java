package grundy.pattern;

import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.TableRepeat;
import grundy.pattern.FittingFormula.Kind;
import grundy.text.FormulaText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/// Formulas of tables that repeat: periodic, arithmetic periodic, and what has a shorter name, such as `n mod 3` or
/// `(n mod 6) / 2`.
///
/// Cost: O(length) for the period (see {@link RepeatFinder}); for the names a little for each short period.
final class PeriodFormulas {
    private static final int MOST_NAMED = 200;
    private static final int MOST_LISTED = 40;

    private final InputTable table;

    PeriodFormulas(InputTable table) {
        this.table = table;
    }

    List<FittingFormula> find() {
        if (table.largest() > Integer.MAX_VALUE) return List.of();
        if (table.distinct() == 1) return List.of(constant());
        var values = Arrays.stream(table.values()).mapToInt(Math::toIntExact).toArray();
        var found = new ArrayList<FittingFormula>();
        var repeat = simplest(values);
        if (repeat == null) return found;
        var named = shortFormula(repeat);
        if (named != null) found.add(named);
        if (named == null || named.kind() != Kind.LINEAR) found.add(periodic(repeat));
        return found;
    }

    /// The least period and preperiod together.
    private static @Nullable TableRepeat simplest(int[] values) {
        var best = new TableRepeat[1];
        RepeatFinder.find(values, values.length, repeat -> {
            if (best[0] == null || cost(repeat) < cost(best[0])) best[0] = repeat;
            return false;
        });
        return best[0];
    }

    private static long cost(TableRepeat repeat) {
        return (long) repeat.preperiod() + repeat.period() + (repeat.saltus() > 0 ? 1 : 0);
    }

    private FittingFormula constant() {
        long value = table.values()[0];
        return new FittingFormula(
                Kind.CONSTANT,
                table.isOutcomes() ? value == 0 ? "P when 0 == 0" : "P when 0 == 1" : "g = " + value,
                Message.of("pattern.constant", "value", value),
                Map.of("value", value),
                table.first(),
                table.length(),
                1,
                _ -> OptionalLong.of(value));
    }

    private FittingFormula periodic(TableRepeat repeat) {
        long from = table.first() + repeat.preperiod();
        long period = repeat.period();
        var first = Arrays.copyOfRange(table.values(), repeat.preperiod(), repeat.preperiod() + repeat.period());
        FittingFormula.Term term = heap -> heap < from
                ? OptionalLong.empty()
                : OptionalLong.of(first[(int) ((heap - from) % period)] + (heap - from) / period * repeat.saltus());
        var parameters = new LinkedHashMap<String, Object>();
        parameters.put("preperiod", from);
        parameters.put("period", period);
        parameters.put("saltus", (long) repeat.saltus());
        if (period <= MOST_LISTED)
            parameters.put("values", Arrays.stream(first).boxed().toList());
        var cold = repeat.saltus() == 0 ? residues(first, from) : List.<Long>of();
        if (repeat.saltus() == 0 && cold.size() <= MOST_LISTED) parameters.put("coldResidues", cold);
        boolean arithmetic = repeat.saltus() > 0;
        boolean hasClaim = !arithmetic && from == table.first() && from <= 1 && cold.size() <= MOST_LISTED;
        var claim = hasClaim ? coldClaim(cold, period) : "";
        boolean isOutcome = table.isOutcomes() && !claim.isEmpty();
        return new FittingFormula(
                arithmetic ? Kind.ARITHMETIC_PERIODIC : Kind.PERIODIC,
                claim,
                Message.of(
                        isOutcome
                                ? "pattern.periodic-cold"
                                : arithmetic ? "pattern.arithmetic-periodic" : "pattern.periodic",
                        "period",
                        period,
                        "from",
                        from,
                        "saltus",
                        repeat.saltus(),
                        "claim",
                        FormulaText.of(claim)),
                parameters,
                from,
                table.length() - repeat.preperiod(),
                (int) cost(repeat),
                term);
    }

    private static List<Long> residues(long[] first, long from) {
        return LongStream.range(0, first.length)
                .filter(i -> first[(int) i] == 0)
                .map(i -> (from + i) % first.length)
                .sorted()
                .boxed()
                .toList();
    }

    private static String coldClaim(List<Long> residues, long period) {
        if (residues.isEmpty()) return "";
        if (residues.size() == 1) return "P when n mod " + period + " == " + residues.getFirst();
        return "P when n mod " + period + " in "
                + residues.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    /// A shorter name of a repetition, if it begins at the beginning.
    private @Nullable FittingFormula shortFormula(TableRepeat repeat) {
        if (repeat.period() > MOST_NAMED) return null;
        if (repeat.saltus() > 0) return linear(repeat);
        return table.isOutcomes() ? null : modular(repeat);
    }

    /// `(a*n + c) / b`, and `a*n + c`.
    private @Nullable FittingFormula linear(TableRepeat repeat) {
        long a = repeat.saltus();
        long b = repeat.period();
        int at = repeat.preperiod();
        for (int skip = at; skip <= at + 1; skip++) {
            if (skip >= table.length()) return null;
            long heap = table.first() + skip;
            for (long rest = 0; rest < b; rest++) {
                long c = table.at(heap) * b - a * heap + rest;
                if (!fits(skip, n -> Math.floorDiv(a * n + c, b))) continue;
                var text = linearText(a, b, c);
                return shortName(
                        Kind.LINEAR,
                        text,
                        skip,
                        skip + (int) b + 1,
                        n -> Math.floorDiv(a * n + c, b),
                        Map.of("factor", a, "divisor", b, "shift", c));
            }
        }
        return null;
    }

    private static String linearText(long a, long b, long c) {
        var product = a == 1 ? "n" : a + "*n";
        var sum = c == 0 ? product : product + (c > 0 ? " + " : " - ") + Math.abs(c);
        if (b == 1) return sum;
        return (sum.length() > 1 ? "(" + sum + ")" : sum) + " / " + b;
    }

    /// `((n + c) mod p) / q`.
    private @Nullable FittingFormula modular(TableRepeat repeat) {
        long p = repeat.period();
        int at = repeat.preperiod();
        for (long c = 0; c < p; c++) {
            for (long q = 1; q < p; q++) {
                long shift = c;
                long divisor = q;
                HeapValue value = n -> (n + shift) % p / divisor;
                if (!fits(at, value)) continue;
                var inner = (c == 0 ? "n" : "(n + " + c + ")") + " mod " + p;
                var text = q == 1 ? inner : "(" + inner + ") / " + q;
                return shortName(
                        Kind.MODULAR,
                        text,
                        at,
                        (int) Math.min(at + p, at + (long) table.valuesForBits(2L * bits(p, q - 1, c))),
                        value,
                        Map.of("p", p, "q", q, "shift", c));
            }
        }
        return null;
    }

    private static int bits(long... numbers) {
        int bits = 1;
        for (long number : numbers) bits += InputTable.bits(number);
        return bits;
    }

    private FittingFormula shortName(
            Kind kind, String text, int skip, int determined, HeapValue value, Map<String, Object> parameters) {
        long from = table.first() + skip;
        return new FittingFormula(
                kind,
                "g = " + text,
                Message.of(from > 0 ? "pattern.term-from" : "pattern.term", "text", FormulaText.of(text), "from", from),
                parameters,
                from,
                table.length() - skip,
                Math.min(determined, table.length()),
                n -> n < from ? OptionalLong.empty() : OptionalLong.of(value.of(n)));
    }

    private interface HeapValue {
        long of(long heap);
    }

    private boolean fits(int skip, HeapValue value) {
        for (int i = skip; i < table.length(); i++) if (table.values()[i] != value.of(table.first() + i)) return false;
        return true;
    }
}
