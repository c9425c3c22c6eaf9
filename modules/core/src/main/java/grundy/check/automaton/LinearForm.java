package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the words of x1, ..., xk and recognises `a1*x1 + ... + ak*xk` where that is between -bound and
/// bound, else on which side it lies. Built from what is owed, and proved by induction before it is
/// used.
///
/// *Construction.* After the digits in the places n and above, the sum is
/// `t0*U(n) + ... + t(d-1)*U(n + d - 1)`, and what the places below n bring: that vector t is the
/// state. A digit vector of sum s in place n - 1 makes `cd*t(d-1) + s` of t0 and
/// `t(j-1) + c(d-j)*t(d-1)` of the others. Where whatever may follow leaves the sum beyond the bound,
/// the vector is forgotten. Weights of their own may obey a shorter recurrence, too; then different
/// vectors may bring the same with every n, and of these the one that is met first stands for all.
///
/// *Proof.* Let f(x) be the value that the automaton computes. It is checked that f(0, ..., 0) = 0, and
///   for every track i and all
/// words, where x' is x with the successor in track i: if f(x) is a number, f(x') is `f(x) + ai`, or the side on which
/// that lies; if f(x) is "above" and ai > 0, so is f(x'); if "below" and ai < 0, so is f(x'). Every x is reached from
/// 0 by such steps: while there are steps up and steps down left, take one down if the sum is above 0 and else one up,
/// so that the sum stays within the bound, which is at least the sum of the |ai| of either sign; at last all steps
/// left go one way, and once beyond the bound one stays there. So f is right everywhere, by induction. The case k = 3,
/// a = (1, 1, -1) is `x + 0 = x` and `x + (y + 1) = (x + y) + 1`.
final class LinearForm {
    private static final int ABOVE = Integer.MAX_VALUE;
    private static final int BELOW = Integer.MIN_VALUE;
    private static final int OFTEN = 256;

    private final NumerationSystem system;
    private final int[] factors;
    private final int bound;
    private final int modulus;
    private final KernelBudget budget;
    private final int digits;
    private final int degree;
    private final long[] weights;
    private final int alphabet;
    private final int[] sums;

    private final Map<IntKey, Integer> numbers = new HashMap<>();
    private final List<int[]> states = new ArrayList<>();
    private final List<int[]> next = new ArrayList<>();

    /// @param modulus 0, or the modulus of the sum that is recognised
    LinearForm(NumerationSystem system, int[] factors, int bound, int modulus, KernelBudget budget) {
        this.system = system;
        this.factors = factors.clone();
        this.bound = bound;
        this.modulus = modulus;
        this.budget = budget;
        this.digits = system.digits();
        this.degree = system.coefficients().size();
        this.weights = system.weights(3 * degree).stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
        this.alphabet = Automaton.alphabet(factors.length, digits);
        this.sums = new int[alphabet];
        for (int symbol = 0; symbol < alphabet; symbol++)
            for (int i = 0; i < factors.length; i++)
                sums[symbol] += factors[i] * AutomatonOperations.digit(symbol, i, factors.length, digits);
        explore();
    }

    int states() {
        return states.size();
    }

    /// A state is: 0 and the vector t, or 1 (above), or -1 (below); then how far each word is in the order
    /// of validity.
    private void explore() {
        number(new int[1 + degree + factors.length]);
        for (int i = 0; i < states.size(); i++) {
            var row = new int[alphabet];
            for (int symbol = 0; symbol < alphabet; symbol++) {
                Checkpoint.step();
                int[] after = after(states.get(i), symbol);
                row[symbol] = after == null ? -1 : number(after);
            }
            next.add(row);
        }
    }

    private int number(int[] state) {
        var existing = numbers.putIfAbsent(key(state), states.size());
        if (existing != null) return existing;
        states.add(state);
        budget.check(states.size());
        return states.size() - 1;
    }

    /// What a state brings with n = 0, ..., d - 1, and by the recurrence with every n, tells it apart from others.
    private IntKey key(int[] state) {
        if (modulus > 0 || !system.hasOwnWeights() || state[0] != 0) return new IntKey(state);
        var key = Arrays.copyOf(state, state.length + degree);
        for (int n = 0; n < degree; n++) {
            long owed = owed(state, n);
            key[1 + n] = (int) owed;
            key[state.length + n] = (int) (owed >>> Integer.SIZE);
        }
        return new IntKey(key);
    }

    private int @Nullable [] after(int[] state, int symbol) {
        var after = new int[state.length];
        for (int i = 0; i < factors.length; i++) {
            int digit = AutomatonOperations.digit(symbol, i, factors.length, digits);
            int valid = system.validity(state[1 + degree + i], digit);
            if (valid < 0) return null;
            after[1 + degree + i] = valid;
        }
        after[0] = state[0];
        if (state[0] != 0) return after;
        int top = state[degree];
        for (int j = 0; j < degree; j++) {
            long owed = (j == 0 ? sums[symbol] : state[j])
                    + (long) system.coefficients().get(degree - 1 - j) * top;
            after[1 + j] = modulus > 0 ? (int) Math.floorMod(owed, (long) modulus) : Math.toIntExact(owed);
        }
        if (modulus == 0) after[0] = side(after);
        if (after[0] != 0) Arrays.fill(after, 1, 1 + degree, 0);
        return after;
    }

    /// @return 1 if the sum lies above the bound whatever follows, -1 if below, else 0
    private int side(int[] state) {
        long up = 0;
        long down = 0;
        for (int factor : factors) {
            up += Math.max(factor, 0);
            down += Math.max(-factor, 0);
        }
        boolean above = true;
        boolean below = true;
        // Both sequences follow the recurrence from n = degree on; positive for that many n, they never fall again.
        for (int n = 0; n < 2 * degree; n++) {
            long owed = owed(state, n);
            above &= owed - down * (weights[n] - 1) > bound;
            below &= owed + up * (weights[n] - 1) < -bound;
        }
        return above ? 1 : below ? -1 : 0;
    }

    private long owed(int[] state, int n) {
        long sum = 0;
        for (int j = 0; j < degree; j++) sum = Math.addExact(sum, Math.multiplyExact(state[1 + j], weights[n + j]));
        return sum;
    }

    /// Returns whether the words that lead to a state may end there.
    private boolean isWhole(int state) {
        int[] vector = states.get(state);
        for (int i = 0; i < factors.length; i++) if (!system.mayEnd(vector[1 + degree + i])) return false;
        return true;
    }

    private int boundedSum(int state) {
        int[] vector = states.get(state);
        if (vector[0] != 0) return vector[0] > 0 ? ABOVE : BELOW;
        long owed = owed(vector, 0);
        if (modulus > 0) return (int) Math.floorMod(owed, (long) modulus);
        return owed > bound ? ABOVE : owed < -bound ? BELOW : (int) owed;
    }

    /// The condition on the sum.
    interface SumCondition {
        /// @param sum a number, or Integer.MAX_VALUE for above the bound, Integer.MIN_VALUE for below
        boolean accepts(int sum);
    }

    Automaton automaton(SumCondition condition) {
        var symbols = new int[states.size()][];
        var targets = new int[states.size()][];
        var accepting = new boolean[states.size()];
        for (int state = 0; state < accepting.length; state++) {
            Checkpoint.step();
            int[] row = next.get(state);
            int count = 0;
            for (int target : row) if (target >= 0) count++;
            symbols[state] = new int[count];
            targets[state] = new int[count];
            count = 0;
            for (int symbol = 0; symbol < alphabet; symbol++) {
                if (row[symbol] < 0) continue;
                symbols[state][count] = symbol;
                targets[state][count++] = row[symbol];
            }
            accepting[state] = isWhole(state) && condition.accepts(boundedSum(state));
        }
        return MinimalAutomaton.of(new Automaton(factors.length, digits, symbols, targets, accepting));
    }

    /// Checks the induction.
    ///
    /// @param successor accepts the pairs (n, n + 1)
    /// @throws AssertionError if it fails: the automaton is then wrong
    void prove(Automaton successor) {
        if (boundedSum(0) != 0) throw failure("the sum of zeros is not 0");
        for (int track = 0; track < factors.length; track++) prove(successor, track);
    }

    private record Triple(int before, int step, int after) {
        @Override
        public int hashCode() {
            return (before * 0x9E3779B1 ^ after * 0x85EBCA6B) + step * 0xC2B2AE35;
        }
    }

    private void prove(Automaton successor, int track) {
        int weight = Automaton.alphabet(factors.length - 1 - track, digits);
        var distinct = new HashSet<Triple>();
        var open = new ArrayDeque<Triple>();
        var first = new Triple(0, 0, 0);
        distinct.add(first);
        open.add(first);
        for (int visits = 1; !open.isEmpty(); visits++) {
            var triple = open.poll();
            // To ask whether the work is to stop costs more than a step of it.
            if (visits % OFTEN == 0) budget.check(distinct.size() & -OFTEN);
            if (successor.accepts(triple.step) && isWhole(triple.before))
                check(track, boundedSum(triple.before), boundedSum(triple.after));
            int[] before = next.get(triple.before);
            int[] after = next.get(triple.after);
            int[] steps = successor.symbols()[triple.step];
            for (int i = 0; i < steps.length; i++) {
                int from = steps[i] / digits;
                int change = (steps[i] % digits - from) * weight;
                int target = successor.targets()[triple.step][i];
                for (int high = 0; high < alphabet; high += weight * digits) {
                    Checkpoint.step();
                    for (int symbol = high + from * weight; symbol < high + (from + 1) * weight; symbol++) {
                        if (before[symbol] < 0) continue;
                        if (after[symbol + change] < 0) continue;
                        var reached = new Triple(before[symbol], target, after[symbol + change]);
                        if (distinct.add(reached)) open.add(reached);
                    }
                }
            }
        }
    }

    private void check(int track, int before, int after) {
        int factor = factors[track];
        int expected;
        if (modulus > 0) expected = Math.floorMod(before + factor, modulus);
        else if (before == ABOVE || before == BELOW) {
            boolean away = before == ABOVE ? factor > 0 : factor < 0;
            if (!away) return;
            expected = before;
        } else {
            long sum = (long) before + factor;
            expected = sum > bound ? ABOVE : sum < -bound ? BELOW : (int) sum;
        }
        if (after != expected) throw failure("a step on track " + track + " leads to " + after + ", not " + expected);
    }

    private AssertionError failure(String what) {
        return new AssertionError(
                "The automaton of " + Arrays.toString(factors) + " in " + system + " is wrong: " + what);
    }
}
