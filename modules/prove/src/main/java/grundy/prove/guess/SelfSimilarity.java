package grundy.prove.guess;

import grundy.text.Message;
import java.util.Arrays;
import java.util.Optional;

/// Nim-values that come again: `g(b*n + r) = g(n)`, as of "take at most half", where `g(2*n + 1) = g(n)`. If that holds
/// for all n and g takes more than finitely many values, no automaton in base b reads n and v at once and accepts if
/// `g(n) = v`.
///
/// Proof: let it have s states, take numbers n of s + 1 different values v, and a k such that none of these has
/// more than k digits; fill up the words of the n to one length, and put k times the digit r after each. The
/// values stay. Before the last k places the words of the v are zeros, after that the words of the numbers are
/// alike: so what v is depends on the state only that is reached there, and there are at most s values.
///
/// @param rest r, a digit of base b
/// @param to the greatest n at which this is seen
public record SelfSimilarity(int base, int rest, int to) {
    /// The fewest values on which a guess may rest.
    private static final int FEWEST_VALUES = 256;

    /// @param values from 0 on
    public static Optional<SelfSimilarity> of(int[] values, int base) {
        if (Arrays.stream(values).distinct().count() < FEWEST_VALUES) return Optional.empty();
        for (int rest = 0; rest < base; rest++) {
            int to = (values.length - 1 - rest) / base;
            int n = 0;
            while (n <= to && values[base * n + rest] == values[n]) n++;
            if (n > to) return Optional.of(new SelfSimilarity(base, rest, to));
        }
        return Optional.empty();
    }

    /// @return the reason why no automaton is tried
    public Message why() {
        return Message.of("prove.attempt.similar", "base", base, "rest", rest == 0 ? "" : " + " + rest, "to", to);
    }
}
