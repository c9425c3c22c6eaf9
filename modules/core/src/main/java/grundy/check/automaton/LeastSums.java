package grundy.check.automaton;

import java.math.BigInteger;
import java.util.Arrays;

/// The least that a sum `a1*x1 + ... + ak*xk` may be where the words of the x lead an automaton from a state to
/// acceptance: exact for short words, and a bound from below for longer ones.
///
/// Let m(s, n) be the least for the state s and words of n digits, and N the length of the longest of the short words.
/// The bound is `(p(s)*U(n) - k) / D` with whole numbers p(s) such that for every arrow from s to t, with
/// digits of sum e, `(D*e + p(t))*U(n-1) >= p(s)*U(n)` for n from N + 1 to N + d. Both sides obey the recurrence of the
/// weights, which has no coefficient below 0, so that this holds for all n beyond N; if k is such that the bound holds
/// for n = N, it holds for all greater n by induction, as m(s, n) is the least of `e*U(n-1) + m(t, n-1)`.
final class LeastSums {
    /// The least of no words.
    static final long NONE = Long.MAX_VALUE;

    /// The D above.
    static final long SCALE = 1 << 12;

    private static final int MOST_SHORT = 16;
    private static final int SMALL_BITS = 24;
    private static final int ROUNDS = 200;
    private static final long FAR = 4;

    private final Automaton automaton;
    private final int[] sums;
    private final long[] weights;
    private final int last;
    private final int degree;
    private final long[][] exact;
    private final long[] slopes;
    private final long slack;

    /// @param factors one for each track of the automaton
    LeastSums(NumerationSystem system, Automaton automaton, int[] factors) {
        this.automaton = automaton;
        this.degree = system.coefficients().size();
        this.last = shortWords(system);
        this.weights = system.weights(last + 3 * degree).stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
        this.sums = new int[Automaton.alphabet(automaton.tracks(), automaton.digits())];
        for (int symbol = 0; symbol < sums.length; symbol++)
            for (int track = 0; track < factors.length; track++)
                sums[symbol] += factors[track]
                        * AutomatonOperations.digit(symbol, track, automaton.tracks(), automaton.digits());
        this.exact = exact();
        this.slopes = slopes();
        long most = 0;
        for (int state = 0; state < slopes.length; state++)
            if (exact[last][state] != NONE)
                most = Math.max(most, slopes[state] * weights[last] - SCALE * exact[last][state]);
        this.slack = most;
    }

    private static int shortWords(NumerationSystem system) {
        int degree = system.coefficients().size();
        var weights = system.weights(MOST_SHORT + 3 * degree);
        int last = MOST_SHORT;
        while (last > 0 && weights.get(last + 2 * degree).bitLength() > SMALL_BITS) last--;
        return last;
    }

    private long[][] exact() {
        var least = new long[last + 1][automaton.states()];
        for (int length = 0; length <= last; length++)
            for (int state = 0; state < automaton.states(); state++) {
                least[length][state] = length == 0 && automaton.accepts(state) ? 0 : NONE;
                for (int i = 0; length > 0 && i < automaton.symbols()[state].length; i++) {
                    long rest = least[length - 1][automaton.targets()[state][i]];
                    if (rest == NONE) continue;
                    long sum = sums[automaton.symbols()[state][i]] * weights[length - 1] + rest;
                    least[length][state] = Math.min(least[length][state], sum);
                }
            }
        return least;
    }

    /// Numbers that may be p(s) become greater ones by {@link #raised}, or stay. The first ones fit where
    /// weights grow by a quarter at least, as those of systems without first weights of their own do.
    private long[] slopes() {
        long total = Arrays.stream(sums).map(Math::abs).max().orElse(0);
        var slopes = new long[automaton.states()];
        Arrays.fill(slopes, -FAR * SCALE * (total + 1));
        var raised = raised(slopes);
        for (int state = 0; state < slopes.length; state++)
            if (raised[state] < slopes[state]) throw new TooLargeException(FAR, FAR);
        for (int round = 0; round < ROUNDS && !Arrays.equals(slopes, raised); round++) {
            slopes = raised;
            raised = raised(slopes);
        }
        return slopes;
    }

    /// @return the greatest p(s) that fit to the given p(t), for every state
    private long[] raised(long[] slopes) {
        var raised = slopes.clone();
        for (int state = 0; state < raised.length; state++) {
            long least = NONE;
            for (int i = 0; i < automaton.symbols()[state].length; i++) {
                long rest = SCALE * sums[automaton.symbols()[state][i]]
                        + slopes[automaton.targets()[state][i]];
                for (int n = last + 1; n <= last + degree; n++)
                    least = Math.min(least, Math.floorDiv(Math.multiplyExact(rest, weights[n - 1]), weights[n]));
            }
            if (least != NONE) raised[state] = least;
        }
        return raised;
    }

    /// @return the length of the words of which all is known exactly
    int last() {
        return last;
    }

    /// @param length at most {@link #last}
    /// @return the least for words of that length, times the scale; NONE if none is accepted
    long least(int state, int length) {
        return exact[length][state] == NONE ? NONE : SCALE * exact[length][state];
    }

    /// @return the part of the bound from below for longer words that obeys the recurrence of the weights
    long slope(int state) {
        return slopes[state];
    }

    /// @return the number that is subtracted from that part
    long slack() {
        return slack;
    }
}
