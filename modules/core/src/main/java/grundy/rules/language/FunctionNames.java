package grundy.rules.language;

import grundy.rules.language.ValueExpression.Function;
import grundy.text.SpellingGuess;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The words that functions of games may be written as: `left-stop`, `LeftStop`, and what other programs of the field
/// call them, `OutcomeClass` for `outcome`.
final class FunctionNames {
    private static final Map<String, Function> WORDS = words();
    private static final int NEAR = 3;

    private FunctionNames() {}

    /// A function and where its word ends.
    record Found(Function function, int end) {}

    private static Map<String, Function> words() {
        var words = new HashMap<String, Function>();
        for (var function : Function.values()) {
            words.put(function.word(), function);
            words.put(function.word().replace("-", ""), function);
        }
        words.put("inv", Function.INVERSE);
        words.put("squareroot", Function.SQUARE_ROOT);
        words.put("minimalexcluded", Function.MEX);
        words.put("value", Function.CANONICAL_FORM);
        words.put("gamevalue", Function.CANONICAL_FORM);
        words.put("outcomeclass", Function.OUTCOME);
        words.put("outcome-class", Function.OUTCOME);
        words.put("misereoutcomeclass", Function.MISERE_OUTCOME);
        words.put("misere-outcome-class", Function.MISERE_OUTCOME);
        words.put("miserecanonicalform", Function.MISERE_FORM);
        words.put("misere-canonical-form", Function.MISERE_FORM);
        words.put("followercount", Function.FOLLOWERS);
        words.put("follower-count", Function.FOLLOWERS);
        words.put("nimber", Function.NIM_VALUE);
        words.put("grundy-value", Function.NIM_VALUE);
        words.put("reducedcanonicalform", Function.REDUCED);
        words.put("reduced-canonical-form", Function.REDUCED);
        words.put("uptimalexpansion", Function.UPTIMAL);
        words.put("uptimal-expansion", Function.UPTIMAL);
        words.put("nortonproduct", Function.NORTON);
        words.put("norton-product", Function.NORTON);
        words.put("nortonmultiply", Function.NORTON);
        words.put("isallsmall", Function.IS_DICOT);
        words.put("is-all-small", Function.IS_DICOT);
        words.put("isdicotic", Function.IS_DICOT);
        words.put("islinkedto", Function.IS_LINKED);
        words.put("is-linked-to", Function.IS_LINKED);
        words.put("nimexp", Function.NIM_POWER);
        words.put("nim-exp", Function.NIM_POWER);
        words.put("power", Function.POWER);
        return Map.copyOf(words);
    }

    /// @return the three words that are nearest to one that is not known
    static List<String> near(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(Function.values())
                .map(Function::word)
                .sorted(Comparator.comparing((String known) -> !known.startsWith(lower) && !lower.startsWith(known))
                        .thenComparing(known -> SpellingGuess.slips(lower, known)))
                .limit(NEAR)
                .toList();
    }

    static Collection<String> all() {
        return WORDS.keySet();
    }

    static Optional<Function> of(String word) {
        return Optional.ofNullable(WORDS.get(word.toLowerCase(Locale.ROOT)));
    }

    /// @return the function whose word stands in the text at an offset, the longest of them
    static Optional<Found> at(String text, int offset) {
        return WORDS.keySet().stream()
                .filter(word -> text.regionMatches(true, offset, word, 0, word.length()))
                .max(Comparator.comparing(String::length))
                .flatMap(word -> of(word).map(function -> new Found(function, offset + word.length())));
    }
}
