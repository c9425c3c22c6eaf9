package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.AutomatonBuilder;
import grundy.check.automaton.IntKey;
import grundy.check.automaton.NumerationSystem;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// Finds which options of one position are in a set, by {@link DigitGuesses}: the digits of the option
/// are read, not guessed, so that all guesses that are left have the same state of the set's automaton.
final class GuessedOptions {
    private GuessedOptions() {}

    /// @param game that {@link ColdCheck#suits}
    /// @param set a set of positions
    /// @param position a number for each coordinate
    /// @return reads that position and an option, and accepts if the option is in the set; it accepts no
    ///     other position
    /// @throws grundy.check.automaton.TooLargeException if it grows beyond the budget
    static Automaton automaton(GameFormulas game, Arithmetic arithmetic, Automaton set, List<BigInteger> position) {
        int tracks = set.tracks();
        int digits = set.digits();
        int symbols = Automaton.alphabet(tracks, digits);
        int[] read = symbols(arithmetic.system(), position, digits);
        var cases = ClauseCases.of(game).orElseThrow();
        try (var guesses = new DigitGuesses(arithmetic, ClauseCases.names(game), cases, set.minimal())) {
            var first = state(0, new TreeSet<>(guesses.first()), guesses);
            return new AutomatonBuilder<IntKey>(arithmetic.budget())
                    .build(2 * tracks, digits, first, new AutomatonBuilder.Meaning<>() {
                        @Override
                        public void arrows(IntKey state, AutomatonBuilder<IntKey> builder) {
                            int place = state.numbers[0];
                            // Words of an option may be longer than those of the position.
                            if (place == 0) arrows(state, 0, 0, builder);
                            if (place < read.length) arrows(state, read[place], place + 1, builder);
                        }

                        private void arrows(IntKey state, int symbol, int place, AutomatonBuilder<IntKey> builder) {
                            var after = new TreeMap<Integer, TreeSet<Integer>>();
                            for (int i = 1; i < state.numbers.length; i++)
                                guesses.after(
                                        state.numbers[i],
                                        symbol,
                                        (guessed, guess) -> after.computeIfAbsent(guessed, _ -> new TreeSet<>())
                                                .add(guess));
                            int high = symbol * symbols;
                            after.forEach(
                                    (guessed, found) -> builder.arrow(high + guessed, state(place, found, guesses)));
                        }

                        @Override
                        public boolean accepts(IntKey state) {
                            return state.numbers[0] == read.length
                                    && Arrays.stream(state.numbers, 1, state.numbers.length)
                                            .anyMatch(guesses::accepts);
                        }
                    });
        }
    }

    /// @return the digits of all coordinates, place by place; the first are not all 0
    private static int[] symbols(NumerationSystem system, List<BigInteger> position, int digits) {
        var words = position.stream().map(system::word).toList();
        int length = words.stream().mapToInt(word -> word.length).max().orElse(0);
        var symbols = new int[length];
        for (var word : words)
            for (int place = 0; place < length; place++) {
                int at = place - (length - word.length);
                symbols[place] = symbols[place] * digits + (at < 0 ? 0 : word[at]);
            }
        return Arrays.stream(symbols).dropWhile(symbol -> symbol == 0).toArray();
    }

    /// @param place how many symbols of the position were read, but for zeros in front
    private static IntKey state(int place, SortedSet<Integer> found, DigitGuesses guesses) {
        int[] remaining = guesses.withoutStronger(found);
        int[] state = new int[1 + remaining.length];
        state[0] = place;
        System.arraycopy(remaining, 0, state, 1, remaining.length);
        return new IntKey(state);
    }
}
