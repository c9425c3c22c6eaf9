package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.AutomatonOperations;
import grundy.check.automaton.CarriedSum;
import grundy.check.automaton.ComparedSum;
import grundy.check.automaton.IntKey;
import grundy.check.automaton.KernelBudget;
import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The words of an option in a set, guessed digit by digit beside the words of a position. A *guess* is the state
/// of the set's automaton after the digits guessed so far, and of the comparisons of a case ({@link ClauseCases}) those
/// that are still open, each with what it owes ({@link CarriedSum}); or, where two numbers are compared, that they are
/// equal so far: the order of words is that of numbers. What holds whatever follows is left out, and a guess is given
/// up where something never will.
final class DigitGuesses implements AutoCloseable {
    private static final long BYTES_OF_GUESS = 300;

    private final KernelBudget budget;
    private final Automaton set;
    private final int tracks;
    private final int degree;
    private final int symbols;
    private final @Nullable NumberOrder[] orders;
    private final CarriedSum[] sums;
    private final int[][] digitsOf;
    private final List<Integer> first;

    private final Map<IntKey, Integer> numbers = new HashMap<>();
    private final List<int[]> guesses = new ArrayList<>();
    private final List<int[][]> next = new ArrayList<>();
    private long taken;

    /// Two numbers that are compared.
    ///
    /// @param first the track of the one that is to be less, or equal
    /// @param less whether it may be less
    /// @param equal whether it may be equal
    private record NumberOrder(int first, int second, boolean less, boolean equal) {}

    /// @param names of the tracks: of the position, then of the option
    /// @param cases of moves
    /// @param set of positions, minimal, of valid words only
    DigitGuesses(Arithmetic arithmetic, List<String> names, List<List<ComparedSum>> cases, Automaton set) {
        this.budget = arithmetic.budget();
        this.set = set;
        this.tracks = set.tracks();
        this.degree = arithmetic.system().coefficients().size();
        this.symbols = Automaton.alphabet(tracks, set.digits());
        this.digitsOf = new int[symbols][tracks];
        for (int symbol = 0; symbol < symbols; symbol++)
            for (int track = 0; track < tracks; track++)
                digitsOf[symbol][track] = AutomatonOperations.digit(symbol, track, tracks, set.digits());
        var comparisons = new LinkedHashMap<ComparedSum, Integer>();
        cases.forEach(each -> each.forEach(one -> comparisons.putIfAbsent(one, comparisons.size())));
        this.orders = new NumberOrder[comparisons.size()];
        this.sums = new CarriedSum[comparisons.size()];
        comparisons.forEach((comparison, number) -> {
            var term = comparison.term();
            var factors = names.stream()
                    .mapToInt(name -> term.factor(name).intValueExact())
                    .toArray();
            orders[number] = order(comparison, factors);
            sums[number] = new CarriedSum(
                    arithmetic.system(), factors, term.constant().longValueExact(), comparison.equal(), set);
        });
        this.first = cases.stream()
                .map(each -> each.stream().map(comparisons::get).sorted().toList())
                .map(open -> number(beginning(open)))
                .toList();
    }

    private static @Nullable NumberOrder order(ComparedSum comparison, int[] factors) {
        int one = -1;
        int other = -1;
        for (int track = 0; track < factors.length; track++) {
            if (factors[track] > 1 || factors[track] < -1) return null;
            if (factors[track] > 0 && one >= 0 || factors[track] < 0 && other >= 0) return null;
            if (factors[track] > 0) one = track;
            if (factors[track] < 0) other = track;
        }
        boolean zero = comparison.term().constant().signum() == 0;
        boolean strict = comparison.term().constant().equals(BigInteger.ONE) && !comparison.equal();
        return one >= 0 && other >= 0 && (zero || strict)
                ? new NumberOrder(one, other, !comparison.equal(), zero)
                : null;
    }

    /// A guess as numbers: the state of the set's automaton, then for each open comparison its number and
    /// what it owes.
    private int[] beginning(List<Integer> open) {
        var guess = new int[1 + open.size() * (1 + degree)];
        for (int i = 0; i < open.size(); i++) guess[1 + i * (1 + degree)] = open.get(i);
        return guess;
    }

    private int number(int[] guess) {
        var existing = numbers.putIfAbsent(new IntKey(guess), guesses.size());
        if (existing != null) return existing;
        long bytes = BYTES_OF_GUESS + 8L * guess.length + 8L * symbols;
        budget.room().take(bytes);
        taken += bytes;
        guesses.add(guess);
        next.add(new int[symbols][]);
        budget.check(guesses.size());
        return guesses.size() - 1;
    }

    @Override
    public void close() {
        budget.room().give(taken);
        taken = 0;
    }

    /// @return for each case of a move the guess before the first digit
    List<Integer> first() {
        return first;
    }

    /// @return the state of the set's automaton
    int state(int guess) {
        return guesses.get(guess)[0];
    }

    /// @return whether no comparison is open
    boolean isFree(int guess) {
        return guesses.get(guess).length == 1;
    }

    /// @param symbol of the position
    /// @return the guesses that come of one by a digit more
    int[] after(int guess, int symbol) {
        int[] targets = next.get(guess)[symbol];
        if (targets != null) return targets;
        var found = new ArrayList<Integer>();
        after(guess, symbol, (_, after) -> found.add(after));
        int[] after = found.stream().mapToInt(Integer::intValue).toArray();
        next.get(guess)[symbol] = after;
        return after;
    }

    /// Takes what is guessed and the guess that comes of it.
    interface GuessVisitor {
        void take(int symbol, int guess);
    }

    /// @param symbol of the position
    /// @param visitor takes the guesses that come of one by a digit more
    void after(int guess, int symbol, GuessVisitor visitor) {
        int[] parts = guesses.get(guess);
        int[] guessed = set.symbols()[parts[0]];
        for (int i = 0; i < guessed.length; i++) {
            Checkpoint.step();
            int[] after = after(parts, symbol, guessed[i], set.targets()[parts[0]][i]);
            if (after != null) visitor.take(guessed[i], number(after));
        }
    }

    private int @Nullable [] after(int[] guess, int symbol, int guessed, int state) {
        int[] read = Arrays.copyOf(digitsOf[symbol], 2 * tracks);
        System.arraycopy(digitsOf[guessed], 0, read, tracks, tracks);
        var after = new int[guess.length];
        after[0] = state;
        int length = 1;
        for (int i = 1; i < guess.length; i += 1 + degree) {
            int comparison = guess[i];
            after[length] = comparison;
            var order = orders[comparison];
            CarriedSum.EarlyTruth truth;
            if (order != null) truth = certainty(order, read);
            else {
                sums[comparison].read(guess, i + 1, read, after, length + 1);
                truth = sums[comparison].certainty(after, length + 1, state);
            }
            if (truth == CarriedSum.EarlyTruth.NEVER) return null;
            if (truth == CarriedSum.EarlyTruth.OPEN) length += 1 + degree;
        }
        return Arrays.copyOf(after, length);
    }

    private static CarriedSum.EarlyTruth certainty(NumberOrder order, int[] read) {
        int one = read[order.first];
        int other = read[order.second];
        if (one == other) return CarriedSum.EarlyTruth.OPEN;
        return one < other && order.less ? CarriedSum.EarlyTruth.ALWAYS : CarriedSum.EarlyTruth.NEVER;
    }

    /// @return whether the words may end here
    boolean accepts(int guess) {
        int[] parts = guesses.get(guess);
        if (!set.accepts(parts[0])) return false;
        for (int i = 1; i < parts.length; i += 1 + degree) {
            var order = orders[parts[i]];
            if (order != null ? !order.equal : !sums[parts[i]].holds(parts, i + 1)) return false;
        }
        return true;
    }

    /// @return whether the first comes to an option wherever the second does: what is open there owes no more
    boolean isWeaker(int one, int other) {
        int[] weak = guesses.get(one);
        int[] strong = guesses.get(other);
        if (weak[0] != strong[0] || weak.length > strong.length) return false;
        int at = 1;
        for (int i = 1; i < weak.length; i += 1 + degree) {
            int comparison = weak[i];
            while (at < strong.length && strong[at] < comparison) at += 1 + degree;
            if (at >= strong.length || strong[at] != comparison) return false;
            if (orders[comparison] == null && !sums[comparison].isWeaker(weak, i + 1, strong, at + 1)) return false;
        }
        return true;
    }

    /// @return the guesses without those for which another one is weaker
    int[] withoutStronger(Collection<Integer> found) {
        int[] all = found.stream().mapToInt(Integer::intValue).toArray();
        int count = 0;
        for (int i = 0; i < all.length; i++) {
            boolean needed = true;
            for (int j = 0; j < all.length && needed; j++) needed = j == i || all[j] < 0 || !isWeaker(all[j], all[i]);
            if (needed) count++;
            else all[i] = -1;
        }
        int[] remaining = new int[count];
        int at = 0;
        for (int guess : all) if (guess >= 0) remaining[at++] = guess;
        return remaining;
    }
}
