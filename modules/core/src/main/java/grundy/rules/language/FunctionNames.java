package grundy.rules.language;

import grundy.rules.words.PhraseTables;
import grundy.text.SpellingGuess;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The words that functions of games may be written as: `left-stop`, `LeftStop`, and what other programs of the field
/// call them, `OutcomeClass` for `outcome`.
final class FunctionNames {
    private static final Map<String, ValueFunction> WORDS = words();
    private static final int NEAR = 3;

    /// The number of letters of a word for each one that may be wrong.
    private static final int LETTERS_A_SLIP = 3;

    private static final int LEAST_STEM = 3;

    private FunctionNames() {}

    /// A function and where its word ends.
    record FunctionMatch(ValueFunction function, int end) {}

    private static Map<String, ValueFunction> words() {
        var words = new HashMap<String, ValueFunction>();
        for (var function : ValueFunction.values()) put(words, function.word(), function);
        for (var line : PhraseTables.lines("functions.names")) {
            var parts = line.split(": ");
            var function = Objects.requireNonNull(words.get(parts[0]), line);
            for (var name : parts[1].split(", ")) put(words, name, function);
        }
        return Map.copyOf(words);
    }

    private static void put(Map<String, ValueFunction> words, String name, ValueFunction function) {
        words.put(name, function);
        words.put(name.replace("-", ""), function);
    }

    /// @return at most three words that may have been meant by one that is not known, the nearest first
    static List<String> near(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        boolean chinese = isChinese(lower);
        return (chinese
                        ? all().stream().filter(FunctionNames::isChinese)
                        : Arrays.stream(ValueFunction.values()).map(ValueFunction::word))
                .filter(candidate -> chinese ? sharesCharacter(lower, candidate) : isNear(lower, candidate))
                .sorted(Comparator.comparing((String candidate) -> SpellingGuess.slips(lower, candidate))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(NEAR)
                .toList();
    }

    private static boolean isNear(String word, String candidate) {
        boolean isPart = word.length() >= LEAST_STEM && candidate.contains(word)
                || candidate.length() >= LEAST_STEM && word.contains(candidate);
        return isPart || SpellingGuess.slips(word, candidate) <= word.length() / LETTERS_A_SLIP;
    }

    private static boolean isChinese(String word) {
        return word.codePoints().anyMatch(Character::isIdeographic);
    }

    private static boolean sharesCharacter(String word, String candidate) {
        return word.codePoints().anyMatch(character -> candidate.indexOf(character) >= 0);
    }

    static Collection<String> all() {
        return WORDS.keySet();
    }

    static Optional<ValueFunction> of(String word) {
        return Optional.ofNullable(WORDS.get(word.toLowerCase(Locale.ROOT)));
    }

    /// @return the function whose word stands in the text at an offset, the longest of them
    static Optional<FunctionMatch> at(String text, int offset) {
        return WORDS.keySet().stream()
                .filter(word -> text.regionMatches(true, offset, word, 0, word.length()))
                .max(Comparator.comparing(String::length))
                .flatMap(word -> of(word).map(function -> new FunctionMatch(function, offset + word.length())));
    }
}
