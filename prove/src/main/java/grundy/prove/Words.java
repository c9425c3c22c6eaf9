package grundy.prove;

import grundy.check.theorem.NumerationSystem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Tuples of numbers as words over the symbols of an automaton, and back.
record Words(NumerationSystem system, int tracks) {
    int symbols() {
        int product = 1;
        for (int i = 0; i < tracks; i++) product *= system.digits();
        return product;
    }

    /// @return the numbers that a word says; null if some track is not valid
    /// @throws Learner.UnknownException if it says more than any table has
    long @org.jspecify.annotations.Nullable [] numbers(Iterable<Integer> word) {
        var symbols = new ArrayList<Integer>();
        word.forEach(symbols::add);
        var numbers = new long[tracks];
        int rest = 1;
        for (int track = tracks - 1; track >= 0; track--, rest *= system.digits()) {
            var digits = new int[symbols.size()];
            for (int i = 0; i < digits.length; i++) digits[i] = symbols.get(i) / rest % system.digits();
            if (!isValid(digits)) return null;
            var number = system.value(digits);
            if (number.bitLength() > 31) throw new Learner.UnknownException();
            numbers[track] = number.longValueExact();
        }
        return numbers;
    }

    /// A word is valid if it is the one that its number has.
    private boolean isValid(int[] digits) {
        if (system.base() > 0) return true;
        int state = 0;
        for (int digit : digits) {
            int most = system.coefficients().get(state);
            boolean last = state + 1 == system.coefficients().size();
            if (digit > most || digit == most && last) return false;
            state = digit == most ? state + 1 : 0;
        }
        return true;
    }

    List<Integer> word(List<BigInteger> numbers) {
        var words = numbers.stream().map(system::word).toList();
        int length = words.stream().mapToInt(word -> word.length).max().orElse(0);
        var symbols = new ArrayList<Integer>();
        for (int i = 0; i < length; i++) {
            int symbol = 0;
            for (var word : words) {
                int at = i - (length - word.length);
                symbol = symbol * system.digits() + (at < 0 ? 0 : word[at]);
            }
            symbols.add(symbol);
        }
        return symbols;
    }
}
