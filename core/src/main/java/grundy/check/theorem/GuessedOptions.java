package grundy.check.theorem;

import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// Which options of a position are in a set, by {@link Guesses}: the digits of the option are read, not guessed, so
/// that all guesses that are left have the same state of the set's automaton.
final class GuessedOptions {
    private GuessedOptions() {}

    /// @param game that {@link ColdCheck#suits}
    /// @param told a set of positions
    /// @return reads a position and an option, and accepts if the option is in the set
    static Automaton automaton(GameFormulas game, Arithmetic arithmetic, Automaton told) {
        int tracks = told.tracks();
        int digits = told.digits();
        int symbols = Automaton.alphabet(tracks, digits);
        var system = arithmetic.system();
        var set = told.minimal();
        var cases = ClauseCases.of(game).orElseThrow();
        try (var guesses = new Guesses(arithmetic, ClauseCases.names(game), cases, set)) {
            // A state is how far each word of the position is in the order of validity, then the guesses.
            var first = state(new int[tracks], new TreeSet<>(guesses.first()), guesses);
            return new Builder<IntKey>(arithmetic.budget()).build(2 * tracks, digits, first, new Builder.Meaning<>() {
                @Override
                public void arrows(IntKey state, Builder<IntKey> builder) {
                    for (int symbol = 0; symbol < symbols; symbol++) {
                        int[] valid = ColdCheck.valid(system, state.numbers, symbol, tracks);
                        if (valid.length == 0) continue;
                        var after = new TreeMap<Integer, TreeSet<Integer>>();
                        for (int i = tracks; i < state.numbers.length; i++)
                            guesses.after(
                                    state.numbers[i],
                                    symbol,
                                    (guessed, guess) -> after.computeIfAbsent(guessed, _ -> new TreeSet<>())
                                            .add(guess));
                        int high = symbol * symbols;
                        after.forEach((guessed, found) -> builder.arrow(high + guessed, state(valid, found, guesses)));
                    }
                }

                @Override
                public boolean accepts(IntKey state) {
                    for (int i = 0; i < tracks; i++) if (!system.mayEnd(state.numbers[i])) return false;
                    return Arrays.stream(state.numbers, tracks, state.numbers.length)
                            .anyMatch(guesses::accepts);
                }
            });
        }
    }

    private static IntKey state(int[] valid, SortedSet<Integer> found, Guesses guesses) {
        int[] kept = guesses.withoutStronger(found);
        int[] state = Arrays.copyOf(valid, valid.length + kept.length);
        System.arraycopy(kept, 0, state, valid.length, kept.length);
        return new IntKey(state);
    }
}
