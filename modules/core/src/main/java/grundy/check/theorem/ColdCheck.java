package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.AutomatonOperations;
import grundy.check.automaton.IntKey;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.WordLengths;
import grundy.limit.Checkpoint;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Checks that a set is that of the P-positions in normal play, without an automaton of the moves or of
/// a sum: with several heaps in a system of several coefficients these would be large. The words of a
/// position are read, and beside them those of an option in the set are guessed ({@link DigitGuesses}).
///
/// *No move leads from the set into it*: of the pairs of a state of the set and a guess none that is reached
/// accepts twice.
///
/// *From everywhere else some move leads into it*: the guesses that the words read so far allow are followed all
/// at once. Where the words may end in no position of the set, one of the guesses must accept. Of two such *sets
/// of guesses* with the same state of the position that one need not be followed which allows more: what is wrong
/// after it would be wrong after the other, too (M. De Wulf, L. Doyen, T. A. Henzinger and J.-F. Raskin,
/// Antichains: a new algorithm for checking universality of finite automata, CAV 2006). So the smallest sets are
/// examined first.
///
/// *What allows more.* Of a guess with nothing open it matters only how long the words are: whether the set's automaton
/// accepts some word of that length ({@link WordLengths}). Any other guess is allowed, too, where one with the same
/// state is, of which what is open owes no more.
final class ColdCheck implements AutoCloseable {
    /// The number of coefficients from which on automata of sums are large.
    private static final int LARGE = 3;

    private static final long BYTES_OF_SET = 200;

    private final NumerationSystem system;
    private final KernelBudget budget;
    private final Automaton set;
    private final int tracks;
    private final int symbols;
    private final DigitGuesses guesses;
    private final WordLengths lengths;
    private final Map<IntKey, List<AllowedGuesses>> least = new HashMap<>();
    private final PriorityQueue<AllowedGuesses> open = new PriorityQueue<>();
    private int nextNumber;
    private int setCount;
    private long taken;

    /// The guesses that the words read so far allow.
    private final class AllowedGuesses implements Comparable<AllowedGuesses> {
        private final int[] valid;
        private final int inside;
        private final int free;
        private final int[] remaining;
        private final long states;
        private final int number = nextNumber++;
        private boolean needless;

        /// @param valid how far each word of the position is in the order of validity
        /// @param inside the state of the set's automaton that reads the position, or -1
        /// @param free the lengths of the words after which some guess with nothing open accepts
        /// @param found other guesses
        AllowedGuesses(int[] valid, int inside, int free, SortedSet<Integer> found) {
            this.valid = valid;
            this.inside = inside;
            this.free = free;
            this.remaining = remainingGuesses(free, found);
            long mask = 0;
            for (int guess : remaining) mask |= 1L << guesses.state(guess);
            this.states = mask;
        }

        @Override
        public int compareTo(AllowedGuesses other) {
            return remaining.length != other.remaining.length
                    ? Integer.compare(remaining.length, other.remaining.length)
                    : Integer.compare(number, other.number);
        }

        /// @return whether the other accepts wherever this does
        boolean isWithin(AllowedGuesses other) {
            if (lengths.either(other.free, free) != other.free) return false;
            if (other.free == WordLengths.NONE && (states & ~other.states) != 0) return false;
            for (int guess : remaining) if (!other.covers(guess)) return false;
            return true;
        }

        private boolean covers(int guess) {
            if (Arrays.binarySearch(remaining, guess) >= 0) return true;
            if (lengths.either(free, lengths.ofState(guesses.state(guess))) == free) return true;
            for (int each : remaining) if (guesses.isWeaker(each, guess)) return true;
            return false;
        }
    }

    /// @param set of positions, minimal, of valid words only
    /// @throws IllegalArgumentException if this is no game that {@link #suits}
    ColdCheck(GameFormulas game, Arithmetic arithmetic, Automaton set) {
        this.system = arithmetic.system();
        this.budget = arithmetic.budget();
        this.set = set;
        this.tracks = set.tracks();
        this.symbols = Automaton.alphabet(tracks, set.digits());
        var cases = ClauseCases.of(game)
                .orElseThrow(() -> new IllegalArgumentException("Moves that are no cases of comparisons"));
        this.guesses = new DigitGuesses(arithmetic, ClauseCases.names(game), cases, set);
        this.lengths = new WordLengths(set);
    }

    /// @return whether the P-positions of a game are recognised in this way: those of normal play with nothing
    ///     blocked, where moves compare sums, in a system of many coefficients; with weights of its own, too many
    ///     comparisons stay open
    static boolean suits(GameFormulas game, NumerationSystem system) {
        return game.play() == Play.NORMAL
                && game.blocked() == 0
                && !system.hasOwnWeights()
                && system.coefficients().size() >= LARGE
                && ClauseCases.of(game).isPresent();
    }

    @Override
    public void close() {
        budget.room().give(taken);
        guesses.close();
    }

    /// @return the number of pairs of a state and a guess that were met; empty if a move leads from the set into
    ///     it
    OptionalInt inside() {
        record Pair(int state, int guess) {}
        var visited = new HashSet<Pair>();
        var next = new ArrayList<Pair>();
        for (int guess : guesses.first()) next.add(new Pair(0, guess));
        while (!next.isEmpty()) {
            var pair = next.removeLast();
            if (!visited.add(pair)) continue;
            budget.check(visited.size());
            if (set.accepts(pair.state) && guesses.accepts(pair.guess)) return OptionalInt.empty();
            for (int i = 0; i < set.symbols()[pair.state].length; i++)
                for (int after : guesses.after(pair.guess, set.symbols()[pair.state][i]))
                    next.add(new Pair(set.targets()[pair.state][i], after));
        }
        return OptionalInt.of(visited.size());
    }

    /// @return the number of sets of guesses that were followed; empty if from some position outside of the set
    ///     no move leads into it
    OptionalInt outside() {
        add(start());
        while (!open.isEmpty()) {
            var allowed = open.remove();
            if (allowed.needless) continue;
            budget.checkCancelled();
            if (!isRight(allowed)) return OptionalInt.empty();
            for (int symbol = 0; symbol < symbols; symbol++) {
                Checkpoint.step();
                var next = next(allowed, symbol);
                if (next != null) add(next);
            }
        }
        return OptionalInt.of(setCount);
    }

    private void add(AllowedGuesses allowed) {
        if (allowed.free == WordLengths.ALL) return;
        if (allowed.inside >= 0) {
            var outer = least.get(key(allowed.valid, -1));
            if (outer != null) for (var each : outer) if (each.isWithin(allowed)) return;
        }
        var same = least.computeIfAbsent(key(allowed.valid, allowed.inside), _ -> new ArrayList<>());
        for (var each : same) if (each.isWithin(allowed)) return;
        same.removeIf(each -> {
            if (!allowed.isWithin(each)) return false;
            each.needless = true;
            return true;
        });
        long bytes = BYTES_OF_SET + (long) Integer.BYTES * allowed.remaining.length;
        budget.room().take(bytes);
        taken += bytes;
        budget.check(++setCount);
        same.add(allowed);
        open.add(allowed);
    }

    private static IntKey key(int[] valid, int inside) {
        int[] key = Arrays.copyOf(valid, valid.length + 1);
        key[valid.length] = inside;
        return new IntKey(key);
    }

    /// Words of an option may be longer than those of the position.
    private AllowedGuesses start() {
        var found = new TreeSet<Integer>();
        var next = new ArrayList<>(guesses.first());
        int free = WordLengths.NONE;
        while (!next.isEmpty()) {
            int guess = next.removeLast();
            if (guesses.isFree(guess)) {
                free = lengths.either(free, lengths.ofState(guesses.state(guess)));
                continue;
            }
            if (!found.add(guess)) continue;
            for (int after : guesses.after(guess, 0)) next.add(after);
        }
        for (int before = WordLengths.NONE; before != free; ) {
            before = free;
            free = lengths.either(free, lengths.shorter(free));
        }
        return new AllowedGuesses(new int[tracks], 0, free, found);
    }

    /// @param before how far each word is in the order of validity
    /// @return the places in the order of validity a digit later; empty if these are no valid words
    static int[] valid(NumerationSystem system, int[] before, int symbol, int tracks) {
        var valid = new int[tracks];
        for (int track = 0; track < tracks; track++) {
            valid[track] =
                    system.validity(before[track], AutomatonOperations.digit(symbol, track, tracks, system.digits()));
            if (valid[track] < 0) return new int[0];
        }
        return valid;
    }

    private @Nullable AllowedGuesses next(AllowedGuesses allowed, int symbol) {
        int[] valid = valid(system, allowed.valid, symbol, tracks);
        if (valid.length == 0) return null;
        int free = lengths.shorter(allowed.free);
        var found = new TreeSet<Integer>();
        for (int guess : allowed.remaining)
            for (int after : guesses.after(guess, symbol)) {
                if (guesses.isFree(after)) free = lengths.either(free, lengths.ofState(guesses.state(after)));
                else found.add(after);
            }
        return new AllowedGuesses(valid, set.next(allowed.inside, symbol), free, found);
    }

    private int[] remainingGuesses(int free, SortedSet<Integer> found) {
        if (free == WordLengths.ALL) return new int[0];
        found.removeIf(guess -> lengths.either(free, lengths.ofState(guesses.state(guess))) == free);
        return guesses.withoutStronger(found);
    }

    private boolean isRight(AllowedGuesses allowed) {
        for (int state : allowed.valid) if (!system.mayEnd(state)) return true;
        if (set.accepts(allowed.inside) || lengths.hasEmpty(allowed.free)) return true;
        for (int guess : allowed.remaining) if (guesses.accepts(guess)) return true;
        return false;
    }
}
