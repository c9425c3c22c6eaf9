package grundy.rules.words;

import grundy.text.SpellingGuess;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Puts right words of a sentence in which two letters changed places, or, in a long word, one is missing or stands
/// twice: `stonse`, `subract`. A word with another letter in it may be another word, and stays.
final class SlipsOfThePen {
    private static final Pattern WORD = Pattern.compile("[a-z]{4,}");
    private static final int LONG = 6;

    private SlipsOfThePen() {}

    /// @param names words of the names of games, which are right as they stand
    /// @return the tokens, words that the tables do not know as the only word of the tables that they can be
    static List<WordToken> corrected(List<WordToken> tokens, Set<String> names) {
        var known = PhraseTables.words();
        return tokens.stream()
                .map(token -> {
                    var text = token.text();
                    if (!WORD.matcher(text).matches() || known.contains(text) || names.contains(text)) return token;
                    var meant =
                            known.stream().filter(word -> isSlip(text, word)).toList();
                    return meant.size() == 1 ? new WordToken(meant.getFirst(), token.start(), token.end()) : token;
                })
                .toList();
    }

    private static boolean isSlip(String text, String word) {
        if (!WORD.matcher(word).matches() || word.charAt(0) != text.charAt(0)) return false;
        boolean isExchanged = word.length() == text.length() && sorted(word).equals(sorted(text));
        boolean isLonger = Math.abs(word.length() - text.length()) == 1 && text.length() >= LONG;
        return (isExchanged || isLonger) && SpellingGuess.slips(text, word) == 1;
    }

    private static List<Integer> sorted(String word) {
        return word.chars().sorted().boxed().toList();
    }
}
