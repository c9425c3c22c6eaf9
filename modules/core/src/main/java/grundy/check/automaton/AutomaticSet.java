package grundy.check.automaton;

import java.util.Optional;

/// A set of numbers that is defined by their digits in some numeration system, and not by addition.
public sealed interface AutomaticSet {
    /// 1, base, base^2, ...
    ///
    /// @param base at least 2
    record Powers(int base) implements AutomaticSet {}

    /// 1, 2, 3, 5, 8, ...
    record Fibonacci() implements AutomaticSet {}

    /// The positive numbers that the base divides so often that the exponent leaves a given remainder.
    ///
    /// @param modulus at least 1
    /// @param remainder below the modulus
    record Valuation(int base, int modulus, int remainder) implements AutomaticSet {}

    /// @return the automaton of the set; empty if the digits of this system do not determine it, or it
    ///     is not known how
    default Optional<Automaton> in(NumerationSystem system) {
        return switch (this) {
            case Powers(int base) -> powers(base, system.base());
            case Fibonacci _ ->
                system.equals(NumerationSystem.FIBONACCI) ? Optional.of(oneThenZeros(2, 1, 1, 1)) : Optional.empty();
            case Valuation(int base, int modulus, int remainder) ->
                system.base() == base ? Optional.of(trailing(base, modulus, remainder)) : Optional.empty();
        };
    }

    /// @return the text in rules
    default String text() {
        return switch (this) {
            case Powers(int base) -> "powers of " + base;
            case Fibonacci _ -> "fibonacci";
            case Valuation(int base, int _, int _) -> "valuation(n, " + base + ")";
        };
    }

    /// State r where the digits so far end in a number of zeros that leaves r modulo the modulus; the last state
    /// where all were zeros.
    private static Automaton trailing(int base, int modulus, int remainder) {
        var symbols = new int[modulus + 1][base];
        var targets = new int[modulus + 1][base];
        var accepting = new boolean[modulus + 1];
        for (int state = 0; state <= modulus; state++)
            for (int digit = 0; digit < base; digit++) {
                symbols[state][digit] = digit;
                targets[state][digit] = digit > 0 ? 1 : state == 0 ? 0 : 1 + state % modulus;
            }
        accepting[1 + remainder] = true;
        return MinimalAutomaton.of(new Automaton(1, base, symbols, targets, accepting));
    }

    /// Powers of b are recognised in base c if both are powers of one number r.
    private static Optional<Automaton> powers(int base, int system) {
        if (system == 0) return Optional.empty();
        for (int root = 2; root <= Math.min(base, system); root++) {
            int step = exponent(root, base);
            int digit = exponent(root, system);
            if (step > 0 && digit > 0) return Optional.of(oneThenZeros(system, root, step, digit));
        }
        return Optional.empty();
    }

    private static int exponent(int root, int power) {
        int exponent = 0;
        int rest = power;
        for (; rest % root == 0; rest /= root) exponent++;
        return rest == 1 ? exponent : 0;
    }

    /// The powers of `root^step` in base `root^digit`: a digit `root^e`, then zeros, n of them, where `digit*n + e`
    /// is a multiple of `step`.
    private static Automaton oneThenZeros(int digits, int root, int step, int digit) {
        // State 0 before the digit; state 1 + r where the exponent so far is r modulo step.
        var symbols = new int[step + 1][];
        var targets = new int[step + 1][];
        var accepting = new boolean[step + 1];
        symbols[0] = new int[digit + 1];
        targets[0] = new int[digit + 1];
        int power = 1;
        for (int e = 0; e < digit; e++, power *= root) {
            symbols[0][e + 1] = power;
            targets[0][e + 1] = 1 + e % step;
        }
        for (int r = 0; r < step; r++) {
            symbols[r + 1] = new int[] {0};
            targets[r + 1] = new int[] {1 + (r + digit) % step};
        }
        accepting[1] = true;
        return MinimalAutomaton.of(new Automaton(1, digits, symbols, targets, accepting));
    }
}
