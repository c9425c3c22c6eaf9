package grundy.check.automaton;

import grundy.limit.Checkpoint;
import grundy.text.Message;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A deterministic finite automaton that reads several words of digits at once, one on each *track*, the most
/// significant digits first. What has no arrow is refused for good, so that an automaton is complete with one more
/// state that is never shown.
///
/// A symbol is a number: the digits of all tracks written in base `digits`, that of track 0 first. State 0 is where
/// one begins. All automata here accept a tuple of words exactly if they accept it with zeros in front of every word.
///
/// @param tracks at least 0
/// @param digits of each track, at least 2
/// @param symbols for each state the symbols of its arrows, ascending
/// @param targets for each state the states to which these arrows lead
/// @param accepting whether a state accepts
public record Automaton(int tracks, int digits, int[][] symbols, int[][] targets, boolean[] accepting) {
    /// @throws UnfitPartsException if the arrays do not fit together
    public Automaton {
        int states = accepting.length;
        long alphabet = alphabet(tracks, digits);
        if (states < 1 || symbols.length != states || targets.length != states)
            throw new UnfitPartsException(Message.of("theorem.unfit.states"));
        for (int state = 0; state < states; state++) {
            Checkpoint.step();
            if (symbols[state].length != targets[state].length)
                throw new UnfitPartsException(Message.of("theorem.unfit.arrow", "state", state));
            for (int i = 0; i < symbols[state].length; i++) {
                int symbol = symbols[state][i];
                int before = i == 0 ? -1 : symbols[state][i - 1];
                if (symbol <= before || symbol >= alphabet || targets[state][i] < 0 || targets[state][i] >= states)
                    throw new UnfitPartsException(Message.of("theorem.unfit.arrow", "state", state));
            }
        }
    }

    /// @return the number of symbols
    /// @throws TooLargeException if there are too many
    public static int alphabet(int tracks, int digits) {
        long power = 1;
        for (int i = 0; i < tracks; i++) power *= digits;
        if (power > 1 << 20 || tracks > 20) throw new TooLargeException(power, 1 << 20);
        return (int) power;
    }

    /// @param targets for each state the next one by each symbol
    /// @return the minimal automaton that accepts the same
    public static Automaton complete(int tracks, int digits, List<int[]> targets, boolean[] accepting) {
        int[] all = IntStream.range(0, alphabet(tracks, digits)).toArray();
        var symbols = new int[targets.size()][];
        Arrays.fill(symbols, all);
        return new Automaton(tracks, digits, symbols, targets.toArray(int[][]::new), accepting).minimal();
    }

    /// @return the automaton with the fewest states that accepts the same, and they in a fixed order
    public Automaton minimal() {
        return MinimalAutomaton.of(this);
    }

    /// @return whether zeros in front of all words change nothing; asked of a minimal automaton
    public boolean ignoresZeros() {
        int next = next(0, 0);
        return next == 0 || next < 0 && states() == 1 && !accepting[0];
    }

    /// @return the number of states
    public int states() {
        return accepting.length;
    }

    /// @return the number of arrows of all states
    public int arrows() {
        int sum = 0;
        for (int[] row : symbols) sum += row.length;
        return sum;
    }

    /// @return the next state, or -1
    public int step(int state, int symbol) {
        return next(state, symbol);
    }

    /// Returns the state that a symbol leads to.
    public int next(int state, int symbol) {
        if (state < 0) return -1;
        int at = Arrays.binarySearch(symbols[state], symbol);
        return at < 0 ? -1 : targets[state][at];
    }

    /// Returns whether a word that ends in this state is accepted.
    public boolean accepts(int state) {
        return state >= 0 && accepting[state];
    }

    /// @param words one for each track, of any lengths; shorter ones are filled up with zeros in front
    public boolean accepts(List<int[]> words) {
        if (words.size() != tracks)
            throw new IllegalArgumentException("There are " + tracks + " tracks, but " + words.size() + " words");
        int length = words.stream().mapToInt(word -> word.length).max().orElse(0);
        int state = 0;
        for (int i = 0; i < length && state >= 0; i++) {
            int symbol = 0;
            for (var word : words) {
                int at = i - (length - word.length);
                symbol = symbol * digits + (at < 0 ? 0 : word[at]);
            }
            state = next(state, symbol);
        }
        return accepts(state);
    }

    /// Two minimal automata are equal exactly if they accept the same.
    @Override
    public boolean equals(Object other) {
        return other instanceof Automaton that
                && tracks == that.tracks
                && digits == that.digits
                && Arrays.deepEquals(symbols, that.symbols)
                && Arrays.deepEquals(targets, that.targets)
                && Arrays.equals(accepting, that.accepting);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(targets) * 31 + Arrays.hashCode(accepting);
    }

    @Override
    public String toString() {
        return "Automaton[" + tracks + " tracks, " + digits + " digits, " + states() + " states]";
    }
}
