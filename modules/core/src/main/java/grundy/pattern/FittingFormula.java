package grundy.pattern;

import grundy.text.Message;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/// A formula that fits every value of a table from some heap on.
///
/// @param kind what sort of formula it is
/// @param claim the formula in the language of claims (`g = n mod 3`, `P when n mod 7 in {0, 2}`), which
///     `grundy prove --conjecture` reads; empty if it has no such form
/// @param statement the formula in words
/// @param parameters what was fitted, by name: numbers, texts or lists of these
/// @param from the first heap from which it holds; the values before are exceptions
/// @param checked how many values it fits: all from `from` on
/// @param determined how many values of the table it took to settle the formula, its exceptions included; the others
///     are evidence for it
/// @param term the formula itself
public record FittingFormula(
        Kind kind,
        String claim,
        Message statement,
        Map<String, Object> parameters,
        long from,
        int checked,
        int determined,
        Term term) {
    /// The kind of formula. The order is that of simplicity where two are equally good.
    public enum Kind {
        CONSTANT,
        LINEAR,
        MODULAR,
        BITS,
        RULER,
        ARITHMETIC,
        PERIODIC,
        ARITHMETIC_PERIODIC,
        BEATTY,
        RULER_REGULAR,
        SPLIT_PERIODIC,
        AUTOMATIC;

        /// @return name in JSON
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// A formula to be worked out.
    @FunctionalInterface
    public interface Term {
        /// @return its value, empty where it says nothing
        OptionalLong at(long heap);
    }

    /// @return a parameter that is a number
    long number(String name) {
        if (parameters.get(name) instanceof Long number) return number;
        throw new IllegalArgumentException(
                "The parameter " + name + " should be a number, but there are " + parameters);
    }

    /// @return the first heap at or after `from` for which a table does not have the value of the formula
    public OptionalLong firstMiss(InputTable table) {
        for (long heap = Math.max(from, table.first()); heap < table.end(); heap++) {
            var value = term.at(heap);
            if (value.isPresent() && value.getAsLong() != table.at(heap)) return OptionalLong.of(heap);
        }
        return OptionalLong.empty();
    }

    /// @return the number of values that were not needed to settle it, and fit
    public int evidence(InputTable table) {
        return Math.max(0, table.length() - determined);
    }

    /// @return whether the evidence is as much again as what settled the formula, and enough of it
    public boolean isWeak(InputTable table) {
        int evidence = evidence(table);
        return evidence < Math.max(determined, LEAST_EVIDENCE);
    }

    /// @return whether there is so little evidence that the formula is no observation at all
    boolean isEmpty(InputTable table) {
        int evidence = evidence(table);
        return evidence < LEAST_WEAK || 2L * evidence < determined;
    }

    private static final int LEAST_EVIDENCE = 8;
    private static final int LEAST_WEAK = 2;
}
