package grundy.rules.language.rule;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds the key words of the rule language in a text that were written in capitals.
record KeyWords(String text) {
    private static final int LONGEST = 200;
    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");
    private static final Set<String> KNOWN = Set.of(
            "take",
            "split",
            "spawning",
            "left",
            "right",
            "players",
            "misere",
            "normal",
            "every",
            "some",
            "short",
            "any",
            "or",
            "then",
            "may",
            "into",
            "heaps",
            "evenly",
            "powers",
            "of",
            "at",
            "most",
            "half",
            "third",
            "quarter",
            "fibonacci",
            "squares",
            "cubes",
            "primes",
            "prime",
            "factorials",
            "triangular",
            "numbers",
            "odd",
            "even",
            "divisors",
            "proper",
            "consecutive",
            "equal",
            "with",
            "blocked",
            "where",
            "and",
            "not",
            "mod");

    /// @return the text with these words in small letters, shortened where it is long
    String small() {
        var small = WORD.matcher(text).replaceAll(match -> {
            var lower = match.group().toLowerCase(Locale.ROOT);
            return KNOWN.contains(lower) ? lower : match.group();
        });
        return small.length() <= LONGEST ? small : small.substring(0, LONGEST) + "…";
    }
}
