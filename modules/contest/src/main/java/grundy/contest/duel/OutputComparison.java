package grundy.contest.duel;

import java.util.Arrays;
import java.util.stream.Collectors;

/// Compares a program's output with the right one as judges do: blanks at the ends of lines and empty lines at the end
/// do not matter. Small letters in place of capitals are a fault of form too: the winner is right.
final class OutputComparison {
    private OutputComparison() {}

    /// @return RIGHT, PRESENTATION or WRONG
    static RunEnding of(String expected, String actual) {
        if (lines(expected).equals(lines(actual))) return RunEnding.RIGHT;
        return Arrays.equals(words(expected), words(actual), String::compareToIgnoreCase)
                ? RunEnding.PRESENTATION
                : RunEnding.WRONG;
    }

    private static String lines(String text) {
        return text.lines()
                .map(String::stripTrailing)
                .collect(Collectors.joining("\n"))
                .stripTrailing();
    }

    private static String[] words(String text) {
        return text.strip().split("\\s+");
    }
}
