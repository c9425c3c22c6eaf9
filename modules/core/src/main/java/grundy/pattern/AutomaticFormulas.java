package grundy.pattern;

import grundy.check.automaton.NumerationSystem;
import grundy.limit.Limits;
import grundy.pattern.FittingFormula.Kind;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Tables that a finite automaton works out from the digits of the heap, read from the left: in base 2, 3, 5, 6, 7 or
/// 10, and in Zeckendorf's and Pell's numeration. (An automaton for base 4 makes one for base 2.)
///
/// The automaton is learned from the beginning of the table alone, and then has to get the rest right. Two beginnings
/// of words are taken for the same state if the heaps that begin so have the same values, as far as the table goes
/// (J. Myhill and A. Nerode, 1957 and 1958).
final class AutomaticFormulas {
    private static final int MOST_VALUES = 16;
    private static final int MOST_STATES = 48;
    private static final int LEAST_LENGTH = 24;
    private static final int LEAST_COMPARED = 3;
    private static final int LONGEST = 1 << 16;
    private static final int[] PARTS = {16, 8, 4, 3, 2};

    private static final List<NumerationSystem> SYSTEMS = List.of(
            NumerationSystem.BINARY,
            NumerationSystem.base(3),
            NumerationSystem.FIBONACCI,
            NumerationSystem.base(5),
            NumerationSystem.base(6),
            NumerationSystem.base(7),
            NumerationSystem.base(10),
            NumerationSystem.of(2, 1));

    private final InputTable table;
    private final Limits limits;

    AutomaticFormulas(InputTable table, Limits limits) {
        this.table = table;
        this.limits = limits;
    }

    List<FittingFormula> find() {
        var found = new ArrayList<FittingFormula>();
        long distinct = table.distinct();
        if (table.first() > 1 || table.length() < LEAST_LENGTH || distinct < 2 || distinct > MOST_VALUES) return found;
        for (var system : SYSTEMS) {
            if (limits.isOver()) break;
            var formula = in(system);
            if (formula != null) found.add(formula);
        }
        return found;
    }

    private @Nullable FittingFormula in(NumerationSystem system) {
        for (int part : PARTS) {
            int length = Math.min(table.length() / part, LONGEST);
            if (length < 2 * system.digits()) continue;
            var automaton = new LearnedAutomaton(table, length, system).learn();
            if (automaton == null || !automaton.fits(table)) continue;
            return formula(automaton, length);
        }
        return null;
    }

    private FittingFormula formula(LearnedAutomaton automaton, int length) {
        int states = automaton.outputs.size();
        int digits = automaton.system.digits();
        int bits = states * digits * InputTable.bits(states - 1) + states * InputTable.bits(table.largest());
        var parameters = new LinkedHashMap<String, Object>();
        parameters.put("numeration", automaton.system.name());
        parameters.put("states", (long) states);
        parameters.put("outputs", List.copyOf(automaton.outputs));
        parameters.put(
                "transitions",
                automaton.targets.stream()
                        .map(row -> Arrays.stream(row)
                                .mapToObj(target -> (long) target)
                                .toList())
                        .toList());
        return new FittingFormula(
                Kind.AUTOMATIC,
                "",
                Message.of(
                        system(automaton.system),
                        "base",
                        automaton.system.base(),
                        "states",
                        states,
                        "seen",
                        length,
                        "rest",
                        table.length() - length),
                parameters,
                table.first(),
                table.length(),
                Math.min(table.length(), Math.max(length, table.valuesForBits(bits))),
                heap -> OptionalLong.of(automaton.at(heap)));
    }

    private static String system(NumerationSystem system) {
        if (system.base() > 0) return "pattern.automatic";
        return system.equals(NumerationSystem.FIBONACCI) ? "pattern.automatic-fibonacci" : "pattern.automatic-pell";
    }

    /// An automaton with an output in each state, learned from the first values.
    private static final class LearnedAutomaton {
        private final InputTable table;
        private final long length;
        private final NumerationSystem system;
        private final long[] weights;
        /// A word that leads to each state.
        private final List<int[]> words = new ArrayList<>();
        private final List<Integer> validities = new ArrayList<>();
        final List<Long> outputs = new ArrayList<>();
        final List<int[]> targets = new ArrayList<>();

        LearnedAutomaton(InputTable table, int length, NumerationSystem system) {
            this.table = table;
            this.length = table.first() + length;
            this.system = system;
            this.weights = system.weights(40).stream()
                    .mapToLong(weight -> weight.bitLength() > 50 ? 1L << 50 : weight.longValueExact())
                    .toArray();
        }

        /// @return null if the values are too few for it, or the states too many
        @Nullable
        LearnedAutomaton learn() {
            if (!add(new int[0])) return null;
            for (int state = 0; state < words.size(); state++) {
                var row = new int[system.digits()];
                Arrays.fill(row, -1);
                targets.add(row);
                for (int digit = 0; digit < row.length; digit++) {
                    if (validity(validities.get(state), digit) < 0) continue;
                    var word = Arrays.copyOf(words.get(state), words.get(state).length + 1);
                    word[word.length - 1] = digit;
                    int target = value(word) < table.first() ? 0 : same(word);
                    if (target == UNKNOWN) return null;
                    if (target < 0) {
                        if (words.size() == MOST_STATES || !add(word)) return null;
                        target = words.size() - 1;
                    }
                    row[digit] = target;
                }
            }
            return this;
        }

        private static final int UNKNOWN = -2;
        private static final long NONE = -1;

        private boolean add(int[] word) {
            int validity = 0;
            for (int digit : word) validity = validity(validity, digit);
            long heap = value(word);
            if (heap >= length) return false;
            words.add(word);
            validities.add(validity);
            // A table that begins at 1 says nothing of 0, until another word leads to its state.
            outputs.add(heap < table.first() ? NONE : table.at(heap));
            return true;
        }

        private int validity(int state, int digit) {
            var coefficients = system.coefficients();
            if (coefficients.size() == 1) return digit < coefficients.getFirst() ? 0 : -1;
            int most = coefficients.get(state);
            if (digit < most) return 0;
            return digit == most && state + 1 < coefficients.size() ? state + 1 : -1;
        }

        /// @return the state whose heaps have the same values as those of a word, -1 if there is none, {@link
        ///     #UNKNOWN} if there is too little to compare
        private int same(int[] word) {
            int validity = 0;
            for (int digit : word) validity = validity(validity, digit);
            for (int state = 0; state < words.size(); state++) {
                if (validities.get(state) != validity) continue;
                int compared = compared(words.get(state), word, validity);
                if (compared < 0) continue;
                if (compared < LEAST_COMPARED) return UNKNOWN;
                long value = table.at(value(word));
                if (outputs.get(state) != NONE && outputs.get(state) != value) continue;
                outputs.set(state, value);
                return state;
            }
            return -1;
        }

        /// @return the number of values of two words that are compared and equal, -1 if some differ
        private int compared(int[] one, int[] other, int validity) {
            int compared = 0;
            var a = one;
            var b = other;
            for (int depth = 0; depth < weights.length; depth++) {
                long first = value(a);
                long second = value(b);
                if (second >= length) break;
                long count = Math.min(width(depth, validity), length - Math.max(first, second));
                for (long i = 0; i < count; i++) {
                    if (first + i < table.first() || second + i < table.first()) continue;
                    if (table.at(first + i) != table.at(second + i)) return -1;
                    compared++;
                }
                a = Arrays.copyOf(a, a.length + 1);
                b = Arrays.copyOf(b, b.length + 1);
            }
            return compared;
        }

        /// @return the number of valid words of a length that continue from a state of {@link #validity}
        private long width(int length, int validity) {
            if (length == 0) return 1;
            if (validity == 0) return weights[length];
            // Only in systems [a, 1]: the digit must be below the last coefficient, that is 0.
            return weights[length - 1];
        }

        private long value(int[] word) {
            long value = 0;
            for (int i = 0; i < word.length; i++) value += word[i] * weights[word.length - 1 - i];
            return value;
        }

        long at(long heap) {
            int length = 0;
            while (length + 1 < weights.length && weights[length] <= heap) length++;
            long rest = heap;
            int state = 0;
            for (int i = length - 1; i >= 0; i--) {
                int digit = (int) (rest / weights[i]);
                rest %= weights[i];
                state = targets.get(state)[digit];
            }
            return outputs.get(state);
        }

        boolean fits(InputTable all) {
            for (long heap = all.first(); heap < all.end(); heap++) if (at(heap) != all.at(heap)) return false;
            return true;
        }
    }
}
