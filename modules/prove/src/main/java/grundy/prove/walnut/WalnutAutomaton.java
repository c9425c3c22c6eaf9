package grundy.prove.walnut;

import grundy.check.automaton.Automaton;
import java.util.Collections;

/// Automata in the format of Walnut's library: a line with the alphabet of each track, then each state with its output
/// (1 where it accepts), and its arrows. What has no arrow is refused, as here.
final class WalnutAutomaton {
    private WalnutAutomaton() {}

    /// @param alphabet of each track: a numeration system, or a set of digits
    static String text(Automaton automaton, String alphabet) {
        var text = new StringBuilder(String.join(" ", Collections.nCopies(automaton.tracks(), alphabet))).append('\n');
        for (int state = 0; state < automaton.states(); state++) {
            text.append('\n').append(state).append(automaton.accepting()[state] ? " 1\n" : " 0\n");
            int[] symbols = automaton.symbols()[state];
            for (int i = 0; i < symbols.length; i++)
                text.append(digits(symbols[i], automaton))
                        .append(" -> ")
                        .append(automaton.targets()[state][i])
                        .append('\n');
        }
        return text.toString();
    }

    private static String digits(int symbol, Automaton automaton) {
        var digits = new int[automaton.tracks()];
        int rest = symbol;
        for (int track = digits.length - 1; track >= 0; track--, rest /= automaton.digits())
            digits[track] = rest % automaton.digits();
        return java.util.Arrays.stream(digits)
                .mapToObj(String::valueOf)
                .collect(java.util.stream.Collectors.joining(" "));
    }
}
