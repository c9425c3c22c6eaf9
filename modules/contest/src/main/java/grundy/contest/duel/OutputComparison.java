package grundy.contest.duel;

import grundy.contest.judge.OpenAnswer;
import grundy.contest.judge.RightOutput;
import java.util.Arrays;
import java.util.List;

/// Compares a program's output with the right one as judges do: blanks at the ends of lines and empty lines at the end
/// do not matter. Small letters in place of capitals are a fault of form too: the winner is right.
final class OutputComparison {
    private OutputComparison() {}

    /// @return RIGHT, PRESENTATION or WRONG
    static RunEnding of(RightOutput right, String actual) {
        var expected = right.text();
        if (lines(expected).equals(lines(actual))) return RunEnding.RIGHT;
        if (!right.open().isEmpty() && OpenAnswer.all(right.open(), lines(actual))) return RunEnding.RIGHT;
        return Arrays.equals(words(expected), words(actual), String::compareToIgnoreCase)
                ? RunEnding.PRESENTATION
                : RunEnding.WRONG;
    }

    /// @return the lines without blanks at their ends, and without empty ones at the end
    static List<String> lines(String text) {
        return text.stripTrailing().lines().map(String::stripTrailing).toList();
    }

    private static String[] words(String text) {
        return text.strip().split("\\s+");
    }
}
