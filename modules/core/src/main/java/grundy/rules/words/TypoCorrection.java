package grundy.rules.words;

import grundy.rules.notation.Source;
import grundy.text.SpellingGuess;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Corrects misspelt words of a sentence: two letters changed places, or, in one that is not short, one is missing or
/// stands twice: `stonse`, `subract`. A word with another letter in it may be another word, and stays, unless the table
/// of usual slips has it: `looses`.
final class TypoCorrection {
    private static final Pattern WORD = Pattern.compile("[a-z]{4,}");
    private static final int LONG = 5;

    /// Words that are written wrong in a way of their own, as what is meant.
    private static final Map<String, List<String>> KNOWN = readSlips();

    private TypoCorrection() {}

    private static Map<String, List<String>> readSlips() {
        var corrections = new HashMap<String, List<String>>();
        for (var line : PhraseTables.lines("en.spellings")) {
            var sides = line.split(" -> ");
            var correction = WordLexer.tokens(Source.of(sides[1])).stream()
                    .map(WordToken::text)
                    .toList();
            for (var written : sides[0].split("\\|")) corrections.put(written, correction);
        }
        return corrections;
    }

    /// @param names words of the names of games, which are right as they stand
    /// @return the tokens, words that the tables do not know as the only word of the tables that they can be
    static List<WordToken> corrected(List<WordToken> tokens, Set<String> names) {
        return tokens.stream()
                .flatMap(token -> {
                    var text = token.text();
                    if (KNOWN.get(text) instanceof List<String> correction)
                        return correction.stream().map(word -> new WordToken(word, token.start(), token.end()));
                    boolean isKnown = PhraseTables.words().contains(text) || names.contains(text);
                    return Stream.of(isKnown || !WORD.matcher(text).matches() ? token : corrected(token));
                })
                .toList();
    }

    private static WordToken corrected(WordToken token) {
        return Stream.<BiPredicate<String, String>>of(TypoCorrection::isExchanged, TypoCorrection::isLonger)
                .map(isSlip -> PhraseTables.words().stream()
                        .filter(word -> isSlip.test(token.text(), word))
                        .toList())
                .filter(correction -> !correction.isEmpty())
                .findFirst()
                .filter(correction -> correction.size() == 1)
                .map(correction -> new WordToken(correction.getFirst(), token.start(), token.end()))
                .orElse(token);
    }

    private static boolean isExchanged(String text, String word) {
        return word.length() == text.length() && sorted(word).equals(sorted(text)) && isSlip(text, word);
    }

    private static boolean isLonger(String text, String word) {
        return Math.abs(word.length() - text.length()) == 1 && text.length() >= LONG && isSlip(text, word);
    }

    private static boolean isSlip(String text, String word) {
        return WORD.matcher(word).matches() && word.charAt(0) == text.charAt(0) && SpellingGuess.slips(text, word) == 1;
    }

    private static List<Integer> sorted(String word) {
        return word.chars().sorted().boxed().toList();
    }
}
