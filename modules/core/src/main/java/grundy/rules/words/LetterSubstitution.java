package grundy.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Puts numbers for letters that a sentence gives elsewhere: `a heap of n, take 1 to m, n = 21, m = 5`.
final class LetterSubstitution {
    private static final Set<String> EQUAL = Set.of("=", "为", "是", "is");

    /// Beside these a letter is part of a formula.
    private static final Set<String> OPERATORS =
            Set.of("+", "-", "*", "/", "%", "^", "<", ">", "<=", ">=", "!", "_", "=");

    private static final Set<String> ARTICLES = Set.of("a", "i");

    /// After these words letters are named, and stand for nothing yet.
    private static final Set<String> NAMING = Set.of("given", "input", "integers", "numbers", "定", "入", "数");

    private static final Set<String> LISTING = Set.of(",", "and", "和", "与");
    private static final Set<String> ENDING = Set.of(",", ".", ";", ":");

    private static final Set<String> BEFORE = Set.of(",", "当", "若", "其中", "设");

    private LetterSubstitution() {}

    /// @return the tokens with numbers for letters, without what gave them; empty if no letter is both
    ///     given and used
    static Optional<List<WordToken>> replaced(List<WordToken> tokens) {
        var given = given(tokens);
        var used = IntStream.range(0, tokens.size())
                .filter(at -> given.containsKey(tokens.get(at).text()) && isUse(tokens, at))
                .mapToObj(at -> tokens.get(at).text())
                .collect(Collectors.toSet());
        var put = new ArrayList<WordToken>();
        for (int at = 0; at < tokens.size(); at++) {
            var token = tokens.get(at);
            if (!used.contains(token.text())) put.add(token);
            else if (isGiving(tokens, at)) {
                if (!put.isEmpty() && BEFORE.contains(put.getLast().text())) put.removeLast();
                at += 2;
            } else if (given.get(token.text()) instanceof String number && isUse(tokens, at))
                put.add(new WordToken(number, token.start(), token.end()));
            else put.add(token);
        }
        return used.isEmpty() ? Optional.empty() : Optional.of(put);
    }

    /// @return the number of each letter that is given one number
    private static Map<String, String> given(List<WordToken> tokens) {
        return IntStream.range(0, tokens.size())
                .filter(at -> isGiving(tokens, at))
                .boxed()
                .collect(Collectors.groupingBy(
                        at -> tokens.get(at).text(),
                        Collectors.mapping(at -> tokens.get(at + 2).text(), Collectors.toSet())))
                .entrySet()
                .stream()
                .filter(letter -> letter.getValue().size() == 1)
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        letter -> letter.getValue().iterator().next()));
    }

    private static boolean isGiving(List<WordToken> tokens, int at) {
        return at + 2 < tokens.size()
                && isLetter(tokens.get(at))
                && EQUAL.contains(tokens.get(at + 1).text())
                && tokens.get(at + 2).isNumber();
    }

    static boolean isLetter(WordToken token) {
        return token.text().length() == 1
                && token.text().charAt(0) >= 'a'
                && token.text().charAt(0) <= 'z';
    }

    /// @return whether a letter stands for a number here: in no formula, and `a` is no article
    static boolean isUse(List<WordToken> tokens, int at) {
        boolean isArticle = ARTICLES.contains(tokens.get(at).text())
                && at + 1 < tokens.size()
                && Character.isLetter(tokens.get(at + 1).text().charAt(0))
                && !Character.isIdeographic(tokens.get(at + 1).text().codePointAt(0));
        return !isGiving(tokens, at)
                && !isNamed(tokens, at)
                && !isArticle
                && !isOperator(tokens, at - 1)
                && !isOperator(tokens, at + 1);
    }

    /// @return whether a letter is one of those that a sentence only names: `given n and m`
    private static boolean isNamed(List<WordToken> tokens, int at) {
        int before = at - 1;
        while (before > 0
                && (isLetter(tokens.get(before))
                        || LISTING.contains(tokens.get(before).text()))) before--;
        boolean isLast =
                at + 1 == tokens.size() || ENDING.contains(tokens.get(at + 1).text());
        boolean isBeforeOther = at + 2 < tokens.size()
                && LISTING.contains(tokens.get(at + 1).text())
                && isLetter(tokens.get(at + 2))
                && !isGiving(tokens, at + 2);
        return (isBeforeOther || isLast && before < at - 1)
                && before >= 0
                && NAMING.contains(tokens.get(before).text());
    }

    private static boolean isOperator(List<WordToken> tokens, int at) {
        return at >= 0
                && at < tokens.size()
                && OPERATORS.contains(tokens.get(at).text());
    }
}
