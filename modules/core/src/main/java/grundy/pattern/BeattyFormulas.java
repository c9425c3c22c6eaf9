package grundy.pattern;

import grundy.pattern.FittingFormula.Kind;
import grundy.text.FormulaText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Beatty sequences, `floor((n + d) * alpha) + e` with a quadratic irrational alpha, and tables in which the heaps of
/// value 0, or all others, are such a sequence.
///
/// The values shut alpha in: `(v - e) / (n + d) <= alpha < (v - e + 1) / (n + d)` for each of them. The simplest
/// irrational in this interval is the candidate, and it counts only as much as the interval is short: in 1/1000 there
/// is a quadratic irrational of ten bits by chance.
///
/// Source: S. Beatty, Problem 3173, American Mathematical Monthly 33 (1926) 159.
final class BeattyFormulas {
    private static final int LEAST = 6;
    private static final int MOST_TERMS = 1 << 20;
    private static final long MOST_VALUE = 1L << 40;
    private static final int MOST_SHIFT = 2;

    private final InputTable table;

    BeattyFormulas(InputTable table) {
        this.table = table;
    }

    /// A sequence that may be one of Beatty.
    private record CandidateSequence(long first, long[] terms) {}

    /// A formula that was found.
    private record BeattyFormula(QuadraticIrrational alpha, long shift, long plus, int skip, int determined) {}

    List<FittingFormula> find() {
        var all = new ArrayList<FittingFormula>();
        if (table.length() > MOST_TERMS || table.end() > 4 * MOST_TERMS) return all;
        if (!table.isOutcomes() && table.isAscending() && table.largest() < MOST_VALUE) {
            var formula = fit(new CandidateSequence(table.first(), table.values()));
            if (formula != null) all.add(values(formula));
        }
        if (table.distinct() == 2) {
            if (table.largest() == 1) characteristic(1, all);
            characteristic(0, all);
        }
        return all;
    }

    private FittingFormula values(BeattyFormula formula) {
        long from = table.first() + formula.skip;
        var text = text(formula, "n");
        return new FittingFormula(
                Kind.BEATTY,
                claim(formula),
                Message.of(from > 0 ? "pattern.term-from" : "pattern.term", "text", FormulaText.of(text), "from", from),
                parameters(formula),
                from,
                table.length() - formula.skip,
                Math.min(table.length(), formula.determined),
                n -> n < from ? OptionalLong.empty() : OptionalLong.of(term(formula, n)));
    }

    private static long term(BeattyFormula formula, long n) {
        return formula.alpha.floorTimes(n + formula.shift) + formula.plus;
    }

    private static String text(BeattyFormula formula, String letter) {
        var argument = formula.shift == 0
                ? letter
                : "(" + letter + (formula.shift > 0 ? " + " : " - ") + Math.abs(formula.shift) + ")";
        var text = "floor(" + argument + " * " + formula.alpha + ")";
        return formula.plus == 0 ? text : text + (formula.plus > 0 ? " + " : " - ") + Math.abs(formula.plus);
    }

    /// The language of claims knows the golden ratio.
    private static String claim(BeattyFormula formula) {
        boolean golden = formula.alpha.equals(QuadraticIrrational.GOLDEN);
        if (!golden && !formula.alpha.equals(QuadraticIrrational.GOLDEN_SQUARED)) return "";
        var n = formula.shift == 0 ? "n" : "(n " + (formula.shift > 0 ? "+ " : "- ") + Math.abs(formula.shift) + ")";
        var text = "g = floor(phi * " + n + ")" + (golden ? "" : " + " + n);
        return formula.plus == 0 ? text : text + (formula.plus > 0 ? " + " : " - ") + Math.abs(formula.plus);
    }

    private static Map<String, Object> parameters(BeattyFormula formula) {
        var parameters = new LinkedHashMap<String, Object>();
        parameters.put("alpha", formula.alpha.toString());
        parameters.put("a", formula.alpha.a());
        parameters.put("b", formula.alpha.b());
        parameters.put("d", formula.alpha.d());
        parameters.put("c", formula.alpha.c());
        parameters.put("shift", formula.shift);
        parameters.put("plus", formula.plus);
        return parameters;
    }

    /// The heaps whose value is 0, or is not, as a sequence.
    private void characteristic(int side, List<FittingFormula> all) {
        var heaps = new ArrayList<Long>();
        for (int i = 0; i < table.length(); i++)
            if ((table.values()[i] == 0) == (side == 0)) heaps.add(table.first() + i);
        if (heaps.size() < LEAST) return;
        var formula = fit(new CandidateSequence(
                0, heaps.stream().mapToLong(Long::longValue).toArray()));
        if (formula == null) return;
        long other = table.largest();
        if (side == 1 || table.isOutcomes() || other > 0) all.add(setFormula(side, formula, heaps, other));
    }

    private FittingFormula setFormula(int side, BeattyFormula formula, List<Long> heaps, long other) {
        long from = formula.skip == 0 ? table.first() : heaps.get(formula.skip - 1) + 1;
        int determined = (int) (heaps.get(Math.min(formula.determined, heaps.size()) - 1) + 1 - table.first());
        var parameters = parameters(formula);
        parameters.put("of", side == 0 ? "zero" : "other");
        return new FittingFormula(
                Kind.BEATTY,
                "",
                Message.of(
                        side == 0 ? "pattern.beatty-zeros" : "pattern.beatty-others",
                        "text",
                        text(formula, "k"),
                        "from",
                        formula.skip,
                        "next",
                        formula.skip + 1),
                parameters,
                from,
                (int) (table.end() - from),
                determined,
                n -> n < from ? OptionalLong.empty() : OptionalLong.of(isTerm(formula, n) == (side == 0) ? 0 : other));
    }

    private static boolean isTerm(BeattyFormula formula, long heap) {
        long low = formula.skip;
        long high = heap + MOST_SHIFT + 1;
        while (low <= high) {
            long middle = (low + high) >>> 1;
            long term = term(formula, middle);
            if (term == heap) return true;
            if (term < heap) low = middle + 1;
            else high = middle - 1;
        }
        return false;
    }

    private static @Nullable BeattyFormula fit(CandidateSequence row) {
        if (row.terms.length < LEAST) return null;
        BeattyFormula best = null;
        for (int skip = 0; skip <= 1; skip++)
            for (long shift = 0; Math.abs(shift) <= MOST_SHIFT; shift = shift > 0 ? -shift : 1 - shift)
                for (long plus = 0; Math.abs(plus) <= MOST_SHIFT; plus = plus > 0 ? -plus : 1 - plus) {
                    if (row.first + skip + shift < 0) continue;
                    var formula = fit(row, skip, shift, plus);
                    if (formula != null && (best == null || formula.determined < best.determined)) best = formula;
                }
        return best;
    }

    private static @Nullable BeattyFormula fit(CandidateSequence row, int skip, long shift, long plus) {
        var interval = new Interval();
        var widths = new long[row.terms.length];
        for (int i = skip; i < row.terms.length; i++) {
            if (!interval.narrow(row.terms[i] - plus, row.first + i + shift)) return null;
            widths[i] = interval.inverseWidth();
        }
        int cost = 2 * InputTable.bits(shift) + 2 * InputTable.bits(plus) + skip;
        int room = InputTable.bits(widths[widths.length - 1]) - 1 - cost;
        for (var alpha : QuadraticIrrational.simplest()) {
            if (alpha.bits() > room) return null;
            var shifted = interval.containing(alpha);
            for (var candidate : shifted) {
                int bits = candidate.bits() + cost;
                if (bits > room + cost || !fits(row, skip, shift, plus, candidate)) continue;
                int determined = skip;
                while (InputTable.bits(widths[determined]) - 1 < bits) determined++;
                return new BeattyFormula(candidate, shift, plus, skip, determined + 1);
            }
        }
        return null;
    }

    private static boolean fits(CandidateSequence row, int skip, long shift, long plus, QuadraticIrrational alpha) {
        for (int i = skip; i < row.terms.length; i++)
            if (alpha.floorTimes(row.first + i + shift) + plus != row.terms[i]) return false;
        return true;
    }

    /// The numbers alpha for which `floor(n * alpha)` agrees with every observed value.
    private static final class Interval {
        private long lowNumerator;
        private long lowDenominator = 1;
        private long highNumerator = 1;
        private long highDenominator;

        /// @return false if nothing is left
        boolean narrow(long floor, long n) {
            if (n == 0) return floor == 0;
            if (n < 0 || floor < 0) return false;
            if (compare(floor, n, lowNumerator, lowDenominator) > 0) {
                lowNumerator = floor;
                lowDenominator = n;
            }
            if (highDenominator == 0 || compare(floor + 1, n, highNumerator, highDenominator) < 0) {
                highNumerator = floor + 1;
                highDenominator = n;
            }
            return compare(lowNumerator, lowDenominator, highNumerator, highDenominator) < 0;
        }

        private static int compare(long a, long b, long c, long d) {
            return Long.compare(Math.multiplyExact(a, d), Math.multiplyExact(c, b));
        }

        long inverseWidth() {
            if (highDenominator == 0) return 1;
            long cross = highNumerator * lowDenominator - lowNumerator * highDenominator;
            return Math.max(1, Math.multiplyExact(lowDenominator, highDenominator) / cross);
        }

        /// @return the irrationals with this root and denominator that may lie in the interval:
        ///     doubles only say which are tried
        List<QuadraticIrrational> containing(QuadraticIrrational shape) {
            double low = (double) lowNumerator / lowDenominator;
            double high = highDenominator == 0 ? low + 1 : (double) highNumerator / highDenominator;
            double root = shape.b() * Math.sqrt((double) shape.d());
            long from = (long) Math.floor(low * shape.c() - root);
            long to = (long) Math.ceil(high * shape.c() - root);
            var all = new ArrayList<QuadraticIrrational>();
            for (long a = from; a <= to && a < from + 8; a++) {
                var candidate = new QuadraticIrrational(a, shape.b(), shape.d(), shape.c());
                if (candidate.isReduced() && Math.abs(a) < 1 << 20) all.add(candidate);
            }
            return all;
        }
    }
}
