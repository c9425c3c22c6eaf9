package grundy.prove.learn;

import grundy.check.automaton.NumerationSystem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.automatalib.word.Word;
import org.jspecify.annotations.Nullable;

/// Tuples of numbers as words over the symbols of an automaton, and back.
final class DigitWords {
    private static final int LONGEST = 31;

    private final NumerationSystem system;
    private final int tracks;
    private final int symbols;
    private final long[] weights;

    DigitWords(NumerationSystem system, int tracks) {
        this.system = system;
        this.tracks = tracks;
        int product = 1;
        for (int i = 0; i < tracks; i++) product = Math.multiplyExact(product, system.digits());
        this.symbols = product;
        this.weights = system.weights(LONGEST).stream()
                .mapToLong(weight -> weight.min(BigInteger.ONE.shiftLeft(40)).longValueExact())
                .toArray();
    }

    NumerationSystem system() {
        return system;
    }

    int tracks() {
        return tracks;
    }

    int symbols() {
        return symbols;
    }

    /// @return the numbers that a word says; null if some track is not valid
    /// @throws AutomatonLearner.UnknownException if it says more than any table has
    long @Nullable [] numbers(List<Integer> word) {
        var numbers = new long[tracks];
        int rest = symbols;
        for (int track = 0; track < tracks; track++) {
            rest /= system.digits();
            int state = 0;
            for (int i = 0; i < word.size(); i++) {
                int digit = word.get(i) / rest % system.digits();
                state = system.validity(state, digit);
                if (state < 0) return null;
                if (digit > 0 && word.size() - 1 - i >= LONGEST) throw new AutomatonLearner.UnknownException();
                if (digit > 0) numbers[track] += digit * weights[word.size() - 1 - i];
            }
            if (!system.mayEnd(state)) return null;
        }
        for (long number : numbers) if (number > Integer.MAX_VALUE) throw new AutomatonLearner.UnknownException();
        return numbers;
    }

    /// @return the word without zeros in front
    Word<Integer> word(List<BigInteger> numbers) {
        var words = numbers.stream().map(system::word).toList();
        int length = words.stream().mapToInt(word -> word.length).max().orElse(0);
        var all = new ArrayList<Integer>();
        for (int i = 0; i < length; i++) {
            int symbol = 0;
            for (var word : words) {
                int at = i - (length - word.length);
                symbol = symbol * system.digits() + (at < 0 ? 0 : word[at]);
            }
            all.add(symbol);
        }
        return Word.fromList(all);
    }
}
