package grundy.rules.words;

import grundy.rules.CatalogueEntry;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.text.SpellingGuess;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Names of games among the words of a sentence, in whatever way numbers, hyphens and capitals in them are written,
/// and with a slip of the pen in long ones.
final class GameNames {
    private static final int MOST_TOKENS = 12;
    private static final int SHORTEST_MISSPELT = 5;
    private static final int LONG = 9;

    /// What a Chinese name may end with, one for another.
    private static final List<String> CALLED_GAME = List.of("博弈", "游戏");

    private static final int SHORTEST_CALLED = 3;

    private final Map<String, String> ids = new TreeMap<>();
    private final Set<String> words = new HashSet<>();

    /// @param named the games; each of their names is read, which takes some milliseconds
    GameNames(NamedGames named) {
        var called = new TreeMap<String, String>();
        for (var name : named.names()) {
            var tokens = WordLexer.tokens(Source.of(name)).stream()
                    .map(WordToken::text)
                    .toList();
            words.addAll(tokens);
            var key = tokens.stream().map(GameNames::letters).collect(Collectors.joining());
            var id = named.find(name).map(CatalogueEntry::id).orElseThrow();
            ids.putIfAbsent(key, id);
            for (var end : CALLED_GAME)
                if (key.endsWith(end) && key.length() > SHORTEST_CALLED)
                    for (var other : CALLED_GAME)
                        called.putIfAbsent(key.substring(0, key.length() - end.length()) + other, id);
        }
        called.forEach(ids::putIfAbsent);
    }

    /// @return the id of the game by the token after its name, for each name that begins at a token; none that is
    ///     the beginning of a longer one with a slip in it: `kayles of lef and right`
    Map<Integer, String> at(List<WordToken> tokens, int at) {
        var found = exact(tokens, at);
        if (found.isEmpty() || tokens.get(at).isIdeograph()) return found;
        misspelt(tokens, at).keySet().forEach(end -> found.keySet().removeIf(exactEnd -> exactEnd < end));
        return found;
    }

    /// @return whether a name begins at a token, or the beginning of a longer one with a slip in it
    boolean isAt(List<WordToken> tokens, int at) {
        return !exact(tokens, at).isEmpty();
    }

    private Map<Integer, String> exact(List<WordToken> tokens, int at) {
        var found = new TreeMap<Integer, String>();
        var name = new StringBuilder();
        for (int end = at; end < Math.min(tokens.size(), at + MOST_TOKENS); end++) {
            boolean isNextNumber = end > at
                    && tokens.get(end).isNumber()
                    && tokens.get(end - 1).isNumber();
            if (tokens.get(end).isBoundary() || isNextNumber) break;
            var letters = letters(tokens.get(end).text());
            name.append(letters);
            if (name.isEmpty()) break;
            if ((!letters.isEmpty() || isClosing(tokens.get(end))) && ids.get(name.toString()) instanceof String id)
                found.put(end + 1, id);
        }
        return found;
    }

    /// @return the id of the game by the token after its misspelt name, which does not end in a number; none
    ///     where a name begins that is right, unless the misspelt one is longer: `dawson kayls`
    Map<Integer, String> misspelt(List<WordToken> tokens, int at) {
        if (tokens.get(at).isIdeograph()) return transliterated(tokens, at);
        return near(tokens, at, (name, candidate) -> candidate.charAt(0) == name.charAt(0));
    }

    /// @return the id of the game by the token after its name, the sound of a foreign one in Chinese, in which
    ///     one character is wrong: `威左夫`, `巴时博弈`
    private Map<Integer, String> transliterated(List<WordToken> tokens, int at) {
        var found = new TreeMap<Integer, String>();
        for (var name : PhraseTables.of("transliterated")) {
            int end = at + name.parts().size();
            if (end > tokens.size() || !isOneWrong(name.parts(), tokens.subList(at, end))) continue;
            boolean isCalledGame = end + 2 <= tokens.size()
                    && CALLED_GAME.contains(
                            tokens.get(end).text() + tokens.get(end + 1).text());
            boolean isLong = name.parts().size() >= SHORTEST_CALLED;
            if (isCalledGame || isLong) found.put(isCalledGame ? end + 2 : end, name.meaning());
        }
        return found;
    }

    private static boolean isOneWrong(List<PhrasePart> name, List<WordToken> written) {
        return written.stream().allMatch(WordToken::isIdeograph)
                && IntStream.range(0, name.size())
                                .filter(i -> !name.get(i)
                                        .equals(new PhrasePart.Word(
                                                written.get(i).text())))
                                .count()
                        == 1;
    }

    /// @return the names at a place, where even the first letter may be wrong: such a name may be meant
    Map<Integer, String> similar(List<WordToken> tokens, int at) {
        return near(tokens, at, (_, _) -> true);
    }

    private Map<Integer, String> near(List<WordToken> tokens, int at, BiPredicate<String, String> isWanted) {
        var found = new TreeMap<Integer, String>();
        int right = exact(tokens, at).keySet().stream().max(Integer::compare).orElse(at);
        var name = new StringBuilder();
        for (int end = at; end < Math.min(tokens.size(), at + MOST_TOKENS); end++) {
            var token = tokens.get(end);
            boolean isInside = token.isNumber() && end > at;
            if (token.isBoundary()
                    || !isInside && !isLatin(token.text()) && !token.text().equals("-")) break;
            name.append(letters(token.text()));
            if (isInside) continue;
            if (name.length() < SHORTEST_MISSPELT || end < right) continue;
            if (right > at && isSaid(tokens.subList(right, end + 1))) continue;
            int behind = end + 1;
            nearest(name.toString(), isWanted).ifPresent(id -> found.put(behind, id));
        }
        return found;
    }

    private static boolean isSaid(List<WordToken> tokens) {
        return tokens.stream().map(WordToken::text).allMatch(PhraseTables.words()::contains);
    }

    private Optional<String> nearest(String name, BiPredicate<String, String> isWanted) {
        return SpellingGuess.nearest(name, ids.keySet())
                .filter(candidate -> candidate.length() >= SHORTEST_MISSPELT && isWanted.test(name, candidate))
                .filter(candidate -> !PhraseTables.words().contains(candidate))
                .filter(candidate -> SpellingGuess.slips(name, candidate) <= (name.length() < LONG ? 1 : 2))
                .map(ids::get);
    }

    private static boolean isClosing(WordToken token) {
        return token.text().equals("]") || token.text().equals(")");
    }

    private static boolean isLatin(String text) {
        return text.chars().allMatch(letter -> letter >= 'a' && letter <= 'z');
    }

    private static String letters(String text) {
        if (text.equals("&")) return "and";
        return text.codePoints()
                .filter(Character::isLetterOrDigit)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    /// @return the words of all names
    Set<String> words() {
        return words;
    }
}
