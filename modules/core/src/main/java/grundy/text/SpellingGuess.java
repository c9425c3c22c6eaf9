package grundy.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// Guesses which word was meant by one that does not exist.
public final class SpellingGuess {
    private static final int LONGEST = 40;

    private SpellingGuess() {}

    /// @return the known word nearest to the one given, if it is near enough to have been meant (one slip
    ///     in short words, two in longer ones; a Chinese character says as much as several letters); among
    ///     equally near ones the first
    public static Optional<String> nearest(String word, Collection<String> names) {
        if (word.length() > LONGEST) return Optional.empty();
        boolean chinese = word.codePoints().anyMatch(Character::isIdeographic);
        int most = word.length() <= (chinese ? 1 : 2) ? 0 : word.length() <= 5 ? 1 : 2;
        var lower = word.toLowerCase(Locale.ROOT);
        return names.stream()
                .filter(candidate -> Math.abs(candidate.length() - word.length()) <= most)
                .map(candidate -> new ScoredWord(candidate, slips(lower, candidate.toLowerCase(Locale.ROOT))))
                .filter(scored -> scored.distance <= most)
                .min(Comparator.comparingInt(ScoredWord::distance))
                .map(ScoredWord::word);
    }

    private record ScoredWord(String word, int distance) {}

    /// Returns how many slips of the pen lie between two words: letters that are left out, added, changed or
    /// exchanged with their neighbours (optimal string alignment).
    ///
    /// Cost: O(|a| |b|).
    public static int slips(String a, String b) {
        var rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) rows[i][0] = i;
        for (int j = 0; j <= b.length(); j++) rows[0][j] = j;
        for (int i = 1; i <= a.length(); i++)
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                rows[i][j] = Math.min(Math.min(rows[i - 1][j], rows[i][j - 1]) + 1, rows[i - 1][j - 1] + change);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1))
                    rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
            }
        return rows[a.length()][b.length()];
    }
}
